import { graphql } from 'react-relay'
import type { TakeLockInput, useTakeLockMutation } from '../../__generated__/useTakeLockMutation.graphql.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'

/** Takes the lock of something for this tab, or says who has it. */
export function useTakeLock() {
  const [run] = useMutationWithRefusals<useTakeLockMutation>(graphql`
    mutation useTakeLockMutation($input: TakeLockInput!) {
      takeLock(input: $input) {
        lock {
          lockedBy
          isMine
          isOwnElsewhere
          viewerCanBreak
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return (input: TakeLockInput) => run({ input })
}
