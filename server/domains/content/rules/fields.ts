import { decodedGlobalId } from '../../../kit/globalIds.ts'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { pageHtml, wideHtml } from './html.ts'
import { isLink, longestLink } from './links.ts'
import { noTexts, type Texts } from './texts.ts'

/**
 * What the properties of a block are made of. A field reads whatever came in, and answers with a value that can be stored
 * and shown; what it cannot take becomes its usual value, with a refusal at its path. Because fields say what they are,
 * the same table cleans HTML, finds files, links and texts to translate, and tells an editor which inputs to draw.
 */

/** What fields refuse while a document is read, and which CSS classes its texts may use. */
export type Reading = { readonly refusals: Refusal[]; readonly classes: readonly string[] }
type Path = readonly string[]

/** What a field tells of itself to those who build editors. */
export type FieldInfo = Readonly<Record<string, unknown>> & { readonly kind: string }

export type Field<Value> = {
  readonly info: FieldInfo
  readonly usual: Value
  /** Reads a value; undefined and null are the usual one. */
  readonly read: (raw: unknown, path: Path, reading: Reading) => Value
  /** What the value holds, each with its path below the field's. */
  readonly parts: (value: Value, path: Path) => readonly ValuePart[]
}

/** A value within the properties of a block that means something beyond itself. */
export type ValuePart =
  | { readonly kind: 'text' | 'html'; readonly path: Path; readonly value: Texts }
  | { readonly kind: 'file'; readonly path: Path; readonly value: string; readonly wants: 'picture' | 'video' | null }
  | { readonly kind: 'link'; readonly path: Path; readonly value: string }
  | { readonly kind: 'id'; readonly path: Path; readonly value: string; readonly of: IdKind }

/** What ids in documents name, by its type in GraphQL. */
export type IdKind = 'Gallery' | 'ManagedEntry' | 'ProductGroup' | 'Product' | 'Form'

/** The value of a field. */
type ValueOf<F> = F extends Field<infer Value> ? Value : never
export type Fields = Readonly<Record<string, Field<never>>>
/** The values of several fields by their names. */
export type ValuesOf<Several extends Readonly<Record<string, unknown>>> = {
  readonly [Name in keyof Several]: ValueOf<Several[Name]>
}

const none = (): readonly ValuePart[] => []

function no({ refusals }: Reading, path: Path, message: string): void {
  refusals.push(refusal('INVALID_INPUT', path, message))
}

const isAbsent = (raw: unknown): raw is null | undefined => raw === null || raw === undefined

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** Most characters of one text. */
const longestText = 100_000

function readTexts(raw: unknown, path: Path, reading: Reading, most: number, clean: (text: string) => string): Texts {
  if (isAbsent(raw)) return noTexts
  if (!isObject(raw)) {
    no(reading, path, 'must be a text in both languages: { de, en }')
    return noTexts
  }
  const one = (language: 'de' | 'en'): string => {
    const text = raw[language] ?? ''
    const at = [...path, language]
    if (typeof text !== 'string') no(reading, at, 'must be a text')
    else if (text.length > most) no(reading, at, `has more than ${most} characters`)
    else if (!isStorable(text)) no(reading, at, 'contains a character that cannot be stored')
    else return clean(text)
    return ''
  }
  return { de: one('de'), en: one('en') }
}

/** A text in both languages. */
export const text = (most = 500): Field<Texts> => ({
  info: { kind: 'text', most },
  usual: noTexts,
  read: (raw, path, reading) => readTexts(raw, path, reading, most, each => each.trim()),
  parts: (value, path) => [{ kind: 'text', path, value }],
})

/** HTML in both languages, cleaned as it is read. `isWide`: with what administrators alone may write. */
export const html = ({ isWide = false } = {}): Field<Texts> => ({
  info: { kind: 'html', most: longestText, isWide },
  usual: noTexts,
  read: (raw, path, reading) =>
    readTexts(raw, path, reading, longestText, isWide ? wideHtml : each => pageHtml(each, reading.classes)),
  parts: (value, path) => [{ kind: 'html', path, value }],
})

/** A text that is the same in both languages. */
export const words = (most = 200): Field<string> => ({
  info: { kind: 'words', most },
  usual: '',
  read(raw, path, reading) {
    if (isAbsent(raw)) return ''
    if (typeof raw !== 'string') no(reading, path, 'must be a text')
    else if (raw.length > most) no(reading, path, `has more than ${most} characters`)
    else if (!isStorable(raw)) no(reading, path, 'contains a character that cannot be stored')
    else return raw.trim()
    return ''
  },
  parts: none,
})

/** The raw id in a text, which may be a global one of that type; null for anything else. */
function idIn(raw: unknown, type: string): string | null {
  if (typeof raw !== 'string') return null
  if (isId(raw)) return raw.toLowerCase()
  const decoded = decodedGlobalId(raw)
  return decoded?.type === type && isId(decoded.id) ? decoded.id : null
}

function readId(raw: unknown, path: Path, reading: Reading, type: string): string | null {
  if (isAbsent(raw) || raw === '') return null
  const id = idIn(raw, type)
  if (id === null) no(reading, path, `must be the id of ${type}`)
  return id
}

/** A file of the library; null: none yet. */
export const file = (wants: 'picture' | 'video' | null = null): Field<string | null> => ({
  info: { kind: 'file', wants },
  usual: null,
  read: (raw, path, reading) => readId(raw, path, reading, 'File'),
  parts: (value, path) => (value === null ? [] : [{ kind: 'file', path, value, wants }]),
})

