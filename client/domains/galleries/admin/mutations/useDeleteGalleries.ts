import { graphql } from 'react-relay'
import type {
  DeleteGalleriesInput,
  useDeleteGalleriesMutation,
} from '../../../../__generated__/useDeleteGalleriesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Deletes galleries; their pictures stay. */
export function useDeleteGalleries() {
  const [run, isPending] = useMutationWithRefusals<useDeleteGalleriesMutation>(graphql`
    mutation useDeleteGalleriesMutation($input: DeleteGalleriesInput!) {
      deleteGalleries(input: $input) {
        deletedGalleryIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteGalleriesInput) => run({ input }), isPending] as const
}
