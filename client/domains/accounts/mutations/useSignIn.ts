import { useCallback, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { SignInInput, useSignInMutation } from '../../../__generated__/useSignInMutation.graphql.ts'
import { answerOf, answerOfFailure, type SignInAnswer, type SignInPayload } from '../parts/signInAnswer.ts'

/** How often a proof of work is found for one press: others may guess on meanwhile and make it expire. */
const mostProofs = 3

/** Opens a session. Failures come back as data as well, because the form says calmly what happened. `isProving` while the
 *  browser finds the proof of work that the server asked for. */
export function useSignIn() {
  const [commit, isPending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          isStaff
          account {
            language
          }
        }
        errors {
          code
          retryAfterSeconds
          ... on SecondFactorRequired {
            kinds
          }
          ... on ProofOfWorkRequired {
            challenge
            difficulty
          }
        }
      }
    }
  `)
  const [isProving, setProving] = useState(false)
  const signIn = useCallback(
    async (input: SignInInput): Promise<SignInAnswer> => {
      const send = (proof: SignInInput['proof']) =>
        new Promise<SignInPayload | Error>(resolve => {
          commit({
            variables: { input: { ...input, proof } },
            onCompleted: ({ signIn: payload }) => resolve(payload),
            onError: resolve,
          })
        })
      let answer = await send(null)
      for (let proofs = 0; proofs < mostProofs; proofs += 1) {
        const work = answer instanceof Error ? undefined : answer.errors[0]
        if (work?.challenge === undefined || work.difficulty === undefined) break
        setProving(true)
        const { challenge, difficulty } = work
        const { proveWork } = await import('../parts/proofOfWork.ts')
        answer = await send({ challenge, answer: await proveWork({ challenge, difficulty }) })
      }
      setProving(false)
      return answer instanceof Error ? answerOfFailure(answer) : answerOf(answer)
    },
    [commit],
  )
  return [signIn, isPending || isProving, isProving] as const
}
