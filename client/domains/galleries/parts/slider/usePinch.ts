import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { turnOf } from './turning.ts'
import { kept, type Point, pushed, scaledAt, spanOf, type View, wheelFactor, whole, zoomFactor } from './zoom.ts'

/** Enlarges and pushes what lies in a field: pointer, two fingers, wheel, double click; a swipe over what is not enlarged turns. */
export function usePinch({ field, turn }: { field: RefObject<HTMLElement | null>; turn: (by: -1 | 1) => void }) {
  const [view, setView] = useState<View>(whole)
  /** Under a finger or the wheel, where it follows at once. */
  const [isMoving, setMoving] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const began = useRef<{ x: number; since: number } | null>(null)

  const box = () => ({ width: field.current?.clientWidth ?? 1, height: field.current?.clientHeight ?? 1 })
  /** A point of the window as one from the middle of the field. */
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = field.current!.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const scale = (to: number, point: Point = { x: 0, y: 0 }) => {
    setMoving(false)
    setView(before => scaledAt(before, to, point, box()))
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const point = fromMiddle(event)
    setMoving(true)
    setView(before => scaledAt(before, before.scale * wheelFactor(event.deltaY), point, box()))
  })
  useEffect(() => {
    const element = field.current
    // Registered by hand: React's own listener cannot keep the page from scrolling.
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [field])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, fromMiddle(event))
    began.current = pointers.current.size === 1 ? { x: event.clientX, since: event.timeStamp } : null
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    setMoving(true)
    if (other) {
      const [was, is] = [spanOf(before, other), spanOf(now, other)]
      const by = { x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y }
      const grown = is.distance / Math.max(was.distance, 1)
      setView(seen => pushed(scaledAt(seen, seen.scale * grown, is.middle, box()), by, box()))
    } else {
      setView(seen => (seen.scale > 1 ? pushed(seen, { x: now.x - before.x, y: now.y - before.y }, box()) : seen))
    }
  }
  const end = (event: PointerEvent<HTMLElement>, counts: boolean) => {
    if (!pointers.current.delete(event.pointerId)) return
    setMoving(pointers.current.size > 0)
    const swipe = began.current
    began.current = null
    if (!counts || !swipe || view.scale > 1) return
    const by = turnOf(event.clientX - swipe.x, box().width, event.timeStamp - swipe.since)
    if (by !== 0) turn(by)
  }

  return {
    view,
    isMoving,
    set: (next: View) => {
      setMoving(false)
      setView(kept(next, box()))
    },
    push: (by: Point) => setView(before => pushed(before, by, box())),
    enlarge: () => scale(zoomFactor),
    reduce: () => scale(1),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
      onDoubleClick: (event: MouseEvent<HTMLElement>) => scale(view.scale > 1 ? 1 : zoomFactor, fromMiddle(event)),
    },
  }
}
