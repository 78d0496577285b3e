import { type ComponentType, Suspense, useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { NavigationQuery } from '../../__generated__/NavigationQuery.graphql.ts'
import type { Area } from '../../__generated__/ViewerQuery.graphql.ts'
import { useChanges } from '../../adminKit/changes.tsx'
import { BoxIcon, HomeIcon, KeyIcon, ListIcon, MailIcon, ShieldIcon } from '../../adminKit/icons.tsx'
import type { MessageId } from '../../intl/messageIds.ts'
import { Link } from '../../router/Link.tsx'
import { usePlace } from '../../router/RouterContext.ts'
import { DocumentIcon, type IconProps, PersonIcon, TagIcon } from '../../ui/icons.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import style from './Navigation.module.css'

type Counted = 'newOrders'

interface Room {
  path: string
  title: MessageId
  icon: ComponentType<IconProps>
  counted?: Counted
  /** Other pages of the room begin with this; without it with its path. */
  below?: string
  /** Shown to those alone who may change what is in this area. */
  needs?: Area
}

const areas: readonly { title?: MessageId; rooms: readonly Room[] }[] = [
  { rooms: [{ path: '/admincenter/dashboard', title: 'admin.shell.dashboard', icon: HomeIcon }] },
  {
    title: 'admin.shell.shop',
    rooms: [
      { path: '/admincenter/orders', title: 'admin.shell.orders', icon: BoxIcon, counted: 'newOrders' },
      { path: '/admincenter/products', title: 'admin.shell.products', icon: TagIcon },
    ],
  },
  {
    title: 'admin.shell.people',
    rooms: [
      {
        path: '/admincenter/users/browse',
        below: '/admincenter/users/',
        title: 'admin.shell.users',
        icon: PersonIcon,
      },
      {
        path: '/admincenter/person/browse',
        below: '/admincenter/person/',
        title: 'admin.shell.persons',
        icon: DocumentIcon,
      },
    ],
  },
  {
    title: 'admin.shell.messages',
    rooms: [{ path: '/admincenter/outbox', title: 'admin.shell.outbox', icon: MailIcon }],
  },
  {
    title: 'admin.shell.settings',
    rooms: [
      { path: '/admincenter/settings/permissions', title: 'admin.shell.permissions', icon: ShieldIcon },
      { path: '/admincenter/settings/keys', title: 'admin.shell.keys', icon: KeyIcon, needs: 'USERS' },
      { path: '/admincenter/audit', title: 'admin.shell.audit', icon: ListIcon, needs: 'AUDIT' },
    ],
  },
]

/** The rooms of the admin centre by area. */
export function Navigation() {
  const intl = useIntl()
  const { path } = usePlace()
  const { mayWrite } = useViewer()
  const isCurrent = (room: Room) =>
    path === room.path ||
    path.startsWith(room.below ?? `${room.path}/`) ||
    (path === '/admincenter' && room.path === '/admincenter/dashboard')
  return (
    <nav aria-label={intl.formatMessage({ id: 'admin.shell.areas' })} className={style.navigation}>
      {areas.map(area => (
        <div key={area.rooms[0]?.path}>
          {area.title && (
            <h2 className={style.area}>
              <FormattedMessage id={area.title} />
            </h2>
          )}
          <ul className={style.rooms}>
            {area.rooms
              .filter(room => !room.needs || mayWrite(room.needs))
              .map(room => (
                <li key={room.path}>
                  <Link to={room.path} aria-current={isCurrent(room) ? 'page' : undefined} className={style.room}>
                    <room.icon size={18} />
                    <FormattedMessage id={room.title} />
                    {room.counted && (
                      <Suspense>
                        <NewOrders />
                      </Suspense>
                    )}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** How many orders nobody has looked at yet. */
function NewOrders() {
  const intl = useIntl()
  // Deferred, so that the old number stays until the new one is there.
  const count = useDeferredValue(useChanges().count)
  const { orders } = useLazyLoadQuery<NavigationQuery>(
    graphql`
      query NavigationQuery {
        orders(first: 1, filter: { tab: NEW }) {
          totalCount
        }
      }
    `,
    {},
    { fetchKey: count },
  )
  if (orders.totalCount === 0) return null
  return (
    <span className={style.count}>
      <span aria-hidden="true">{intl.formatNumber(orders.totalCount)}</span>
      <span className="visually-hidden">
        <FormattedMessage id="admin.shell.newOrders" values={{ count: orders.totalCount }} />
      </span>
    </span>
  )
}
