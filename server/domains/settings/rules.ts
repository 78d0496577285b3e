import { z } from 'zod'
import { type Refusal, type RefusalCode, refusal } from '../../kit/refusals.ts'
import { type Area, isSystem, mayWrite, type Viewer } from '../../kit/viewer.ts'
import { changesBetween } from '../../platform/audit.ts'
import type { Reader } from '../../platform/statements.ts'

/**
 * The mechanism of the settings: what a domain can be set to do is a section, declared in that domain's `settings.ts` and
 * gathered in `server/settings.ts`. What is stored of a section are the fields that somebody changed; all others have
 * the defaults of the code, which speak of no particular shop. Source: decision 0020.
 */

/** A stored value that does not fit: the field has its default instead. `path` leads into the section. The message never
 *  repeats the value. */
export type SettingsProblem = {
  readonly section: string
  readonly path: readonly string[]
  readonly message: string
}

/** What the section says of values that fit one by one but not together; `code` is INVALID_INPUT unless it says better what
 *  is wrong. */
export type SettingsConflict = {
  readonly path: readonly string[]
  readonly message: string
  readonly code?: RefusalCode
}

export interface SettingsSection<Values extends object = object> {
  readonly key: string
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly defaults: Values
  /** The area whose writers may change it, besides having the right to change settings at all. */
  readonly area: Area
  /** Whether system accounts alone may change it. */
  readonly isSystemOnly: boolean
  /** Names of texts that are sealed, never shown again and read by `readSecret` alone, by what the section says. */
  secretsOf(values: Values): readonly string[]
  /** What does not go together. */
  conflicts(values: Values): readonly SettingsConflict[]
  /** What cannot be while others build on what there was before, asked in the transaction of the change. */
  hindrances(tx: Reader, before: Values, after: Values, now: Date): Promise<readonly SettingsConflict[]>
  /** The values as they are kept, such as steps in their order; of what has no conflicts. `before`: what counted so far. */
  tidied(values: Values, before: Values): Values
  /** The section out of the settings of a moment. */
  of(settings: Settings): Values
}

/**
 * Declares a section. `schema` holds its fields, each with its own limits; `defaults` what counts where nothing is
 * stored: lawful anywhere, of no particular shop. `changedBy` is the area whose writers may change it, or `system`.
 */
export function defineSettings<Shape extends z.ZodRawShape>(
  key: string,
  schema: z.ZodObject<Shape>,
  defaults: z.output<z.ZodObject<Shape>>,
  options: {
    readonly changedBy?: Area | 'system'
    readonly secrets?: readonly string[] | ((values: z.output<z.ZodObject<Shape>>) => readonly string[])
    readonly conflicts?: (values: z.output<z.ZodObject<Shape>>) => readonly SettingsConflict[]
    readonly hindrances?: SettingsSection<z.output<z.ZodObject<Shape>>>['hindrances']
    readonly tidied?: SettingsSection<z.output<z.ZodObject<Shape>>>['tidied']
  } = {},
): SettingsSection<z.output<z.ZodObject<Shape>>> {
  const { changedBy = 'settings', secrets = [], conflicts = () => [], hindrances = async () => [] } = options
  const { tidied = values => values } = options
  const section: SettingsSection<z.output<z.ZodObject<Shape>>> = {
    key,
    fields: schema.shape as unknown as Readonly<Record<string, z.ZodType>>,
    defaults,
    area: changedBy === 'system' ? 'settings' : changedBy,
    isSystemOnly: changedBy === 'system',
    secretsOf: typeof secrets === 'function' ? secrets : () => secrets,
    conflicts,
    hindrances,
    tidied,
    of: settings => settings.read(section).values,
  }
  return section
}

type Read<Values> = { readonly values: Values; readonly problems: readonly SettingsProblem[] }

/** Everything that is stored at one moment, by section; each section is read once, when it is first asked for. */
export class Settings {
  readonly #stored: Readonly<Record<string, unknown>>
  readonly #tell: (problem: SettingsProblem) => void
  readonly #read = new Map<SettingsSection, Read<object>>()

  constructor(stored: Readonly<Record<string, unknown>>, tell: (problem: SettingsProblem) => void = () => {}) {
    this.#stored = stored
    this.#tell = tell
  }

