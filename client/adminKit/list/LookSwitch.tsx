import { useIntl } from 'react-intl'
import { ListIcon, TilesIcon } from '../icons.tsx'
import style from './LookSwitch.module.css'
import { StateLink } from './StateLink.tsx'
import type { ListView } from './url.ts'
import { useListUrl } from './useListUrl.ts'

/** Rows as a list or as tiles; which, is in the address. */
export function LookSwitch({ view }: { view: Pick<ListView, 'isTiled' | 'after'> }) {
  const intl = useIntl()
  const { addressWith } = useListUrl()
  const looks = [
    { look: null, label: intl.formatMessage({ id: 'kit.look.list' }), Icon: ListIcon, isCurrent: !view.isTiled },
    { look: 'tiles', label: intl.formatMessage({ id: 'kit.look.tiles' }), Icon: TilesIcon, isCurrent: view.isTiled },
  ]
  return (
    <ul className={style.looks} aria-label={intl.formatMessage({ id: 'kit.look.label' })}>
      {looks.map(({ look, label, Icon, isCurrent }) => (
        <li key={label}>
          <StateLink
            to={addressWith({ look, after: view.after })}
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={label}
            title={label}
          >
            <Icon size={18} />
          </StateLink>
        </li>
      ))}
    </ul>
  )
}
