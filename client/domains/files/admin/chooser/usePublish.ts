import { useState } from 'react'
import { graphql } from 'react-relay'
import type { usePublishMutation } from '../../../../__generated__/usePublishMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'
import type { FileRow } from '../browser/fileRow.ts'

/** Makes files public, for what visitors are to see. */
export function usePublish() {
  const [run, isPending] = useMutationWithRefusals<usePublishMutation>(graphql`
    mutation usePublishMutation($input: UpdateFileInput!) {
      updateFile(input: $input) {
        file {
          id
          ...fileRow_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const [hasFailed, setFailed] = useState(false)
  return {
    isPending,
    hasFailed,
    forget: () => setFailed(false),
    /** Whether all of them are public now. */
    async publish(files: readonly FileRow[]): Promise<boolean> {
      for (const { id, revision, isPublic } of files) {
        if (isPublic) continue
        const { isDone } = await run({ input: { fileId: id, revision, changes: { isPublic: true } } })
        if (isDone) continue
        setFailed(true)
        return false
      }
      setFailed(false)
      return true
    },
  }
}
