import { graphql } from 'react-relay'
import type {
  BookSureLinesInput,
  useBookSureLinesMutation,
} from '../../../../../__generated__/useBookSureLinesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Books every movement of which it is sure what it pays. */
export function useBookSureLines() {
  const [run, isPending] = useMutationWithRefusals<useBookSureLinesMutation>(graphql`
    mutation useBookSureLinesMutation($input: BookSureLinesInput!) {
      bookSureLines(input: $input) {
        booked
        isMore
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: BookSureLinesInput) => run({ input }), isPending] as const
}
