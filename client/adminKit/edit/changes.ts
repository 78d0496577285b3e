import { type EditField, type EditSection, fieldAt, valueAt } from './fields.ts'

/** Whether two values are the same to a reader. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Paths of the fields that say something else than `base`, in the order of the fields. */
export const changedFields = <Values>(
  fields: readonly EditField<Values>[],
  base: Values,
  values: Values,
): readonly string[] => fields.map(({ path }) => path).filter(path => isOther(base, values, path))

/** Whether a path holds something else in one form than in another. What both share as a whole is not looked into: each
 *  change leaves the rest of a form as it was. */
function isOther(base: unknown, values: unknown, path: string): boolean {
  let [one, other] = [base, values]
  for (let start = 0; one !== other; ) {
    const end = path.indexOf('.', start)
    const step = end < 0 ? path.slice(start) : path.slice(start, end)
    one = partOf(one, step)
    other = partOf(other, step)
    if (end < 0) return !isSame(one, other)
    start = end + 1
  }
  return false
}

const partOf = (whole: unknown, step: string): unknown =>
  whole === null || typeof whole !== 'object' ? undefined : (whole as Readonly<Record<string, unknown>>)[step]

/** What paths begin with, of the fields of a list; made once of it. */
const beginnings = new WeakMap<readonly EditField<never>[], ReadonlySet<string>>()

const beginningOf = (path: string): string => {
  const end = path.indexOf('.')
  return end < 0 ? path : path.slice(0, end)
}

function beginningsOf<Values>(fields: readonly EditField<Values>[]): ReadonlySet<string> {
  const list = fields as unknown as readonly EditField<never>[]
  const known = beginnings.get(list) ?? new Set(fields.map(({ path }) => beginningOf(path)))
  beginnings.set(list, known)
  return known
}

/** The sections to which any of the paths belongs, in their order. */
export const sectionsOf = <Values>(
  sections: readonly EditSection<Values>[],
  paths: Iterable<string>,
): readonly EditSection<Values>[] => {
  // Of hundreds of changed sizes all begin alike: sections that know nothing of the kind are not asked for each.
  const all = Map.groupBy(paths, beginningOf)
  return sections.filter(({ fields }) => {
    const known = beginningsOf(fields)
    return [...all].some(
      ([beginning, each]) => known.has(beginning) && each.some(path => fieldAt(fields, path) !== null),
    )
  })
}

/** `values` with another value at a path. What lies on the way is copied, missing objects made; `values` stays as it is. */
export const withValueAt = <Values>(values: Values, path: string, value: unknown): Values =>
  withValuesAt(values, [[path, value]])

/** The same for several paths, of which the later ones count; each object on the way is copied once. */
export function withValuesAt<Values>(
  values: Values,
  entries: Iterable<readonly [path: string, value: unknown]>,
): Values {
  const whole = values as Readonly<Record<string, unknown>> | null | undefined
  const changed = new Map<string, unknown>()
  const deeper = new Map<string, [string, unknown][]>()
  const settle = (first: string) => {
    const below = deeper.get(first)
    if (!below) return
    deeper.delete(first)
    changed.set(first, withValuesAt(changed.has(first) ? changed.get(first) : whole?.[first], below))
  }
  for (const [path, value] of entries) {
    const end = path.indexOf('.')
    if (end >= 0) {
      const first = path.slice(0, end)
      const below = deeper.get(first) ?? []
      below.push([path.slice(end + 1), value])
      deeper.set(first, below)
    } else {
      settle(path)
      changed.set(path, value)
    }
  }
  for (const first of [...deeper.keys()]) settle(first)
  if (Array.isArray(values)) {
    return values.map((each, at) => (changed.has(String(at)) ? changed.get(String(at)) : each)) as Values
  }
  return { ...whole, ...Object.fromEntries(changed) } as Values
}

/** A field that two people changed at the same time, each in another way. */
export interface Conflict {
  readonly path: string
  /** What was saved meanwhile. */
  readonly theirs: unknown
  /** What this form says. */
  readonly mine: unknown
}

export interface Merge<Values> {
  readonly values: Values
  readonly conflicts: readonly Conflict[]
}

/**
 * What a form shows when the server's state has moved on from `base`, which the form began with, to `theirs`: fields that
 * nobody touched here follow, changed ones stay. Where both changed a field, and not to the same value, `mine` stays and
 * the field is listed. What no field covers follows.
 */
export function mergeValues<Values>(
  fields: readonly EditField<Values>[],
  base: Values,
  theirs: Values,
  mine: Values,
): Merge<Values> {
  const changed = changedFields(fields, base, mine)
  const conflicts: Conflict[] = []
  for (const path of changed) {
    const [here, there] = [valueAt(mine, path), valueAt(theirs, path)]
    if (!isSame(valueAt(base, path), there) && !isSame(here, there)) {
      conflicts.push({ path, theirs: there, mine: here })
    }
  }
  const values = withValuesAt(
    theirs,
    changed.map(path => [path, valueAt(mine, path)]),
  )
  return { values, conflicts }
}
