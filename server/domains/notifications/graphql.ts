import { batchedRows } from '../../api/batched.ts'
import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { globalId, rawId } from '../../api/globalIds.ts'
import { atMost } from '../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../api/numberedPages.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { type NotificationKind, notificationKinds } from '../../platform/notifications.ts'
import { ViewerRef } from '../accounts/graphql.ts'
import { chooseNotifications, readNotifications } from './operations.ts'
import {
  allKinds,
  browseNotifications,
  countNotifications,
  countNotificationTabs,
  type Notification,
  type NotificationTab,
  notificationChoicesOf,
  notificationsByIds,
  notificationTabs,
} from './queries.ts'

/** Beyond these the bell says '99+'. */
const MOST_UNREAD = 99

const NotificationKindRef = builder.enumType('NotificationKind', {
  description: 'What somebody of the back office is told of.',
  values: {
    ORDER_PLACED: { value: 'order.placed', description: 'An order came in.' },
    WITHDRAWAL_DECLARED: { value: 'withdrawal.declared', description: 'Somebody declared a withdrawal.' },
    COMPANY_REQUESTED: { value: 'company.requested', description: 'A company asked to be let in.' },
    MESSAGE_RECEIVED: { value: 'message.received', description: 'Somebody sent a form.' },
    MAIL_FAILED: { value: 'mail.failed', description: 'Mails could not be sent; told once an hour.' },
    ENTRY_SUBMITTED: { value: 'entry.submitted', description: 'A page was handed in, to be published.' },
    ENTRY_APPROVED: { value: 'entry.approved', description: 'A page that one handed in was approved.' },
    ENTRY_RETURNED: { value: 'entry.returned', description: 'A page that one handed in was given back.' },
    STOCK_LOW: { value: 'stock.low', description: 'Pieces came to their reorder level.' },
    IMPORT_ENDED: { value: 'import.ended', description: 'Products were imported.' },
  } satisfies Record<string, { value: NotificationKind; description: string }>,
})

const NotificationTabRef = builder.enumType('NotificationTab', {
  description: 'What of the notifications is listed.',
  values: {
    UNREAD: { value: 'unread', description: 'Those that one has not read.' },
    ALL: { value: 'all', description: 'All of the last 90 days.' },
  } as const,
})

const loadNotification = batchedRows(({ database, viewer }, ids) => notificationsByIds(database.drizzle, viewer, ids))

const NotificationRef = builder.objectRef<Notification>('Notification')
builder.node(NotificationRef, {
  description: 'Something that somebody of the back office is told; kept for 90 days.',
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'isRead' in (value as object) && 'subjectId' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadNotification(context, id))),
  fields: t => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.expose('kind', { type: NotificationKindRef, description: 'What happened.' }),
    name: t.exposeString('name', { description: 'What it is about, as it was called then; may be empty.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the viewer has read it.' }),
    subjectKind: t.string({
      description: 'What kind of thing it is about, as the audit log calls it.',
      resolve: ({ kind }) => notificationKinds[kind].subject,
    }),
    subjectId: t.id({
      nullable: true,
      description: 'Global id of the thing, which may be gone; null where it is about several.',
      resolve: ({ kind, subjectId }) => subjectId && globalId(notificationKinds[kind].type, subjectId),
    }),
  }),
})

type NotificationPage = NumberedPage<Notification> & { tabs: () => Promise<Record<NotificationTab, number>> }
const NotificationTabCountRef = builder
  .objectRef<{ key: NotificationTab; count: number }>('NotificationTabCount')
  .implement({
    description: 'How many notifications a tab holds.',
    fields: t => ({
      key: t.expose('key', { type: NotificationTabRef, description: 'Which tab.' }),
      count: t.exposeInt('count', { description: '1,001 stands for more than 1,000.' }),
    }),
  })
