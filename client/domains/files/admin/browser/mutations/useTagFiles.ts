import { graphql } from 'react-relay'
import type { TagFilesInput, useTagFilesMutation } from '../../../../../__generated__/useTagFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Gives files tags and takes tags from them. */
export function useTagFiles() {
  const [run, isPending] = useMutationWithRefusals<useTagFilesMutation>(graphql`
    mutation useTagFilesMutation($input: TagFilesInput!) {
      tagFiles(input: $input) {
        files {
          id
          ...fileRow_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: TagFilesInput) => run({ input }), isPending] as const
}
