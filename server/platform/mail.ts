import { and, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { escapeHtml } from '../kit/html.ts'
import type { Language } from '../kit/languages.ts'
import type { Limit } from '../kit/limits.ts'
import { withAddress } from '../kit/mailBody.ts'
import { NotFound, refuse } from '../kit/refusals.ts'
import { type Database, inTransaction, type Transaction } from './database.ts'
import { errorCode, messageOf } from './failure.ts'
import { fromWorkerJobs } from './internals.ts'
import { addingJob, addJob, type JobOptions, type JobRun } from './jobs.ts'
import { hasLostSecret, openedTexts, sealedBelatedly, sealedTexts, withSecret } from './mailSecrets.ts'
import { notify } from './notifications.ts'
import { type Counted, takeShared } from './sharedLimits.ts'
import { run } from './statements.ts'
import { mails } from './tables.ts'
import type { TaskParts } from './tasks.ts'

/**
 * The outbox. A mail is written down in the transaction that causes it, and sent by a job after the commit; a roll-back
 * leaves neither.
 *
 * A mail goes out at least once, and with one exception exactly once: where a process is killed after the mail server
 * took the mail and before that was noted (a few milliseconds), it is sent again. SMTP knows no way around that; but
 * both carry the same Message-ID, fixed before the first attempt, by which mailboxes fold them into one.
 */

/** A mail as it is written, in the recipient's language. `kind` names its template; `secret` is that of its link, which the
 *  outbox keeps sealed. `accountId` is whose account it is about, be it sent to an address that they have no longer or never
 *  had, or with which the order was placed that it is about; null where that was a guest, and for one that is about nobody's
 *  account. `cause` names what
 *  it is about where there must be only one mail about that. */
export interface NewMail {
  readonly kind: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly orderId?: string | null
  readonly accountId: string | null
  readonly secret: string | null
  readonly cause?: string
  /** What goes with it as files, which are made when it is sent. */
  readonly attached?: MailAttached | null
}

/** What a file of a mail is made of, by id: the PDFs of vouchers, and of documents. */
export type MailAttached = { readonly vouchers?: readonly string[]; readonly documents?: readonly string[] }

/** A file that goes with a mail. */
export type MailFile = { readonly filename: string; readonly content: Buffer; readonly contentType: string }

interface Scope {
  readonly now: Date
  readonly newId: () => string
}

/** The task that sends a mail. */
export const SENDING = 'send_mail'
/** With pauses that grow from seconds to hours: the last attempt comes after about nine hours. */
const MOST_ATTEMPTS = 10

/** Puts a mail into the outbox and has it sent once the transaction is committed. Answers with its id; null where there is
 *  one of the same cause, which stays as it is. */
export async function queueMail(
  tx: Transaction,
  mail: NewMail & { readonly cause?: never },
  scope: Scope,
): Promise<string>
export async function queueMail(tx: Transaction, mail: NewMail, scope: Scope): Promise<string | null>
export async function queueMail(tx: Transaction, mail: NewMail, { now, newId }: Scope): Promise<string | null> {
  const id = newId()
  const { kind, to: recipient, language, subject, orderId = null, accountId, cause = null, attached = null } = mail
  const written = tx
    .insert(mails)
    .values({
      ...{ id, kind, recipient, language, subject, orderId, accountId, cause, attached, ...sealedTexts(mail, id) },
      ...{ messageId: messageId(id, 'queued.invalid'), createdAt: now },
    })
    .onConflictDoNothing({ target: mails.cause, where: sql`${mails.cause} is not null` })
    .returning({ id: mails.id })
  const adding = addingJob(SENDING, { id }, sendingOf(id))
  // In the list of what is selected the job is added for the row that was written, and for none where none was.
  const rows = await run(
    tx,
    sql`with written as (${written.getSQL()}) select (${adding}).id from written`,
    'queue mail',
  )
  return rows.length === 0 ? null : id
}

/** Whether there is the mail of a cause. */
export const hasMailOf = async (tx: Transaction, cause: string): Promise<boolean> =>
  (await tx.$count(mails, eq(mails.cause, cause))) > 0

/**
 * When there may be the next of something under limits that all hold; null: now. An expression: `counted` says which rows
 * count within a span of time (`table where …`), and when each was.
 */
export function earliestWithin(
  limits: readonly Limit[],
  counted: (span: SQL) => { readonly rows: SQL; readonly at: SQL },
): SQL {
  const ends = limits.map(({ uses, seconds }) => {
    const span = sql.raw(`interval '${seconds} seconds'`)
    const { rows, at } = counted(span)
    return sql`(select ${at} + ${span} from ${rows} order by ${at} desc offset ${sql.raw(String(uses - 1))} limit 1)`
  })
  return sql`greatest(${sql.join(ends, sql`, `)})`
}

/** The mailbox behind an address: its case and what stands behind a `+` make no other one. */
export const mailboxOf = (address: SQL): SQL => sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`

/** When an address may be sent the next mail of some kinds; as `earliestWithin`. Whoever decides by it holds `recipientLock`, or
 *  two at once both see room for one. */
const nextMailAt = (recipient: SQL, kinds: readonly string[], limits: readonly Limit[], now: SQL): SQL =>
  earliestWithin(limits, span => ({
    rows: sql`mails m where ${mailboxOf(sql`m.recipient`)} = ${mailboxOf(recipient)} and m.kind in (${sql.join(
      kinds.map(kind => sql.raw(`'${kind}'`)),
      sql`, `,
    )}) and m.created_at > ${now} - ${span}`,
    at: sql`m.created_at`,
  }))

/** Takes the turn to write to an address until the transaction ends; `recipient` is an expression. */
export const recipientLock = (recipient: SQL): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended('mail ' || ${mailboxOf(recipient)}, 0))`

/**
 * `queueMail` for mails that anybody may cause: within the limits of the address among mails of `kinds`. Answers with 0,
 * or with how many seconds to wait where nothing was written.
 */
export async function queueLimitedMail(
  tx: Transaction,
  mail: NewMail,
  { kinds, limits }: { readonly kinds: readonly string[]; readonly limits: readonly Limit[] },
  scope: Scope,
): Promise<number> {
  const recipient = sql`${mail.to}::text`
  const now = sql`${scope.now.toISOString()}::timestamptz`
  await run(tx, sql`select ${recipientLock(recipient)}`)
  const [next] = await run<{ at: Date | null }>(tx, sql`select ${nextMailAt(recipient, kinds, limits, now)} as at`)
  if (next?.at) return secondsUntil(new Date(next.at), scope.now)
  await queueMail(tx, mail, scope)
  return 0
}

/** Whole seconds until an instant to come, at least one. */
export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))

