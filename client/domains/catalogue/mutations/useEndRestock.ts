import { graphql } from 'react-relay'
import type { useEndRestockMutation } from '../../../__generated__/useEndRestockMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Ends the waiting for a size by the link of its mail. */
export function useEndRestock() {
  const [run, isPending] = useMutationWithRefusals<useEndRestockMutation>(graphql`
    mutation useEndRestockMutation($input: RestockLinkInput!) {
      endRestock(input: $input) {
        isDone
        errors {
          code
          path
        }
      }
    }
  `)
  return [(token: string) => run({ input: { token } }), isPending] as const
}
