import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../../../__generated__/useSignOutMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { useHref } from '../../../router/RouterContext.ts'
import { forgetEntries } from '../../../ui/kept.ts'

/** Ends the session of this browser and goes on where the shop says, the start page as a rule: a whole load, for what is
 *  shown belonged to the person. */
export function useSignOut() {
  const href = useHref()
  const [run, isPending] = useMutationWithRefusals<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        redirectUrl
        errors {
          code
        }
      }
    }
  `)
  const signOut = async () => {
    const { failure, payload } = await run({})
    if (failure) return
    forgetEntries()
    location.assign(href(payload?.redirectUrl ?? '/'))
  }
  return [signOut, isPending] as const
}
