import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, mayWrite, type Viewer } from '../../kit/viewer.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { type NotificationKind, notificationKinds } from '../../platform/notifications.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { notifications } from '../../platform/tables.ts'
import { accounts } from '../accounts/tables.ts'
import { notificationChoices, notificationReads } from './tables.ts'

export const allKinds = Object.keys(notificationKinds) as readonly NotificationKind[]

/** What somebody may hear of. */
const kindsHeardBy = (viewer: Viewer): readonly NotificationKind[] =>
  allKinds.filter(kind => {
    const { area, level } = notificationKinds[kind]
    return level === 'write' ? mayWrite(viewer, area) : mayRead(viewer, area)
  })

/** What a viewer is told: what everybody who may hear of its kind is, and what concerns them alone. Of programs with a key
 *  nothing is kept as read, and they hear nothing. */
function visibleTo(viewer: Viewer): SQL {
  const { accountId } = viewer
  const kinds = kindsHeardBy(viewer)
  if (accountId === null || kinds.length === 0) return rowsIf(false)
  return and(
    inArray(notifications.kind, [...kinds]),
    or(isNull(notifications.accountId), eq(notifications.accountId, accountId)),
  )!
}

/** Whether somebody does not want to hear of its kind. */
const isMuted = ({ accountId }: Viewer): SQL => sql`exists (select from ${notificationChoices} c
  where c.account_id = ${accountId}::uuid and ${notifications.kind} = any(c.muted))`

/** Whether somebody has read it. What happened before they had an account they need not read. */
const isRead = ({ accountId }: Viewer): SQL => sql`(
  ${notifications.at} <= coalesce((select c.read_until from ${notificationChoices} c where c.account_id = ${accountId}::uuid),
    (select a.created_at from ${accounts} a where a.id = ${accountId}::uuid), '-infinity')
  or exists (select from ${notificationReads} r
    where r.account_id = ${accountId}::uuid and r.notification_id = ${notifications.id}))`

export const notificationTabs = ['unread', 'all'] as const
export type NotificationTab = (typeof notificationTabs)[number]
export type NotificationFilter = { readonly tab?: NotificationTab | null; readonly kind?: NotificationKind | null }
type Page = { readonly offset: number; readonly limit: number }

const matching = (viewer: Viewer, { kind }: NotificationFilter): SQL =>
  and(visibleTo(viewer), sql`not ${isMuted(viewer)}`, kind ? eq(notifications.kind, kind) : undefined)!

const inTab = (tab: NotificationTab, viewer: Viewer): SQL => (tab === 'all' ? sql`true` : sql`not ${isRead(viewer)}`)

const within = (viewer: Viewer, filter: NotificationFilter): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all', viewer))!

const columnsFor = (viewer: Viewer) => ({
  id: notifications.id,
  at: notifications.at,
  kind: sql<NotificationKind>`${notifications.kind}`,
  subjectId: notifications.subjectId,
  name: notifications.name,
  isRead: sql<boolean>`${isRead(viewer)}`,
})
export type Notification = {
  readonly id: string
  readonly at: Date
  readonly kind: NotificationKind
  readonly subjectId: string | null
  readonly name: string
  readonly isRead: boolean
}

/** A page of what somebody is told, the latest first. */
export const browseNotifications = (
  reader: Reader,
  viewer: Viewer,
  filter: NotificationFilter,
  { offset, limit }: Page,
): Promise<Notification[]> =>
  reader
    .select(columnsFor(viewer))
    .from(notifications)
    .where(within(viewer, filter))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .offset(offset)
    .limit(limit)

/** How much somebody is told; of more than `most` one more than that. */
export const countNotifications = (
  reader: Reader,
  viewer: Viewer,
  filter: NotificationFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, notifications, within(viewer, filter))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countNotificationTabs = (
  reader: Reader,
  viewer: Viewer,
  filter: NotificationFilter,
): Promise<Record<NotificationTab, number>> => {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(notificationTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, viewer)}`]))
  return countEach(reader, sql`${notifications}`, conditions as Record<NotificationTab, SQL>)
}

/** By id; unknown ones and those that the viewer is not told are left out. */
export const notificationsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Notification[]> =>
  reader
    .select(columnsFor(viewer))
    .from(notifications)
    .where(and(inArray(notifications.id, ids.filter(isId)), visibleTo(viewer)))

/** The kinds that somebody may hear of, and whether they want to. */
export async function notificationChoicesOf(
  reader: Reader,
  viewer: Viewer,
): Promise<{ kind: NotificationKind; isMuted: boolean }[]> {
  const kinds = kindsHeardBy(viewer)
  if (viewer.accountId === null || kinds.length === 0) return []
  const [own] = await reader
    .select({ muted: notificationChoices.muted })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, viewer.accountId))
  return kinds.map(kind => ({ kind, isMuted: own?.muted.includes(kind) ?? false }))
}
