import { graphql } from 'react-relay'
import type { useAddProductDownloadMutation } from '../../../../__generated__/useAddProductDownloadMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

type Input = Omit<useAddProductDownloadMutation['variables']['input'], 'file' | 'fileId'>

/** Puts a PDF behind the downloads of a product. */
export function useAddProductDownload() {
  const [run, isPending] = useMutationWithRefusals<useAddProductDownloadMutation>(graphql`
    mutation useAddProductDownloadMutation($input: AddProductDownloadInput!) {
      addProductDownload(input: $input) {
        product {
          id
          ...ProductEditor_product
        }
        errors {
          code
          path
        }
      }
    }
  `)
  /** A file travels beside the operation, which holds null in its place; one of the library is named by its id. */
  const addDownload = (input: Input, file: File | string) =>
    typeof file === 'string'
      ? run({ input: { ...input, fileId: file } })
      : run({ input: { ...input, file: null } }, { uploadables: { 'input.file': file } })
  return [addDownload, isPending] as const
}
