import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../../adminKit/edit/useEditing.ts'
import { Notice } from '../../../../../ui/Badge.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { SearchIcon } from '../../../../../ui/icons.tsx'
import { AlsoBelowDialog } from './AlsoBelowDialog.tsx'
import style from './GroupTree.module.css'
import type { TreeForm } from './GroupTreeEditor.tsx'
import { GroupTreeRow } from './GroupTreeRow.tsx'
import {
  first,
  found,
  type Landing,
  type Levels,
  landingOf,
  parentsOf,
  rowsOf,
  type Step,
  stepsOf,
  type TreeRow,
  withMove,
  withoutParent,
} from './groupTree.ts'

/** What a row shows of a group. */
export interface TreeGroup {
  readonly id: string
  readonly title: string
  /** What it is found by besides its address. */
  readonly words: string
  readonly slug: string
  readonly path: string
  readonly isMainGallery: boolean
  readonly productCount: number
  readonly memberCount: number
}

/** Characters of a search. */
const longestSearch = 100
/** Trees up to this size begin with all groups open. */
const mostOpen = 60
/** By so many pixels to the side a dragged group goes one level deeper, or up again. */
const indent = 28

const keysOf = (levels: Levels) =>
  rowsOf(levels, () => true)
    .filter(({ childCount }) => childCount > 0)
    .map(({ key }) => key)

