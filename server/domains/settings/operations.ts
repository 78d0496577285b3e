import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotAllowed, NotFound, type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../kit/refusals.ts'
import { noteAudit } from '../../platform/audit.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { tell } from '../../platform/events.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { auditEntries } from '../../platform/tables.ts'
import { settingsChanged } from './events.ts'
import { type SectionState, sealSecrets, sectionBy, stateOf } from './queries.ts'
import {
  mayChange,
  type PlannedChange,
  plannedChange,
  readSection,
  type SettingsSection,
  type StoredSection,
  undoingChange,
} from './rules.ts'
import { shopSettings } from './settings.ts'
import { settings } from './tables.ts'

export type UpdateSettings = {
  readonly section: string
  /** The version of the section that the editor saw; null: whatever it is by now. */
  readonly version: number | null
  /** Fields with their new values, secrets among them. */
  readonly changes: unknown
}

/**
 * Changes fields of one section. Refuses with NOT_FOUND for a section that does not exist, STALE_REVISION where somebody
 * else was faster, and as `plannedChange`. Throws NotAllowed where the section asks for more than changing settings. What
 * changes nothing is no change.
 */
export const updateSettings = operation(
  'admin:settings',
  async (scope, input: UpdateSettings): Promise<SectionState> => {
    const section = sectionFor(scope, input.section)
    const stored = await lockedSection(scope, section, input.version)
    const { plan, refusals } = plannedChange(section, stored, input.changes, ['changes'])
    refuseIf(refusals)
    refuseIf(await hindered(scope, section, stored, plan, ['changes']))
    return writeChange(scope, section, stored, plan, 'settings.updated')
  },
)

export type UndoSettingsChange = {
  readonly changeId: string
  /** The version of the section that the editor saw; null: whatever it is by now. */
  readonly version: number | null
}

/**
 * Sets the fields of a change back to what they were before it, which is a change of its own. Secrets stay: what they were
 * is not kept. Refuses as `undoingChange`, and with STALE_REVISION where somebody else was faster. Throws NotFound, and
 * NotAllowed as `updateSettings`.
 */
export const undoSettingsChange = operation(
  'admin:settings',
  async (scope, { changeId, version }: UndoSettingsChange): Promise<SectionState> => {
    const [change] = isId(changeId)
      ? await scope.tx
          .select({ section: auditEntries.subjectName, changes: auditEntries.changes })
          .from(auditEntries)
          .where(and(eq(auditEntries.id, changeId), eq(auditEntries.subjectType, 'settings')))
      : []
    const found = change && sectionBy(change.section ?? '')
    if (!found) throw new NotFound()
    const section = sectionFor(scope, found.key)
    const stored = await lockedSection(scope, section, version)
    const undoing = undoingChange(section, stored, change.changes)
    refuseIf(undoing.refusals)
    const { plan, refusals } = plannedChange(section, stored, undoing.entered, ['changes'])
    refuseIf(refusals)
    refuseIf(await hindered(scope, section, stored, plan, ['changes']))
    return writeChange(scope, section, stored, plan, 'settings.undone')
  },
)

function sectionFor({ viewer }: OperationScope, key: string): SettingsSection {
  const section = sectionBy(key)
  if (!section) refuse('NOT_FOUND', ['section'], 'There is no such section.')
  if (!mayChange(viewer, section)) throw new NotAllowed(true, `Changing ${key} needs more rights.`)
  return section
}

type LockedSection = StoredSection & { readonly version: number }

