/** How deep reusable entries may hold each other. */
export const deepestReuse = 3

/** Why an entry may not hold another: it would come to hold itself, or the whole would be nested too deep; null: it may.
 *  `reuses`: which reusable entries hold which. */
export function reuseProblem(
  reuses: ReadonlyMap<string, readonly string[]>,
  { id: holderId, isReusable }: { readonly id: string; readonly isReusable: boolean },
  reusedId: string,
): 'cycle' | 'depth' | null {
  if (holderId === reusedId || holds(reuses, reusedId, holderId, new Set())) return 'cycle'
  const above = isReusable ? 1 + heightAbove(reuses, holderId, 0) : 0
  return depthBelow(reuses, reusedId, 0) + above > deepestReuse ? 'depth' : null
}

function holds(
  reuses: ReadonlyMap<string, readonly string[]>,
  from: string,
  wanted: string,
  seen: Set<string>,
): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return (reuses.get(from) ?? []).some(each => each === wanted || holds(reuses, each, wanted, seen))
}

/** How many levels an entry is with what it holds; counted no further than there is need. */
function depthBelow(reuses: ReadonlyMap<string, readonly string[]>, id: string, level: number): number {
  if (level > deepestReuse) return 1
  return 1 + Math.max(0, ...(reuses.get(id) ?? []).map(each => depthBelow(reuses, each, level + 1)))
}

/** How many levels lie above an entry that others hold. */
function heightAbove(reuses: ReadonlyMap<string, readonly string[]>, id: string, level: number): number {
  if (level > deepestReuse) return 0
  const above = [...reuses].filter(([, held]) => held.includes(id)).map(([holder]) => holder)
  return above.length === 0 ? 0 : 1 + Math.max(...above.map(each => heightAbove(reuses, each, level + 1)))
}
