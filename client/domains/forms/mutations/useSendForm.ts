import { useCallback, useState } from 'react'
import { graphql } from 'react-relay'
import type { SendFormInput, useSendFormMutation } from '../../../__generated__/useSendFormMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { useToasts } from '../../../ui/Toasts.tsx'

/** How often a proof of work is found for one press: a challenge may end while a slow phone looks for its answer. */
const mostProofs = 3

/** What is sent with its files, which come with the proof alone: before it they would be carried for nothing. */
function withFiles(input: SendFormInput, files: Readonly<Record<string, readonly File[]>>) {
  const chosen = input.answers.map(({ key }) => files[key] ?? [])
  const answers = input.answers.map((answer, at) => ({
    ...answer,
    ...(chosen[at]!.length > 0 && { files: chosen[at]!.map(() => null) }),
  }))
  const named = chosen.flatMap((some, at) =>
    some.map((file, place) => [`input.answers.${at}.files.${place}`, file] as const),
  )
  const uploadables = Object.fromEntries(named)
  return [{ input: { ...input, answers } }, named.length > 0 ? { uploadables } : {}] as const
}

/** Sends what was filled in, with the proof of work that the server asks of each who does. */
export function useSendForm() {
  const [run, isPending] = useMutationWithRefusals<useSendFormMutation>(graphql`
    mutation useSendFormMutation($input: SendFormInput!) {
      sendForm(input: $input) {
        receivedAt
        errors {
          code
          path
          ... on ProofOfWorkRequired {
            challenge
            difficulty
          }
        }
      }
    }
  `)
  const { tellFailure } = useToasts()
  const [isProving, setProving] = useState(false)
  const send = useCallback(
    async (input: SendFormInput, files: Readonly<Record<string, readonly File[]>> = {}) => {
      let answer = await run({ input })
      setProving(true)
      try {
        for (let proofs = 0; proofs < mostProofs; proofs += 1) {
          const { challenge, difficulty } = answer.refusals[0] ?? {}
          if (challenge === undefined || difficulty === undefined) break
          // In slices between which the page lives on; its code is loaded by those who send something.
          const { proveWork } = await import('../../accounts/parts/proofOfWork.ts')
          const proof = { challenge, answer: await proveWork({ challenge, difficulty }) }
          answer = await run(...withFiles({ ...input, proof }, files))
        }
      } catch (failure) {
        // That code did not come: it is said as of each connection that breaks, and pressing again goes on.
        tellFailure(failure)
        return { ...answer, refusals: [] }
      } finally {
        setProving(false)
      }
      return answer
    },
    [run, tellFailure],
  )
  return [send, isPending || isProving] as const
}
