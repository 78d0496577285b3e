import { graphql } from 'react-relay'
import type {
  RevokePreviewLinkInput,
  useRevokePreviewLinkMutation,
} from '../../../../__generated__/useRevokePreviewLinkMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Ends a link before its time. */
export function useRevokePreviewLink() {
  const [run, isPending] = useMutationWithRefusals<useRevokePreviewLinkMutation>(graphql`
    mutation useRevokePreviewLinkMutation($input: RevokePreviewLinkInput!) {
      revokePreviewLink(input: $input) {
        previewLink {
          id
          revokedAt
          isOpen
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RevokePreviewLinkInput) => run({ input }), isPending] as const
}
