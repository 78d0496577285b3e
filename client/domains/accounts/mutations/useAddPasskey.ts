import { useCallback, useState } from 'react'
import { graphql } from 'react-relay'
import type { useAddPasskeyMutation } from '../../../__generated__/useAddPasskeyMutation.graphql.ts'
import type {
  StartPasskeyInput,
  useAddPasskeyStartMutation,
} from '../../../__generated__/useAddPasskeyStartMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { usePasskeyCode } from '../parts/usePasskeyCode.ts'

/** The browser made none: the person broke off, or the device has one for this site already. */
const brokenOff = { isDone: false, refusals: [{ code: 'PASSKEY_REFUSED', path: [] as string[] }] }

/** Has the browser make a passkey and keeps it under a name, after the password was given once more. */
export function useAddPasskey() {
  const [start] = useMutationWithRefusals<useAddPasskeyStartMutation>(graphql`
    mutation useAddPasskeyStartMutation($input: StartPasskeyInput!) {
      startPasskey(input: $input) {
        challengeId
        options
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  const [add] = useMutationWithRefusals<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        viewer {
          security {
            ...Passkeys_security
            ...SecondFactor_security
            ...Sessions_security
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
  const load = usePasskeyCode()
  const [isPending, setPending] = useState(false)
  const run = useCallback(
    async ({ label, ...proof }: StartPasskeyInput & { readonly label: string }) => {
      setPending(true)
      try {
        const { payload, refusals } = await start({ input: proof })
        if (!payload?.challengeId || !payload.options) return { isDone: false, refusals }
        const { code } = await load()
        if (!code) return { isDone: false, refusals: [] }
        const response = await code.startRegistration({ optionsJSON: JSON.parse(payload.options) })
        const passkey = { challengeId: payload.challengeId, response: JSON.stringify(response) }
        return await add({ input: { label, passkey } })
      } catch (error) {
        if (error instanceof Error) return brokenOff
        throw error
      } finally {
        setPending(false)
      }
    },
    [start, add, load],
  )
  return [run, isPending] as const
}