/**
 * Sends a mail of the outbox again, because a person asks for it. One that went out is sent as a new mail, so that the
 * mailbox shows it; one that did not is tried anew as it is. Its link's secret is forgotten once it was sent: `renewed`
 * makes another, and where there is none the mail is refused (MAIL_LINK_GONE). Answers with the id of the mail that is
 * sent. Throws NotFound.
 */
export async function resendMail(
  tx: Transaction,
  id: string,
  scope: Scope,
  renewed?: () => Promise<string>,
): Promise<string> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  if (mail === undefined) throw new NotFound()
  if (mail.state === 'sent' || hasLostSecret(mail)) {
    const { kind, language, orderId, accountId, attached, subject, html, text } = mail
    const again = { kind, language, orderId, accountId, attached, to: mail.recipient, subject, html, text }
    if (!hasLostSecret(mail)) return queueMail(tx, { ...again, secret: null }, scope)
    if (!renewed) return refuse('MAIL_LINK_GONE', ['mailId'], 'The link of this mail was good once and is gone.')
    const secret = await renewed()
    return queueMail(tx, { ...again, ...withSecret(mail, secret), secret }, scope)
  }
  await tx.update(mails).set({ state: 'queued', lastError: null }).where(eq(mails.id, id))
  await addSending(tx, id)
  return id
}

