import { graphql } from 'react-relay'
import type {
  CreateEntryInput,
  useCreateEntryMutation,
} from '../../../../__generated__/useCreateEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a page, a post, an event or a reusable block. */
export function useCreateEntry() {
  const [run, isPending] = useMutationWithRefusals<useCreateEntryMutation>(graphql`
    mutation useCreateEntryMutation($input: CreateEntryInput!) {
      createEntry(input: $input) {
        entry {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateEntryInput) => run({ input }), isPending] as const
}
