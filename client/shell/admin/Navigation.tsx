import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type AdminPage, isAdminPage, isOpenTo, navigationGroups } from '../../adminKit/routes.ts'
import type { MessageId } from '../../intl/messageIds.ts'
import { Link } from '../../router/Link.tsx'
import { usePlace, useSite } from '../../router/RouterContext.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { useViewer, type Viewer } from '../../viewer/Viewer.tsx'
import { adminRoutes } from './adminRoutes.ts'
import style from './Navigation.module.css'

const groupTitles = {
  start: null,
  shop: 'admin.shell.shop',
  content: 'admin.shell.content',
  people: 'admin.shell.people',
  messages: 'admin.shell.messages',
  settings: 'admin.shell.settings',
} as const satisfies Record<(typeof navigationGroups)[number], MessageId | null>

type Listed = AdminPage & { navigation: NonNullable<AdminPage['navigation']> }

/** The pages that somebody is shown the way to, in the order of the navigation; not those of what is switched off. */
export const pagesFor = (viewer: Pick<Viewer, 'isStaff' | 'mayRead' | 'mayWrite'>, off: readonly string[]): Listed[] =>
  adminRoutes.filter(
    (route): route is Listed =>
      isAdminPage(route) &&
      route.navigation !== undefined &&
      isOpenTo(route.right, viewer) &&
      !(route.component && off.includes(route.component)),
  )

/** Whether a path belongs to a page of the navigation: its own, or that of a thing in its list. */
export const isWithin = (page: Listed, path: string): boolean => {
  const here = path.replace(/^\/admincenter\/?/, '') || 'dashboard'
  return here === page.path || here.startsWith(page.navigation.below ?? `${page.path}/`)
}

/** The pages of the admin centre by group. */
export function Navigation() {
  const intl = useIntl()
  const { path } = usePlace()
  const pages = pagesFor(useViewer(), useSite().off)
  return (
    <nav aria-label={intl.formatMessage({ id: 'admin.shell.areas' })} className={style.navigation}>
      {navigationGroups.map(group => {
        const listed = pages.filter(page => page.navigation.group === group)
        const title = groupTitles[group]
        if (listed.length === 0) return null
        return (
          <div key={group}>
            {title && (
              <h2 className={style.area}>
                <FormattedMessage id={title} />
              </h2>
            )}
            <ul className={style.rooms}>
              {listed.map(page => (
                <Entry key={page.path} page={page} isCurrent={isWithin(page, path)} />
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function Entry({ page: { path, navigation }, isCurrent }: { page: Listed; isCurrent: boolean }) {
  const { icon: Icon, badge: Badge, title } = navigation
  const place = usePlace()
  return (
    <li>
      <Link to={`/admincenter/${path}`} aria-current={isCurrent ? 'page' : undefined} className={style.room}>
        <Icon size={18} />
        <FormattedMessage id={title} />
        {Badge && (
          // Without its number the navigation still leads everywhere; the next page asks for it again.
          <Boundary resetKey={place} fallback={() => null}>
            <Suspense>
              <Badge />
            </Suspense>
          </Boundary>
        )}
      </Link>
    </li>
  )
}
