import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../ui/Button.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import style from './StaffBar.module.css'

export interface StaffBarProps {
  /** Where the page is edited; none for lists. */
  to?: string
  /** What can be added here. */
  kind?: 'POST' | 'EVENT'
}

/** 'bearbeiten' and 'hinzufügen', in the corner of the page. */
export default function StaffBar({ to, kind }: StaffBarProps) {
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
