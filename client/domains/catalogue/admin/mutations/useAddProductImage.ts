import { graphql } from 'react-relay'
import type { useAddProductImageMutation } from '../../../../__generated__/useAddProductImageMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

type Input = Omit<useAddProductImageMutation['variables']['input'], 'file' | 'fileId'>

/** Puts a picture behind the others of a product. */
export function useAddProductImage() {
  const [run, isPending] = useMutationWithRefusals<useAddProductImageMutation>(graphql`
    mutation useAddProductImageMutation($input: AddProductImageInput!) {
      addProductImage(input: $input) {
        product {
          id
          ...ImagesSection_product
        }
        errors {
          code
          path
          ... on ImageTooSmall {
            width
            height
            least
          }
        }
      }
    }
  `)
  /** A file travels beside the operation, which holds null in its place; one of the library is named by its id. */
  const addImage = (input: Input, file: File | string) =>
    typeof file === 'string'
      ? run({ input: { ...input, fileId: file } })
      : run({ input: { ...input, file: null } }, { uploadables: { 'input.file': file } })
  return [addImage, isPending] as const
}
