import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DownloadBlock_block$key } from '../../../../__generated__/DownloadBlock_block.graphql.ts'
import { DownloadIcon } from '../../../../ui/pageIcons.tsx'
import type { BlockProps } from '../Blocks.tsx'
import style from './rare.module.css'

/** A file of the library to take along, with its kind and size. */
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
  const intl = useIntl()
  if (!file) return null
  const isLarge = file.size >= 1_000_000
  const size = intl.formatNumber(file.size / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
  return (
    <a className={style.download} href={file.url} download={file.name}>
      <DownloadIcon size={24} />
      <span>
        <strong>{label || file.name}</strong>
        <small>
          {file.extension.toUpperCase()}, {size}
        </small>
      </span>
    </a>
  )
}
