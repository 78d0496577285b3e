import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { turnOf } from './turning.ts'

/** From so many pixels on, somebody swipes and does not press. */
const leastPixels = 6

interface Swipe {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly since: number
  isSwiping: boolean
}

/** Turns slides by a finger or a pressed pointer that goes sideways. */
export function useSwipe(options: {
  isActive: boolean
  pull: (pixels: number) => void
  turn: (by: -1 | 1) => void
  hold: (isHeld: boolean) => void
}) {
  const { isActive, pull, turn, hold } = options
  const swipe = useRef<Swipe>(null)
  /** A click that ends a swipe is none. */
  const wasSwiping = useRef(false)
  const end = (event: PointerEvent<HTMLElement>, counts: boolean) => {
    const began = swipe.current
    if (began?.id !== event.pointerId) return
    swipe.current = null
    wasSwiping.current = began.isSwiping
    if (!began.isSwiping) return
    hold(false)
    pull(0)
    const by = counts
      ? turnOf(event.clientX - began.x, event.currentTarget.clientWidth, event.timeStamp - began.since)
      : 0
    if (by !== 0) turn(by)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasSwiping.current = false
      if (!isActive || !event.isPrimary || event.button !== 0) return
      const { pointerId: id, clientX: x, clientY: y, timeStamp: since } = event
      swipe.current = { id, x, y, since, isSwiping: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const began = swipe.current
      if (began?.id !== event.pointerId) return
      const [right, down] = [event.clientX - began.x, event.clientY - began.y]
      if (!began.isSwiping) {
        if (Math.abs(right) < leastPixels || Math.abs(right) < Math.abs(down)) return
        began.isSwiping = true
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(true)
      }
      pull(right)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: MouseEvent) {
      if (!wasSwiping.current) return
      wasSwiping.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
