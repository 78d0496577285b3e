import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { around, nextIn, slideMilliseconds } from './turning.ts'

const lessMotion = '(prefers-reduced-motion: reduce)'
const wantsLessMotion = () => matchMedia(lessMotion).matches

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  /** Seconds; 0: it does not go on by itself. */
  readonly interval: number
  /** Somebody is at it. */
  readonly isHeld: boolean
  /** Told of the slide that is shown from now on. */
  readonly onShow?: ((at: number) => void) | undefined
}

/** Which slide is shown, on its way to which other one, and whether it goes on by itself. */
export function useSlides({ list, count, interval, isHeld, onShow }: Options) {
  const [at, setAt] = useState(0)
  /** On the way to the slide before (-1) or behind. */
  const [turning, setTurning] = useState<-1 | 0 | 1>(0)
  /** Pixels by which a finger pulls it. */
  const [pulled, setPulled] = useState(0)
  /** Until it is seen for the first time it is a row that can be scrolled, as it is without scripts. */
  const [isReady, setReady] = useState(false)
  const [isVisible, setVisible] = useState(false)
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        setVisible(entry!.isIntersecting)
        if (!entry!.isIntersecting) return
        if (!element.dataset.ready) setAt(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
        setReady(true)
      },
      { threshold: 0.25 },
    )
    seen.observe(element)
    // Whatever was under way at another width begins anew.
    let width = element.clientWidth
    const resized = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      setPulled(0)
      setTurning(0)
    })
    resized.observe(element)
    return () => {
      seen.disconnect()
      resized.disconnect()
    }
  }, [list])
  useLayoutEffect(() => {
    if (isReady) list.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [isReady, list])
  useEffect(() => {
    const media = matchMedia(lessMotion)
    const follow = () => {
      if (media.matches) setPaused(true)
    }
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])

  const show = (place: number) => {
    setAt(place)
    onShow?.(place)
  }
  const arrive = useEffectEvent(() => {
    setTurning(0)
    show(around(at + turning, count))
  })
  useEffect(() => {
    if (turning === 0) return
    const timer = setTimeout(() => arrive(), slideMilliseconds)
    return () => clearTimeout(timer)
  }, [turning])

  /** Goes to the slide before or behind; one that is still on its way is there at once. */
  const turn = (by: -1 | 1) => {
    if (count < 2) return
    const from = around(at + turning, count)
    setPulled(0)
    if (!isReady || wantsLessMotion()) {
      setTurning(0)
      return show(around(from + by, count))
    }
    if (turning !== 0) show(from)
    setTurning(by)
  }
  const goOn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') turn(1)
  })
  const wait = nextIn({ interval, count, isPaused, isHeld, isVisible: isReady && isVisible && turning === 0 })
  useEffect(() => {
    if (wait === null) return
    const timer = setInterval(() => goOn(), wait)
    return () => clearInterval(timer)
  }, [wait])

  return {
    at,
    /** The slide that is shown once it has arrived. */
    shown: around(at + turning, count),
    turning,
    pulled,
    isReady,
    isPaused,
    pull: setPulled,
    setPaused,
    turn,
    /** Shows a slide at once. */
    show: (place: number) => {
      setTurning(0)
      setPulled(0)
      show(around(place, count))
    },
  }
}
