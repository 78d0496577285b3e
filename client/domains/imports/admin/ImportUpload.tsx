import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ImportUploadQuery } from '../../../__generated__/ImportUploadQuery.graphql.ts'
import { UploadQueue } from '../../files/parts/uploads/UploadQueue.tsx'

/** Tables that begin an import. */
const extensions = ['csv', 'xlsx', 'json', 'txt']

/** Where tables come in; for those who may bring files, too. */
export function ImportUpload({ fetchKey, onUploaded }: { fetchKey: number; onUploaded: (fileId: string) => void }) {
  const response = useLazyLoadQuery<ImportUploadQuery>(
    graphql`
      query ImportUploadQuery {
        ...UploadQueue_query
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-or-network' },
  )
  return (
    <UploadQueue
      query={response}
      place="imports"
      allowedExtensions={extensions}
      onUploaded={({ id }) => onUploaded(id)}
    />
  )
}
