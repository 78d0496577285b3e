import { graphql } from 'react-relay'
import type {
  AnswerCartLinesInput,
  useAnswerCartLinesMutation,
} from '../../../__generated__/useAnswerCartLinesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps what is answered to what the shop asks of lines. */
export function useAnswerCartLines() {
  const [run, isPending] = useMutationWithRefusals<useAnswerCartLinesMutation>(graphql`
    mutation useAnswerCartLinesMutation($input: AnswerCartLinesInput!) {
      answerCartLines(input: $input) {
        cart {
          id
          revision
          openStep
          lines {
            id
            askedFields {
              key
              answer
            }
          }
          ...LineProblems_cart
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const answerCartLines = (input: AnswerCartLinesInput) => run({ input })
  return [answerCartLines, isPending] as const
}
