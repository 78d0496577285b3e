import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type {
  PasskeyAnswerInput,
  useSignInWithPasskeyMutation,
} from '../../../__generated__/useSignInWithPasskeyMutation.graphql.ts'
import { answerOf, answerOfFailure, type SignInAnswer } from '../parts/signInAnswer.ts'

/** Opens a session by a passkey's answer to a challenge. */
export function useSignInWithPasskey() {
  const [commit, isPending] = useMutation<useSignInWithPasskeyMutation>(graphql`
    mutation useSignInWithPasskeyMutation($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) {
        viewer {
          isStaff
          account {
            language
          }
        }
        errors {
          code
        }
      }
    }
  `)
  const signIn = useCallback(
    (passkey: PasskeyAnswerInput) =>
      new Promise<SignInAnswer>(resolve => {
        commit({
          variables: { input: { passkey } },
          onCompleted: ({ signInWithPasskey: payload }) => resolve(answerOf(payload)),
          onError: error => resolve(answerOfFailure(error)),
        })
      }),
    [commit],
  )
  return [signIn, isPending] as const
}
