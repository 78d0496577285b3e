import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../ui/Button.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import style from './StaffBar.module.css'
import type { StaffLinksProps } from './StaffLinks.tsx'

/** 'bearbeiten' and 'hinzufügen', in the corner of the page. */
export default function StaffBar({ entryId, kind }: StaffLinksProps) {
  return (
    <div className={style.bar}>
      {entryId && (
        <LinkButton
          to={`/admincenter/pages/edit/${encodeURIComponent(entryId)}`}
          size="small"
          look="quiet"
          icon={<PenIcon size={18} />}
        >
          <FormattedMessage id="content.staff.edit" />
        </LinkButton>
      )}
      {kind && (
        <LinkButton
          to={`/admincenter/pages/edit?kind=${kind.toLowerCase()}`}
          size="small"
          look="quiet"
          icon={<PlusIcon size={18} />}
        >
          <FormattedMessage id="content.staff.add" />
        </LinkButton>
      )}
    </div>
  )
}
