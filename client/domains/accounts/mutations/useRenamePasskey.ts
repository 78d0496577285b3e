import { graphql } from 'react-relay'
import type {
  RenamePasskeyInput,
  useRenamePasskeyMutation,
} from '../../../__generated__/useRenamePasskeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Gives a passkey another name. */
export function useRenamePasskey() {
  const [run, isPending] = useMutationWithRefusals<useRenamePasskeyMutation>(graphql`
    mutation useRenamePasskeyMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        passkey {
          label
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RenamePasskeyInput) => run({ input }), isPending] as const
}
