import { newId } from '../kit/ids.ts'
import type { Area } from '../kit/viewer.ts'
import type { Transaction } from './database.ts'
import { notifications } from './tables.ts'

/** What people of the back office are told of: whoever reads, or may change, what is in an area; `subject` is what the audit
 *  log calls the things, `type` what GraphQL does. */
export const notificationKinds = {
  'order.placed': { area: 'orders', level: 'read', subject: 'order', type: 'Order' },
  'withdrawal.declared': { area: 'orders', level: 'read', subject: 'withdrawal', type: 'Withdrawal' },
  'company.requested': { area: 'users', level: 'write', subject: 'company', type: 'Company' },
  'message.received': { area: 'messages', level: 'read', subject: 'formAnswer', type: 'FormAnswer' },
  'mail.failed': { area: 'mails', level: 'read', subject: 'mail', type: 'Mail' },
  'entry.submitted': { area: 'content', level: 'write', subject: 'entry', type: 'ManagedEntry' },
  'entry.approved': { area: 'content', level: 'read', subject: 'entry', type: 'ManagedEntry' },
  'entry.returned': { area: 'content', level: 'read', subject: 'entry', type: 'ManagedEntry' },
  'stock.low': { area: 'catalogue', level: 'read', subject: 'stock', type: 'Product' },
  'import.ended': { area: 'catalogue', level: 'read', subject: 'import', type: 'ProductImport' },
} as const satisfies Readonly<
  Record<`${string}.${string}`, { area: Area; level: 'read' | 'write'; subject: string; type: string }>
>
export type NotificationKind = keyof typeof notificationKinds

/** Something to tell. `name` says what it is about and names no person; `accountId`: one person alone, else everybody who may
 *  hear of the kind. What has a `cause` is told once. */
export type Notice = {
  readonly kind: NotificationKind
  readonly subjectId?: string
  readonly name?: string
  readonly accountId?: string
  readonly cause?: string
}

const longestName = 200

/** Tells people of the back office something, within the transaction in which it happens. */
export async function notify(
  tx: Pick<Transaction, 'insert'>,
  { kind, subjectId, name = '', accountId, cause }: Notice,
  now: Date,
): Promise<void> {
  await tx
    .insert(notifications)
    .values({
      ...{ id: newId(), at: now, kind, name: name.slice(0, longestName) },
      ...{ subjectId: subjectId ?? null, accountId: accountId ?? null, cause: cause ?? null },
    })
    .onConflictDoNothing({ target: notifications.cause })
}