/** The tree of groups: opened and closed, searched, and arranged by mouse, finger, keys and buttons. */
export function GroupTree({ groups }: { groups: ReadonlyMap<string, TreeGroup> }) {
  const intl = useIntl()
  const editing = useEditingContext<TreeForm>()
  const { levels } = editing.values
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(groups.size <= mostOpen ? keysOf(levels) : []))
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<{
    row: TreeRow
    others: readonly TreeRow[]
    gaps: readonly number[]
    y: number
  } | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)
  const [isAdding, setAdding] = useState<TreeRow | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
  )
  const wanted = useDeferredValue(search)
  const texts = useMemo(() => new Map([...groups].map(([id, { words, slug }]) => [id, `${words} ${slug}`])), [groups])
  const hits = useMemo(() => found(levels, texts, wanted), [levels, texts, wanted])
  const rows = useMemo(
    () => (hits ? rowsOf(levels, () => true, hits.shown) : rowsOf(levels, key => open.has(key))),
    [levels, open, hits],
  )
  const nameOf = (id: string) => groups.get(id)?.title ?? ''
  const place = (parent: string) =>
    parent === first ? intl.formatMessage({ id: 'admin.groups.tree.first' }) : nameOf(parent)

  const write = (next: Levels) => {
    const changed = Object.keys(next).filter(parent => next[parent] !== levels[parent])
    editing.setAll(new Map(changed.map(parent => [`levels.${parent}`, next[parent]])))
  }
  const tell = (row: TreeRow, { to, at }: Step, next: Levels) =>
    setSaid(
      intl.formatMessage(
        { id: 'admin.groups.tree.moved' },
        { name: nameOf(row.id), at: at + 1, count: next[to]?.length ?? 0, place: place(to) },
      ),
    )
  /** Moves a row; the hand stays on the control that was used. */
  const move = (row: TreeRow, step: Step, control: string) => {
    const next = withMove(levels, row.id, row.parent, step.to, step.at)
    write(next)
    tell(row, step, next)
    const above = step.key.slice(0, Math.max(0, step.key.lastIndexOf('/')))
    setOpen(before => {
      const keys = new Set(before)
      if (above) keys.add(above)
      // What was open below it stays so, wherever it stands now.
      for (const key of before)
        if (key === row.key || key.startsWith(`${row.key}/`)) keys.add(step.key + key.slice(row.key.length))
      return keys
    })
    requestAnimationFrame(() => {
      const moved = list.current?.querySelector(`[data-row="${CSS.escape(step.key)}"]`)
      moved?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus()
      moved?.scrollIntoView({ block: 'nearest' })
    })
  }
  const toggle = (key: string) =>
    setOpen(before => {
      const keys = new Set(before)
      if (!keys.delete(key)) keys.add(key)
      return keys
    })

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const row = rows.find(({ key }) => key === active.id)
    const box = list.current?.getBoundingClientRect()
    if (!row || !box || !list.current) return
    const others = rows.filter(({ key }) => key !== row.key && !key.startsWith(`${row.key}/`))
    const items = new Map([...list.current.children].map(item => [item.getAttribute('data-row'), item as HTMLElement]))
    const gaps = others.map(({ key }) => {
      const item = items.get(key)
      return item ? item.offsetTop + item.offsetHeight / 2 : 0
    })
    const at = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : (activatorEvent as MouseEvent)
    setDragged({ row, others, gaps, y: (at?.clientY ?? box.top) - box.top })
  }
  const onDragMove = ({ delta }: DragMoveEvent) => {
    if (!dragged) return
    const y = dragged.y + delta.y
    const before = dragged.gaps.findIndex(middle => y < middle)
    const gap = before < 0 ? dragged.others.length : before
    const next = landingOf(dragged.row, dragged.others, gap, dragged.row.depth + Math.round(delta.x / indent), levels)
    setLanding(last =>
      last && last.gap === next.gap && last.depth === next.depth && last.key === next.key ? last : next,
    )
  }
  const onDragEnd = () => {
    setDragged(null)
    setLanding(null)
    if (!dragged || !landing) return
    const { row } = dragged
    if (landing.hindrance) {
      setSaid(
        intl.formatMessage(
          { id: landing.hindrance === 'circle' ? 'admin.groups.circle' : 'admin.groups.tree.there' },
          { name: nameOf(row.id), place: place(landing.to) },
        ),
      )
    } else if (landing.to !== row.parent || landing.at !== row.at) move(row, landing, 'handle')
  }
  const stop = () => {
    setDragged(null)
    setLanding(null)
  }
  const isArranging = !editing.isReadOnly && !hits
  const problems = [...new Set(Object.values(editing.problems))]
  /** Above which row the line stands that shows where a dragged group lands; null: below the last. */
  const lineAbove = dragged && landing ? (dragged.others[landing.gap]?.key ?? null) : undefined
  const line = landing && (
    <li
      className={style.line}
      style={{ marginInlineStart: `${landing.depth * indent}px` }}
      data-refused={!!landing.hindrance || undefined}
      aria-hidden
    />
  )
  return (
    <div className={style.tree}>
      <div className={style.tools}>
        <label className={style.search}>
          <SearchIcon size={18} />
          <span className="visually-hidden">
            <FormattedMessage id="admin.groups.tree.search" />
          </span>
          <input
            type="search"
            value={search}
            placeholder={intl.formatMessage({ id: 'admin.groups.tree.search' })}
            maxLength={longestSearch}
            onChange={event => setSearch(event.target.value)}
          />
        </label>
        <Button look="quiet" size="tiny" disabled={!!hits} onClick={() => setOpen(new Set(keysOf(levels)))}>
          <FormattedMessage id="admin.groups.tree.openAll" />
        </Button>
        <Button look="quiet" size="tiny" disabled={!!hits} onClick={() => setOpen(new Set())}>
          <FormattedMessage id="admin.groups.tree.closeAll" />
        </Button>
      </div>
      <p className={style.hint}>
        {hits ? (
          <FormattedMessage id="admin.groups.tree.hits" values={{ count: hits.hits.size }} />
        ) : editing.isReadOnly ? null : (
          <FormattedMessage id="admin.groups.tree.hint" />
        )}
      </p>
      {problems.map(problem => (
        <Notice key={problem} tone="danger" isUrgent>
          {problem}
        </Notice>
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        onDragStart={onDragStart}
        onDragMove={onDragMove}
        onDragEnd={onDragEnd}
        onDragCancel={stop}
        accessibility={{
          screenReaderInstructions: { draggable: intl.formatMessage({ id: 'admin.groups.tree.keys' }) },
          // What happens is said by the line above, for all ways of moving alike.
          announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
        }}
      >
        <ul ref={list} className={style.rows}>
          {rows.map(row => (
            <Fragment key={row.key}>
              {lineAbove === row.key && line}
              <GroupTreeRow
                row={row}
                group={groups.get(row.id)}
                others={parentsOf(levels, row.id)
                  .filter(id => id !== row.parent)
                  .map(nameOf)}
                steps={isArranging ? stepsOf(row, rows, levels) : null}
                isHit={hits?.hits.has(row.id) ?? false}
                isDragged={
                  dragged !== null && (row.key === dragged.row.key || row.key.startsWith(`${dragged.row.key}/`))
                }
                isReadOnly={editing.isReadOnly}
                onToggle={hits ? null : () => toggle(row.key)}
                onMove={(step, control) => move(row, step, control)}
                onAdd={() => setAdding(row)}
                onRemove={() => write(withoutParent(levels, row.id, row.parent))}
              />
            </Fragment>
          ))}
          {lineAbove === null && line}
        </ul>
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={style.ghost}>{nameOf(dragged.row.id)}</div>}
        </DragOverlay>
      </DndContext>
      {rows.length === 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.groups.nothingHint" />
        </p>
      )}
      {isAdding && (
        <AlsoBelowDialog row={isAdding} groups={groups} levels={levels} write={write} onClose={() => setAdding(null)} />
      )}
    </div>
  )
}
