import { graphql } from 'react-relay'
import type {
  BookBankLineInput,
  useBookBankLineMutation,
} from '../../../../../__generated__/useBookBankLineMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Books a movement of an account to the invoices that it pays. */
export function useBookBankLine() {
  const [run, isPending] = useMutationWithRefusals<useBookBankLineMutation>(graphql`
    mutation useBookBankLineMutation($input: BookBankLineInput!) {
      bookBankLine(input: $input) {
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
  return [(input: BookBankLineInput) => run({ input }), isPending] as const
}
