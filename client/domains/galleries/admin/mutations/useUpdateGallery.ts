import { graphql } from 'react-relay'
import type {
  UpdateGalleryInput,
  useUpdateGalleryMutation,
} from '../../../../__generated__/useUpdateGalleryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a gallery. */
export function useUpdateGallery() {
  const [run, isPending] = useMutationWithRefusals<useUpdateGalleryMutation>(graphql`
    mutation useUpdateGalleryMutation($input: UpdateGalleryInput!) {
      updateGallery(input: $input) {
        gallery {
          id
          ...GalleryEditor_gallery
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateGalleryInput) => run({ input }), isPending] as const
}
