import { graphql, useFragment } from 'react-relay'
import type { DownloadBlock_block$key } from '../../../../__generated__/DownloadBlock_block.graphql.ts'
import type { BlockProps } from '../BlockGrid.tsx'
import { DownloadLink } from './DownloadLink.tsx'

/** A file of the library to take along. */
export function DownloadBlock({ block }: BlockProps<DownloadBlock_block$key>) {
  const { label, file } = useFragment(
    graphql`
      fragment DownloadBlock_block on DownloadBlock {
        label
        file {
          url
          name
          extension
          size
        }
      }
    `,
    block,
  )
  return file && <DownloadLink label={label} file={file} />
}
