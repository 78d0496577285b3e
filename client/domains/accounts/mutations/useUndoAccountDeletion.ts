import { graphql } from 'react-relay'
import type { useUndoAccountDeletionMutation } from '../../../__generated__/useUndoAccountDeletionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps an account that was to be deleted. */
export function useUndoAccountDeletion() {
  const [run, isPending] = useMutationWithRefusals<useUndoAccountDeletionMutation>(graphql`
    mutation useUndoAccountDeletionMutation {
      undoAccountDeletion {
        viewer {
          account {
            deletionDueAt
          }
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [() => run({}), isPending] as const
}
