import { graphql } from 'react-relay'
import type {
  LookFileKind,
  useAddLookFileMutation,
} from '../../../../../__generated__/useAddLookFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes a font or a picture for looks. */
export function useAddLookFile() {
  const [run, isPending] = useMutationWithRefusals<useAddLookFileMutation>(graphql`
    mutation useAddLookFileMutation($input: AddLookFileInput!) {
      addLookFile(input: $input) {
        key
        errors {
          code
          path
        }
      }
    }
  `)
  const add = (kind: LookFileKind, file: File) =>
    run({ input: { kind, file: null } }, { uploadables: { 'input.file': file } })
  return [add, isPending] as const
}
