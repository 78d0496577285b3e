import { graphql } from 'react-relay'
import type { useRetagFileMutation } from '../../../../../__generated__/useRetagFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Writes the tags of one file anew. */
export function useRetagFile() {
  const [run, isPending] = useMutationWithRefusals<useRetagFileMutation>(graphql`
    mutation useRetagFileMutation($input: UpdateFileInput!) {
      updateFile(input: $input) {
        file {
          id
          tags
          revision
          changedAt
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const retag = (file: { readonly id: string; readonly revision: number }, tags: readonly string[]) =>
    run({ input: { fileId: file.id, revision: file.revision, changes: { tags: [...tags] } } })
  return [retag, isPending] as const
}
