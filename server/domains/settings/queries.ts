import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../../kit/refusals.ts'
import { countUpTo } from '../../platform/counting.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Seal } from '../../platform/seal.ts'
import { alongFalling } from '../../platform/sorting.ts'
import { prepare, type Reader } from '../../platform/statements.ts'
import { auditEntries } from '../../platform/tables.ts'
import {
  type PlannedChange,
  plannedChange,
  Settings,
  type SettingsProblem,
  type SettingsSection,
  type StoredSection,
} from './rules.ts'
import { shopDay, storefrontSettings } from './settings.ts'
import { settings } from './tables.ts'
import { ownTextsOf } from './texts/queries.ts'

/** What reading and changing settings needs of the process. */
type Parts = {
  readonly sections: readonly SettingsSection[]
  readonly seal: Seal
  readonly log: Pick<Log, 'error'>
}

let parts: Parts | null = null

/** Takes the gathered sections, the seal of the data folder and the log, once at the start of the process. Throws where
 *  two sections have the same key. */
export function startSettings(given: Parts): void {
  const keys = given.sections.map(({ key }) => key)
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  if (twice !== undefined) throw new Error(`two sections of the settings are named ${twice}`)
  parts = given
  latest = null
}

function started(): Parts {
  if (parts === null) throw new Error('settings are changed before they are gathered')
  return parts
}

/** The gathered sections. */
const settingsSections = (): readonly SettingsSection[] => started().sections

/** A gathered section by its key. */
export const sectionBy = (key: string): SettingsSection | undefined =>
  started().sections.find(section => section.key === key)

/** All settings as one text, to be selected within any statement and read with `settingsFrom`. Secrets are none of it. */
export const settingsText: SQL = sql`(select '{' || coalesce(string_agg(to_json(s.key)::text || ':' || s.value_text, ','), '')
  || '}' from settings s)`

let latest: { text: string; settings: Settings } | null = null

/** The settings out of `settingsText`. Read anew only when the text differs from the one before. */
export function settingsFrom(text: string): Settings {
  if (latest?.text !== text) {
    const tell = ({ section, path, message }: SettingsProblem) =>
      parts?.log.error(
        { section, path: path.join('.'), problem: message },
        'a stored setting does not fit, its default counts',
      )
    const settings = new Settings(JSON.parse(text), tell)
    latest = { text, settings }
    // All at once, so that the log tells of what does not fit before something depends on it.
    for (const section of parts?.sections ?? []) settings.read(section)
  }
  return latest.settings
}

const readText = prepare<Record<string, never>, { text: string }>('settings', sql`select ${settingsText} as text`)

/** The settings as they stand in the database now. */
export async function readSettings(reader: Reader): Promise<Settings> {
  const [row] = await readText(reader, {})
  const settings = settingsFrom(row!.text)
  // Whoever reads the settings speaks in the words of the same moment.
  await ownTextsOf(reader, settings)
  return settings
}

/** Origins of other sites whose storefronts may use the shop's doors for programs, as they stand now. */
export const allowedOrigins = async (reader: Reader): Promise<readonly string[]> =>
  storefrontSettings.of(await readSettings(reader)).allowedOrigins

/** A section as staff see it: its values, what of the stored ones does not fit, and which secrets are set. */
export type SectionState = {
  readonly section: SettingsSection
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: readonly SettingsProblem[]
  readonly secretsSet: readonly string[]
}

/** The state of a section by what is stored of it. */
export function stateOf(
  section: SettingsSection,
  { value, secrets, version }: Omit<StoredSection, 'value'> & { readonly value: unknown; readonly version: number },
): SectionState {
  const { values, problems } = new Settings({ [section.key]: value }).read(section)
  const secretsSet = section.secretsOf(values).filter(name => Object.hasOwn(secrets, name))
  return { section, version, values: { ...values }, problems, secretsSet }
}

/** The states of all gathered sections, in their order. */
export async function readSections(reader: Reader): Promise<SectionState[]> {
  const rows = await reader.select().from(settings)
  const stored = new Map(rows.map(row => [row.key, row]))
  return settingsSections().map(section =>
    stateOf(section, stored.get(section.key) ?? { value: {}, secrets: {}, version: 0 }),
  )
}

/** The settings as they would be with a change of one section, and what speaks against it; nothing is written. The change is
 *  as `updateSettings` takes it, refusals are below `changes`. */
export async function triedSettings(
  reader: Reader,
  section: SettingsSection,
  changes: unknown,
): Promise<{ readonly settings: Settings; readonly refusals: readonly Refusal[] }> {
  const rows = await reader.select().from(settings)
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const value = Object(stored[section.key] ?? {}) as StoredSection['value']
  const { plan, refusals } = plannedChange(section, { value, secrets: {} }, changes, ['changes'])
  return { settings: new Settings({ ...stored, [section.key]: plan.value }), refusals }
}

