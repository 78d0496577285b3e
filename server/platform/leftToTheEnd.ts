/** What use cases that share a transaction leave to its end, where it is done for all of them at once. */
type Left = { readonly ids: Set<string>; readonly finish: (ids: readonly string[]) => Promise<unknown> }

const gathering = new WeakMap<object, Map<string, Left>>()

/** From now on, use cases of this transaction may leave work to `finishWhatWasLeft`. */
export function gatherWork(tx: object): void {
  gathering.set(tx, new Map())
}

/** Leaves work on these ids to the end of the transaction; false where nobody gathers, and then the caller does it now.
 *  Of work of the same name the first `finish` does all. */
export function leaveToTheEnd(tx: object, name: string, ids: readonly string[], finish: Left['finish']): boolean {
  const works = gathering.get(tx)
  if (!works) return false
  const work = works.get(name) ?? { ids: new Set(), finish }
  works.set(name, work)
  for (const id of ids) work.ids.add(id)
  return true
}

/** Does what was left, once. What is left from now on is done at once. */
export async function finishWhatWasLeft(tx: object): Promise<void> {
  const works = [...(gathering.get(tx)?.values() ?? [])]
  gathering.delete(tx)
  for (const { ids, finish } of works) await finish([...ids])
}
