import { decodedGlobalId } from '../kit/globalIds.ts'
import { isId } from '../kit/ids.ts'
import { Refused, refusal, refuse } from '../kit/refusals.ts'
import { type Area, mayRead, type Viewer } from '../kit/viewer.ts'
import { type BusinessKeys, idOfKey, idsOfKey, keyNames, refuseAmbiguous } from '../platform/businessKeys.ts'
import { kindsOfIds } from '../platform/changeFeed.ts'
import type { ChangeKind } from '../platform/changes.ts'
import type { Reader } from '../platform/statements.ts'
import type { RequestContext } from './context.ts'

/*
 * Ids, as both doors take them: raw, or global, or a business key behind its name (`sku:T-100-M`). What is the id of
 * something else is told apart from what is no id at all.
 */

/** What the records of a documented path are in GraphQL, first the type whose raw id it is, and what they are called by. */
export type Called = { readonly types: readonly string[]; readonly keys?: BusinessKeys | undefined }

/** Who asks for what, and where that stands in the input. */
export type IdAsked = Called & { readonly path: readonly string[] }

export type Asking = { readonly reader: Reader; readonly viewer: Viewer; readonly now: Date }

export const askingOf = ({ database, viewer, now }: Pick<RequestContext, 'database' | 'viewer' | 'now'>): Asking => ({
  reader: database.drizzle,
  viewer,
  now: now(),
})

/** Short names of keys, beside those of the documented paths. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  number: ['order_number', 'customer_number'],
  code: ['color_id'],
}

/** A business key with its value. */
type Key = { readonly name: string; readonly value: string }

/** A business key as it stands in place of an id; null for what is none. */
export function keyIn(keys: BusinessKeys | undefined, text: string): Key | null {
  const [, called = '', value = ''] = /^([a-z_]+):(.+)$/s.exec(text) ?? []
  if (!keys || value === '') return null
  const name = keyNames(keys).find(each => each === called || shortNames[called]?.includes(each))
  return name === undefined ? null : { name, value }
}

/** Refuses an id of another kind than is wanted, saying which it is. */
export function refuseKind(path: readonly string[], found: string, wanted: readonly string[]): never {
  return refuse('INVALID_INPUT', path, `This is the id of ${found}; ${wanted.join(' or ')} is wanted.`, {
    found,
    wanted: wanted.join(' or '),
  })
}

/** Refuses a key that names people where it stands in an address. */
export const refusePersonInAddress = (name: string): never =>
  refuse('INVALID_INPUT', [name], `${name} names a person and stands in no address: send it in \`qry\` or in a body.`)

/** The same of what stands in place of an id. */
export function refusePeopleInAddress(keys: BusinessKeys | undefined, text: string): void {
  const name = isId(text) ? undefined : keyIn(keys, text)?.name
  if (name !== undefined && keys?.people?.includes(name)) refusePersonInAddress(name)
}

/** The primary key that a text names; null where nothing does, or nothing that the asker may see. Refuses global ids of
 *  another kind, and keys that several have. */
export async function idNamed(asking: Asking, text: string, { types, keys, path }: IdAsked): Promise<string | null> {
  if (isId(text)) return text
  const key = keyIn(keys, text)
  if (key && keys) return idOfKey(asking.reader, keys, { ...key, path }, asking)
  const decoded = decodedGlobalId(text)
  if (decoded === null) return null
  return types.includes(decoded.type) ? decoded.id : refuseKind(path, decoded.type, types)
}

/** What keys name, found with one statement for each of their names. */
async function lookedUp(asking: Asking, keys: BusinessKeys | undefined, wanted: readonly (Key | null)[]) {
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [name, several] of Map.groupBy(
    wanted.filter(key => key !== null),
    key => key.name,
  )) {
    const values = several.map(({ value }) => value)
    found.set(name, await idsOfKey(asking.reader, keys!, { name, values }, asking))
  }
  return ({ name, value }: Key): readonly string[] => found.get(name)?.get(value) ?? []
}

/** The same of several at once, each in its place: keys of one name are looked up with one statement. */
export async function idsOfTexts(
  asking: Asking,
  texts: readonly { readonly text: string; readonly path: readonly string[] }[],
  { types, keys }: Called,
): Promise<(string | null)[]> {
  const named = texts.map(({ text }) => (isId(text) ? null : keyIn(keys, text)))
  const matchesOf = await lookedUp(asking, keys, named)
  const ids: (string | null)[] = []
  for (const [i, { text, path }] of texts.entries()) {
    const key = named[i]
    const matches = key ? matchesOf(key) : []
    if (key && matches.length > 1) refuseAmbiguous(keys!, { name: key.name, matches: matches.length, path })
    ids.push(key ? (matches[0] ?? null) : await idNamed(asking, text, { types, path }))
  }
  return ids
}

/** The same, those that name nothing left out; a path is the place in the list. */
export async function idsNamed(asking: Asking, texts: readonly string[], called: Called): Promise<string[]> {
  const wanted = texts.map((text, place) => ({ text, path: [String(place)] }))
  return (await idsOfTexts(asking, wanted, called)).flatMap(id => id ?? [])
}

/** What names the record that an input is about: its id, else the first of its keys that is there. */
type Name = { readonly field: string; readonly text: string | null; readonly key: Key | null }

