import { graphql } from 'react-relay'
import type {
  RestoreGalleriesInput,
  useRestoreGalleriesMutation,
} from '../../../../__generated__/useRestoreGalleriesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Brings deleted galleries back, not public. */
export function useRestoreGalleries() {
  const [run, isPending] = useMutationWithRefusals<useRestoreGalleriesMutation>(graphql`
    mutation useRestoreGalleriesMutation($input: RestoreGalleriesInput!) {
      restoreGalleries(input: $input) {
        restoredGalleryIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreGalleriesInput) => run({ input }), isPending] as const
}