/** What is stored of a section, locked: of two changes at once the second waits, and sees the first. */
export async function lockedSection(
  { tx, now }: OperationScope,
  { key }: SettingsSection,
  version: number | null,
): Promise<LockedSection> {
  // A section of which nothing is stored has no row that could be locked. A refusal takes it away again.
  await tx.insert(settings).values({ key, value: {}, updatedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
  refuseStale({ revision: row!.version }, version, 'version')
  const { value } = row!
  // What is no object is replaced as a whole: nothing of it counts.
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { value: isFields ? (value as StoredSection['value']) : {}, secrets: row!.secrets, version: row!.version }
}

/** What speaks against a change because others build on what was there before; below `path`. */
export async function hindered(
  { tx, now }: OperationScope,
  section: SettingsSection,
  stored: LockedSection,
  { value }: PlannedChange,
  path: readonly string[],
): Promise<Refusal[]> {
  const [before, after] = [readSection(section, stored.value).values, readSection(section, value).values]
  const found = await section.hindrances(tx, before, after, now)
  return found.map(each => refusal(each.code ?? 'INVALID_INPUT', [...path, ...each.path], each.message))
}

/** Writes a planned change, its entry of the log and what follows from it; nothing where nothing changes. `importId` names the
 *  change of several sections that it is a part of. */
export async function writeChange(
  scope: OperationScope,
  section: SettingsSection,
  stored: LockedSection,
  { value, noted, secrets }: PlannedChange,
  action: 'settings.updated' | 'settings.undone' | 'settings.imported' | 'settings.importUndone',
  importId: string | null = null,
): Promise<SectionState> {
  const { tx, now } = scope
  if (Object.keys(noted).length === 0) return stateOf(section, stored)
  const next = { value, secrets: sealSecrets(section, stored.secrets, secrets), version: stored.version + 1 }
  await tx
    .update(settings)
    .set({ ...next, updatedAt: now })
    .where(eq(settings.key, section.key))
  await noteAudit(scope, { action, subjectId: importId, subjectName: section.key, changes: noted })
  await tell(tx, settingsChanged, { section: section.key })
  return stateOf(section, next)
}

/** Stores where a new shop is, unless something is stored of it already. */
export async function ensureShopPlace(
  { drizzle }: Pick<Database, 'drizzle'>,
  { country, timeZone, now }: { country: string | null; timeZone: string | null; now: Date },
): Promise<void> {
  const value = { ...(country !== null && { country }), ...(timeZone !== null && { timeZone }) }
  if (Object.keys(value).length === 0) return
  await drizzle.insert(settings).values({ key: shopSettings.key, value, updatedAt: now }).onConflictDoNothing()
}

/** Stores that a shop is the demo no more, where that is stored of it (`operator.isDemo`). */
export async function endDemoMark(tx: Pick<Transaction, 'update'>, now: Date): Promise<void> {
  await tx
    .update(settings)
    .set({
      value: sql`jsonb_set(${settings.value}, '{isDemo}', 'false')`,
      version: sql`${settings.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(settings.key, 'operator'), sql`${settings.value} ->> 'isDemo' = 'true'`))
}

/** Keeps a section as it is until the transaction ends; several may do so at once. */
export async function holdSection(
  tx: Pick<Transaction, 'select'>,
  { key }: Pick<SettingsSection, 'key'>,
): Promise<void> {
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('share')
}

/** Clears a field of a section that may be empty, where it has one of some values: what it named is gone. */
export async function clearSetting(
  scope: OperationScope,
  { key }: Pick<SettingsSection, 'key'>,
  field: string,
  values: readonly string[],
): Promise<void> {
  const { tx, now } = scope
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).for('update')
  const value = row?.value as Readonly<Record<string, unknown>> | undefined
  const old = value?.[field]
  if (typeof old !== 'string' || !values.includes(old)) return
  await tx
    .update(settings)
    .set({ value: { ...value, [field]: null }, version: sql`${settings.version} + 1`, updatedAt: now })
    .where(eq(settings.key, key))
  const changes = { [field]: { old, new: null } }
  await noteAudit(scope, { action: 'settings.updated', subjectId: null, subjectName: key, changes })
  await tell(tx, settingsChanged, { section: key })
}

/** Forgets what is stored of a section, secrets aside: its defaults count. For commands, which nobody signs in for. */
export async function forgetSection(
  { drizzle }: Pick<Database, 'drizzle'>,
  { key }: Pick<SettingsSection, 'key'>,
  now: Date,
): Promise<void> {
  await drizzle
    .update(settings)
    .set({ value: {}, version: sql`${settings.version} + 1`, updatedAt: now })
    .where(eq(settings.key, key))
}
