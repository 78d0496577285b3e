import { graphql } from 'react-relay'
import type {
  DeleteFormAnswersInput,
  useDeleteFormAnswersMutation,
} from '../../../../__generated__/useDeleteFormAnswersMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Removes messages for good. */
export function useDeleteFormAnswers() {
  const [run, isPending] = useMutationWithRefusals<useDeleteFormAnswersMutation>(graphql`
    mutation useDeleteFormAnswersMutation($input: DeleteFormAnswersInput!) {
      deleteFormAnswers(input: $input) {
        deletedAnswerIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteFormAnswersInput) => run({ input }), isPending] as const
}