const NotificationConnectionRef = numberedConnection<Notification, NotificationPage>('Notification', NotificationRef)
builder.objectField(NotificationConnectionRef, 'tabs', t =>
  t.field({
    type: [NotificationTabCountRef],
    description: 'How many each tab holds under the rest of the filter.',
    resolve: async page => {
      const counts = await page.tabs()
      return notificationTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const NotificationFilterInput = builder.inputType('NotificationFilter', {
  description: 'Which notifications are listed.',
  fields: t => ({
    tab: t.field({ type: NotificationTabRef, description: 'All where it is not said.' }),
    kind: t.field({ type: NotificationKindRef, description: 'Of one kind.' }),
  }),
})
const NotificationChoiceRef = builder
  .objectRef<{ kind: NotificationKind; isMuted: boolean }>('NotificationChoice')
  .implement({
    description: 'Whether somebody wants to hear of a kind.',
    fields: t => ({
      kind: t.expose('kind', { type: NotificationKindRef, description: 'Which kind.' }),
      isMuted: t.exposeBoolean('isMuted', { description: 'Whether they do not.' }),
    }),
  })

builder.queryFields(t => ({
  notifications: t.field({
    type: NotificationConnectionRef,
    description: 'What the viewer is told of what they may see, the latest first.',
    authScopes: { backOffice: true },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: NotificationFilterInput, description: 'Which are listed.' }),
    },
    resolve: async (_root, { filter, ...args }, { database, viewer }) => {
      const wanted = { tab: filter?.tab, kind: filter?.kind }
      const page = await numberedPage(args, {
        read: part => browseNotifications(database.drizzle, viewer, wanted, part),
        count: most => countNotifications(database.drizzle, viewer, wanted, most),
      })
      return { ...page, tabs: () => countNotificationTabs(database.drizzle, viewer, wanted) }
    },
  }),
  unreadNotifications: t.int({
    description:
      'How many the viewer has not read; 100 stands for more than 99. Nobody is told of anything who is signed out.',
    authScopes: { public: true },
    resolve: (_root, _args, { database, viewer }) =>
      countNotifications(database.drizzle, viewer, { tab: 'unread' }, MOST_UNREAD),
  }),
  notificationChoices: t.field({
    type: [NotificationChoiceRef],
    description: 'What the viewer may hear of, and whether they want to.',
    authScopes: { backOffice: true },
    resolve: (_root, _args, { database, viewer }) => notificationChoicesOf(database.drizzle, viewer),
  }),
}))

const ReadNotificationsInput = builder.inputType('ReadNotificationsInput', {
  description: 'What was read.',
  fields: t => ({
    notificationIds: t.idList({ description: 'Which; null for all until now.', ...atMost({ entries: 100 }) }),
  }),
})
const ChooseNotificationsInput = builder.inputType('ChooseNotificationsInput', {
  description: 'What somebody wants to hear of.',
  fields: t => ({
    muted: t.field({
      type: [NotificationKindRef],
      required: true,
      description: 'The kinds of which they do not.',
      ...atMost({ entries: allKinds.length }),
    }),
  }),
})

type Outcome = { viewer: Viewer | null }
const NotificationsPayload = payloadType<Outcome>('NotificationsPayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

builder.mutationFields(t => ({
  readNotifications: t.field({
    type: NotificationsPayload,
    description: 'Notes that the viewer read what they were told.',
    authScopes: { oneself: true },
    args: { input: t.arg({ type: ReadNotificationsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        const ids = input.notificationIds?.flatMap(id => rawId('Notification', String(id)) ?? []) ?? null
        await readNotifications(context, { ids })
        return { viewer: context.viewer }
      }),
  }),
  chooseNotifications: t.field({
    type: NotificationsPayload,
    description: 'Chooses what the viewer does not want to hear of.',
    authScopes: { oneself: true },
    args: { input: t.arg({ type: ChooseNotificationsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        await chooseNotifications(context, input)
        return { viewer: context.viewer }
      }),
  }),
}))
