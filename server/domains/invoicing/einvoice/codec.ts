import { type Kind, token } from './kindsOfText.ts'
import { Reading, type ReadingFault, type When } from './reading.ts'
import type { XmlElement } from './xml.ts'

/**
 * A syntax as a table that is written and read from alike: each row says where in the XML a field of a value stands. Rows
 * stand in the order of the schema. A field that is null is left out, with every element that would be empty.
 */
export interface Row<in T> {
  /** Whether it says the same whatever the value: an element with nothing else in it is left out. */
  readonly isConstant?: boolean
  readonly write: (value: T, into: XmlElement) => void
  /** Sets its fields in `draft`, null or empty where there is no such element (or no `at`). */
  readonly read: (at: XmlElement | null, draft: Record<string, unknown>, reading: Reading) => void
}
export type Rows<T> = readonly Row<T>[]
type AnyRows = readonly Row<never>[]
/** What has every field that the rows speak of. */
type ValueOf<R extends AnyRows> = R[number] extends Row<infer T> ? T : never

const element = (name: string, attributes: Readonly<Record<string, string>> = {}): XmlElement => ({
  ...{ name, attributes: { ...attributes }, children: [], text: '' },
})

function parsed<V>(kind: Kind<V>, at: XmlElement, reading: Reading): V | null {
  if (at.children.length > 0) return null
  if (at.text.trim() === '') return null
  const value = kind.parse(at.text, at)
  if (value === undefined) reading.fault(at, 'MALFORMED')
  return value ?? null
}

/** A field in an element of its own; null where there is none. `attributes` tell it from others of its name. */
export const leaf = <const K extends string, V>(
  name: string,
  key: K,
  kind: Kind<V>,
  attributes: Readonly<Record<string, string>> = {},
): Row<{ readonly [P in K]: V | null }> => ({
  write: (value, into) => {
    const own = value[key]
    if (own === null) return
    into.children.push({ ...element(name, { ...kind.attributes, ...attributes }), text: kind.print(own) })
  },
  read: (at, draft, reading) => {
    const has: When = child => Object.entries(attributes).every(([key, value]) => child.attributes[key] === value)
    const found = reading.takeOne(at, name, has)
    draft[key] = found ? parsed(kind, found, reading) : null
  },
})

/** A field that must be there. */
export const needed = <const K extends string, V>(
  name: string,
  key: K,
  kind: Kind<V>,
): Row<{ readonly [P in K]: V }> => {
  const { write, read } = leaf(name, key, kind)
  return {
    write,
    read: (at, draft, reading) => {
      const { count } = reading
      read(at, draft, reading)
      // What is malformed is not missing.
      if (at && draft[key] === null && reading.count === count) reading.fault(at, 'MISSING', name)
    },
  }
}

/** A list of texts, each in an element of its own. */
export const each = <const K extends string>(
  name: string,
  key: K,
  when?: When,
): Row<{ readonly [P in K]: readonly string[] }> => ({
  write: (value, into) => into.children.push(...value[key].map(text => ({ ...element(name), text }))),
  read: (at, draft, reading) => {
    draft[key] = reading.take(at, name, when).flatMap(found => parsed(token, found, reading) ?? [])
  },
})

/** A field that is the text of the element itself. */
export const own = <const K extends string, V>(key: K, kind: Kind<V>): Row<{ readonly [P in K]: V }> => ({
  write: (value, into) => {
    into.text = kind.print(value[key])
  },
  read: (at, draft, reading) => {
    const { count } = reading
    draft[key] = at && parsed(kind, at, reading)
    if (at && draft[key] === null && reading.count === count) reading.fault(at, 'MISSING')
  },
})

export const attribute = <const K extends string>(name: string, key: K): Row<{ readonly [P in K]: string | null }> => ({
  write: (value, into) => {
    const text = value[key]
    if (text !== null) into.attributes[name] = text
  },
  read: (at, draft) => {
    draft[key] = at?.attributes[name] || null
  },
})

const isEmpty = ({ children, text }: XmlElement): boolean => children.length === 0 && text === ''
const fill = <T>(into: XmlElement, value: T, rows: Rows<T>): XmlElement => {
  for (const row of rows) row.write(value, into)
  return into
}
/** Rows of one value: what is common to them is all that each of them speaks of, which the compiler cannot see by itself. */
const together = <R extends AnyRows>(rows: R) => rows as unknown as Rows<ValueOf<R>>

