import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import style from './StaffBar.module.css'

export interface StaffBarProps {
  /** Where the page is edited; none for lists. */
  to?: string
  /** Its title, where it is one of a list: a pen beside it. */
  name?: string
  /** What can be added here. */
  kind?: 'POST' | 'EVENT'
}

/** 'bearbeiten' and 'hinzufügen', in the corner of the page. */
export default function StaffBar({ to, name, kind }: StaffBarProps) {
  const intl = useIntl()
  if (to && name !== undefined) {
    const label = intl.formatMessage({ id: 'site.staff.editNamed' }, { name })
    return (
      <Link className={style.pen} to={to} aria-label={label} title={label}>
        <PenIcon size={18} />
      </Link>
    )
  }
  return (
    <div className={style.bar}>
      {to && (
        <LinkButton to={to} size="small" look="quiet" icon={<PenIcon size={18} />}>
          <FormattedMessage id="ui.edit" />
        </LinkButton>
      )}
      {kind && (
        <LinkButton
          to={`/admincenter/pages/edit?kind=${kind.toLowerCase()}`}
          size="small"
          look="quiet"
          icon={<PlusIcon size={18} />}
        >
          <FormattedMessage id="site.staff.add" />
        </LinkButton>
      )}
    </div>
  )
}
