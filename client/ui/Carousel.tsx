import { type Key, type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from './Button.tsx'
import style from './Carousel.module.css'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

export interface CarouselProps {
  title: string
  slides: readonly { key: Key; content: ReactNode }[]
  /** Called when the last slides come into sight, for a list that can grow. */
  onNearEnd?: () => void
}

/** A slide counts as outside when less than this part of it can be seen. */
const seenPart = 0.15

/** Where the arrows lead: a window's width on, and from the end to the beginning again. */
export function nextScroll(at: number, seen: number, whole: number, direction: 1 | -1): number {
  const last = whole - seen
  const slack = 8
  if (direction === 1) return at >= last - slack ? 0 : Math.min(at + seen, last)
  return at <= slack ? last : Math.max(at - seen, 0)
}

/**
 * Slides in a row that can be swiped, scrolled and turned by arrows. It never moves by itself. Slides out of sight are
 * inert, so the keyboard does not wander through what nobody sees.
 */
export function Carousel({ title, slides, onNearEnd }: CarouselProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const element = list.current
    if (!element || slides.length === 0) return
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) {
          const slide = entry.target as HTMLElement
          slide.inert = entry.intersectionRatio < seenPart
          if (entry.isIntersecting && slide === element.lastElementChild) onNearEnd?.()
        }
      },
      { root: element, threshold: [0, seenPart, 0.5] },
    )
    for (const slide of element.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [slides.length, onNearEnd])

  const turn = (direction: 1 | -1) => {
    const element = list.current
    if (!element) return
    element.scrollTo({ left: nextScroll(element.scrollLeft, element.clientWidth, element.scrollWidth, direction) })
  }

  return (
    <section aria-labelledby={id} aria-roledescription={intl.formatMessage({ id: 'ui.carousel.role' })}>
      <div className={style.head}>
        <h2 id={id} className="h2">
          {title}
        </h2>
        {slides.length > 1 && (
          <div className={style.arrows}>
            <IconButton
              isRound
              label={intl.formatMessage({ id: 'ui.carousel.previous' }, { title })}
              onClick={() => turn(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              isRound
              label={intl.formatMessage({ id: 'ui.carousel.next' }, { title })}
              onClick={() => turn(1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </div>
      <ul ref={list} className={style.slides}>
        {slides.map(slide => (
          <li key={slide.key}>{slide.content}</li>
        ))}
      </ul>
    </section>
  )
}
