import { graphql } from 'react-relay'
import type {
  SaveRedirectInput,
  useSaveRedirectMutation,
} from '../../../../__generated__/useSaveRedirectMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sends an address of the site elsewhere. */
export function useSaveRedirect() {
  const [run, isPending] = useMutationWithRefusals<useSaveRedirectMutation>(graphql`
    mutation useSaveRedirectMutation($input: SaveRedirectInput!) {
      saveRedirect(input: $input) {
        redirect {
          id
          path
          target
          isPermanent
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: SaveRedirectInput) => run({ input }), isPending] as const
}
