import { refuse } from '../kit/refusals.ts'
import { type Area, mayRead } from '../kit/viewer.ts'
import { changesAfter, lastChanges } from '../platform/changeFeed.ts'
import type { ChangeKind } from '../platform/changes.ts'
import { knockRefused } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import type { Asked } from './restQuery.ts'

/** How a collection is mirrored by its changes: whose these are, and who may know of them. */
export type Mirrored = { readonly kind: ChangeKind; readonly area: Area }

/** Whether a list is asked for by its changes, for which one needs the right to read all of it. Refuses what does not go
 *  together with that. */
export function isPull(context: RequestContext, mirrored: Mirrored, asked: Asked): boolean {
  const pulls = asked.cursor !== undefined || asked.sort === 'changed' || asked.deleted === true
  if (!pulls && asked.changed === undefined) return false
  if (!mayRead(context.viewer, mirrored.area)) throw knockRefused(context.viewer, `staff:${mirrored.area}`)
  if (!pulls) return asked.sort === undefined
  if (asked.sort !== undefined && asked.sort !== 'changed') {
    refuse('INVALID_INPUT', ['sort'], 'changes and deletions come in the order of the changes (sort: changed)')
  }
  if (asked.cursor !== undefined && asked.skip) refuse('INVALID_INPUT', ['skip'], 'a cursor goes on by itself')
  return true
}

type Item = { readonly _id: string }

/** A page of the changes: records as they are now, and of those that are gone their ids, in the order in which they
 *  changed; `cursor` is where the next page goes on, also when there is nothing more now. */
export async function pulled<Found extends Item>(
  { database: { drizzle } }: RequestContext,
  { kind }: Mirrored,
  asked: Asked,
  read: (ids: readonly string[]) => Promise<readonly Found[]>,
) {
  const { limit = 100, skip = 0, changed, deleted } = asked
  const cursor = asked.cursor || null
  const page = await changesAfter(drizzle, { kind, cursor, limit, skip, changed, deleted })
  if (page === null) {
    return refuse('INVALID_INPUT', ['cursor'], 'is none of this list as it is now: begin without one (sort: changed)')
  }
  const { changes, hasMore } = page
  const items = new Map(
    (await read(changes.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))).map(item => [
      item._id,
      item,
    ]),
  )
  return {
    items: changes.flatMap(({ id, changedAt, deletedAt }): readonly object[] => {
      if (deletedAt !== null) return [{ _id: id, id, deleted: true, deleted_at: deletedAt, changed: changedAt }]
      const item = items.get(id)
      return item ? [{ ...item, changed: changedAt }] : []
    }),
    cursor: changes.at(-1)?.cursor ?? cursor,
    more: hasMore,
  }
}

/** Items with `changed`, for those who may know. */
export async function withChanges<Found>(
  { database: { drizzle }, viewer }: RequestContext,
  mirrored: Mirrored | undefined,
  items: readonly Found[],
): Promise<readonly Found[]> {
  if (!mirrored || items.length === 0 || !mayRead(viewer, mirrored.area)) return items
  const idOf = (item: Found) => (item as Item)._id
  const changes = await lastChanges(drizzle, mirrored.kind, items.map(idOf))
  return items.map(item => {
    const changed = changes.get(idOf(item))
    return changed === undefined ? item : { ...item, changed }
  })
}
