import { graphql } from 'react-relay'
import type {
  EditPictureInput,
  useEditPictureMutation,
} from '../../../../../__generated__/useEditPictureMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Crops, turns and mirrors a picture. */
export function useEditPicture() {
  const [run, isPending] = useMutationWithRefusals<useEditPictureMutation>(graphql`
    mutation useEditPictureMutation($input: EditPictureInput!) {
      editPicture(input: $input) {
        file {
          id
          ...PictureEditor_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: EditPictureInput) => run({ input }), isPending] as const
}