function nameIn(keys: BusinessKeys | undefined, input: Readonly<Record<string, unknown>>): Name | null {
  for (const field of ['_id', 'id']) {
    const value = input[field] ?? null
    if (value !== null) return { field, ...namedByText(keys, value) }
  }
  for (const field of keys ? keyNames(keys) : []) {
    const value = input[field] ?? null
    if (value === null) continue
    const isValue = typeof value === 'string' || typeof value === 'number'
    return { field, text: null, key: isValue ? { name: field, value: String(value) } : null }
  }
  return null
}

function namedByText(keys: BusinessKeys | undefined, value: unknown): Omit<Name, 'field'> {
  const text = typeof value === 'string' ? value : null
  return { text, key: text === null || isId(text) ? null : keyIn(keys, text) }
}

/** What became of the name of a record: its id, or why there is none. `field`: what named it. */
export type NamedRecord = { readonly field: string } & (
  | { readonly id: string }
  | { readonly id: null; readonly refused: Refused }
)

/**
 * The ids of the records that inputs name, each in its place: writing paths take a record by its key where they take its
 * id. Keys beside an id are fields like others: what the record is called from now on. What names nothing, nothing that
 * the asker may see, or several, is refused in its place; keys of one name are looked up with one statement.
 */
export async function recordsNamed(
  asking: Asking,
  inputs: readonly Readonly<Record<string, unknown>>[],
  { types, keys }: Called,
): Promise<readonly NamedRecord[]> {
  const names = inputs.map(input => nameIn(keys, input))
  const matchesOf = await lookedUp(
    asking,
    keys,
    names.map(name => name?.key ?? null),
  )
  const wanted = ['the id is missing', ...(keys ? [`or one of ${keyNames(keys).join(', ')}`] : [])].join(', ')
  return names.map((name): NamedRecord => {
    const field = name?.field ?? '_id'
    const no = (refused: Refused): NamedRecord => ({ field, id: null, refused })
    if (!name) return no(new Refused([refusal('INVALID_INPUT', ['_id'], wanted)]))
    if (name.key) {
      const matches = matchesOf(name.key)
      if (matches.length === 1) return { field, id: matches[0]! }
      return no(matches.length === 0 ? nothingNamed(field, types) : ambiguous(keys!, name.key, matches.length, field))
    }
    if (name.text === null) return no(new Refused([refusal('INVALID_INPUT', [field], 'must be a text')]))
    if (isId(name.text)) return { field, id: name.text }
    const decoded = decodedGlobalId(name.text)
    if (decoded === null) return no(nothingNamed(field, types))
    return types.includes(decoded.type)
      ? { field, id: decoded.id }
      : no(caught(() => refuseKind([field], decoded.type, types)))
  })
}

/** What records of a type are called in a sentence: `ProductGroup` is a product group. */
const nounOf = ([type = 'record']: readonly string[]): string => type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const nothingNamed = (field: string, types: readonly string[]) =>
  new Refused([refusal('NOT_FOUND', [field], `There is no such ${nounOf(types)}.`)])

const ambiguous = (keys: BusinessKeys, { name }: Key, matches: number, field: string): Refused =>
  caught(() => refuseAmbiguous(keys, { name, matches, path: field === name ? [] : [field] }))

function caught(refuses: () => never): Refused {
  try {
    return refuses()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** The id of the record that an input names. Refuses what `recordsNamed` refuses. */
export async function idOfInput(
  context: Pick<RequestContext, 'database' | 'viewer' | 'now'>,
  input: Readonly<Record<string, unknown>>,
  called: Called,
): Promise<string> {
  const [named] = await recordsNamed(askingOf(context), [input], called)
  if (named!.id === null) throw named!.refused
  return named!.id
}

/** Types of what is mirrored by its changes, and who may be told that an id is one of them. */
export const mirrored = {
  product: ['Product', 'catalogue'],
  productGroup: ['ProductGroup', 'catalogue'],
  color: ['Color', 'catalogue'],
  order: ['Order', 'orders'],
  user: ['User', 'users'],
  withdrawal: ['Withdrawal', 'orders'],
} as const satisfies Record<ChangeKind, readonly [string, string]>

/** How records of a documented path are mirrored by their changes; null where these are not noted. */
export function mirroredAs({ types }: Called): { readonly kind: ChangeKind; readonly area: Area } | null {
  const found = Object.entries(mirrored).find(([, [type]]) => types.includes(type))
  return found ? { kind: found[0] as ChangeKind, area: found[1][1] } : null
}

/** Refuses raw ids that are those of something else which the asker may read. */
export async function refuseRawKinds(
  asking: Asking,
  ids: readonly { readonly id: string; readonly asked: IdAsked }[],
): Promise<void> {
  const kinds = await kindsOfIds(
    asking.reader,
    ids.map(({ id }) => id),
  )
  for (const { id, asked } of ids) {
    const found = (kinds.get(id) ?? []).map(kind => mirrored[kind])
    const [other] = found.filter(([type, area]) => !asked.types.includes(type) && mayRead(asking.viewer, area))
    if (other && found.length === 1) refuseKind(asked.path, other[0], asked.types)
  }
}
