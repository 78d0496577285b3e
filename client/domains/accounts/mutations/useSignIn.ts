import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { SignInInput, useSignInMutation } from '../../../__generated__/useSignInMutation.graphql.ts'
import { RequestFailed } from '../../../relay/network.ts'

/** Why nobody is signed in. `tooMany`: of this account or of this connection; `failed`: the connection or the server. */
export type SignInProblem = 'wrong' | 'tooMany' | 'failed'

export type SignInAnswer = { isStaff: boolean } | { problem: SignInProblem; reference: string | null }

const problems: Partial<Record<string, SignInProblem>> = {
  WRONG_CREDENTIALS: 'wrong',
  INVALID_INPUT: 'wrong',
  EMAIL_INVALID: 'wrong',
  TOO_MANY_ATTEMPTS: 'tooMany',
  C429: 'tooMany',
}

/** Opens a session. Failures come back as data as well, because the form says calmly what happened. */
export function useSignIn() {
  const [commit, isPending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          isStaff
        }
        errors {
          code
        }
      }
    }
  `)
  const signIn = useCallback(
    (input: SignInInput) =>
      new Promise<SignInAnswer>(resolve => {
        commit({
          variables: { input },
          onCompleted: ({ signIn: payload }) => {
            const [refusal] = payload.errors
            if (!refusal && payload.viewer) resolve({ isStaff: payload.viewer.isStaff })
            else resolve({ problem: problems[refusal?.code ?? ''] ?? 'failed', reference: null })
          },
          onError: error => {
            const failure = error instanceof RequestFailed ? error : null
            resolve({ problem: problems[failure?.code ?? ''] ?? 'failed', reference: failure?.reference ?? null })
          },
        })
      }),
    [commit],
  )
  return [signIn, isPending] as const
}
