import { graphql } from 'react-relay'
import type { AskApprovalInput, useAskApprovalMutation } from '../../../__generated__/useAskApprovalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Sends the cart to who decides for the buyer's company. As of an order, the emptied cart is only marked as old. */
export function useAskApproval() {
  const [run, isPending] = useMutationWithRefusals<useAskApprovalMutation>(graphql`
    mutation useAskApprovalMutation($input: AskApprovalInput!) {
      askApproval(input: $input) {
        request {
          id
        }
        viewer {
          cartPieceCount
        }
        errors {
          code
          path
          retryAfterSeconds
          ... on OnlyFewLeft {
            available
          }
        }
      }
    }
  `)
  const ask = (input: AskApprovalInput) =>
    run(
      { input },
      {
        updater: (store, response) => {
          if (response?.askApproval.request)
            store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart')?.invalidateRecord()
        },
      },
    )
  return [ask, isPending] as const
}
