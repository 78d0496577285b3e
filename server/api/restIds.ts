import { decodedGlobalId } from '../kit/globalIds.ts'
import { isId } from '../kit/ids.ts'
import { refuse } from '../kit/refusals.ts'
import { mayRead, type Viewer } from '../kit/viewer.ts'
import { type BusinessKeys, idOfKey, idsOfKey, keyNames, refuseAmbiguous } from '../platform/businessKeys.ts'
import { kindsOfIds } from '../platform/changeFeed.ts'
import type { ChangeKind } from '../platform/changes.ts'
import type { Reader } from '../platform/statements.ts'

/*
 * Ids, as both doors take them: raw, or global, or a business key behind its name (`sku:T-100-M`). What is the id of
 * something else is told apart from what is no id at all.
 */

/** Who asks for what: the GraphQL types that are meant, first the one whose raw id it is. */
export type IdAsked = {
  readonly types: readonly string[]
  readonly keys?: BusinessKeys | undefined
  readonly path: readonly string[]
}

type Asking = { readonly reader: Reader; readonly viewer: Viewer; readonly now: Date }

/** Short names of keys, beside those of the documented paths. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  number: ['order_number', 'customer_number'],
  code: ['color_id'],
}

/** A business key as it stands in place of an id; null for what is none. */
export function keyIn(
  keys: BusinessKeys | undefined,
  text: string,
): { readonly name: string; readonly value: string } | null {
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

/** The same of several at once, those that name nothing left out: keys of one name are looked up with one statement. */
export async function idsNamed(asking: Asking, texts: readonly string[], { types, keys }: Omit<IdAsked, 'path'>) {
  const named = texts.map(text => (isId(text) ? null : keyIn(keys, text)))
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [name, several] of Map.groupBy(
    named.filter(key => key !== null),
    key => key.name,
  )) {
    const values = several.map(({ value }) => value)
    found.set(name, await idsOfKey(asking.reader, keys!, { name, values }, asking))
  }
  const ids: string[] = []
  for (const [i, text] of texts.entries()) {
    const key = named[i]
    const matches = key ? (found.get(key.name)?.get(key.value) ?? []) : []
    if (key && matches.length > 1)
      refuseAmbiguous(keys!, { name: key.name, matches: matches.length, path: [String(i)] })
    const id = key ? matches[0] : await idNamed(asking, text, { types, path: [String(i)] })
    if (id) ids.push(id)
  }
  return ids
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
