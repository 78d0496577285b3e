import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../../../__generated__/useSignOutMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Ends the session of this browser. What is shown afterwards is loaded anew, for it belonged to the person. */
export function useSignOut() {
  const [run, isPending] = useMutationWithRefusals<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        errors {
          code
        }
      }
    }
  `)
  return [() => run({}), isPending] as const
}
