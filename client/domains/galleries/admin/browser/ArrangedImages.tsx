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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GripIcon } from '../../../../adminKit/icons.tsx'
import { moved } from '../../../../adminKit/order/places.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import type { FormImage } from '../galleryForm.ts'
import { PlaceInput } from './PlaceInput.tsx'
import { type BrowserView, canArrange } from './sorts.ts'
import style from './tiles.module.css'
import { useImages } from './useImages.ts'

/** A finger that rests so many milliseconds takes a picture; one that moves before scrolls. */
const touch = { delay: 200, tolerance: 8 }

/** The pictures of the gallery in their order: moved by mouse, finger and keys, or by the buttons beside them. */
export function ArrangedImages({ view }: { view: BrowserView }) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  /** What is said stands inside of the dialog: behind it nobody would hear it. */
  const [host, setHost] = useState<HTMLElement | null>(null)
  const { images, write, remove } = useImages()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const isArranging = canArrange(view)
  const words = view.search.trim().toLowerCase()
  const shown = words === '' ? images : images.filter(({ name }) => name.toLowerCase().includes(words))
  const placeOf = (id: string | number | undefined) => images.findIndex(image => image.id === id) + 1
  /** Moves a picture; it takes its controls along, and the hand stays on the one that was used. */
  const move = (from: number, to: number, used: readonly string[]) => {
    const id = images[from]?.id
    write(moved(images, from, to))
    requestAnimationFrame(() => {
      const tile = list.current?.querySelector(`[data-image="${id}"]`)
      const control = used.map(each => tile?.querySelector<HTMLElement>(`${each}:enabled`)).find(Boolean)
      control?.focus()
    })
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id) - 1, placeOf(over?.id) - 1]
    if (from >= 0 && to >= 0 && from !== to) write(moved(images, from, to))
  }
  const said = (id: 'admin.galleries.dragOver' | 'admin.galleries.dragEnd' | 'admin.galleries.dragStart', at: number) =>
    intl.formatMessage({ id }, { at, count: images.length })
  if (shown.length === 0) {
    return (
      <p className={style.nothing}>
        <FormattedMessage id={images.length === 0 ? 'admin.galleries.noImages' : 'admin.galleries.noFiles'} />
      </p>
    )
  }
  return (
    <>
      {isArranging && (
        <p className={style.hint}>
          <FormattedMessage id="admin.galleries.arrangeHint" />
        </p>
      )}
      <div ref={setHost} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          ...(host && { container: host }),
          screenReaderInstructions: { draggable: intl.formatMessage({ id: 'admin.galleries.dragInstructions' }) },
          announcements: {
            onDragStart: ({ active }) => said('admin.galleries.dragStart', placeOf(active.id)),
            onDragOver: ({ over }) => (over ? said('admin.galleries.dragOver', placeOf(over.id)) : undefined),
            onDragEnd: ({ active, over }) => said('admin.galleries.dragEnd', placeOf((over ?? active).id)),
            onDragCancel: ({ active }) => said('admin.galleries.dragEnd', placeOf(active.id)),
          },
        }}
      >
        <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy} disabled={!isArranging}>
          <ul ref={list} className={style.tiles}>
            {shown.map(image => (
              <ArrangedImage
                key={image.id}
                image={image}
                place={placeOf(image.id)}
                count={images.length}
                isArranging={isArranging}
                onMove={(to, used) => move(placeOf(image.id) - 1, to - 1, used)}
                onRemove={() => remove(image.id)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  )
}

interface ArrangedImageProps {
  image: FormImage
  /** From 1. */
  place: number
  count: number
  isArranging: boolean
  /** To a place from 1, by one of these controls, the first that can be used there. */
  onMove: (to: number, used: readonly string[]) => void
  onRemove: () => void
}

function ArrangedImage({ image, place, count, isArranging, onMove, onRemove }: ArrangedImageProps) {
  const intl = useIntl()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
  })
  const { name } = image
  return (
    <li
      ref={setNodeRef}
      data-image={image.id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {/* The picture can be grasped as a whole; the keyboard reaches the button in its corner. */}
      <div className={style.picture} data-arranging={isArranging || undefined} {...(isArranging ? listeners : {})}>
        {image.thumb && <img src={image.thumb} width={200} height={200} alt="" loading="lazy" draggable={false} />}
        {!isArranging && <span className={style.place}>{intl.formatNumber(place)}</span>}
        {isArranging && <PlaceInput {...{ name, place, count }} onMove={to => onMove(to, ['[data-place]'])} />}
        {isArranging && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={style.mark}
            {...attributes}
            aria-label={intl.formatMessage({ id: 'admin.galleries.drag' }, { name })}
          >
            <GripIcon size={18} />
          </button>
        )}
      </div>
      <span className={style.name}>{name}</span>
      <div className={style.actions}>
        {isArranging && (
          <>
            <IconButton
              data-forward
              label={intl.formatMessage({ id: 'admin.galleries.forward' }, { name })}
              disabled={place === 1}
              onClick={() => onMove(place - 1, ['[data-forward]', '[data-backward]'])}
            >
              <ChevronLeftIcon size={18} />
            </IconButton>
            <IconButton
              data-backward
              label={intl.formatMessage({ id: 'admin.galleries.backward' }, { name })}
              disabled={place === count}
              onClick={() => onMove(place + 1, ['[data-backward]', '[data-forward]'])}
            >
              <ChevronRightIcon size={18} />
            </IconButton>
          </>
        )}
        <IconButton label={intl.formatMessage({ id: 'admin.galleries.takeOut' }, { name })} onClick={onRemove}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
    </li>
  )
}
