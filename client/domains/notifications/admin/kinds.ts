import type { NotificationKind } from '../../../__generated__/NotificationsPageQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { subjectPath } from '../../audit/admin/subjectPages.ts'

/** What happened, in words; of a newer server it may be something that is not known here. */
export const kindTitles: Readonly<Record<string, MessageId>> = {
  ORDER_PLACED: 'notifications.kind.orderPlaced',
  WITHDRAWAL_DECLARED: 'notifications.kind.withdrawalDeclared',
  COMPANY_REQUESTED: 'notifications.kind.companyRequested',
  MESSAGE_RECEIVED: 'notifications.kind.messageReceived',
  MAIL_FAILED: 'notifications.kind.mailFailed',
  ENTRY_SUBMITTED: 'notifications.kind.entrySubmitted',
  ENTRY_APPROVED: 'notifications.kind.entryApproved',
  ENTRY_RETURNED: 'notifications.kind.entryReturned',
  STOCK_LOW: 'notifications.kind.stockLow',
  IMPORT_ENDED: 'notifications.kind.importEnded',
} satisfies Partial<Record<NotificationKind, MessageId>>

interface Notification {
  readonly kind: NotificationKind
  readonly name: string
  readonly subjectKind: string
  readonly subjectId: string | null | undefined
}

/** The page of what it is about: of the thing, or where several are listed. */
export function notificationPath({ kind, name, subjectKind, subjectId }: Notification): string | null {
  if (kind === 'MAIL_FAILED') return '/admincenter/outbox?state=failed'
  if (kind === 'STOCK_LOW') return '/admincenter/shop/stock'
  const id = subjectId ?? null
  if (kind === 'MESSAGE_RECEIVED') return id && `/admincenter/messages/${encodeURIComponent(id)}`
  if (kind === 'IMPORT_ENDED') return id && `/admincenter/shop/import/${encodeURIComponent(id)}`
  return subjectPath('', { kind: subjectKind, id, name })
}
