import { graphql } from 'react-relay'
import type { useConfirmRestockMutation } from '../../../__generated__/useConfirmRestockMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Confirms by the link of a mail that its reader wants to be told. */
export function useConfirmRestock() {
  const [run, isPending] = useMutationWithRefusals<useConfirmRestockMutation>(graphql`
    mutation useConfirmRestockMutation($input: RestockLinkInput!) {
      confirmRestock(input: $input) {
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
