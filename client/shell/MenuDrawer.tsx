import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../router/Link.tsx'
import { Drawer } from '../ui/Dialog.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx'
import { accountPathOf, useViewer } from '../viewer/Viewer.tsx'
import style from './MenuDrawer.module.css'

interface MenuLink {
  readonly label: string
  /** A path without language, or an address of another site. */
  readonly href: string
}
export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[]
}

export interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  entries: readonly MenuEntry[]
}

/** What does not fit into the bar of a phone: groups, account, help, language, colours. */
export default function MenuDrawer({ isOpen, onClose, entries }: MenuDrawerProps) {
  const intl = useIntl()
  const viewer = useViewer()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="shell.header.menu" />}>
      <div>
        <nav aria-label={intl.formatMessage({ id: 'shell.header.groups' })}>
          <ul className={style.groups}>
            {entries.map(({ label, href, children }, at) => (
              <li key={at} className={href === '/specials' ? style.specials : undefined}>
                <Link to={href}>{label}</Link>
                {children.length > 0 && (
                  <ul className={style.children}>
                    {children.map((child, place) => (
                      <li key={place}>
                        <Link to={child.href}>{child.label}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={style.links}>
          <li>
            <Link to={accountPathOf(viewer)}>
              {viewer.account ? viewer.account.name : <FormattedMessage id="shell.header.signIn" />}
            </Link>
          </li>
          <li>
            <Link to="/favourites">
              <FormattedMessage id="shell.footer.favourites" />
            </Link>
          </li>
          <li>
            <Link to="/help">
              <FormattedMessage id="shell.strip.help" />
            </Link>
          </li>
          <li>
            <Link to="/withdrawal">
              <FormattedMessage id="ui.legal.withdrawal" />
            </Link>
          </li>
        </ul>
        <div className={style.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </Drawer>
  )
}
