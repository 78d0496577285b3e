import { graphql } from 'react-relay'
import type {
  MarkFormAnswersReadInput,
  useMarkFormAnswersReadMutation,
} from '../../../../__generated__/useMarkFormAnswersReadMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Notes that messages were read, or are to be read again. */
export function useMarkFormAnswersRead() {
  const [run, isPending] = useMutationWithRefusals<useMarkFormAnswersReadMutation>(graphql`
    mutation useMarkFormAnswersReadMutation($input: MarkFormAnswersReadInput!) {
      markFormAnswersRead(input: $input) {
        answers {
          id
          readAt
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: MarkFormAnswersReadInput) => run({ input }), isPending] as const
}
