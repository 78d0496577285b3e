import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx'
import { OnceWanted } from '../../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../../ui/onDemand.tsx'
import { ZoomIcon } from '../../../../ui/pageIcons.tsx'
import { type Pivot, placed, type Size, type Slide } from './placement.ts'
import style from './Slider.module.css'
import { PauseIcon, PlayIcon } from './sliderIcons.tsx'
import { sideOf } from './turning.ts'
import { useSlides } from './useSlides.ts'
import { useSwipe } from './useSwipe.ts'

/** For those who look closer, so that nobody else loads it. */
const Lightbox = onDemand(() => import('./Lightbox.tsx'))

/** The frame, in the proportion of its style sheet. */
const frame = { width: 3, height: 2 }

export interface SliderSettings extends Pivot {
  readonly interval: number
  readonly size: Size
  readonly sizeClick: Size
  readonly onClick: string
}

export interface SliderProps extends SliderSettings {
  /** Names it; shown by whoever shows it. */
  title: string
  slides: readonly Slide[]
  /** How many there are, where not all are here yet. */
  total?: number
  /** How wide it is shown, as the attribute wants it. */
  sizes: string
  /** The picture that the page is about is in it: its first one is loaded at once. */
  isFirst?: boolean
  /** Called when the last slides come near, for a list that can grow. */
  onNearEnd?: (() => void) | undefined
}

/** From so many slides before the end on, more are asked for. */
const nearEnd = 2

/**
 * Pictures one after the other, round and round: by arrows, swiping, keys, and by themselves where they are set to, unless
 * somebody pauses, is at it, or wants less motion. Without scripts they are a row that can be scrolled.
 */
export function Slider(props: SliderProps) {
  const { title, slides, total = slides.length, sizes, interval, size, sizeClick, onClick, isFirst, onNearEnd } = props
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const [holds, setHolds] = useState({ pointer: false, focus: false, swipe: false })
  const [opened, setOpened] = useState<number | null>(null)
  const hold = (which: keyof typeof holds, isHeld: boolean) => setHolds(before => ({ ...before, [which]: isHeld }))
  const count = slides.length
  const slider = useSlides({
    list,
    count,
    interval,
    isHeld: Object.values(holds).includes(true) || opened !== null,
    onShow: at => at >= count - nearEnd && onNearEnd?.(),
  })
  const { at, shown, turning, pulled, isReady, isPaused } = slider
  const canPlay = interval > 0 && count > 1
  const turnByHand = (by: -1 | 1) => {
    slider.turn(by)
    slider.setPaused(false)
  }
  const swipe = useSwipe({
    isActive: isReady && count > 1,
    pull: slider.pull,
    turn: turnByHand,
    hold: isHeld => hold('swipe', isHeld),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    // Keys of the picture that fills the window are its own.
    if (!by || count < 2 || opened !== null) return
    event.preventDefault()
    turnByHand(by)
  }
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpened(place)
  }
  const number = (place: number) =>
    intl.formatMessage({ id: 'gallery.slider.position' }, { at: place + 1, count: total })
  const whereOf = (place: number): CSSProperties => {
    if (!isReady) return {}
    const side = sideOf(place, at, count, turning === 0 ? pulled : -turning)
    return side === null ? { visibility: 'hidden' } : { transform: `translateX(${(side - place) * 100}%)` }
  }
  // A row that is scrolled is scrolled by keys, too: its links take focus, else it does itself.
  const isScrolledByItself = !isReady && count > 1 && onClick !== 'FULLSCREEN'
  const moved = turning === 0 ? `${pulled}px` : `${-turning * 100}%`

  return (
    <section
      className={style.slider}
      aria-roledescription={intl.formatMessage({ id: 'ui.carousel.role' })}
      aria-label={title || intl.formatMessage({ id: 'gallery.slider.label' })}
      data-ready={isReady || undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={event => hold('focus', event.target.matches(':focus-visible'))}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && hold('focus', false)}
      onKeyDown={onKeyDown}
    >
      <div className={style.frame} {...swipe}>
        <ul
          ref={list}
          className={style.slides}
          data-ready={isReady || undefined}
          data-turning={turning !== 0 || undefined}
          tabIndex={isScrolledByItself ? 0 : undefined}
          aria-live={canPlay && !isPaused ? 'off' : 'polite'}
          style={{ '--moved': moved } as CSSProperties}
        >
          {slides.map((slide, place) => (
            <li
              key={slide.id}
              aria-roledescription={intl.formatMessage({ id: 'gallery.slider.slide' })}
              aria-label={number(place)}
              inert={isReady && place !== shown}
              style={whereOf(place)}
            >
              <figure>
                <SlideLink slide={slide} isOpening={onClick === 'FULLSCREEN'} onOpen={event => open(event, place)}>
                  <img
                    src={slide.url}
                    srcSet={slide.srcSet}
                    sizes={sizes}
                    width={slide.width}
                    height={slide.height}
                    alt={slide.alt}
                    draggable={false}
                    style={placed(slide, size, props, frame)}
                    loading={isFirst && place === 0 ? 'eager' : 'lazy'}
                    fetchPriority={isFirst && place === 0 ? 'high' : 'auto'}
                    decoding={isFirst && place === 0 ? 'sync' : 'async'}
                  />
                </SlideLink>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className={style.foot}>
        {slides.some(({ caption }) => caption) && <p className={style.caption}>{slides[shown]?.caption}</p>}
        {count > 1 && (
          <div className={style.controls}>
            {canPlay && (
              <IconButton
                isRound
                label={intl.formatMessage({ id: isPaused ? 'gallery.slider.play' : 'gallery.slider.pause' })}
                onClick={() => slider.setPaused(!isPaused)}
              >
                {isPaused ? <PlayIcon /> : <PauseIcon />}
              </IconButton>
            )}
            <IconButton
              isRound
              label={intl.formatMessage({ id: 'gallery.slider.previous' })}
              onClick={() => turnByHand(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <p className={style.counter} aria-hidden="true">
              <FormattedMessage id="gallery.slider.counter" values={{ at: shown + 1, count: total }} />
            </p>
            <IconButton isRound label={intl.formatMessage({ id: 'gallery.slider.next' })} onClick={() => turnByHand(1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </div>
      <OnceWanted isWanted={opened !== null}>
        {() => (
          <Lightbox
            title={title}
            slides={slides}
            total={total}
            size={sizeClick}
            pivot={props}
            at={opened}
            onMove={place => {
              setOpened(place)
              slider.show(place)
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </OnceWanted>
    </section>
  )
}

/** The picture, as a link to itself in large where that is opened by it. */
function SlideLink(props: {
  slide: Slide
  isOpening: boolean
  onOpen: (event: MouseEvent) => void
  children: ReactNode
}) {
  const intl = useIntl()
  const { slide, isOpening, onOpen, children } = props
  if (!isOpening) return children
  return (
    <a
      href={slide.large}
      draggable={false}
      aria-label={intl.formatMessage({ id: 'gallery.slider.enlarge' }, { alt: slide.alt })}
      onClick={onOpen}
    >
      {children}
      <span className={style.zoom} aria-hidden="true">
        <ZoomIcon size={20} />
      </span>
    </a>
  )
}
