import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Language, textIn } from '../../kit/languages.ts'
import type { Viewer } from '../../kit/viewer.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { countFailedJobs } from '../../platform/failedJobs.ts'
import { fromWorkerJobs } from '../../platform/internals.ts'
import { type Reader, run } from '../../platform/statements.ts'
import { groupBySlug } from '../catalogue/queries/groups.ts'
import { isOnlineAt } from '../catalogue/queries/management.ts'
import { productBySlug } from '../catalogue/queries/products.ts'
import { entriesByIds, entryByKey } from '../content/queries/managed.ts'
import { entryBySlug } from '../content/queries/published.ts'
import type { StandingKey } from '../content/rules/content.ts'
import { readQuota } from '../files/uploads/quota.ts'
import { isOpen } from '../settings/legalTexts/particulars.ts'
import { readSettings } from '../settings/queries.ts'
import { mailSettings, shopSettings } from '../settings/settings.ts'
import { checksOf, type FirstProduct, type FirstStep, firstStepsOf, type SystemCheck } from './rules.ts'
import { firstStepSettings } from './settings.ts'

/** What the server is made of and how it is doing. Sizes are bytes; instants ISO or Date. Nothing of it is secret: no
 *  address of a database, no user, no key. */
export type SystemState = {
  readonly version: string
  readonly nodeVersion: string
  readonly startedAt: Date
  readonly publicUrl: string
  readonly processes: number
  readonly databaseVersion: string
  readonly isDatabaseEmbedded: boolean
  readonly databaseSize: number
  /** Name of the last migration that ran. */
  readonly lastMigration: string | null
  /** Jobs that wait or run, and of these the ones that gave up; at most `MOST_COUNTED` + 1 each. */
  readonly waitingJobs: number
  readonly failedJobs: number
  readonly queuedMails: number
  readonly failedMails: number
  readonly lastMailAt: Date | null
  readonly hasMailServer: boolean
  readonly mailSender: string
  readonly storage: 'disk' | 's3'
  readonly storageUsed: number
  readonly storageTotal: number
  readonly diskFree: number | null
  readonly checks: readonly { readonly key: SystemCheck; readonly isFine: boolean }[]
}

/** More jobs and mails are not counted. */
const MOST_COUNTED = 1_000

const version: string = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).version
const startedAt = new Date(Date.now() - process.uptime() * 1000)

type Row = {
  databaseVersion: string
  databaseSize: number
  lastMigration: string | null
  waitingJobs: number
  waitingSince: string | null
  queuedMails: number
  failedMails: number
  lastMailAt: string | null
}

