/** Where a block stands: `parentId` names the block in whose slot it is, null at the top of the page. */
export interface Placed {
  readonly id: string
  readonly parentId: string | null | undefined
  readonly slot: number | null | undefined
}

/** The blocks that stand next to each other somewhere: at the top (`of(null)`), or in a slot of one. */
export interface Tree<T> {
  of(parent: string | null, slot?: number): readonly T[]
}

/** Reads a flat list, in which fragments need not know how deep it goes, as the tree that it was. */
export function treeOf<T extends Placed>(blocks: readonly T[]): Tree<T> {
  const nameOf = (parent: string | null | undefined, slot: number | null | undefined) =>
    parent == null ? '' : `${parent} ${slot ?? 0}`
  const places = Map.groupBy(blocks, ({ parentId, slot }) => nameOf(parentId, slot))
  return { of: (parent, slot) => places.get(nameOf(parent, slot)) ?? [] }
}
