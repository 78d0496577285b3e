import { type Block, type BlockAttrs, type Breakpoint, limits, newId, units } from './document.ts'

/** Operations on a tree of blocks. They return a new tree that shares what did not change, or the same one where nothing can be
 *  done: so what is drawn from it is drawn anew only where it differs. */

export type Blocks = readonly Block[]

/** Before which block of which list; `parent` null: the page itself. `at` may be behind the last. */
export interface Place {
  readonly parent: string | null
  readonly slot: number
  readonly at: number
}

/** A block and where it stands. */
export interface Located {
  readonly block: Block
  readonly place: Place
  /** 1 on the page itself. */
  readonly depth: number
  /** Blocks of its list. */
  readonly count: number
}

function walk(blocks: Blocks, parent: string | null, slot: number, depth: number, found: Located[]): void {
  blocks.forEach((block, at) => {
    found.push({ block, place: { parent, slot, at }, depth, count: blocks.length })
    block.slots?.forEach((list, inner) => {
      walk(list, block.id, inner, depth + 1, found)
    })
  })
}

const flattened = new WeakMap<Blocks, readonly Located[]>()

/** All blocks in the order of reading, each before what stands in it. Made once of a tree. */
export function flatten(blocks: Blocks): readonly Located[] {
  const known = flattened.get(blocks)
  if (known) return known
  const found: Located[] = []
  walk(blocks, null, 0, 1, found)
  flattened.set(blocks, found)
  return found
}

export const located = (blocks: Blocks, id: string | null): Located | null =>
  id === null ? null : (flatten(blocks).find(({ block }) => block.id === id) ?? null)

/** The blocks of a list; null where it does not exist. */
function listAt(blocks: Blocks, parent: string | null, slot: number): Blocks | null {
  if (parent === null) return blocks
  return located(blocks, parent)?.block.slots?.[slot] ?? null
}

/** Levels of a block: 1 without blocks in it. */
export function heightOf(block: Block): number {
  const inner = (block.slots ?? []).flat()
  return 1 + inner.reduce((most, each) => Math.max(most, heightOf(each)), 0)
}

/** Whether one stands in the other, or is it. */
const isWithin = (block: Block, id: string): boolean =>
  block.id === id || (block.slots ?? []).some(list => list.some(each => isWithin(each, id)))

function mapped(blocks: Blocks, id: string, change: (block: Block) => Block): Blocks {
  let isChanged = false
  const next = blocks.map(block => {
    const made = block.id === id ? change(block) : withSlots(block, list => mapped(list, id, change))
    if (made !== block) isChanged = true
    return made
  })
  return isChanged ? next : blocks
}

function withSlots(block: Block, change: (list: Blocks) => Blocks): Block {
  if (!block.slots) return block
  const slots = block.slots.map(change)
  return slots.every((list, at) => list === block.slots?.[at]) ? block : { ...block, slots }
}

/** With another block at its place. */
export const update = mapped

/** With other blocks in one list. */
function withList(blocks: Blocks, parent: string | null, slot: number, change: (list: Blocks) => Blocks): Blocks {
  if (parent === null) return change(blocks)
  return mapped(blocks, parent, block => {
    const list = block.slots?.[slot]
    if (!list || !block.slots) return block
    const next = change(list)
    return next === list ? block : { ...block, slots: block.slots.map((each, at) => (at === slot ? next : each)) }
  })
}

/** The depth of what stands in a list. */
const depthAt = (blocks: Blocks, parent: string | null): number =>
  parent === null ? 1 : (located(blocks, parent)?.depth ?? limits.depth) + 1

/** Whether a block fits there: not deeper than pages may be, and not into itself. */
export function fits(blocks: Blocks, block: Block, parent: string | null): boolean {
  if (parent !== null && isWithin(block, parent)) return false
  return depthAt(blocks, parent) + heightOf(block) - 1 <= limits.depth
}

/** With further blocks at a place; those that would stand too deep, and all where there would be too many, are left out. */
export function insert(blocks: Blocks, { parent, slot, at }: Place, added: readonly Block[]): Blocks {
  const fitting = added.filter(block => fits(blocks, block, parent))
  if (fitting.length === 0 || flatten(blocks).length + flatten(fitting).length > limits.blocks) return blocks
  return withList(blocks, parent, slot, list => [...list.slice(0, at), ...fitting, ...list.slice(at)])
}

/** Without a block and what stands in it. */
export function remove(blocks: Blocks, id: string): Blocks {
  const found = located(blocks, id)
  if (!found) return blocks
  const { parent, slot } = found.place
  return withList(blocks, parent, slot, list => list.filter(block => block.id !== id))
}

/** With a block at another place, which is said as it is before the move. */
export function move(blocks: Blocks, id: string, to: Place): Blocks {
  const from = located(blocks, id)
  if (!from || !fits(blocks, from.block, to.parent) || !listAt(blocks, to.parent, to.slot)) return blocks
  const isSameList = from.place.parent === to.parent && from.place.slot === to.slot
  const isBehind = isSameList && from.place.at < to.at
  const at = isBehind ? to.at - 1 : to.at
  if (isSameList && at === from.place.at) return blocks
  const without = remove(blocks, id)
  return withList(without, to.parent, to.slot, list => [...list.slice(0, at), from.block, ...list.slice(at)])
}

