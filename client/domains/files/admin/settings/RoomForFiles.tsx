import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RoomForFilesQuery } from '../../../../__generated__/RoomForFilesQuery.graphql.ts'
import { QuotaBar } from '../../parts/uploads/QuotaBar.tsx'

/** How much of the room for files is taken; asked anew with another key. Nothing for those who bring none. */
export function RoomForFiles({ fetchKey }: { fetchKey: string }) {
  const { uploadRules } = useLazyLoadQuery<RoomForFilesQuery>(
    graphql`
      query RoomForFilesQuery {
        uploadRules {
          quota {
            total
            used
          }
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  return uploadRules && <QuotaBar quota={uploadRules.quota} />
}