interface Inside {
  /** The schema wants it though it be empty. */
  readonly isNeeded?: boolean
  /** Tells it from others of its name. */
  readonly when?: When
}
/** Fields of the same value that stand in an element below. */
export const inside = <const R extends AnyRows>(
  name: string,
  rows: R,
  { isNeeded = false, when }: Inside = {},
): Row<ValueOf<R>> => ({
  write: (value, into) => {
    const said = together(rows).filter(row => !row.isConstant)
    if (!isNeeded && isEmpty(fill(element(name), value, said))) return
    into.children.push(fill(element(name), value, together(rows)))
  },
  read: (at, draft, reading) => {
    const below = reading.takeOne(at, name, when)
    if (isNeeded && at && !below) reading.fault(at, 'MISSING', name)
    for (const row of rows) row.read(below, draft, reading)
  },
})

/** Fields of a value within the value, at the same place. */
export const part = <const K extends string, const R extends AnyRows>(
  key: K,
  rows: R,
): Row<{ readonly [P in K]: ValueOf<R> }> => ({
  write: (value, into) => {
    fill(into, value[key], together(rows))
  },
  read: (at, draft, reading) => {
    draft[key] = readAll(rows, at, reading)
  },
})

function readAll<R extends AnyRows>(rows: R, at: XmlElement | null, reading: Reading): ValueOf<R> {
  const draft: Record<string, unknown> = {}
  for (const row of rows) row.read(at, draft, reading)
  // Each row sets its fields, to what its kind says; that the table has a row for each field, its test says.
  return draft as ValueOf<R>
}

/** A value within the value, in an element below; null where there is none. */
export const child = <const K extends string, const R extends AnyRows>(
  name: string,
  key: K,
  rows: R,
  when?: When,
): Row<{ readonly [P in K]: ValueOf<R> | null }> => ({
  write: (value, into) => {
    const inner = value[key]
    if (inner !== null) into.children.push(fill(element(name), inner, together(rows)))
  },
  read: (at, draft, reading) => {
    const found = reading.takeOne(at, name, when)
    draft[key] = found && readAll(rows, found, reading)
  },
})

/** A value that must be there. */
export const neededChild = <const K extends string, const R extends AnyRows>(
  name: string,
  key: K,
  rows: R,
): Row<{ readonly [P in K]: ValueOf<R> }> => {
  const { write, read } = child(name, key, rows)
  return {
    write,
    read: (at, draft, reading) => {
      read(at, draft, reading)
      if (at && draft[key] === null) reading.fault(at, 'MISSING', name)
    },
  }
}

/** A list of values, each in an element of its own. */
export const list = <const K extends string, const R extends AnyRows>(
  name: string,
  key: K,
  rows: R,
  when?: When,
): Row<{ readonly [P in K]: readonly ValueOf<R>[] }> => ({
  write: (value, into) => into.children.push(...value[key].map(inner => fill(element(name), inner, together(rows)))),
  read: (at, draft, reading) => {
    draft[key] = reading.take(at, name, when).map(found => readAll(rows, found, reading))
  },
})

/** What an element always says, such as that a tax is VAT; of others it is read as it comes if `isFree`. */
export const constant = (name: string, text: string, { isFree = false } = {}): Row<unknown> => ({
  isConstant: true,
  write: (_, into) => {
    into.children.push({ ...element(name), text })
  },
  read: (at, _, reading) => {
    const found = reading.takeOne(at, name)
    if (found && !isFree && found.text.trim() !== text) reading.fault(found, 'MALFORMED')
  },
})

/** Rows of what a value is to a syntax that sees it differently. */
export const through = <T, U>(rows: Rows<U>, to: (value: T) => U, from: (value: U) => Partial<T>): Row<T> => ({
  write: (value, into) => {
    fill(into, to(value), rows)
  },
  read: (at, draft, reading) => {
    Object.assign(draft, from(readAll(rows, at, reading)))
  },
})

/** A field that a syntax's table does not hold: never written, read as null or an empty list. */
export const absent = <const K extends string>(
  key: K,
  value: null | readonly [],
): Row<{ readonly [P in K]: unknown }> => ({
  write: () => undefined,
  read: (_, draft) => {
    draft[key] = value
  },
})

/** Whether an element has one below it that says just this. */
export const saying =
  (name: string, text: string): When =>
  ({ children }) =>
    children.some(below => below.name === name && below.text.trim() === text)

/** Writes a value as one element. */
export const written = <R extends AnyRows>(name: string, value: ValueOf<R>, rows: R): XmlElement =>
  fill(element(name), value, together(rows))

/** Reads a value from an element; with every place below it that was not understood. */
export function readElement<R extends AnyRows>(at: XmlElement, rows: R): { value: ValueOf<R>; faults: ReadingFault[] } {
  const reading = new Reading()
  const value = readAll(rows, at, reading)
  return { value, faults: reading.faultsBelow(at) }
}