/** A block with ids of its own, for all that stands in it, too. */
export const renewed = (block: Block): Block => ({
  ...block,
  id: newId(),
  ...(block.slots && { slots: block.slots.map(list => list.map(renewed)) }),
})

/** With a copy behind a block; the copy's id, or null where there is no room. */
export function duplicate(blocks: Blocks, id: string): { blocks: Blocks; copy: string | null } {
  const found = located(blocks, id)
  if (!found) return { blocks, copy: null }
  const copy = renewed(found.block)
  const next = insert(blocks, { ...found.place, at: found.place.at + 1 }, [copy])
  return { blocks: next, copy: next === blocks ? null : copy.id }
}

export const setProps = (blocks: Blocks, id: string, props: Readonly<Record<string, unknown>>): Blocks =>
  mapped(blocks, id, block => ({ ...block, props: { ...block.props, ...props } }))

const withAttrs = (blocks: Blocks, id: string, change: (attrs: BlockAttrs) => BlockAttrs): Blocks =>
  mapped(blocks, id, block => ({ ...block, attrs: change(block.attrs) }))

/** With another width at one breakpoint: 1 to 12 units. */
export function resize(blocks: Blocks, id: string, at: Breakpoint, wanted: number): Blocks {
  const size = Math.min(units, Math.max(1, Math.round(wanted)))
  if (located(blocks, id)?.block.attrs.size[at] === size) return blocks
  return withAttrs(blocks, id, attrs => ({ ...attrs, size: { ...attrs.size, [at]: size } }))
}

export const setVisible = (blocks: Blocks, id: string, at: Breakpoint, isVisible: boolean): Blocks =>
  withAttrs(blocks, id, attrs => ({ ...attrs, visible: { ...attrs.visible, [at]: isVisible } }))

/** Limits a block to one language, or to none in particular. */
export const setLanguage = (blocks: Blocks, id: string, only: 'de' | 'en' | null): Blocks =>
  withAttrs(blocks, id, ({ size, visible }) => (only ? { size, visible, languages: [only] } : { size, visible }))

/** With so many slots; blocks of those that go away follow the last that stays, so that nothing is lost. */
export function withSlotCount(block: Block, count: number): Block {
  const slots = block.slots ?? []
  if (slots.length === count) return block
  if (slots.length < count)
    return { ...block, slots: [...slots, ...Array.from({ length: count - slots.length }, () => [])] }
  const kept = slots.slice(0, count)
  const moved = slots.slice(count).flat()
  return { ...block, slots: [...kept.slice(0, -1), [...(kept.at(-1) ?? []), ...moved]] }
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Where a block goes by one step: among its list by up and down, out of it at its ends, and by left and right to the slot
 *  beside; null where there is nowhere to go. */
export function stepOf(blocks: Blocks, id: string, direction: Direction): Place | null {
  const found = located(blocks, id)
  if (!found) return null
  const { place, count } = found
  const outer = located(blocks, place.parent)
  if (direction === 'up' || direction === 'down') {
    const isUp = direction === 'up'
    if (isUp ? place.at > 0 : place.at < count - 1) return { ...place, at: isUp ? place.at - 1 : place.at + 2 }
    return outer && { ...outer.place, at: outer.place.at + (isUp ? 0 : 1) }
  }
  const step = direction === 'left' ? -1 : 1
  const beside = outer?.block.slots?.[place.slot + step]
  if (outer && beside) return { parent: place.parent, slot: place.slot + step, at: Math.min(place.at, beside.length) }
  if (outer) return direction === 'left' ? outer.place : { ...outer.place, at: outer.place.at + 1 }
  // From the page into the block before it, where that holds blocks.
  const before = direction === 'right' ? listAt(blocks, null, 0)?.[place.at - 1] : undefined
  const last = before?.slots?.[0]
  return before && last && fits(blocks, found.block, before.id) ? { parent: before.id, slot: 0, at: last.length } : null
}

/** Which block is selected by an arrow: the one before or behind in the order of reading, the one around, the first inside. */
export function neighbourOf(blocks: Blocks, id: string | null, direction: Direction): string | null {
  const all = flatten(blocks)
  const at = all.findIndex(({ block }) => block.id === id)
  if (at < 0) return (direction === 'up' ? all.at(-1) : all[0])?.block.id ?? null
  if (direction === 'left') return all[at]!.place.parent ?? id
  if (direction === 'right') return all[at + 1]?.place.parent === id ? all[at + 1]!.block.id : id
  return all[at + (direction === 'up' ? -1 : 1)]?.block.id ?? id
}

/** What is selected once a block is gone: the one behind it, else the one before, else the one around. */
export function afterRemoval(blocks: Blocks, id: string): string | null {
  const found = located(blocks, id)
  if (!found) return null
  const { parent, slot, at } = found.place
  const list = listAt(blocks, parent, slot) ?? []
  return list[at + 1]?.id ?? list[at - 1]?.id ?? parent
}

/** Where something new goes: behind what is selected, else at the end of the page. */
export function placeAfter(blocks: Blocks, id: string | null): Place {
  const found = located(blocks, id)
  return found ? { ...found.place, at: found.place.at + 1 } : { parent: null, slot: 0, at: blocks.length }
}
