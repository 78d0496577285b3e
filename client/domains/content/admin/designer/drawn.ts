import { typeOf } from './blockTypes.ts'
import type { Block, Language } from './document.ts'
import { type Blocks, flatten } from './tree.ts'

/** What the server made of one block: itself first, then what stands in it where it is a reusable one. */
export interface DrawnBlock<Key = unknown> {
  readonly props: Block['props']
  readonly language: Language
  readonly keys: readonly Key[]
}

interface Answered {
  readonly id: string
  readonly parentId: string | null | undefined
}

/** What is drawn of each block, by its id. */
export interface Drawn {
  readonly get: (id: string) => DrawnBlock | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Notes the server's answer about these blocks, which is flat: what stands in one follows it. */
  readonly put: (asked: readonly Block[], language: Language, answered: readonly Answered[]) => void
  /** What stands in these may be another by now: they are asked for anew, and drawn as they were until then. */
  readonly age: (ids: readonly string[]) => void
  readonly isEmpty: () => boolean
}

export function createDrawn(): Drawn {
  const blocks = new Map<string, DrawnBlock>()
  const listeners = new Set<() => void>()
  return {
    get: id => blocks.get(id),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (asked, language, answered) => {
      const roots = new Map<string, Answered[]>()
      let open: Answered[] = []
      for (const each of answered) {
        if (each.parentId == null) {
          open = []
          roots.set(each.id, open)
        }
        open.push(each)
      }
      for (const { id, props } of asked) blocks.set(id, { props, language, keys: roots.get(id) ?? [] })
      for (const listener of listeners) listener()
    },
    age: ids => {
      for (const id of ids) {
        const known = blocks.get(id)
        if (known) blocks.set(id, { ...known, props: {} })
      }
    },
    isEmpty: () => blocks.size === 0,
  }
}

/** Blocks of which something else is drawn than what they are by now. The canvas draws those with slots by itself. */
export const stale = (drawn: Drawn, blocks: Blocks, language: Language): readonly Block[] =>
  flatten(blocks)
    .map(({ block }) => block)
    .filter(({ id, type, props }) => {
      if (typeOf(type)?.slots !== undefined) return false
      const known = drawn.get(id)
      return known?.props !== props || known.language !== language
    })
