import { graphql } from 'react-relay'
import type {
  ConfirmEmailChangeInput,
  useConfirmEmailChangeMutation,
} from '../../../__generated__/useConfirmEmailChangeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Makes a new address one’s own by the secret of its mail’s link. */
export function useConfirmEmailChange() {
  const [run, isPending] = useMutationWithRefusals<useConfirmEmailChangeMutation>(graphql`
    mutation useConfirmEmailChangeMutation($input: ConfirmEmailChangeInput!) {
      confirmEmailChange(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: ConfirmEmailChangeInput) => run({ input }), isPending] as const
}
