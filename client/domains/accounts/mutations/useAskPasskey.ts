import { useCallback, useState } from 'react'
import { graphql } from 'react-relay'
import type { useAskPasskeyMutation } from '../../../__generated__/useAskPasskeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** What a passkey answered to a challenge of the server. */
export interface PasskeyAnswer {
  readonly challengeId: string
  readonly response: string
}

/** Asks the browser for a passkey of this site. Null where the person broke off, or has none. */
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
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async (): Promise<PasskeyAnswer | null> => {
    setAsking(true)
    try {
      const { payload } = await start({})
      if (!payload?.challengeId || !payload.options) return null
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const response = await startAuthentication({ optionsJSON: JSON.parse(payload.options) })
      return { challengeId: payload.challengeId, response: JSON.stringify(response) }
    } catch (error) {
      // Breaking off, waiting too long and having none look the same to us: the browser does not tell.
      if (error instanceof Error) return null
      throw error
    } finally {
      setAsking(false)
    }
  }, [start])
  return [ask, isAsking] as const
}
