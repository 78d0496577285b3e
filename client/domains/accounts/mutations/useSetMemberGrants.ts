import { graphql } from 'react-relay'
import type {
  SetMemberGrantsInput,
  useSetMemberGrantsMutation,
} from '../../../__generated__/useSetMemberGrantsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Gives a member just these rights; what the table of members shows is asked for anew. */
export function useSetMemberGrants() {
  const [run, isPending] = useMutationWithRefusals<useSetMemberGrantsMutation>(graphql`
    mutation useSetMemberGrantsMutation($input: SetMemberGrantsInput!) {
      setMemberGrants(input: $input) {
        member {
          id
          grants
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: SetMemberGrantsInput) => run({ input }), isPending] as const
}
