import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  NotificationKind,
  NotificationsPageQuery,
  NotificationsPageQuery$data,
  NotificationTab,
} from '../../../__generated__/NotificationsPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { ChoicesDialog } from './ChoicesDialog.tsx'
import { kindTitles, notificationPath } from './kinds.ts'
import { useReadNotifications } from './mutations/useReadNotifications.ts'
import style from './Notifications.module.css'

type Notification = NotificationsPageQuery$data['notifications']['edges'][number]['node']

const address = defineListUrl({
  path: '/admincenter/notifications',
  tabs: {
    parameter: 'tab',
    label: 'notifications.tabs',
    titles: { unread: 'notifications.tab.unread', all: 'notifications.tab.all' },
  },
  filters: {
    kind: { kind: 'given', label: 'notifications.kindFilter' },
  },
  sorts: ['at'],
  usual: { field: 'at', isFalling: true },
})

const tabKeys = { unread: 'UNREAD', all: 'ALL' } as const satisfies Record<string, NotificationTab>
const isKind = (text: string): text is NotificationKind => Object.hasOwn(kindTitles, text)

/** What somebody was told, and what they want to hear of. */
export const page = defineListPage<NotificationsPageQuery, Notification, typeof address>({
  query: graphql`
    query NotificationsPageQuery($first: Int!, $after: String, $filter: NotificationFilter!) @preloadable {
      notifications(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            at
            kind
            name
            isRead
            subjectKind
            subjectId
          }
        }
      }
      notificationChoices {
        kind
        isMuted
      }
    }
  `,
  address,
  variables: ({ tab, filters: { kind } }) => ({
    filter: { tab: tabKeys[tab], kind: kind && isKind(kind) ? kind : null },
  }),
  read: ({ notifications }) => ({
    rows: notifications.edges.map(edge => edge.node),
    totalCount: notifications.totalCount,
    isCapped: notifications.isCountCapped,
    cursors: notifications.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, notifications.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'notifications.title',
  empty: { title: 'notifications.empty', hint: 'notifications.emptyHint' },
  emptyTabs: { unread: { title: 'notifications.allRead', hint: 'notifications.allReadHint' } },
  nothing: { title: 'notifications.nothing', hint: 'notifications.nothingHint' },
  nameOf: ({ name }) => name,
  isUnread: ({ isRead }) => !isRead,
  useList(response) {
    const intl = useIntl()
    const router = useRouter()
    const format = adminFormats(intl)
    const { note } = useChanges()
    const [isChoosing, setChoosing] = useState(false)
    const [read, isReading] = useReadNotifications()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const titleOf = ({ kind }: Pick<Notification, 'kind'>) => {
      const id = kindTitles[kind]
      return id ? intl.formatMessage({ id }) : ''
    }
    const readAll = async () => {
      if ((await read({ notificationIds: null })).isDone) note()
    }
    const open = async (notification: Notification) => {
      if (!notification.isRead && (await read({ notificationIds: [notification.id] })).isDone) note()
      const to = notificationPath(notification)
      if (to) router.navigate(to)
    }
    const choices = response?.notificationChoices ?? []
    const hasUnread = response?.notifications.tabs.some(({ key, count }) => key === 'UNREAD' && count > 0)
    return {
      options: {
        kind: choices.map(({ kind }) => ({ value: kind, label: titleOf({ kind }) })),
      },
      columns: [
        {
          key: 'what',
          title: 'notifications.what',
          width: 200,
          grow: 2,
          rank: 0,
          card: 'title',
          text: titleOf,
          cell: notification =>
            notification.isRead ? titleOf(notification) : <strong>{titleOf(notification)}</strong>,
        },
        {
          key: 'name',
          title: 'notifications.about',
          width: 180,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: ({ name }) => name,
        },
        {
          key: 'at',
          title: 'notifications.at',
          sort: 'at',
          beginsFalling: true,
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ at }) => format.instant(at),
        },
      ],
      actions: [
        {
          key: 'read',
          label: 'notifications.read',
          icon: <CheckIcon size={18} />,
          applies: ({ isRead }) => !isRead,
          runMany: async rows => {
            const { isDone } = await read({ notificationIds: rows.map(({ id }) => id) })
            return rows.map(() => (isDone ? null : failed))
          },
          done: rows => intl.formatMessage({ id: 'notifications.readDone' }, { count: rows.length }),
        },
      ],
      open: {
        run: notification => void open(notification),
        labelOf: notification => [titleOf(notification), notification.name].filter(Boolean).join(': '),
      },
      top: (
        <div className={style.tools}>
          {hasUnread && (
            <Button size="small" look="quiet" isBusy={isReading} onClick={() => void readAll()}>
              <FormattedMessage id="notifications.readAll" />
            </Button>
          )}
          {choices.length > 0 && (
            <Button size="small" look="quiet" onClick={() => setChoosing(true)}>
              <FormattedMessage id="notifications.chooseSome" />
            </Button>
          )}
        </div>
      ),
      dialogs: isChoosing && <ChoicesDialog choices={choices} onClose={() => setChoosing(false)} />,
    }
  },
})
