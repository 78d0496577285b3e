import { graphql } from 'react-relay'
import type { useSetProductGroupPictureMutation } from '../../../../__generated__/useSetProductGroupPictureMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Gives a group its picture, or none. */
export function useSetProductGroupPicture() {
  const [run, isPending] = useMutationWithRefusals<useSetProductGroupPictureMutation>(graphql`
    mutation useSetProductGroupPictureMutation($input: SetProductGroupPictureInput!) {
      setProductGroupPicture(input: $input) {
        management {
          groupId
          ...GroupEditor_group
        }
        errors {
          code
          path
        }
      }
    }
  `)
  /** A file travels beside the operation, which holds null in its place; one of the library is named by its id. */
  const setPicture = (groupId: string, file: File | string | null) =>
    typeof file === 'string'
      ? run({ input: { groupId, fileId: file } })
      : run({ input: { groupId, file: null } }, file ? { uploadables: { 'input.file': file } } : {})
  return [setPicture, isPending] as const
}
