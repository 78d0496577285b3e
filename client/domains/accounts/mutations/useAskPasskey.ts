import { useCallback, useState } from 'react'
import { graphql } from 'react-relay'
import type { useAskPasskeyMutation } from '../../../__generated__/useAskPasskeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { usePasskeyCode } from '../parts/usePasskeyCode.ts'

/** What a passkey answered to a challenge of the server. */
export interface PasskeyAnswer {
  readonly challengeId: string
  readonly response: string
}

/** What became of asking for one. */
export interface AskedPasskey {
  /** Null where the person broke off or has none, and where it failed. */
  readonly passkey: PasskeyAnswer | null
  /** The connection, the server or the code failed; a message has said so already. */
  readonly failure: Error | null
}

/** Asks the browser for a passkey of this site. */
export function useAskPasskey() {
  const [start] = useMutationWithRefusals<useAskPasskeyMutation>(graphql`
    mutation useAskPasskeyMutation {
      startPasskeySignIn {
        challengeId
        options
        errors {
          code
        }
      }
    }
  `)
  const load = usePasskeyCode()
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async (): Promise<AskedPasskey> => {
    setAsking(true)
    try {
      const { payload, failure } = await start({})
      if (!payload?.challengeId || !payload.options) return { passkey: null, failure }
      const { code, failure: missing } = await load()
      if (!code) return { passkey: null, failure: missing }
      const response = await code.startAuthentication({ optionsJSON: JSON.parse(payload.options) })
      return { passkey: { challengeId: payload.challengeId, response: JSON.stringify(response) }, failure: null }
    } catch (error) {
      // Breaking off, waiting too long and having none look the same to us: the browser does not tell.
      if (error instanceof Error) return { passkey: null, failure: null }
      throw error
    } finally {
      setAsking(false)
    }
  }, [start, load])
  return [ask, isAsking] as const
}
