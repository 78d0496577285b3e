import { foldedWords } from './foldedWords.ts'

/** The key of the level that has no parent. */
export const first = 'first'

/** Which groups stand below which, in their order: by the group above, or `first`. */
export type Levels = Readonly<Record<string, readonly string[]>>

/** A group where it stands; one below several parents stands in several rows. */
export interface TreeRow {
  /** The way down to it: one row alone has it. */
  readonly key: string
  readonly id: string
  readonly parent: string
  /** The key of the row above it; null on the first level. */
  readonly above: string | null
  /** From 0. */
  readonly depth: number
  /** Its place on its level, from 0, and how many stand there. */
  readonly at: number
  readonly count: number
  readonly childCount: number
  readonly isOpen: boolean
}

const childrenOf = (levels: Levels, parent: string) => levels[parent] ?? []

/** What was shown of it is shown no deeper than this, should anything ever be a circle. */
const deepest = 30

/** The rows from top to bottom; below a group only while it is open. `shown` narrows them to these groups. */
export function rowsOf(levels: Levels, isOpen: (key: string) => boolean, shown?: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const add = (parent: string, above: string | null, depth: number) => {
    const level = childrenOf(levels, parent)
    for (const [at, id] of level.entries()) {
      if (shown && !shown.has(id)) continue
      const key = above === null ? id : `${above}/${id}`
      const below = childrenOf(levels, id)
      const row = { key, id, parent, above, depth, at, count: level.length, childCount: below.length }
      const isRowOpen = below.length > 0 && depth < deepest && isOpen(key)
      rows.push({ ...row, isOpen: isRowOpen })
      if (isRowOpen) add(id, key, depth + 1)
    }
  }
  add(first, null, 0)
  return rows
}

/** The groups right above a group. */
export const parentsOf = (levels: Levels, id: string): readonly string[] =>
  Object.keys(levels).filter(parent => parent !== first && childrenOf(levels, parent).includes(id))

/** A group and all that stand below it. */
function withAllBelow(levels: Levels, id: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...childrenOf(levels, next))
  }
  return found
}

/** Why a group cannot stand below another; null where it can. */
export function hindrance(levels: Levels, id: string, parent: string, from: string | null): 'circle' | 'there' | null {
  if (parent !== first && withAllBelow(levels, id).has(parent)) return 'circle'
  return parent !== from && childrenOf(levels, parent).includes(id) ? 'there' : null
}

const without = (level: readonly string[], id: string) => level.filter(each => each !== id)

/** The levels with a group at another place: out of the level `from` into the level `to`, before what stands at `at` once it is
 *  out. On the first level stands only what has no parent left. */
export function withMove(levels: Levels, id: string, from: string, to: string, at: number): Levels {
  const left = { ...levels, [from]: without(childrenOf(levels, from), id) }
  if (to === first && parentsOf(left, id).length > 0) return left
  return { ...left, [to]: without(childrenOf(left, to), id).toSpliced(at, 0, id) }
}

/** The levels with a group below one more parent, as the last there. */
export function withParent(levels: Levels, id: string, parent: string): Levels {
  if (childrenOf(levels, parent).includes(id)) return levels
  const off = { ...levels, [first]: without(childrenOf(levels, first), id) }
  return { ...off, [parent]: [...childrenOf(levels, parent), id] }
}

/** The levels with a group no longer below a parent; without any it stands last on the first level. */
export function withoutParent(levels: Levels, id: string, parent: string): Levels {
  const left = { ...levels, [parent]: without(childrenOf(levels, parent), id) }
  return parentsOf(left, id).length > 0 ? left : { ...left, [first]: [...childrenOf(left, first), id] }
}

/** Where a row goes. */
export interface Step {
  readonly to: string
  readonly at: number
  /** The key of its row there. */
  readonly key: string
}

const keyBelow = (above: string | null, id: string) => (above === null ? id : `${above}/${id}`)

/** The four ways of a row by one step each; null where there is none. */
export function stepsOf(row: TreeRow, rows: readonly TreeRow[], levels: Levels) {
  const { id, parent, at, count, above } = row
  const level = childrenOf(levels, parent)
  const previous = level[at - 1]
  const upper = rows.find(({ key }) => key === above)
  const to = (target: string, place: number, key: string): Step => ({ to: target, at: place, key })
  const may = (target: string) => hindrance(levels, id, target, parent) === null
  return {
    up: at > 0 ? to(parent, at - 1, row.key) : null,
    down: at < count - 1 ? to(parent, at + 1, row.key) : null,
    in:
      previous !== undefined && may(previous)
        ? to(previous, childrenOf(levels, previous).length, keyBelow(keyBelow(above, previous), id))
        : null,
    out: upper && may(upper.parent) ? to(upper.parent, upper.at + 1, keyBelow(upper.above, id)) : null,
  } satisfies Readonly<Record<string, Step | null>>
}

/** Where a row that is dragged would land, and whether it may. */
export interface Landing extends Step {
  readonly depth: number
  /** Before which of the other rows, from 0. */
  readonly gap: number
  readonly hindrance: ReturnType<typeof hindrance>
}

/** What a dragged row stands between: `others` are the rows without it and what is below it, `gap` says before which of them,
 *  `depth` how deep somebody holds it. */
export function landingOf(
  row: TreeRow,
  others: readonly TreeRow[],
  gap: number,
  depth: number,
  levels: Levels,
): Landing {
  const before = others[gap - 1]
  const after = others[gap]
  const deep = Math.max(after?.depth ?? 0, Math.min(depth, before ? before.depth + 1 : 0))
  const land = (to: string, above: string | null, at: number): Landing => ({
    ...{ to, at, gap, depth: deep, key: keyBelow(above, row.id) },
    hindrance: hindrance(levels, row.id, to, row.parent),
  })
  if (!before || deep > before.depth) {
    // Right below the row before it; below one that is closed it comes last, where one would look for it.
    const to = before?.id ?? first
    const level = without(childrenOf(levels, to), row.id)
    return land(to, before?.key ?? null, before && !before.isOpen ? level.length : 0)
  }
  let sibling = before
  while (sibling.depth > deep) sibling = others.find(({ key }) => key === sibling.above) ?? { ...sibling, depth: deep }
  const level = without(childrenOf(levels, sibling.parent), row.id)
  return land(sibling.parent, sibling.above, level.indexOf(sibling.id) + 1)
}

/** The groups that have all words in one of their texts, and those above them; null where nothing is looked for. */
export function found(
  levels: Levels,
  texts: ReadonlyMap<string, string>,
  search: string,
): { readonly hits: ReadonlySet<string>; readonly shown: ReadonlySet<string> } | null {
  const words = foldedWords(search)
  if (words.length === 0) return null
  const hits = new Set(
    [...texts].filter(([, text]) => words.every(word => foldedWords(text).join(' ').includes(word))).map(([id]) => id),
  )
  const shown = new Set<string>()
  const open = [...hits]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (shown.has(id)) continue
    shown.add(id)
    open.push(...parentsOf(levels, id))
  }
  return { hits, shown }
}

/** What a changed level is to the server. */
export const levelsToSend = (changed: readonly string[], values: Levels, saved: Levels) =>
  changed
    .map(path => path.slice('levels.'.length))
    .map(parent => ({
      parentId: parent === first ? null : parent,
      childIds: [...childrenOf(values, parent)],
      seenIds: [...childrenOf(saved, parent)],
    }))
