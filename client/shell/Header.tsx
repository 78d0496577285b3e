import { Suspense, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Header_groups$key } from '../__generated__/Header_groups.graphql.ts'
import type { Header_shop$key } from '../__generated__/Header_shop.graphql.ts'
import { Link } from '../router/Link.tsx'
import { usePlace } from '../router/RouterContext.ts'
import type { RoutePlace } from '../router/route.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { IconButton, IconLink } from '../ui/Button.tsx'
import { CartIcon, HeartIcon, MenuIcon, PersonIcon, SearchIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/Logo.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { Told } from '../ui/Toasts.tsx'
import { accountPathOf, useViewer } from '../viewer/Viewer.tsx'
import style from './Header.module.css'
import type { MenuEntry } from './MenuDrawer.tsx'
import { SearchField } from './SearchField.tsx'

const MenuDrawer = onDemand(() => import('./MenuDrawer.tsx'))

export interface HeaderProps {
  shopName: string
  groups: Header_groups$key
  shop: Header_shop$key
}

const specials = '/specials'

/** The navigation that nobody arranged: the groups, and what is reduced. */
const groupEntries = (
  groups: readonly (GroupEntry & { readonly children: readonly GroupEntry[] })[],
  specialsLabel: string,
): readonly MenuEntry[] => [
  ...groups.map(({ title, path, children }) => ({
    ...{ label: title, href: path },
    children: children.map(child => ({ label: child.title, href: child.path })),
  })),
  { label: specialsLabel, href: specials, children: [] },
]

interface GroupEntry {
  readonly title: string
  readonly path: string
}

/** The bar: logo, groups, search, account, favourites, cart. On phones the groups move into a drawer. */
export function Header(props: HeaderProps) {
  const groups = useFragment(
    graphql`
      fragment Header_groups on ProductGroup @relay(plural: true) {
        id
        path
        title
        children {
          id
          path
          title
        }
      }
    `,
    props.groups,
  )
  const { frame } = useFragment(
    graphql`
      fragment Header_shop on Shop {
        frame {
          navigation {
            label
            href
            children {
              label
              href
            }
          }
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const entries = frame.navigation ?? groupEntries(groups, intl.formatMessage({ id: 'shell.header.specials' }))
  const place = usePlace()
  // Open only at the place where it was opened, so going anywhere closes it.
  const [menuAt, setMenuAt] = useState<RoutePlace | null>(null)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const more = useRef<HTMLDetailsElement>(null)
  const closeMore = () => more.current?.removeAttribute('open')
  const current = (href: string) => {
    // Addresses of groups come with the language, places are without.
    const path = href.replace(/^\/en(?=\/|$)/, '') || '/'
    return place.path === path || (path !== '/' && place.path.startsWith(`${path}/`)) ? ('page' as const) : undefined
  }

  return (
    <div className={style.header}>
      <div className={`page ${style.bar}`}>
        <IconButton
          className={style.menu}
          label={intl.formatMessage({ id: 'shell.header.menu' })}
          aria-haspopup="dialog"
          onClick={() => setMenuAt(place)}
        >
          <MenuIcon />
        </IconButton>
        <Logo name={props.shopName} />
        {/* It can have the focus so that a click on a link of it is none beside it, in Safari too. */}
        <nav
          className={style.groups}
          aria-label={intl.formatMessage({ id: 'shell.header.groups' })}
          tabIndex={-1}
          onKeyDown={event => event.key === 'Escape' && closeMore()}
          onBlur={event => event.currentTarget.contains(event.relatedTarget) || closeMore()}
        >
          <ul>
            {entries.map(({ label, href }, at) => (
              <li key={at} className={href === specials ? style.specials : undefined}>
                <Link to={href} aria-current={current(href)}>
                  {label}
                </Link>
              </li>
            ))}
            <li className={style.more}>
              <details key={place.path} ref={more}>
                <summary>
                  <FormattedMessage id="shell.header.more" />
                </summary>
              </details>
            </li>
          </ul>
        </nav>
        <div className={isSearchOpen ? style.searchOpen : style.search}>
          <SearchField isOpenedByHand={isSearchOpen} onLeave={() => setSearchOpen(false)} />
        </div>
        <div className={style.actions}>
          <IconButton
            className={style.searchButton}
            label={intl.formatMessage({ id: 'shell.search.label' })}
            aria-expanded={isSearchOpen}
            onClick={() => setSearchOpen(open => !open)}
          >
            <SearchIcon size={22} />
          </IconButton>
          <AccountLink />
          <FavouritesLink />
          <CartLink />
        </div>
      </div>
      {menuAt && (
        <Boundary resetKey={menuAt} fallback={error => <Told error={error} />}>
          <Suspense>
            <MenuDrawer isOpen={menuAt === place} onClose={() => setMenuAt(null)} entries={entries} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

function AccountLink() {
  const intl = useIntl()
  const viewer = useViewer()
  const label = viewer.account
    ? intl.formatMessage({ id: 'shell.header.accountOf' }, { name: viewer.account.name })
    : intl.formatMessage({ id: 'shell.header.signIn' })
  return (
    <IconLink className={style.account} to={accountPathOf(viewer)} label={label}>
      <PersonIcon size={22} />
    </IconLink>
  )
}

function FavouritesLink() {
  const intl = useIntl()
  const count = useViewer().favouriteProductIds.size
  return (
    <IconLink
      className={style.favourites}
      to="/favourites"
      label={intl.formatMessage({ id: 'shell.header.favourites' }, { count })}
    >
      <HeartIcon size={22} />
    </IconLink>
  )
}

function CartLink() {
  const intl = useIntl()
  const count = useViewer().cartPieceCount
  return (
    <IconLink to="/cart" label={intl.formatMessage({ id: 'shell.header.cart' }, { count })}>
      <CartIcon size={22} />
      {count > 0 && (
        <span className={style.count} aria-hidden="true">
          {count > 999 ? '999+' : count}
        </span>
      )}
    </IconLink>
  )
}
