import { graphql } from 'react-relay'
import type {
  StartRehearsalInput,
  useStartRehearsalMutation,
} from '../../__generated__/useStartRehearsalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'
import { keepRehearsal } from './keepSection.ts'

/** Has rules tried that are not saved. */
export function useStartRehearsal() {
  const [run, isPending] = useMutationWithRefusals<useStartRehearsalMutation>(graphql`
    mutation useStartRehearsalMutation($input: StartRehearsalInput!) {
      startRehearsal(input: $input) {
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
  const start = (input: StartRehearsalInput) =>
    run({ input }, { updater: store => keepRehearsal(store, 'startRehearsal', input.section) })
  return [start, isPending] as const
}
