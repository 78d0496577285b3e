import type { Message } from '../../../../adminKit/edit/fields.ts'
import { typeOf } from './blockTypes.ts'
import { blocksOf, textOf } from './clipboard.ts'
import type { Block, Breakpoint, Language } from './document.ts'
import { begun, done, type History, redone, undone } from './history.ts'
import {
  afterRemoval,
  type Blocks,
  type Direction,
  duplicate,
  insert,
  located,
  move,
  neighbourOf,
  type Place,
  placeAfter,
  remove,
  resize,
  setLanguage,
  setProps,
  setVisible,
  stepOf,
  update,
} from './tree.ts'

export interface DesignerState {
  readonly history: History<Blocks>
  readonly blocks: Blocks
  readonly selected: string | null
  /** The text block that is being written in its place. */
  readonly writing: string | null
  /** The block that is being dragged. */
  readonly dragged: string | null
  /** How wide the page is looked at. */
  readonly at: Breakpoint
  readonly language: Language
  readonly isReadOnly: boolean
  /** What was just done, for those who do not see it. `count` tells two alike apart. */
  readonly news: { readonly message: Message; readonly count: number } | null
}

/** Where the designer stands, and what can be done in it. Drawn from outside of React, so that of hundreds of blocks only
 *  those are drawn anew that are different. */
export interface DesignerStore {
  readonly get: () => DesignerState
  readonly subscribe: (listener: () => void) => () => void
  /** Goes on to other blocks; false where that was not possible, which is said. */
  readonly change: (next: Blocks, about?: { subject?: string; select?: string | null; says?: Message }) => boolean
  readonly set: (part: Partial<Pick<DesignerState, 'at' | 'language' | 'isReadOnly' | 'dragged'>>) => void
  readonly say: (message: Message) => void
  readonly find: (id: string | null) => Block | null
  readonly select: (id: string | null) => void
  readonly go: (direction: Direction) => void
  readonly write: (id: string | null) => void
  readonly add: (blocks: readonly Block[], place?: Place) => boolean
  readonly remove: (id: string) => void
  readonly duplicate: (id: string) => void
  readonly moveTo: (id: string, place: Place) => boolean
  readonly step: (id: string, direction: Direction) => void
  readonly resize: (id: string, units: number, subject?: string) => void
  readonly setVisible: (id: string, at: Breakpoint, isVisible: boolean) => void
  readonly setLanguage: (id: string, only: Language | null) => void
  readonly setProps: (id: string, props: Readonly<Record<string, unknown>>, field: string) => void
  readonly update: (id: string, change: (block: Block) => Block) => void
  /** The selected block as text; null where none is. */
  readonly copied: () => string | null
  /** Whether anything was pasted. */
  readonly paste: (text: string) => boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Begins anew with what the server holds. */
  readonly begin: (blocks: Blocks) => void
}

export function createDesigner(
  first: Blocks,
  given: Partial<Pick<DesignerState, 'language' | 'isReadOnly' | 'at'>> = {},
  now: () => number = Date.now,
): DesignerStore {
  let state: DesignerState = {
    ...{ history: begun(first), blocks: first, selected: null, writing: null, dragged: null },
    ...{ at: 'lg', language: 'de', isReadOnly: false, news: null },
    ...given,
  }
  const listeners = new Set<() => void>()
  const put = (next: Partial<DesignerState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const said = (message: Message) => ({ news: { message, count: (state.news?.count ?? 0) + 1 } })
  /** What still exists after a step back or forth. */
  const still = (blocks: Blocks, id: string | null) => (located(blocks, id) ? id : null)
  const turn = (history: History<Blocks>, message: Message) => {
    if (history === state.history || state.isReadOnly) return
    const blocks = history.present
    put({ history, blocks, selected: still(blocks, state.selected), writing: null, ...said(message) })
  }
  const change: DesignerStore['change'] = (next, { subject, select, says } = {}) => {
    if (state.isReadOnly) return false
    if (next === state.blocks) return false
    const selected = select === undefined ? state.selected : select
    put({
      history: done(state.history, next, subject ?? null, now()),
      blocks: next,
      selected,
      writing: state.writing === selected ? state.writing : null,
      ...(says && said(says)),
    })
    return true
  }
  const find = (id: string | null) => located(state.blocks, id)?.block ?? null
  const moveTo: DesignerStore['moveTo'] = (id, place) =>
    change(move(state.blocks, id, place), { select: id, says: 'admin.designer.said.moved' })
  const add: DesignerStore['add'] = (blocks, place = placeAfter(state.blocks, state.selected)) => {
    const isDone = change(insert(state.blocks, place, blocks), {
      select: blocks[0]?.id ?? null,
      says: 'admin.designer.said.added',
    })
    if (!isDone && !state.isReadOnly) put(said('admin.designer.said.full'))
    return isDone
  }
  return {
    get: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    set: put,
    say: message => put(said(message)),
    find,
    select: id => {
      if (state.selected !== id) put({ selected: id, writing: null })
    },
    go: direction => {
      const selected = neighbourOf(state.blocks, state.selected, direction)
      if (selected !== state.selected) put({ selected, writing: null })
    },
    write: id => put({ writing: state.isReadOnly ? null : id, ...(id !== null && { selected: id }) }),
    add,
    moveTo,
    remove: id =>
      void change(remove(state.blocks, id), {
        select: afterRemoval(state.blocks, id),
        says: 'admin.designer.said.removed',
      }),
    duplicate: id => {
      const { blocks, copy } = duplicate(state.blocks, id)
      if (!change(blocks, { select: copy, says: 'admin.designer.said.duplicated' }) && !state.isReadOnly)
        put(said('admin.designer.said.full'))
    },
    step: (id, direction) => {
      const place = stepOf(state.blocks, id, direction)
      if (!place || !moveTo(id, place)) put(said('admin.designer.said.end'))
    },
    resize: (id, units, subject = `size ${id}`) => {
      const next = resize(state.blocks, id, state.at, units)
      const size = located(next, id)?.block.attrs.size[state.at] ?? 0
      change(next, { subject, says: { id: 'admin.designer.said.size', values: { size } } })
    },
    setVisible: (id, at, isVisible) =>
      void change(setVisible(state.blocks, id, at, isVisible), {
        says: isVisible ? 'admin.designer.said.shown' : 'admin.designer.said.hidden',
      }),
    setLanguage: (id, only) => void change(setLanguage(state.blocks, id, only)),
    setProps: (id, props, field) =>
      void change(setProps(state.blocks, id, props), { subject: `${field} ${id} ${state.language}` }),
    update: (id, make) => void change(update(state.blocks, id, make)),
    copied: () => {
      const block = find(state.selected)
      return block ? textOf([block]) : null
    },
    paste: text => {
      if (state.isReadOnly) return false
      const blocks = blocksOf(text, type => typeOf(type) !== null, state.language)
      if (blocks.length > 0) return add(blocks)
      put(said('admin.designer.said.nothing'))
      return false
    },
    undo: () => turn(undone(state.history), 'admin.designer.said.undone'),
    redo: () => turn(redone(state.history), 'admin.designer.said.redone'),
    begin: blocks => put({ history: begun(blocks), blocks, selected: still(blocks, state.selected), writing: null }),
  }
}
