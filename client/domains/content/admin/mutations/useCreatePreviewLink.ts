import { graphql } from 'react-relay'
import type {
  CreatePreviewLinkInput,
  useCreatePreviewLinkMutation,
} from '../../../../__generated__/useCreatePreviewLinkMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a link by which whoever has it sees the working copy. Its token is told this once. */
export function useCreatePreviewLink() {
  const [run, isPending] = useMutationWithRefusals<useCreatePreviewLinkMutation>(graphql`
    mutation useCreatePreviewLinkMutation($input: CreatePreviewLinkInput!) {
      createPreviewLink(input: $input) {
        previewLink {
          id
        }
        token
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreatePreviewLinkInput) => run({ input }), isPending] as const
}
