import { type EditField, type EditSection, fieldAt, valueAt } from './fields.ts'

/** Whether two values are the same to a reader. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Paths of the fields that say something else than `base`, in the order of the fields. */
export const changedFields = <Values>(
  fields: readonly EditField<Values>[],
  base: Values,
  values: Values,
): readonly string[] =>
  fields.map(({ path }) => path).filter(path => !isSame(valueAt(base, path), valueAt(values, path)))

/** The sections to which any of the paths belongs, in their order. */
export const sectionsOf = <Values>(
  sections: readonly EditSection<Values>[],
  paths: Iterable<string>,
): readonly EditSection<Values>[] => {
  const all = [...paths]
  return sections.filter(({ fields }) => all.some(path => fieldAt(fields, path) !== null))
}

/** `values` with another value at a path. What lies on the way is copied, missing objects made; `values` stays as it is. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  const whole = (values ?? {}) as Readonly<Record<string, unknown>>
  const below = rest.length === 0 ? value : withValueAt(whole[first], rest.join('.'), value)
  if (Array.isArray(values)) return values.map((each, at) => (at === Number(first) ? below : each)) as Values
  return { ...whole, [first]: below } as Values
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
  let values = theirs
  const conflicts: Conflict[] = []
  for (const path of changedFields(fields, base, mine)) {
    const [here, there] = [valueAt(mine, path), valueAt(theirs, path)]
    values = withValueAt(values, path, here)
    if (!isSame(valueAt(base, path), there) && !isSame(here, there)) {
      conflicts.push({ path, theirs: there, mine: here })
    }
  }
  return { values, conflicts }
}
