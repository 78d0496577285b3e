import { graphql } from 'react-relay'
import type {
  CreateGalleryInput,
  useCreateGalleryMutation,
} from '../../../../__generated__/useCreateGalleryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a gallery. */
export function useCreateGallery() {
  const [run, isPending] = useMutationWithRefusals<useCreateGalleryMutation>(graphql`
    mutation useCreateGalleryMutation($input: CreateGalleryInput!) {
      createGallery(input: $input) {
        gallery {
          id
          
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateGalleryInput) => run({ input }), isPending] as const
}
