import { graphql } from 'react-relay'
import type {
  BankLinesInput,
  useIgnoreBankLinesMutation,
} from '../../../../../__generated__/useIgnoreBankLinesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Notes of movements that they are about no document. */
export function useIgnoreBankLines() {
  const [run, isPending] = useMutationWithRefusals<useIgnoreBankLinesMutation>(graphql`
    mutation useIgnoreBankLinesMutation($input: BankLinesInput!) {
      ignoreBankLines(input: $input) {
        bankLines {
          id
          state
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: BankLinesInput) => run({ input }), isPending] as const
}
