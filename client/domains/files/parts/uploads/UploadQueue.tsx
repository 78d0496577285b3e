import { graphql, useFragment } from 'react-relay'
import type { UploadQueue_query$key } from '../../../../__generated__/UploadQueue_query.graphql.ts'
import { UploadArea, type UploadAreaProps } from './UploadArea.tsx'

export interface UploadQueueProps extends Omit<UploadAreaProps, 'rules'> {
  query: UploadQueue_query$key
}

/** `UploadArea` for whoever may upload; nothing for others. */
export function UploadQueue({ query, ...area }: UploadQueueProps) {
  const { uploadRules } = useFragment(
    graphql`
      fragment UploadQueue_query on Query {
        uploadRules {
          limits {
            kind
            bytes
            extensions
          }
          minimum {
            width
            height
          }
          quota {
            total
            used
          }
        }
      }
    `,
    query,
  )
  return uploadRules && <UploadArea {...area} rules={uploadRules} />
}
