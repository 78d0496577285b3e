import { useIntl } from 'react-intl'
import { localized } from '../../../../../router/place.ts'
import { useLanguage } from '../../../../../router/RouterContext.ts'
import { PenIcon } from '../../../../../ui/icons.tsx'
import { pageEditPath } from '../../pagesUrl.ts'
import style from './Panel.module.css'

/** The way to a reusable part, in a window of its own: what is done here stays as it is, and whoever comes back sees the part
 *  as it is by then. */
export function OpenPart({ id }: { id: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const label = intl.formatMessage({ id: 'admin.designer.openPart' })
  return (
    <a
      className={style.open}
      href={localized(pageEditPath(id), language)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
    >
      <PenIcon size={16} />
    </a>
  )
}