  /** A section and what of it does not fit. */
  read<Values extends object>(section: SettingsSection<Values>): Read<Values> {
    const known = this.#read.get(section)
    if (known) return known as Read<Values>
    const read = readSection(section, this.#stored[section.key])
    this.#read.set(section, read)
    for (const problem of read.problems) this.#tell(problem)
    return read
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A section out of what is stored of it; a field that does not fit has its default and is a problem, and fields that the
 *  section does not know are left alone. */
export function readSection<Values extends object>(section: SettingsSection<Values>, stored: unknown): Read<Values> {
  if (stored === undefined) return { values: section.defaults, problems: [] }
  if (!isRecord(stored)) {
    const problem = { section: section.key, path: [], message: 'It must be an object.' }
    return { values: section.defaults, problems: [problem] }
  }
  const values = { ...section.defaults } as Record<string, unknown>
  const problems: SettingsProblem[] = []
  for (const [field, type] of Object.entries(section.fields)) {
    if (!Object.hasOwn(stored, field)) continue
    const result = type.safeParse(stored[field])
    if (result.success) values[field] = result.data
    else problems.push(...issuesOf(result.error, field).map(issue => ({ section: section.key, ...issue })))
  }
  return { values: values as Values, problems }
}

const issuesOf = (error: z.ZodError, field: string): SettingsConflict[] =>
  error.issues.map(({ path, message }) => ({ path: [field, ...path.map(String)], message }))

/** The JSON Schema of each field of a section, for forms. */
export const schemasOf = ({ fields }: SettingsSection): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, z.toJSONSchema(type)]))

/** Whether the viewer may change the section. */
export const mayChange = (viewer: Viewer, { area, isSystemOnly }: SettingsSection): boolean =>
  mayWrite(viewer, 'settings') && mayWrite(viewer, area) && (!isSystemOnly || isSystem(viewer))

/** What is stored of a section. */
export type StoredSection = {
  readonly value: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, string>>
}

/** A change of a section that may be written: the next stored value, what the log tells of it (never a secret), and the
 *  secrets that are new, null for those that go. */
export type PlannedChange = {
  readonly value: Record<string, unknown>
  readonly noted: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, string | null>>
}

/** Characters and values of a change, levels of lists and objects within each other, and characters of a secret. */
const MOST_CHARACTERS = 100_000
const MOST_VALUES = 20_000
const MOST_LEVELS = 20
const LONGEST_SECRET = 2000
/** What the log says of a secret. */
const SECRET_CHANGED = 'changed'

/**
 * The change of a section by what was entered: fields that are absent stay; null clears a field that may be empty, sets
 * others back to their default, and takes a secret away. All reasons against it at once: INVALID_INPUT below `path` for
 * what does not fit, is not known, or does not go together.
 */
