import { graphql } from 'react-relay'
import type {
  CheckEnglishInput,
  useCheckEnglishMutation,
} from '../../../../__generated__/useCheckEnglishMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Says that the English texts are right for the German ones. */
export function useCheckEnglish() {
  const [run, isPending] = useMutationWithRefusals<useCheckEnglishMutation>(graphql`
    mutation useCheckEnglishMutation($input: CheckEnglishInput!) {
      checkEnglish(input: $input) {
        entry {
          id
          version
          ...WorkflowPanel_entry
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CheckEnglishInput) => run({ input }), isPending] as const
}