const upTo = (from: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (select ${from} limit ${MOST_COUNTED + 1}) as counted)`
const waiting = sql`from ${fromWorkerJobs} where j.attempts < j.max_attempts`

/** Room that is left on the disk of a folder; null where the system does not say. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // A folder of another machine, or one that was not made yet: that is for the log of the start, not for this page.
    return null
  }
}

/** Reads the state of the server, in bounded time whatever the number of jobs and mails. */
export async function readSystem(reader: Reader, config: Config, now: Date): Promise<SystemState> {
  const [settings, quota, failedJobs, diskFree, [row]] = await Promise.all([
    readSettings(reader),
    readQuota(reader),
    countFailedJobs(reader, MOST_COUNTED),
    freeBytes(config.dataDir),
    run<Row>(
      reader,
      sql`select current_setting('server_version') as "databaseVersion",
        pg_database_size(current_database())::float8 as "databaseSize",
        (select name from drizzle.__drizzle_migrations order by id desc limit 1) as "lastMigration",
        ${upTo(waiting)} as "waitingJobs",
        (select min(j.run_at)::text ${waiting} and j.locked_at is null and j.run_at < now()) as "waitingSince",
        ${upTo(sql`from mails where state = 'queued'`)} as "queuedMails",
        ${upTo(sql`from mails where state = 'failed'`)} as "failedMails",
        (select max(sent_at)::text from (select sent_at from mails where state = 'sent' order by created_at desc limit 20) as sent)
          as "lastMailAt"`,
    ),
  ])
  const { waitingSince, lastMailAt, ...counted } = row!
  const { senderAddress } = mailSettings.of(settings)
  const mailSender = senderAddress ?? shopSettings.of(settings).email
  const own = {
    publicUrl: config.publicUrl,
    hasMailServer: config.smtpUrl !== null || mailSettings.of(settings).defaultMailbox !== null,
    failedJobs,
    failedMails: counted.failedMails,
    diskFree,
  }
  const facts = {
    ...own,
    sender: mailSender,
    waitingSince: waitingSince ? new Date(waitingSince) : null,
    isOpen: isOpen(settings),
  }
  return {
    ...counted,
    ...own,
    ...{ version, nodeVersion: process.version, startedAt, processes: config.processes },
    isDatabaseEmbedded: config.databaseUrl === null,
    lastMailAt: lastMailAt ? new Date(lastMailAt) : null,
    mailSender,
    ...{ storage: config.storage, storageUsed: quota.used, storageTotal: quota.total },
    checks: checksOf(facts, now),
  }
}

/** The steps of a new shop, by what is there now. */
export async function readFirstSteps(
  reader: Reader,
  config: Pick<Config, 'smtpUrl'>,
  now: Date,
): Promise<{ readonly isHidden: boolean; readonly steps: readonly FirstStep[] }> {
  const [settings, [row]] = await Promise.all([
    readSettings(reader),
    run<{ product: FirstProduct }>(
      reader,
      sql`select case
          when exists (select ${ownProducts} and ${isOnlineAt(now)} and coalesce(f.stock, 1) > 0) then 'ready'
          when exists (select ${ownProducts} and ${isOnlineAt(now)}) then 'soldOut'
          when exists (select ${ownProducts}) then 'offline'
          else 'none' end as product`,
      'first product',
    ),
  ])
  const hasMailServer = config.smtpUrl !== null || mailSettings.of(settings).defaultMailbox !== null
  const steps = firstStepsOf(settings, { hasMailServer, product: row!.product }, now)
  return { isHidden: firstStepSettings.of(settings).isHidden, steps }
}

/** Products that did not come with the demo, without what follows `where`. */
const ownProducts = sql`from products p join product_figures f on f.product_id = p.id
  where p.deleted_at is null and not exists (select from demo_rows d where d.id = p.id)`

/** What is edited behind an address: its id, and its title in the language. */
export type EditedThing = {
  readonly kind: 'entry' | 'product' | 'group'
  /** Null for a standing page that nobody wrote yet. */
  readonly id: string | null
  readonly title: string
}

/** Standing pages by their addresses, which routes of the client name. */
const standingPaths: Readonly<Record<string, StandingKey>> = {
  '': 'landing',
  agb: 'agb',
  versandkosten: 'shipping',
  privacy: 'privacy',
  imprint: 'imprint',
  disclaimer: 'disclaimer',
  'withdrawal/notice': 'withdrawal',
  help: 'help',
  sizes: 'sizes',
  accessibility: 'accessibility',
}

/** What visitors see at an address, as it is edited; null where it is none of these. Groups go before pages, as on the site. */
export async function editedAt(
  database: Pick<Database, 'pool' | 'drizzle'>,
  viewer: Viewer,
  { path, language, now }: { path: string; language: Language; now: Date },
): Promise<EditedThing | null> {
  const reader = database.drizzle
  const [first = '', second, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return null
  const thing = (kind: EditedThing['kind'], id: string, title: { de: string; en?: string | null }): EditedThing => ({
    ...{ kind, id, title: textIn(language, { de: title.de, en: title.en || null }) },
  })
  const key = standingPaths[[first, second].filter(Boolean).join('/').toLowerCase()]
  if (key !== undefined) {
    const entry = await entryByKey(reader, viewer, key)
    return entry ? thing('entry', entry.id, entry.title) : { kind: 'entry', id: null, title: path }
  }
  if (first === 'p' && second !== undefined) {
    const [entry] = await entriesByIds(reader, viewer, [second])
    return entry ? thing('entry', entry.id, entry.title) : null
  }
  if (second !== undefined) {
    const product = await productBySlug(database, second, now)
    return product && thing('product', product.card.id, product.card.title)
  }
  const group = await groupBySlug(database, first)
  if (group) return thing('group', group.id, group.title)
  const shown = await entryBySlug(reader, first, { language, now })
  const [entry] = shown ? await entriesByIds(reader, viewer, [shown.id]) : []
  return entry ? thing('entry', entry.id, entry.title) : null
}
