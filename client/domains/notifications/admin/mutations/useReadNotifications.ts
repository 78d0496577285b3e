import { graphql } from 'react-relay'
import type {
  ReadNotificationsInput,
  useReadNotificationsMutation,
} from '../../../../__generated__/useReadNotificationsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Notes that notifications were read: some, or all until now. */
export function useReadNotifications() {
  const [run, isPending] = useMutationWithRefusals<useReadNotificationsMutation>(graphql`
    mutation useReadNotificationsMutation($input: ReadNotificationsInput!) {
      readNotifications(input: $input) {
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ReadNotificationsInput) => run({ input }), isPending] as const
}
