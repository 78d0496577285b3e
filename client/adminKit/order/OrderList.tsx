import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../icons.tsx'
import style from './OrderList.module.css'
import { moved, placeFrom } from './places.ts'

interface OrderedEntry {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
}

export interface OrderListProps {
  label: string
  entries: readonly OrderedEntry[]
  /** All ids in their new order. */
  onOrder: (ids: readonly string[]) => void
  isReadOnly?: boolean
}

/** So many are drawn until somebody asks for more; a typed place reaches further. */
const mostDrawn = 30

/** A list whose order is arranged: by mouse, finger and keys, by buttons, or by the number of the place. */
export function OrderList({ label, entries, onOrder, isReadOnly = false }: OrderListProps) {
  const intl = useIntl()
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = entries.map(({ id }) => id)
  const drawn = isWhole ? entries : entries.slice(0, mostDrawn)
  const placeOf = (id: string | number | undefined) => ids.indexOf(String(id)) + 1
  /** The entry takes its controls along, and the hand stays on the one that was used. */
  const move = (id: string, to: number, used: readonly string[]) => {
    if (to > mostDrawn) setWhole(true)
    onOrder(moved(ids, ids.indexOf(id), to - 1))
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-entry="${globalThis.CSS.escape(id)}"]`)
      used
        .map(each => row?.querySelector<HTMLElement>(`[data-control="${each}"]:enabled`))
        .find(Boolean)
        ?.focus()
    })
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id) - 1, placeOf(over?.id) - 1]
    if (from >= 0 && to >= 0 && from !== to) onOrder(moved(ids, from, to))
  }
  const said = (id: 'kit.order.start' | 'kit.order.over' | 'kit.order.end', at: number) =>
    intl.formatMessage({ id }, { at, count: ids.length })
  return (
    <div className={style.whole}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          screenReaderInstructions: { draggable: intl.formatMessage({ id: 'kit.order.instructions' }) },
          announcements: {
            onDragStart: ({ active }) => said('kit.order.start', placeOf(active.id)),
            onDragOver: ({ over }) => (over ? said('kit.order.over', placeOf(over.id)) : undefined),
            onDragEnd: ({ active, over }) => said('kit.order.end', placeOf((over ?? active).id)),
            onDragCancel: ({ active }) => said('kit.order.end', placeOf(active.id)),
          },
        }}
      >
        <SortableContext items={drawn.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={isReadOnly}>
          <ol ref={list} className={style.entries} aria-label={label}>
            {drawn.map((entry, at) => (
              <OrderEntry
                key={entry.id}
                entry={entry}
                place={at + 1}
                count={ids.length}
                isReadOnly={isReadOnly}
                onMove={(to, used) => move(entry.id, to, used)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {drawn.length < entries.length && (
        <div>
          <Button look="quiet" size="tiny" onClick={() => setWhole(true)}>
            <FormattedMessage id="kit.order.more" values={{ count: entries.length - drawn.length }} />
          </Button>
        </div>
      )}
    </div>
  )
}

interface OrderEntryProps {
  entry: OrderedEntry
  /** From 1. */
  place: number
  count: number
  isReadOnly: boolean
  /** To a place from 1, by one of these controls, the first that can be used there. */
  onMove: (to: number, used: readonly string[]) => void
}

function OrderEntry({ entry, place, count, isReadOnly, onMove }: OrderEntryProps) {
  const intl = useIntl()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: entry.id })
  const { name } = entry
  return (
    <li
      ref={setNodeRef}
      className={style.entry}
      data-entry={entry.id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isReadOnly ? (
        <span className={style.number}>{intl.formatNumber(place)}</span>
      ) : (
        <>
          <button
            type="button"
            className={style.handle}
            {...attributes}
            {...listeners}
            data-control="handle"
            aria-label={intl.formatMessage({ id: 'kit.order.drag' }, { name })}
          >
            <GripIcon size={18} />
          </button>
          <PlaceField name={name} place={place} count={count} onMove={to => onMove(to, ['place'])} />
        </>
      )}
      <div className={style.content}>{entry.content}</div>
      {!isReadOnly && (
        <span className={style.buttons}>
          <IconButton
            data-control="up"
            label={intl.formatMessage({ id: 'kit.order.up' }, { name })}
            disabled={place === 1}
            onClick={() => onMove(place - 1, ['up', 'down'])}
          >
            <ArrowUpIcon size={18} />
          </IconButton>
          <IconButton
            data-control="down"
            label={intl.formatMessage({ id: 'kit.order.down' }, { name })}
            disabled={place === count}
            onClick={() => onMove(place + 1, ['down', 'up'])}
          >
            <ArrowDownIcon size={18} />
          </IconButton>
        </span>
      )}
    </li>
  )
}

interface PlaceFieldProps {
  name: string
  place: number
  count: number
  onMove: (place: number) => void
}

/** The number of a place: another one typed takes the entry there, however far that is. Escape leaves it as it is. */
function PlaceField({ name, place, count, onMove }: PlaceFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const move = () => {
    const wanted = typed === null ? null : placeFrom(typed, count)
    setTyped(null)
    if (wanted !== null && wanted !== place) onMove(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      move()
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      setTyped(null)
    }
  }
  return (
    <input
      className={style.place}
      data-control="place"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={intl.formatMessage({ id: 'kit.order.placeOf' }, { name, count })}
      value={typed ?? String(place)}
      onChange={event => setTyped(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={move}
      onKeyDown={onKeyDown}
    />
  )
}
