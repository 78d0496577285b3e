import { graphql, readInlineData } from 'react-relay'
import type { fileRow_file$data, fileRow_file$key } from '../../../../__generated__/fileRow_file.graphql.ts'

/** What lists of files show of each: 70 px thumbnails and tiles, each also for screens of double density. */
const fragment = graphql`
  fragment fileRow_file on File @inline {
    id
    name
    extension
    type
    size
    width
    height
    tags
    isPublic
    alt {
      de
      en
    }
    createdAt
    changedAt
    deletedAt
    revision
    thumb: pictureUrl(width: 70, height: 70)
    thumb2: pictureUrl(width: 200, height: 200)
    tile: pictureUrl(width: 320)
    tile2: pictureUrl(width: 640)
    viewerCanEdit
    viewerCanDelete
  }
`

export type FileRow = fileRow_file$data

export const fileRowOf = (file: fileRow_file$key): FileRow => readInlineData(fragment, file)

/** Whether a file can be cropped: pictures and PDFs. */
export const isCroppable = ({ type }: Pick<FileRow, 'type'>): boolean => type === 'PICTURE' || type === 'PDF'
