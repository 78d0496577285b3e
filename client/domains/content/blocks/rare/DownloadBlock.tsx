import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DownloadBlock_block$key } from '../../../../__generated__/DownloadBlock_block.graphql.ts'
import { DownloadIcon } from '../../../../ui/pageIcons.tsx'
import type { RareBlockProps } from './RareBlock.tsx'
import style from './rare.module.css'

/** A file of the library to take along, with its kind and size. */
export function DownloadBlock({ block }: RareBlockProps) {
  const { label, file } = useFragment<DownloadBlock_block$key>(
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
  return (
    <a className={style.download} href={file.url} download={file.name}>
      <DownloadIcon size={24} />
      <span>
        <strong>{label || file.name}</strong>
        <small>
          {file.extension.toUpperCase()}, {sizeText(file.size, intl.formatNumber)}
        </small>
      </span>
    </a>
  )
}

/** '340 kB', '2,4 MB'. */
function sizeText(bytes: number, formatNumber: (value: number, options: Intl.NumberFormatOptions) => string): string {
  const isLarge = bytes >= 1_000_000
  return formatNumber(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}
