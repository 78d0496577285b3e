import { FormattedMessage, useIntl } from 'react-intl'
import { fileSize } from './fileSize.ts'
import style from './QuotaBar.module.css'

/** From here on it warns. */
const ALMOST_FULL = 0.9

/** How much of the room for files is taken: used out of total, and in words. In bytes. */
export function QuotaBar({ quota: { total, used } }: { quota: { readonly total: number; readonly used: number } }) {
  const intl = useIntl()
  const words = { used: fileSize(used, intl), total: fileSize(total, intl) }
  return (
    <div className={style.quota}>
      <span className={style.label}>
        <FormattedMessage id="upload.quotaLabel" />
      </span>
      <meter
        className={style.bar}
        min={0}
        max={total}
        value={Math.min(used, total)}
        high={total * ALMOST_FULL}
        aria-label={intl.formatMessage({ id: 'upload.quotaLabel' })}
        aria-valuetext={intl.formatMessage({ id: 'upload.quota' }, words)}
      />
      <span>
        <FormattedMessage id="upload.quota" values={words} />
      </span>
    </div>
  )
}
