import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../kit/refusals.ts'
import type { Viewer } from '../kit/viewer.ts'
import { type Reader, run } from './statements.ts'

/*
 * Records by what people call them: numbers, slugs, e-mail addresses. Each domain says what its records are called by
 * (`defineKeys`), and of which of them somebody may know; whoever is sent a key, at either door, resolves it here.
 */

/** Longest key that is looked up. */
const LONGEST_KEY = 320

/** Who asks, and when: what somebody may not see has no key for them. */
export type KeyReader = { readonly viewer: Viewer; readonly now: Date }

/** Rows `value` and `id` of all records that have one of the values (a `text[]`) and that the reader may see. A record whose
 *  key is compared in another form, such as an e-mail address, brings the value as it was asked for. */
export type KeyQuery = (values: SQL, reader: KeyReader) => SQL

/** What the records of a kind are called by; `what` in words, several of them. The first key that is sent counts.
 *  `people`: those that name people, which stand in no address, for addresses are logged and kept. */
export type BusinessKeys<Name extends string = string> = {
  readonly what: string
  readonly keys: Readonly<Record<Name, KeyQuery>>
  readonly people?: readonly NoInfer<Name>[]
}

export const defineKeys = <Name extends string>(definition: BusinessKeys<Name>): BusinessKeys<Name> => definition

export const keyNames = <Name extends string>({ keys }: BusinessKeys<Name>): readonly Name[] =>
  Object.keys(keys) as Name[]

/** The ids of the records that values name, by value; of those that name none there is no entry. Nothing is refused. */
export async function idsOfKey<Name extends string>(
  reader: Reader,
  definition: BusinessKeys<Name>,
  { name, values }: { readonly name: Name; readonly values: readonly string[] },
  who: KeyReader,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = [...new Set(values)].filter(
    value => value !== '' && value.length <= LONGEST_KEY && !value.includes('\0'),
  )
  if (wanted.length === 0) return new Map()
  const query = definition.keys[name](sql`${sql.param(wanted)}::text[]`, who)
  const rows = await run<{ value: string; id: string }>(reader, query)
  const byValue = Map.groupBy(rows, row => row.value)
  return new Map([...byValue].map(([value, found]) => [value, [...new Set(found.map(({ id }) => id))].toSorted()]))
}

/** The id of the record that a key names; null where the reader may see none. A key that several have is refused with its
 *  name and their number: whoever meant one of them says so by another key. */
export async function idOfKey<Name extends string>(
  reader: Reader,
  definition: BusinessKeys<Name>,
  { name, value, path = [] }: { readonly name: Name; readonly value: string; readonly path?: readonly string[] },
  who: KeyReader,
): Promise<string | null> {
  const ids = (await idsOfKey(reader, definition, { name, values: [value] }, who)).get(value) ?? []
  if (ids.length > 1) refuseAmbiguous(definition, { name, matches: ids.length, path })
  return ids[0] ?? null
}

/** Refuses a key that several records have. */
export function refuseAmbiguous(
  { what }: BusinessKeys,
  { name, matches, path }: { readonly name: string; readonly matches: number; readonly path: readonly string[] },
): never {
  return refuse('INVALID_INPUT', [...path, name], `${name} names ${matches} ${what}, so it names none.`, {
    key: name,
    matches,
  })
}