/** Has all mails sent that wait because there was no mail server so far. Answers with how many there are. */
export async function sendWaitingMails(tx: Transaction): Promise<number> {
  // What has a job, such as one above the limit of its mailbox, goes out by itself.
  const hasJob = sql`exists (select from ${fromWorkerJobs} where j.key = ${`${SENDING} `} || ${mails.id}::text)`
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), not(hasJob)))
    .orderBy(mails.id)
  for (const { id } of waiting) await addSending(tx, id)
  return waiting.length
}

const sendingOf = (id: string): JobOptions => ({ key: `${SENDING} ${id}`, mostAttempts: MOST_ATTEMPTS })

const addSending = (tx: Transaction, id: string): Promise<void> => addJob(tx, SENDING, { id }, sendingOf(id))

const messageId = (id: string, domain: string): string => `<${id}@${domain}>`

/** By what a mail goes out: the server, who it comes from (`service@example.com` or with a name before it), where answers go,
 *  what stands below it, and what it is counted under. */
export type MailWay = {
  readonly server: Pick<Transporter, 'sendMail'>
  readonly from: string
  readonly replyTo?: string | null
  readonly signature?: string | null
  readonly limits?: readonly Counted[]
}

/**
 * Sends a mail of the outbox: what a job `SENDING` does. `wayOf` tells by what it goes, by its kind and language; without a
 * way (null) mails stay in the outbox, and no job fails for it. One whose way has sent as many as it may waits until it may
 * again. `finished` makes its last words, `filesOf` the files that go with it.
 */
export async function sendMail(
  parts: Pick<TaskParts, 'database' | 'now' | 'publicUrl'> & {
    readonly wayOf: (mail: { readonly kind: string; readonly language: Language }) => Promise<MailWay | null>
    readonly finished?: (words: string) => Promise<string>
    readonly filesOf?: (attached: MailAttached) => Promise<readonly MailFile[]>
  },
  payload: unknown,
  job: JobRun,
): Promise<void> {
  const { database, publicUrl, wayOf, finished = async words => words, filesOf, now } = parts
  const id = idOf(payload)
  const [waiting] = await database.drizzle
    .select({ kind: mails.kind, language: mails.language })
    .from(mails)
    .where(eq(mails.id, id))
  const way = waiting ? await wayOf(waiting) : null
  if (way === null) return
  const { server: mailServer, from, replyTo = null, signature = null, limits = [] } = way
  if (limits.length > 0) {
    const { refusedUntil } = await takeShared(database, limits, id, now().getTime())
    if (refusedUntil !== null) {
      const runAt = new Date(refusedUntil + 1000)
      await inTransaction(database, tx => addJob(tx, SENDING, { id }, { ...sendingOf(id), runAt }))
      return
    }
  }
  const mail = await claim(database, id, domainOf(from))
  if (mail === null) return
  const words = openedTexts(mail)
  if (words === null) {
    const lastError = 'the secret of its link can be read no more: it was sealed with another key'
    await database.drizzle.update(mails).set({ state: 'failed', lastError }).where(eq(mails.id, mail.id))
    return
  }
  try {
    await mailServer.sendMail({
      ...{ messageId: mail.messageId, from, to: mail.recipient, date: mail.createdAt, ...(replyTo && { replyTo }) },
      ...{ subject: mail.subject, text: await finished(signedText(words.text, signature)) },
      html: await finished(signedHtml(withAddress(words.html, publicUrl), signature)),
      attachments: mail.attached && filesOf ? [...(await filesOf(mail.attached))] : [],
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    })
  } catch (error) {
    await noteFailure(database, mail.id, error, job)
    return
  }
  await database.drizzle
    .update(mails)
    .set({ state: 'sent', sentAt: now(), lastError: null, sealedSecret: null })
    .where(eq(mails.id, mail.id))
}

/**
 * Whether a mail server must be spoken to under TLS: every one but on this machine. Without it nodemailer would go on in
 * plain text where STARTTLS is not offered, be it that somebody between took the offer away. `?requireTLS=false` in the
 * address says otherwise, for a relay in a network of its own.
 */
