import { graphql } from 'react-relay'
import type {
  RequestRestockInput,
  useRequestRestockMutation,
} from '../../../__generated__/useRequestRestockMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Asks the owner of an address whether they want to be told when a size is back. */
export function useRequestRestock() {
  const [run, isPending] = useMutationWithRefusals<useRequestRestockMutation>(graphql`
    mutation useRequestRestockMutation($input: RequestRestockInput!) {
      requestRestock(input: $input) {
        isDone
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RequestRestockInput) => run({ input }), isPending] as const
}
