import { graphql } from 'react-relay'
import type { RemoveDemoInput, useRemoveDemoMutation } from '../../../__generated__/useRemoveDemoMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Removes what came with the demo shop; what people made stays. */
export function useRemoveDemo() {
  const [run, isPending] = useMutationWithRefusals<useRemoveDemoMutation>(graphql`
    mutation useRemoveDemoMutation($input: RemoveDemoInput!) {
      removeDemo(input: $input) {
        removed {
          customers
          persons
          orders
          mails
          products
        }
        left {
          customers
          persons
          orders
          mails
          products
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RemoveDemoInput) => run({ input }), isPending] as const
}
