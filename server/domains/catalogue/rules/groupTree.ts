import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { makesCircle } from './groupChanges.ts'

/** The groups right below a parent, in their order; `parentId` null: those below none. */
type GroupLevel = { readonly parentId: string | null; readonly childIds: readonly string[] }

/** A level as it is to become. `seenIds`: what stood there when it was arranged; null: whatever stands there by now. */
export type ArrangedLevel = GroupLevel & { readonly seenIds: readonly string[] | null }

/** What a group's place comes from. `parents`: the groups right above it, with its place there by hand, or null. */
export type PlacedGroup = {
  readonly id: string
  readonly slug: string
  readonly sortOrder: number
  readonly parents: readonly { readonly id: string; readonly place: number | null }[]
}

/** How many groups may stand on one level, and how many levels are arranged at once. */
export const mostOnLevel = 1000
export const mostLevels = 100

const last = Number.POSITIVE_INFINITY

/** The levels of all groups. Below a parent those come first that were placed by hand; the others, and those below none, by
 *  their own order, then by address. */
export function levelsOf(groups: readonly PlacedGroup[]): ReadonlyMap<string | null, readonly string[]> {
  const found = new Map<string | null, { group: PlacedGroup; place: number }[]>()
  for (const group of groups) {
    const above = group.parents.length > 0 ? group.parents : [{ id: null, place: null }]
    for (const { id, place } of above) {
      found.set(id, [...(found.get(id) ?? []), { group, place: place ?? last }])
    }
  }
  const sorted = [...found].map(([parentId, level]) => {
    const inOrder = level.toSorted((one, other) => {
      if (one.place !== other.place) return one.place < other.place ? -1 : 1
      const [own, its] = [one.group, other.group]
      return own.sortOrder - its.sortOrder || (own.slug < its.slug ? -1 : 1)
    })
    return [parentId, inOrder.map(({ group }) => group.id)] as const
  })
  return new Map(sorted)
}

/** The parents of every group once these levels are as they are wanted. */
function parentsAfter(
  groups: readonly PlacedGroup[],
  levels: readonly GroupLevel[],
): ReadonlyMap<string, readonly string[]> {
  const arranged = new Set(levels.flatMap(({ parentId }) => parentId ?? []))
  const parents = new Map(
    groups.map(group => [group.id, group.parents.map(({ id }) => id).filter(id => !arranged.has(id))]),
  )
  for (const { parentId, childIds } of levels) {
    if (parentId !== null) for (const id of childIds) parents.get(id)?.push(parentId)
  }
  return parents
}

/** The groups that stand in circles or below such; none where every way up ends. */
export function circlesIn(parentsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  // Whoever has no parents left stands in no circle, nor does who has only such above it.
  const open = new Map([...parentsOf].map(([id, parents]) => [id, parents.length]))
  const childrenOf = new Map<string, string[]>()
  for (const [id, parents] of parentsOf) {
    for (const parent of parents) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), id])
  }
  const free = [...open].filter(([, count]) => count === 0).map(([id]) => id)
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    open.delete(id)
    for (const child of childrenOf.get(id) ?? []) {
      const left = (open.get(child) ?? 0) - 1
      open.set(child, left)
      if (left === 0) free.push(child)
    }
  }
  return new Set(open.keys())
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/**
 * Why levels cannot become so, at their places in the list: NOT_FOUND (a group that is none), STALE_REVISION (somebody else
 * arranged the level meanwhile), INVALID_INPUT (one named twice, more than `mostParents` above one, a circle, or a first
 * level that is not of all groups without a parent).
 */
export function arrangementRefusals(
  groups: readonly PlacedGroup[],
  levels: readonly ArrangedLevel[],
  mostParents: number,
): Refusal[] {
  const known = new Set(groups.map(({ id }) => id))
  const at = (level: number, ...rest: readonly string[]) => ['levels', String(level), ...rest]
  const missing = levels.flatMap(({ parentId, childIds }, level) => [
    ...(parentId === null || known.has(parentId)
      ? []
      : [refusal('NOT_FOUND', at(level, 'parentId'), 'is no product group')]),
    ...childIds.flatMap((id, child) =>
      known.has(id) ? [] : [refusal('NOT_FOUND', at(level, 'childIds', String(child)), 'is no product group')],
    ),
  ])
  if (missing.length > 0) return missing
  const parents = levels.map(({ parentId }) => parentId)
  const twice = levels.flatMap(({ parentId, childIds }, level) =>
    parents.indexOf(parentId) !== level || new Set(childIds).size !== childIds.length
      ? [refusal('INVALID_INPUT', at(level), 'each level once, and each group on it once')]
      : [],
  )
  if (twice.length > 0) return twice
  const now = levelsOf(groups)
  const stale = levels.flatMap(({ parentId, seenIds }, level) =>
    seenIds === null || isSameList(seenIds, now.get(parentId) ?? [])
      ? []
      : [refusal('STALE_REVISION', at(level, 'seenIds'), 'somebody else arranged this level meanwhile')],
  )
  if (stale.length > 0) return stale
  const parentsOf = parentsAfter(groups, levels)
  const circles = circlesIn(parentsOf)
  const isWhole = (childIds: readonly string[]) => {
    const first = [...parentsOf].filter(([, above]) => above.length === 0).map(([id]) => id)
    return first.length === childIds.length && first.every(id => childIds.includes(id))
  }
  return levels.flatMap(({ parentId, childIds }, level) => [
    ...childIds.flatMap((id, child) => {
      const path = at(level, 'childIds', String(child))
      if (parentId !== null && circles.has(id) && circles.has(parentId) && makesCircle(id, [parentId], parentsOf)) {
        return [refusal('INVALID_INPUT', path, 'the group would stand above itself')]
      }
      return (parentsOf.get(id)?.length ?? 0) > mostParents
        ? [refusal('INVALID_INPUT', path, `at most ${mostParents} groups stand above one`)]
        : []
    }),
    ...(parentId === null && circles.size === 0 && !isWhole(childIds)
      ? [refusal('INVALID_INPUT', at(level, 'childIds'), 'must be all groups that have no parent then')]
      : []),
  ])
}