export const needsTls = (smtpUrl: string): boolean =>
  !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname)

/**
 * Seals the secrets of mails that still wait since the outbox held them in clear; for the start, before mails are sent.
 * Doing it again changes nothing.
 */
export async function sealOldSecrets({ drizzle }: Pick<Database, 'drizzle'>): Promise<void> {
  const waiting = await drizzle
    .select({ id: mails.id, html: mails.html, text: mails.text, sealedSecret: mails.sealedSecret })
    .from(mails)
    .where(and(ne(mails.state, 'sent'), isNull(mails.sealedSecret), sql`${mails.text} ~ '/[A-Za-z0-9_-]{43}'`))
  for (const mail of waiting) {
    const texts = sealedBelatedly(mail)
    if (texts)
      await drizzle
        .update(mails)
        .set(texts)
        .where(and(eq(mails.id, mail.id), ne(mails.state, 'sent')))
  }
}

/** A mailbox as a server takes it; `password` null: nobody signs in. */
export type MailboxAccess = {
  readonly host: string
  readonly port: number
  readonly tls: 'tls' | 'starttls' | 'none'
  readonly user: string | null
  readonly password: string | null
}

/** A connection for each mail, to a mailbox that the shop set up itself. */
export function openMailbox({ host, port, tls, user, password }: MailboxAccess): Transporter {
  return createTransport({
    ...{ host, port, secure: tls === 'tls', requireTLS: tls === 'starttls', ignoreTLS: tls === 'none' },
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
}

const signedText = (text: string, signature: string | null): string =>
  signature === null ? text : `${text}\n\n-- \n${signature}`

function signedHtml(html: string, signature: string | null): string {
  if (signature === null) return html
  const words = `<p>${escapeHtml(signature).replaceAll('\n', '<br>')}</p>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + words : html.slice(0, end) + words + html.slice(end)
}

/** Connections to a mail server, as they are needed. */
export function openMailServer(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    // The address's own word on it wins.
    requireTLS: needsTls(smtpUrl),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function idOf(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string') {
    return payload.id
  }
  throw new TypeError('a job that sends a mail names it')
}

const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost'

/** Takes a mail for an attempt; null if it went out meanwhile. Before the first one its Message-ID is settled. */
async function claim(database: Database, id: string, domain: string) {
  const settled: SQL<string> = sql`case when ${mails.attempts} = 0 then ${messageId(id, domain)} else ${mails.messageId} end`
  const [mail] = await database.drizzle
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1`, messageId: settled })
    .where(and(eq(mails.id, id), inArray(mails.state, ['queued', 'sending', 'failed'])))
    .returning()
  return mail ?? null
}

/** An attempt that failed for now; the words leave out what the mail server said, for that may name the recipient. */
class MailNotSent extends Error {
  override name = 'MailNotSent'
}

/** Notes a failed attempt and throws for another one, unless the mail server refused for good or it was the last. */
async function noteFailure(database: Database, id: string, error: unknown, job: JobRun): Promise<void> {
  const isFinal = isRefusedForGood(error) || job.attempt >= job.mostAttempts
  await database.drizzle
    .update(mails)
    .set({ state: isFinal ? 'failed' : 'queued', lastError: messageOf(error).slice(0, 1000) })
    .where(eq(mails.id, id))
  // Of many that fail within an hour people hear once.
  const hour = new Date().toISOString().slice(0, 13)
  if (isFinal) await notify(database.drizzle, { kind: 'mail.failed', cause: `mail.failed ${hour}` }, new Date())
  if (!isFinal) throw new MailNotSent(`the mail server could not take a mail (${errorCode(error) ?? 'no code'})`)
}

/** SMTP answers from 500 are final, except those about signing in and TLS, which the operator can mend. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false
  return error.responseCode >= 500 && errorCode(error) !== 'EAUTH' && errorCode(error) !== 'ETLS'
}
