import { useIntl } from 'react-intl'
import { DownloadIcon } from '../../../../ui/pageIcons.tsx'
import style from './rare.module.css'

export interface DownloadLinkProps {
  /** Empty: the file's name. */
  label: string
  file: { readonly url: string; readonly name: string; readonly extension: string; readonly size: number }
}

/** A file to take along, with its kind and size. */
export function DownloadLink({ label, file }: DownloadLinkProps) {
  const intl = useIntl()
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
