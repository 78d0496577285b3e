import { graphql } from 'react-relay'
import type {
  ChooseNotificationsInput,
  useChooseNotificationsMutation,
} from '../../../../__generated__/useChooseNotificationsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Chooses what somebody does not want to hear of. */
export function useChooseNotifications() {
  const [run, isPending] = useMutationWithRefusals<useChooseNotificationsMutation>(graphql`
    mutation useChooseNotificationsMutation($input: ChooseNotificationsInput!) {
      chooseNotifications(input: $input) {
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChooseNotificationsInput) => run({ input }), isPending] as const
}
