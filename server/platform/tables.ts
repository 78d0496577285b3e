import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** What mails are found by. */
export const mailWords = ({ recipient, subject }: Record<'recipient' | 'subject', SQLWrapper>): SQL =>
  sql`(${recipient} || ' ' || ${subject})`

/** What records of the audit log are found by. */
export const auditNames = ({ actorName, subjectName }: Record<'actorName' | 'subjectName', SQLWrapper>): SQL =>
  sql`(coalesce(${actorName}, '') || ' ' || coalesce(${subjectName}, ''))`

/** Every mail the shop sends, kept whole so that it can be read and sent again. `message_id` is fixed before the
 *  first attempt: a mail that goes out twice carries the same one, and receivers fold it. The secret of its link stands
 *  in none of its texts, only sealed in `sealed_secret`, and there until the mail has gone out. `account_id` is whose account
 *  a mail is about, or the order was placed with that it is about: their address may be another one by now. Of mails with a `cause` there is one:
 *  whoever writes it twice wrote it once. */
export const mails = snakeCase.table(
  'mails',
  {
    id: id(),
    messageId: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    sealedSecret: text(),
    state: text().$type<'queued' | 'sending' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    orderId: uuid(),
    accountId: uuid(),
    cause: text(),
    attached: jsonb().$type<{ readonly vouchers?: readonly string[]; readonly documents?: readonly string[] }>(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  table => [
    index('mails_created').on(table.createdAt.desc(), table.id.desc()),
    index('mails_order').on(table.orderId),
    uniqueIndex('mails_cause').on(table.cause).where(sql`${table.cause} is not null`),
    index('mails_recipient').on(sql`regexp_replace(lower(${table.recipient}), '[+][^@]*@', '@')`, table.createdAt),
    index('mails_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('mails_failed').on(table.createdAt.desc(), table.id.desc()).where(sql`${table.state} = 'failed'`),
    index('mails_queued').on(table.createdAt.desc(), table.id.desc()).where(sql`${table.state} = 'queued'`),
    index('mails_sending').on(table.createdAt.desc(), table.id.desc()).where(sql`${table.state} = 'sending'`),
    index('mails_words').using('gin', sql`${mailWords(table)} gin_trgm_ops`),
    index('mails_waiting').on(table.createdAt).where(sql`${table.state} in ('queued', 'failed')`),
    check('mails_state', sql`${table.state} in ('queued', 'sending', 'sent', 'failed')`),
    check('mails_language', sql`${table.language} in ('de', 'en')`),
  ],
)

/** Who changed what, for the back office; append-only, but that names and values of people who were erased give way to
 *  nothing (`domains/audit/personalData.ts`). `changes` holds field names with old and new values, never
 *  passwords or tokens. Names are copies, so that the log stays readable; `accountId` is who did it, `onBehalfOf` the
 *  customer for whom they acted, `address` where they came from. */
export const auditEntries = snakeCase.table(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    accountId: uuid(),
    actorName: text(),
    onBehalfOf: uuid(),
    address: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid(),
    subjectName: text(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  table => [
    index('audit_subject').on(table.subjectType, table.subjectId, table.at),
    index('audit_at').on(table.at.desc(), table.id.desc()),
    index('audit_names').using('gin', sql`${auditNames(table)} gin_trgm_ops`),
    index('audit_for').on(table.onBehalfOf, table.at).where(sql`${table.onBehalfOf} is not null`),
    index('audit_action').on(table.action, table.at.desc(), table.id.desc()),
    index('audit_actor').on(table.accountId, table.at),
  ],
)

/** What people of the back office are told (see `notifications.ts`); names no person. Of one person alone where it has an
 *  `accountId`. What has a `cause` stands here once. */
export const notifications = snakeCase.table(
  'notifications',
  {
    id: id(),
    at: instant().notNull(),
    kind: text().notNull(),
    subjectId: uuid(),
    name: text().notNull(),
    accountId: uuid(),
    cause: text().unique(),
  },
  table => [
    index('notifications_at').on(table.at.desc(), table.id.desc()),
    index('notifications_kind').on(table.kind, table.at.desc(), table.id.desc()),
    index('notifications_account').on(table.accountId).where(sql`account_id is not null`),
  ],
)

/** The site's version is the sum over the shards (see `siteVersion.ts`). `stock` is raised instead of `version` where
 *  nothing has changed but how many pieces are left. */
export const siteVersions = snakeCase.table('site_versions', {
  shard: smallint().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  stock: bigint({ mode: 'number' }).notNull().default(0),
})

/** When each record that integrators mirror was last changed, and that it is gone (see `changes.ts`). */
export const recordChanges = snakeCase.table(
  'record_changes',
  {
    kind: text().notNull(),
    id: uuid().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    deletedAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('record_changes_number').on(table.kind, table.number, table.id),
    index('record_changes_at').on(table.kind, table.changedAt),
  ],
)

/**
 * How often clients did in a while what they may only do so often (`sharedLimits.ts`), for all processes: by a hash of what
 * and who, so that no address lies here. `most` is how often it may be done, `recent` holds hashes of the keys under which
 * it was done and may be tried again. Not logged: PostgreSQL writes it to no journal, and empties it after a crash.
 */
export const limitWindows = snakeCase.table(
  'limit_windows',
  {
    key: text().primaryKey(),
    uses: integer().notNull(),
    most: integer().notNull(),
    recent: text().array().notNull(),
    endsAt: instant().notNull(),
  },
  table => [index('limit_windows_end').on(table.endsAt)],
)

/** What was answered to requests that clients named by keys of their own (`keptAnswers.ts`): `key` and `request` are hashes of
 *  who sent what. Status and body are there once the transaction that claimed the key has ended; the body lies sealed, and goes
 *  with the erasure of any person, for it may name them. */
export const keptAnswers = snakeCase.table(
  'kept_answers',
  {
    key: text().primaryKey(),
    request: text().notNull(),
    status: smallint(),
    body: text(),
    endsAt: instant().notNull(),
  },
  table => [index('kept_answers_end').on(table.endsAt)],
)

/** Bytes that have just been kept and that nothing may refer to yet (`bytes.ts`): by their hash, since when. */
export const byteClaims = snakeCase.table(
  'byte_claims',
  { sha256: text().primaryKey(), at: instant().notNull() },
  table => [index('byte_claims_at').on(table.at)],
)