/** Something else by its id; null: none yet. */
export const idOf = (of: IdKind): Field<string | null> => ({
  info: { kind: 'id', of },
  usual: null,
  read: (raw, path, reading) => readId(raw, path, reading, of),
  parts: (value, path) => (value === null ? [] : [{ kind: 'id', path, value, of }]),
})

/** Several things by their ids, each once, in their order. */
export const idsOf = (of: IdKind, most: number): Field<readonly string[]> => ({
  info: { kind: 'ids', of, most },
  usual: [],
  read(raw, path, reading) {
    if (isAbsent(raw)) return []
    if (!Array.isArray(raw)) {
      no(reading, path, 'must be a list of ids')
      return []
    }
    if (raw.length > most) {
      no(reading, path, `has more than ${most} entries`)
      return []
    }
    const ids = raw.map((each: unknown, place) => readId(each, [...path, String(place)], reading, of))
    return [...new Set(ids.filter(id => id !== null))]
  },
  parts: (value, path) =>
    value.map((each, place) => ({ kind: 'id', path: [...path, String(place)], value: each, of }) as const),
})

/** Where a link leads; empty: nowhere yet. */
export const link = (): Field<string> => ({
  info: { kind: 'link', most: longestLink },
  usual: '',
  read(raw, path, reading) {
    if (isAbsent(raw) || raw === '') return ''
    if (typeof raw === 'string' && isLink(raw.trim())) return raw.trim()
    no(reading, path, 'must begin with /, #, https://, http://, mailto: or tel:')
    return ''
  },
  parts: (value, path) => (value === '' ? [] : [{ kind: 'link', path, value }]),
})

/** One of several values; the first is the usual one. */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]]): Field<Value> => ({
  info: { kind: 'choice', values },
  usual: values[0],
  read(raw, path, reading) {
    if (isAbsent(raw)) return values[0]
    const known = values.find(value => value === raw)
    if (known === undefined) no(reading, path, `must be one of ${values.join(', ')}`)
    return known ?? values[0]
  },
  parts: none,
})

/** A number within bounds, both included. */
export const number = <Usual extends number | null>(options: {
  readonly lowest: number
  readonly highest: number
  readonly usual: Usual
  readonly isWhole?: boolean
}): Field<Usual extends null ? number | null : number> => {
  type Value = Usual extends null ? number | null : number
  const { lowest, highest, usual, isWhole = false } = options
  return {
    info: { kind: 'number', lowest, highest, isWhole },
    usual: usual as unknown as Value,
    read(raw, path, reading) {
      if (isAbsent(raw)) return usual as unknown as Value
      const fits = typeof raw === 'number' && raw >= lowest && raw <= highest && (!isWhole || Number.isInteger(raw))
      if (fits) return raw as Value
      no(reading, path, `must be a ${isWhole ? 'whole ' : ''}number from ${lowest} to ${highest}`)
      return usual as unknown as Value
    },
    parts: none,
  }
}

export const flag = (usual: boolean): Field<boolean> => ({
  info: { kind: 'flag' },
  usual,
  read(raw, path, reading) {
    if (isAbsent(raw)) return usual
    if (typeof raw !== 'boolean') no(reading, path, 'must be true or false')
    return raw === true
  },
  parts: none,
})

/** Reads an object of fields; names that are none of them are refused, for they would be lost. */
export function readFields(fields: Fields, raw: unknown, path: Path, reading: Reading): Record<string, unknown> {
  if (!isAbsent(raw) && !isObject(raw)) no(reading, path, 'must be an object')
  const given = isObject(raw) ? raw : {}
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) no(reading, [...path, name], 'is not known')
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.read(given[name], [...path, name], reading)]),
  )
}

/** What the values of fields hold, each with its path. */
export const partsOf = (fields: Fields, values: Readonly<Record<string, unknown>>, path: Path): ValuePart[] =>
  Object.entries(fields).flatMap(([name, field]) => field.parts(values[name] as never, [...path, name]))

/** What fields tell of themselves, by their names. */
export const infoOf = (fields: Fields): Record<string, FieldInfo & { usual: unknown }> =>
  Object.fromEntries(Object.entries(fields).map(([name, { info, usual }]) => [name, { ...info, usual }]))

/** A list of values of one field, as titles of an accordion. */
export const listOf = <Value>(of: Field<Value>, most: number): Field<readonly Value[]> => ({
  info: { kind: 'list', most, of: of.info },
  usual: [],
  read: (raw, path, reading) => readList(raw, path, reading, most, of.read),
  parts: (value, path) => value.flatMap((each, place) => of.parts(each, [...path, String(place)])),
})

/** A list of objects of fields, as the buttons of a hero. */
export const recordsOf = <const Several extends Readonly<Record<string, unknown>>>(
  several: Several,
  most: number,
): Field<readonly ValuesOf<Several>[]> => {
  const fields = several as unknown as Fields
  return {
    info: { kind: 'records', most, of: infoOf(fields) },
    usual: [],
    read: (raw, path, reading) =>
      readList(raw, path, reading, most, (each, at) => readFields(fields, each, at, reading) as ValuesOf<Several>),
    parts: (value, path) => value.flatMap((each, place) => partsOf(fields, each, [...path, String(place)])),
  }
}

function readList<Value>(
  raw: unknown,
  path: Path,
  reading: Reading,
  most: number,
  read: (each: unknown, path: Path, reading: Reading) => Value,
): readonly Value[] {
  if (isAbsent(raw)) return []
  if (!Array.isArray(raw)) no(reading, path, 'must be a list')
  else if (raw.length > most) no(reading, path, `has more than ${most} entries`)
  else return raw.map((each: unknown, place) => read(each, [...path, String(place)], reading))
  return []
}
