import { graphql } from 'react-relay'
import type {
  MarkOrderReadInput,
  useMarkOrderReadMutation,
} from '../../../__generated__/useMarkOrderReadMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Notes whether somebody of the staff has looked at an order. */
export function useMarkOrderRead() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrderReadMutation>(graphql`
    mutation useMarkOrderReadMutation($input: MarkOrderReadInput!) {
      markOrderRead(input: $input) {
        order {
          id
          isRead
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: MarkOrderReadInput) => run({ input }), isPending] as const
}
