/** How long a slide takes to come, in milliseconds. Source: platform.md 4. */
export const slideMilliseconds = 400
/** A swipe of this part of the width turns, a shorter one goes back; so does a quick one of this many pixels. */
const turningPart = 0.25
const quickPixels = 30
const quickPixelsPerMillisecond = 0.5

/** A place in a list that begins again behind its end. */
export const around = (at: number, count: number): number => (count === 0 ? 0 : ((at % count) + count) % count)

/** Where a slide stands beside the one that is shown: -1 before it, 1 behind it, 0 it is that; null: out of sight. Of two slides
 *  the other one stands on the side to which it is being pulled. */
export function sideOf(slide: number, at: number, count: number, pulled: number): -1 | 0 | 1 | null {
  if (slide === at) return 0
  const [isNext, isPrevious] = [slide === around(at + 1, count), slide === around(at - 1, count)]
  if (isNext && isPrevious) return pulled > 0 ? -1 : 1
  if (isNext) return 1
  return isPrevious ? -1 : null
}

/** What a swipe does that ended: the slide before (-1), behind (1), or the same one (0). `pulled`: pixels, to the right above 0. */
export function turnOf(pulled: number, width: number, milliseconds: number): -1 | 0 | 1 {
  const isQuick = Math.abs(pulled) >= quickPixels && Math.abs(pulled) >= milliseconds * quickPixelsPerMillisecond
  if (width <= 0 || (!isQuick && Math.abs(pulled) < width * turningPart)) return 0
  return pulled > 0 ? -1 : 1
}

interface Playing {
  /** Seconds; 0: never by itself. */
  readonly interval: number
  readonly count: number
  /** Somebody pressed pause, or wants less motion and did not press play. */
  readonly isPaused: boolean
  /** Somebody is at it: pointer, focus, finger, or it fills the window. */
  readonly isHeld: boolean
  readonly isVisible: boolean
}

/** After how many milliseconds the next slide comes by itself; null: it does not. */
export function nextIn({ interval, count, isPaused, isHeld, isVisible }: Playing): number | null {
  return interval > 0 && count > 1 && !isPaused && !isHeld && isVisible ? Math.max(interval * 1000, 1000) : null
}
