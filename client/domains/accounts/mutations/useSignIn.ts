import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { SignInInput, useSignInMutation } from '../../../__generated__/useSignInMutation.graphql.ts'
import { answerOf, answerOfFailure, type SignInAnswer } from '../signInAnswer.ts'

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
          ... on TooManyAttempts {
            retryAfterSeconds
          }
          ... on SecondFactorRequired {
            kinds
          }
        }
      }
    }
  `)
  const signIn = useCallback(
    (input: SignInInput) =>
      new Promise<SignInAnswer>(resolve => {
        commit({
          variables: { input },
          onCompleted: ({ signIn: payload }) => resolve(answerOf(payload)),
          onError: error => resolve(answerOfFailure(error)),
        })
      }),
    [commit],
  )
  return [signIn, isPending] as const
}
