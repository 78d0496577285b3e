import { isDeepStrictEqual } from 'node:util'
import { Refused, refusal } from '../kit/refusals.ts'

/** A record as a client sends it, or as it is read. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an entry of a list that was sent is this one of those that there are. */
type IsSame = (sent: Fields, present: Fields) => boolean

/** Lists whose entries are merged by key, by their dotted names. `written`: what of an entry is written, where the list that
 *  is written has to be a whole one; absent: whoever writes it merges it. `nameOf`: the
 *  field of an entry that does nothing but name it. */
export type MergedLists = Readonly<Record<string, MergedList>>
type MergedList = {
  readonly isSame: IsSame
  readonly written?: readonly string[]
  readonly nameOf?: (sent: Fields) => string | undefined
}

/** What of a record differs from how it is read. `places`: where the entries of its lists were in what was sent, by the
 *  lists' dotted names. */
export type Differences = {
  readonly changed: Record<string, unknown>
  readonly places: Readonly<Record<string, readonly number[]>>
}

/** By these an entry without an id is named; they stay with it. */
const names = new Set(['key', 'from', 'scope', 'keys'])

/**
 * What of `sent` differs from `present`, the same record as it is read now. What is as it was is passed over, be it
 * something that is only read or not: so what was read can always be sent back, and a price that comes in euros and in
 * cents means the one that was changed. Entries of merged lists are compared with those that they name; those that say
 * `remove` come last.
 */
export function differencesOf(sent: Fields, present: Fields, lists: MergedLists, within = ''): Differences {
  const changed: Record<string, unknown> = {}
  const places: Record<string, readonly number[]> = {}
  for (const [name, value] of Object.entries(sent)) {
    const now = present[name]
    const at = `${within}${name}`
    if (Object.hasOwn(present, name) && isDeepStrictEqual(value, now)) continue
    const list = lists[at]
    if (list && Array.isArray(value)) {
      const different = entriesOf(value, Array.isArray(now) ? now : [], list, at)
      if (different.length === 0) continue
      const entries = list.written ? wholeOf(different, Array.isArray(now) ? now : [], list.written) : different
      changed[name] = entries.map(({ entry }) => entry)
      places[at] = entries.map(({ place }) => place)
    } else if (isFields(value) && isFields(now) && Object.keys(lists).some(each => each.startsWith(`${at}.`))) {
      const inside = differencesOf(value, now, lists, `${at}.`)
      if (Object.keys(inside.changed).length > 0) changed[name] = inside.changed
      Object.assign(places, inside.places)
    } else changed[name] = value
  }
  return { changed, places }
}

/** `known`: the entry that it names, as it is read. `place` of one that was not sent: none. */
type Entry = { readonly entry: unknown; readonly known: Fields | null; readonly place: number; readonly goes: boolean }

function entriesOf(
  sent: readonly unknown[],
  present: readonly unknown[],
  { isSame, nameOf }: MergedList,
  at: string,
): readonly Entry[] {
  const entries = sent.flatMap((entry, place): Entry[] => {
    if (!isFields(entry)) return [{ entry, known: null, place, goes: false }]
    const matches = present.filter(isFields).filter(each => isSame(entry, each))
    const [known = null] = matches
    const name = nameOf?.(entry)
    if (name !== undefined && matches.length > 1) {
      const message = `${name} names ${matches.length} of them, so it names none.`
      throw new Refused([refusal('INVALID_INPUT', [...at.split('.'), String(place), name], message)])
    }
    const goes = entry.remove === true
    if (!known) return [{ entry, known, place, goes }]
    const fields = Object.fromEntries(Object.entries(entry).filter(([field]) => field !== name))
    const { changed } = differencesOf(fields, known, {})
    if (Object.keys(changed).length === 0) return []
    const { _id, ...others } = known
    const named = _id === undefined ? picked(others, names) : { _id }
    return [{ entry: { ...named, ...changed }, known, place, goes }]
  })
  return [...entries.filter(({ goes }) => !goes), ...entries.filter(({ goes }) => goes)]
}

const picked = (fields: Fields, wanted: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.has(name)))

/** The whole list that comes of the present one and of what differs. */
function wholeOf(
  different: readonly Entry[],
  present: readonly unknown[],
  written: readonly string[],
): readonly Entry[] {
  const kept = present.filter(isFields).flatMap((known): Entry[] => {
    const change = different.find(each => each.known === known)
    if (change?.goes) return []
    const entry = { ...picked(known, new Set(written)), ...(isFields(change?.entry) ? change.entry : {}) }
    return [{ entry, known, place: change?.place ?? -1, goes: false }]
  })
  return [...kept, ...different.filter(({ known }) => known === null)]
}

/** A path into what differs as a path into what was sent. */
export function pathAsSent(path: readonly string[], places: Differences['places']): string[] {
  for (const [list, sent] of Object.entries(places)) {
    const steps = list.split('.')
    const place = sent[Number(path[steps.length])]
    if (steps.every((step, index) => path[index] === step) && place !== undefined && place >= 0) {
      return [...steps, String(place), ...path.slice(steps.length + 1)]
    }
  }
  return [...path]
}

/** Whether a record that is read has a field at this path; of lists one entry is enough. */
export function hasField(present: unknown, path: readonly string[]): boolean {
  const [step, ...rest] = path
  if (step === undefined) return true
  if (Array.isArray(present)) return present.some(each => hasField(each, /^\d+$/.test(step) ? rest : path))
  return isFields(present) && Object.hasOwn(present, step) && hasField(present[step], rest)
}
