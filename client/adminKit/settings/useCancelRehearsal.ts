import { graphql } from 'react-relay'
import type { useCancelRehearsalMutation } from '../../__generated__/useCancelRehearsalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'
import { keepRehearsal } from './keepSection.ts'

/** Ends one's own rehearsal of a section. */
export function useCancelRehearsal(section: string) {
  const [run, isPending] = useMutationWithRefusals<useCancelRehearsalMutation>(graphql`
    mutation useCancelRehearsalMutation($input: CancelRehearsalInput!) {
      cancelRehearsal(input: $input) {
        rehearsal {
          ...RehearsalResult_rehearsal
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const cancel = () =>
    run({ input: { section } }, { updater: store => keepRehearsal(store, 'cancelRehearsal', section) })
  return [cancel, isPending] as const
}