export function plannedChange(
  section: SettingsSection,
  stored: StoredSection,
  entered: unknown,
  path: readonly string[],
): { plan: PlannedChange; refusals: readonly Refusal[] } {
  const plan: PlannedChange = { value: { ...stored.value }, noted: {}, secrets: {} }
  const invalid = (at: readonly string[], message: string, code: RefusalCode = 'INVALID_INPUT') =>
    refusal(code, [...path, ...at], message)
  if (!isRecord(entered)) return { plan, refusals: [invalid([], 'It must be an object of fields.')] }
  if (isTooLarge(entered))
    return { plan, refusals: [invalid([], `At most ${MOST_CHARACTERS} characters and ${MOST_VALUES} values.`)] }

  const refusals: Refusal[] = []
  const value: Record<string, unknown> = { ...stored.value }
  const secrets: Record<string, string | null> = {}
  const named: [field: string, wanted: unknown][] = []
  for (const [field, wanted] of Object.entries(entered)) {
    if (wanted === undefined) continue
    if (!Object.hasOwn(section.fields, field)) {
      named.push([field, wanted])
      continue
    }
    const result = section.fields[field]!.safeParse(wanted)
    if (result.success) {
      value[field] = result.data
      refusals.push(...unknownBelow(wanted, result.data, [field]).map(at => invalid(at, 'There is no such field.')))
    } else if (wanted === null) delete value[field]
    else refusals.push(...issuesOf(result.error, field).map(issue => invalid(issue.path, issue.message)))
  }
  const read = readSection(section, stored.value)
  const before = read.values as Record<string, unknown>
  const wanted = readSection(section, value).values as Record<string, unknown>
  // Which secrets there are, what else was entered may decide; those of what is gone go with it.
  const known = section.secretsOf(wanted)
  for (const [field, secret] of named) {
    if (!known.includes(field)) refusals.push(invalid([field], 'There is no such field.'))
    else if (isSecret(secret)) secrets[field] = secret
    else refusals.push(invalid([field], `A text of at most ${LONGEST_SECRET} characters, or null.`))
  }
  for (const field of Object.keys(stored.secrets)) if (!known.includes(field)) secrets[field] = null
  if (refusals.length === 0)
    refusals.push(...section.conflicts(wanted).map(conflict => invalid(conflict.path, conflict.message, conflict.code)))
  // Only now: what is refused is named by its place in what was entered.
  const tidied = refusals.length === 0 ? (section.tidied(wanted, before) as Record<string, unknown>) : wanted
  const after = { ...wanted }
  for (const field of Object.keys(entered)) {
    if (!Object.hasOwn(value, field) || !Object.hasOwn(after, field)) continue
    after[field] = tidied[field]
    value[field] = tidied[field]
  }
  const changedSecrets = Object.entries(secrets).filter(
    ([field, secret]) => secret !== null || Object.hasOwn(stored.secrets, field),
  )
  const noted = {
    // What did not fit had its default already: that somebody mended it is a change all the same.
    ...Object.fromEntries(
      read.problems
        .map(({ path: [field = ''] }) => field)
        .filter(field => !isSame(value[field], stored.value[field]))
        .map(field => [field, { old: null, new: after[field] }]),
    ),
    ...changesBetween(before, after),
    ...Object.fromEntries(changedSecrets.map(([field]) => [field, SECRET_CHANGED])),
  }
  return { plan: { value, noted, secrets: Object.fromEntries(changedSecrets) }, refusals }
}

/** Without recursion, for what is entered may be nested deeper than the stack is. */
function isTooLarge(entered: unknown): boolean {
  let [characters, values] = [0, 0]
  const open: [value: unknown, level: number][] = [[entered, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, level] = next
    values += 1
    if (typeof value === 'string') characters += value.length
    if (level > MOST_LEVELS || values > MOST_VALUES || characters > MOST_CHARACTERS) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      characters += name.length
      open.push([inner, level + 1])
    }
  }
  return false
}

const isSecret = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_SECRET)

/** Paths of what was entered and is not in what was understood: a misspelt name must not vanish silently. */
function unknownBelow(entered: unknown, understood: unknown, path: readonly string[]): (readonly string[])[] {
  if (Array.isArray(entered) && Array.isArray(understood))
    return entered.flatMap((entry, i) => unknownBelow(entry, understood[i], [...path, String(i)]))
  if (!isRecord(entered) || !isRecord(understood)) return []
  return Object.entries(entered).flatMap(([name, value]) =>
    Object.hasOwn(understood, name) ? unknownBelow(value, understood[name], [...path, name]) : [[...path, name]],
  )
}

/** The fields that undoing a change sets back, as entered for `plannedChange`: what they were before. Refused with
 *  TRANSITION_NOT_ALLOWED where the change was of secrets alone, which nobody can give back, and with STALE_REVISION where
 *  a field has been changed again since. */
export function undoingChange(
  section: SettingsSection,
  stored: StoredSection,
  noted: Readonly<Record<string, unknown>>,
): { entered: Record<string, unknown>; refusals: readonly Refusal[] } {
  const { values } = readSection(section, stored.value) as Read<Record<string, unknown>>
  const fields = Object.entries(noted).filter(
    (entry): entry is [string, { old: unknown; new: unknown }] =>
      Object.hasOwn(section.fields, entry[0]) && isRecord(entry[1]) && 'old' in entry[1] && 'new' in entry[1],
  )
  const entered = Object.fromEntries(fields.map(([field, { old }]) => [field, old]))
  if (fields.length === 0)
    return { entered, refusals: [refusal('TRANSITION_NOT_ALLOWED', [], 'Nothing of this change can be undone.')] }
  const changedSince = fields.filter(([field, change]) => !isSame(values[field], change.new))
  return {
    entered,
    refusals: changedSince.map(([field]) => refusal('STALE_REVISION', [field], 'The field has been changed since.')),
  }
}

/** Whether two values are the same as JSON; the database keeps the keys of objects in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value ?? null
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map(key => [key, ordered(value[key])]),
  )
}
