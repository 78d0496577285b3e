import { graphql } from 'react-relay'
import type { useRemoveCodeMutation } from '../../../__generated__/useRemoveCodeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes a code out of the cart. */
export function useRemoveCode() {
  const [run, isPending] = useMutationWithRefusals<useRemoveCodeMutation>(graphql`
    mutation useRemoveCodeMutation($input: RemoveCodeInput!) {
      removeCode(input: $input) {
        cart {
          id
          openStep
          ...CheckoutPage_cart
          ...CartSummary_cart
          ...CartBar_cart
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(code: string) => run({ input: { code } }), isPending] as const
}
