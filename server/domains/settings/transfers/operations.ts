import { and, asc, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, type Refusal, Refused, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { hindered, lockedSection, writeChange } from '../operations.ts'
import { type SectionState, sectionBy } from '../queries.ts'
import { mayChange, plannedChange, type SettingsSection, undoingChange } from '../rules.ts'

/** What a file of settings says that it is. */
export const FILE_FORMAT = 'shop settings'
/** The way in which it is written; older readers refuse newer ones. */
export const FILE_VERSION = 1

/** All settings as a file: each section with all of its values. Secrets are none of it. */
export type SettingsFile = {
  readonly format: typeof FILE_FORMAT
  readonly version: number
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The settings as a file. */
export const settingsFile = (states: readonly SectionState[]): SettingsFile => ({
  format: FILE_FORMAT,
  version: FILE_VERSION,
  sections: Object.fromEntries(states.map(({ section, values }) => [section.key, values])),
})

/** What a file would change, or did: `importId` names it to `undoSettingsImport`; null where nothing was changed. */
export type SettingsImport = {
  readonly importId: string | null
  readonly changes: readonly ImportedField[]
}
export type ImportedField = {
  readonly section: string
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

const MOST_SECTIONS = 200

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sections of a file, in one order for all who import. Refuses what is none with INVALID_INPUT at `file`. */
function sectionsIn(file: unknown): [SettingsSection, unknown][] {
  const no = (path: readonly string[], message: string) => refuse('INVALID_INPUT', ['file', ...path], message)
  if (!isRecord(file) || file.format !== FILE_FORMAT || !isRecord(file.sections))
    return no([], 'This is no file of settings.')
  if (file.version !== FILE_VERSION) return no(['version'], 'The file was written by another version of the product.')
  const named = Object.entries(file.sections)
  if (named.length > MOST_SECTIONS) return no(['sections'], `At most ${MOST_SECTIONS} sections.`)
  const unknown = named.filter(([key]) => !sectionBy(key))
  refuseIf(unknown.map(([key]) => refusal('NOT_FOUND', ['file', 'sections', key], 'There is no such section.')))
  return named
    .map(([key, values]): [SettingsSection, unknown] => [sectionBy(key)!, values])
    .toSorted(([one], [other]) => (one.key < other.key ? -1 : 1))
}

/** Changes several sections as one: all of them, or none with all reasons at once. */
async function changeAll(
  scope: OperationScope,
  wanted: readonly (readonly [SettingsSection, unknown, path: readonly string[]])[],
  action: 'settings.updated' | 'settings.imported' | 'settings.importUndone',
  importId: string | null,
): Promise<SettingsImport> {
  const refusals: Refusal[] = []
  const planned: Parameters<typeof writeChange>[] = []
  for (const [section, entered, path] of wanted) {
    const stored = await lockedSection(scope, section, null)
    const { plan, refusals: wrong } = plannedChange(section, stored, entered, path)
    refusals.push(...wrong)
    if (wrong.length > 0 || Object.keys(plan.noted).length === 0) continue
    if (!mayChange(scope.viewer, section)) throw new NotAllowed(true, `Changing ${section.key} needs more rights.`)
    refusals.push(...(await hindered(scope, section, stored, plan, path)))
    planned.push([scope, section, stored, plan, action, importId])
  }
  refuseIf(refusals)
  for (const each of planned) await writeChange(...each)
  const changes = planned.flatMap(([, section, , { noted }]) =>
    Object.entries(noted).flatMap(([name, change]) => {
      if (!isRecord(change)) return []
      return [{ section: section.key, name, before: change.old ?? null, after: change.new ?? null }]
    }),
  )
  return { importId: changes.length === 0 ? null : importId, changes }
}

/** What is changed of a section under names of other clients; `named`: their names for its fields. */
type NamedChanges = {
  readonly section: string
  readonly changes: Readonly<Record<string, unknown>>
  readonly named: Readonly<Record<string, string>>
}

/** Changes fields of several sections, all of them or none. Refuses as `updateSettings`, by the names that were used, below
 *  `config`. Throws NotAllowed as `updateSettings`. */
export const updateConfig = operation(
  'admin:settings',
  async (scope, wanted: readonly NamedChanges[]): Promise<SettingsImport> => {
    const ordered = wanted.toSorted((one, other) => (one.section < other.section ? -1 : 1))
    const changes = ordered.map(each => [sectionBy(each.section)!, each.changes, ['config', each.section]] as const)
    try {
      return await changeAll(scope, changes, 'settings.updated', null)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const nameOf = ([, section = '', field = '', ...rest]: readonly string[]) => {
        const name = ordered.find(each => each.section === section)?.named[field] ?? field
        return ['config', name, ...rest]
      }
      throw new Refused(error.refusals.map(each => ({ ...each, path: nameOf(each.path) })))
    }
  },
)

/**
 * Takes over what a file says, as a whole: fields of the sections that it names; everything else stays, secrets too. Refuses
 * with INVALID_INPUT what is no such file, NOT_FOUND for sections that do not exist, and as `updateSettings` below
 * `file.sections`, all at once. Throws NotAllowed where a section that would change asks for more rights.
 */
export const importSettings = operation(
  'admin:settings',
  (scope, { file }: { file: unknown }): Promise<SettingsImport> => {
    const wanted = sectionsIn(file).map(
      ([section, values]) => [section, values, ['file', 'sections', section.key]] as const,
    )
    return changeAll(scope, wanted, 'settings.imported', scope.newId())
  },
)

/** Carries what a file would change past the transaction, which leaves nothing behind. */
class Tried extends Error {
  readonly outcome: SettingsImport
  constructor(outcome: SettingsImport) {
    super('only tried')
    this.outcome = outcome
  }
}

const trying = operation('admin:settings', async (scope, { file }: { file: unknown }): Promise<SettingsImport> => {
  const wanted = sectionsIn(file).map(
    ([section, values]) => [section, values, ['file', 'sections', section.key]] as const,
  )
  throw new Tried(await changeAll(scope, wanted, 'settings.imported', scope.newId()))
})

/** What a file would change, found out by doing it and taking it back; refuses and throws as `importSettings`. */
export async function tryImport(
  context: Parameters<typeof trying>[0],
  input: { readonly file: unknown },
): Promise<SettingsImport> {
  try {
    return await trying(context, input)
  } catch (error) {
    if (error instanceof Tried) return { ...error.outcome, importId: null }
    throw error
  }
}

/**
 * Sets everything that an import changed back to what it was before, as one change. Refuses as `undoingChange` where something
 * was changed again since. Throws NotFound.
 */
export const undoSettingsImport = operation(
  'admin:settings',
  async (scope, { importId }: { importId: string }): Promise<SettingsImport> => {
    if (!isId(importId)) throw new NotFound()
    const entries = await scope.tx
      .select({ key: auditEntries.subjectName, changes: auditEntries.changes })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subjectType, 'settings'),
          eq(auditEntries.subjectId, importId),
          eq(auditEntries.action, 'settings.imported'),
        ),
      )
      .orderBy(asc(auditEntries.subjectName))
    if (entries.length === 0) throw new NotFound()
    const wanted: [SettingsSection, unknown, readonly string[]][] = []
    for (const { key, changes } of entries) {
      const section = sectionBy(key ?? '')
      if (!section) throw new NotFound()
      const { entered, refusals } = undoingChange(section, await lockedSection(scope, section, null), changes)
      refuseIf(refusals)
      wanted.push([section, entered, ['changes']])
    }
    return changeAll(scope, wanted, 'settings.importUndone', importId)
  },
)
