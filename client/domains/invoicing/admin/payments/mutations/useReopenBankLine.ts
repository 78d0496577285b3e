import { graphql } from 'react-relay'
import type {
  BankLineInput,
  useReopenBankLineMutation,
} from '../../../../../__generated__/useReopenBankLineMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Makes a movement open again that was ignored. */
export function useReopenBankLine() {
  const [run, isPending] = useMutationWithRefusals<useReopenBankLineMutation>(graphql`
    mutation useReopenBankLineMutation($input: BankLineInput!) {
      reopenBankLine(input: $input) {
        bankLine {
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
  return [(input: BankLineInput) => run({ input }), isPending] as const
}
