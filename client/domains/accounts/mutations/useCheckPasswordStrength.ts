import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type {
  CheckPasswordStrengthInput,
  useCheckPasswordStrengthMutation,
} from '../../../__generated__/useCheckPasswordStrengthMutation.graphql.ts'

/** Asks why the server would not take a password: it knows the common ones. Null where it would, or does not answer; it
 *  looks again when the password is sent. */
export function useCheckPasswordStrength() {
  const [commit, isPending] = useMutation<useCheckPasswordStrengthMutation>(graphql`
    mutation useCheckPasswordStrengthMutation($input: CheckPasswordStrengthInput!) {
      checkPasswordStrength(input: $input) {
        reason
      }
    }
  `)
  const check = useCallback(
    (input: CheckPasswordStrengthInput) =>
      new Promise<string | null>(resolve => {
        commit({
          variables: { input },
          onCompleted: ({ checkPasswordStrength }) => resolve(checkPasswordStrength?.reason ?? null),
          onError: () => resolve(null),
        })
      }),
    [commit],
  )
  return [check, isPending] as const
}
