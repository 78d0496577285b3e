import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../router/Link.tsx'
import { Drawer } from '../ui/Dialog.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx'
import { accountPathOf, useViewer } from '../viewer/Viewer.tsx'
import style from './MenuDrawer.module.css'

interface MenuEntry {
  readonly id: string
  readonly path: string
  readonly title: string
}

export interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  groups: readonly (MenuEntry & { readonly children: readonly MenuEntry[] })[]
}

/** What does not fit into the bar of a phone: groups, account, help, language, colours. */
export default function MenuDrawer({ isOpen, onClose, groups }: MenuDrawerProps) {
  const intl = useIntl()
  const viewer = useViewer()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="shell.header.menu" />}>
      <div>
        <nav aria-label={intl.formatMessage({ id: 'shell.header.groups' })}>
          <ul className={style.groups}>
            {groups.map(group => (
              <li key={group.id}>
                <Link to={group.path}>{group.title}</Link>
                {group.children.length > 0 && (
                  <ul className={style.children}>
                    {group.children.map(child => (
                      <li key={child.id}>
                        <Link to={child.path}>{child.title}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            <li className={style.specials}>
              <Link to="/specials">
                <FormattedMessage id="shell.header.specials" />
              </Link>
            </li>
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
