import { type DragEndEvent, type DragStartEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { madeBlock, typeOf } from './blockTypes.ts'
import type { Block } from './document.ts'
import { isSameLanding, type Landing, landingAt, type MeasuredList } from './landing.ts'
import { measure } from './measure.ts'
import { located } from './tree.ts'
import { useDesigner } from './useDesigner.ts'

/** Areas into which one drags. */
type AreaName = 'canvas' | 'outline'

export interface Dragging {
  /** What is dragged, by its type. */
  readonly type: string | null
  /** Where it would land, and in which of the areas. */
  readonly landing: { readonly area: AreaName; readonly at: Landing } | null
  readonly ghost: React.RefObject<HTMLDivElement | null>
  readonly setArea: (name: AreaName, element: HTMLElement | null) => void
  readonly handlers: {
    readonly sensors: ReturnType<typeof useSensors>
    readonly onDragStart: (event: DragStartEvent) => void
    readonly onDragEnd: (event: DragEndEvent) => void
    readonly onDragCancel: () => void
  }
}

/** What is dragged from the tray begins with this, followed by its type. */
export const fromTray = 'new:'

interface Held {
  readonly block: Block
  readonly isNew: boolean
  readonly lists: ReadonlyMap<AreaName, readonly MeasuredList[]>
}

const pointOf = (event: Event): { x: number; y: number } | null => {
  const at = 'touches' in event ? (event as TouchEvent).touches[0] : event instanceof MouseEvent ? event : undefined
  return at ? { x: at.clientX, y: at.clientY } : null
}

/**
 * Dragging of blocks: everything is measured once when it begins, and while it lasts nothing is drawn anew but the line that
 * shows where the block would land, and that only when it is another. What is dragged follows the hand without React.
 */
export function useDragging(): Dragging {
  const store = useDesigner()
  const areas = useRef(new Map<AreaName, HTMLElement>())
  const held = useRef<Held | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const point = useRef({ x: 0, y: 0 })
  const frame = useRef(0)
  const [type, setType] = useState<string | null>(null)
  const [landing, setLanding] = useState<Dragging['landing']>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  )

  const find = (): Dragging['landing'] => {
    const { x, y } = point.current
    for (const [area, element] of areas.current) {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) continue
      const at = landingAt(held.current?.lists.get(area) ?? [], x - left, y - top)
      return at && { area, at }
    }
    return null
  }
  const follow = useEffectEvent(() => {
    frame.current = 0
    if (!held.current) return
    if (ghost.current) ghost.current.style.translate = `${point.current.x + 12}px ${point.current.y + 8}px`
    const next = find()
    setLanding(last => (last?.area === next?.area && isSameLanding(last?.at ?? null, next?.at ?? null) ? last : next))
  })
  useEffect(() => {
    if (type === null) return
    const ask = () => {
      frame.current ||= requestAnimationFrame(() => follow())
    }
    const onMove = (event: Event) => {
      const at = pointOf(event)
      if (at) point.current = at
      ask()
    }
    const kinds = ['mousemove', 'touchmove'] as const
    for (const kind of kinds) window.addEventListener(kind, onMove, { passive: true, capture: true })
    window.addEventListener('scroll', ask, { passive: true, capture: true })
    ask()
    return () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
      for (const kind of kinds) window.removeEventListener(kind, onMove, { capture: true })
      window.removeEventListener('scroll', ask, { capture: true })
    }
  }, [type])

  const blockOf = ({ active, activatorEvent }: DragStartEvent): { block: Block; isNew: boolean } | null => {
    const id = String(active.id)
    if (id.startsWith(fromTray)) {
      const known = typeOf(id.slice(fromTray.length))
      return known && { block: madeBlock(known), isNew: true }
    }
    const pressed = (activatorEvent.target as Element | null)?.closest<HTMLElement>('[data-block]')
    const block = located(store.get().blocks, pressed?.dataset.block ?? null)?.block
    return block ? { block, isNew: false } : null
  }
  const stop = () => {
    held.current = null
    setType(null)
    setLanding(null)
    store.set({ dragged: null })
  }
  const onDragStart = (event: DragStartEvent) => {
    const taken = blockOf(event)
    if (!taken || store.get().isReadOnly) return
    const { blocks } = store.get()
    const lists = new Map([...areas.current].map(([name, element]) => [name, measure(element, blocks, taken.block)]))
    held.current = { ...taken, lists }
    point.current = pointOf(event.activatorEvent) ?? point.current
    setType(taken.block.type)
    if (!taken.isNew) {
      store.select(taken.block.id)
      store.set({ dragged: taken.block.id })
    }
  }
  const onDragEnd = () => {
    const target = held.current ? find() : null
    const taken = held.current
    stop()
    if (!taken || !target) return
    if (taken.isNew) store.add([taken.block], target.at.place)
    else store.moveTo(taken.block.id, target.at.place)
  }
  return {
    ...{ type, landing, ghost },
    setArea: (name, element) => {
      if (element) areas.current.set(name, element)
      else areas.current.delete(name)
    },
    handlers: { sensors, onDragStart, onDragEnd, onDragCancel: stop },
  }
}
