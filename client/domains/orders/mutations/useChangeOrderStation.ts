import { graphql } from 'react-relay'
import type {
  ChangeOrderStationInput,
  useChangeOrderStationMutation,
} from '../../../__generated__/useChangeOrderStationMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes the station that an order goes to; the history keeps the one before. */
export function useChangeOrderStation() {
  const [run, isPending] = useMutationWithRefusals<useChangeOrderStationMutation>(graphql`
    mutation useChangeOrderStationMutation($input: ChangeOrderStationInput!) {
      changeOrderStation(input: $input) {
        order {
          id
          ...AdminOrderPage_order
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeOrderStationInput) => run({ input }), isPending] as const
}