/** A change of a section: who made it and when, and the fields with their values before and after; `isSecret` where there
 *  is nothing to be seen. */
export type SettingsChange = {
  readonly id: string
  readonly section: string
  readonly at: Date
  readonly actorName: string | null
  readonly isUndo: boolean
  readonly fields: readonly {
    readonly name: string
    readonly before: unknown
    readonly after: unknown
    readonly isSecret: boolean
  }[]
}

const ofSection = (key: string) => and(eq(auditEntries.subjectType, 'settings'), eq(auditEntries.subjectName, key))

/** A page of the changes of a section, the latest first. They are kept in the audit log. */
export async function browseHistory(
  reader: Reader,
  section: string,
  page: { offset: number; limit: number },
): Promise<SettingsChange[]> {
  const rows = await reader
    .select()
    .from(auditEntries)
    .where(ofSection(section))
    .orderBy(...alongFalling('desc', auditEntries.at, auditEntries.id))
    .offset(page.offset)
    .limit(page.limit)
  return rows.map(({ id, at, actorName, action, changes }) => ({
    ...{ id, section, at, actorName, isUndo: action === 'settings.undone' || action === 'settings.importUndone' },
    fields: Object.entries(changes).map(([name, change]) => {
      const { old = null, new: next = null } = Object(change) as { old?: unknown; new?: unknown }
      return { name, before: old, after: next, isSecret: typeof change === 'string' }
    }),
  }))
}

export const countHistory = (reader: Reader, section: string, most: number): Promise<number> =>
  countUpTo(reader, most, auditEntries, ofSection(section))

const placeOf = ({ key }: SettingsSection, name: string): string => `settings ${key}.${name}`

/** The stored secrets of a section after a change, sealed for their place; null takes one away. */
export function sealSecrets(
  section: SettingsSection,
  stored: StoredSection['secrets'],
  changes: PlannedChange['secrets'],
): Record<string, string> {
  const next = { ...stored }
  for (const [name, secret] of Object.entries(changes)) {
    if (secret === null) delete next[name]
    else next[name] = started().seal.close(secret, placeOf(section, name))
  }
  return next
}

/** A secret of a section as it is now, for what uses it; null where it is not set, or was sealed by another key. */
export async function readSecret(reader: Reader, section: SettingsSection, name: string): Promise<string | null> {
  const [row] = await reader.select({ secrets: settings.secrets }).from(settings).where(eq(settings.key, section.key))
  const sealed = row?.secrets[name]
  return sealed === undefined ? null : started().seal.open(sealed, placeOf(section, name))
}

/** `known` is read along only where the version is another than the known one: settings raise it too. */
const freshnessStatement = {
  name: 'freshness',
  text: `select v.version, case when v.version is distinct from $1 then coalesce((
      select json_object_agg(s.key, case when s.key in ('shop', 'shipping') then (
        select json_object_agg(e.key, e.value) from jsonb_each(s.value) e
        where e.key in ('timeZone', 'country', 'holidays', 'closedDays', 'cutOff')) else s.value::json end)
      from settings s where s.key in ('shop', 'shipping', 'seo', 'site', 'addressNames')), '{}') end as known
    from (select coalesce(sum(version + stock), 0)::text as version from site_versions) v`,
}

type FreshnessRow = {
  version: string
  known: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> | null
}

const MINUTE = 60_000

/**
 * By what answers are kept: the site's version, and what `dayOf` makes of the shop's calendar, minute by minute. One statement
 * brings the version and what of the settings says how the shop's days go and how the site is reached, so that a change of it
 * counts with the next look, in every process. Each kept answer waits for it, so it goes to the driver directly, which costs the process a sixth less than
 * through the query builder.
 */
export function freshnessOf(
  { pool }: Pick<Database, 'pool'>,
  now: () => Date,
  dayOf: (settings: Settings, now: Date) => string = shopDay,
): { version(): Promise<number>; day(): string; settings(): Settings } {
  let known: string | null = null
  let latestKnown = new Settings({})
  let told: { readonly minute: number; readonly of: Settings; readonly day: string } | null = null
  return {
    async version() {
      const { rows } = await pool.query<FreshnessRow>({ ...freshnessStatement, values: [known] })
      const row = rows[0]!
      if (row.known) {
        known = row.version
        const sections = Object.entries(row.known).flatMap(([key, value]) => (value ? [[key, value] as const] : []))
        latestKnown = new Settings(Object.fromEntries(sections))
      }
      return Number(row.version)
    },
    day() {
      const at = now()
      const minute = Math.floor(at.getTime() / MINUTE)
      if (told?.minute !== minute || told.of !== latestKnown)
        told = { minute, of: latestKnown, day: dayOf(latestKnown, at) }
      return told.day
    },
    settings: () => latestKnown,
  }
}
