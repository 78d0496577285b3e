import { graphql } from 'react-relay'
import type { useReplaceFileMutation } from '../../../../../__generated__/useReplaceFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Gives a file another content. */
export function useReplaceFile() {
  const [run, isPending] = useMutationWithRefusals<useReplaceFileMutation>(graphql`
    mutation useReplaceFileMutation($input: ReplaceFileInput!) {
      replaceFile(input: $input) {
        file {
          id
          ...FileEditor_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  // The file travels beside the operation, which holds null in its place.
  const replace = (file: { fileId: string; revision: number }, content: File) =>
    run({ input: { ...file, file: null } }, { uploadables: { 'input.file': content } })
  return [replace, isPending] as const
}
