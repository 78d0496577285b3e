import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import style from './DashboardPage.module.css'

/** A number of today; it leads to the list behind it. */
export function Figure({ label, value, to }: { label: MessageId; value: string; to: string }) {
  return (
    <li>
      <Link to={to} className={style.figure}>
        <span className={style.label}>
          <FormattedMessage id={label} />
        </span>
        <span className={style.value}>{value}</span>
      </Link>
    </li>
  )
}
