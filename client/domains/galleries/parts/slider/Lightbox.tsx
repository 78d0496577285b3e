import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../../ui/icons.tsx'
import { MinusIcon, PlusIcon } from '../../../../ui/pageIcons.tsx'
import style from './Lightbox.module.css'
import { meanwhile, type Pivot, placed, type Size, type Slide } from './placement.ts'
import { around } from './turning.ts'
import { usePinch } from './usePinch.ts'
import { type View, whole } from './zoom.ts'

export interface LightboxProps {
  title: string
  slides: readonly Slide[]
  /** How many there are, where not all are here yet. */
  total: number
  size: Size
  pivot: Pivot
  /** The picture that is open; null while closed. */
  at: number | null
  onMove: (at: number) => void
  onClose: () => void
}

/** How far an arrow key pushes an enlarged picture, in pixels. */
const step = 80

/**
 * A picture over the whole window. It is enlarged up to three times by its buttons, a double click, the wheel, two fingers and plus
 * and minus; enlarged, it is pushed by pointer and arrow keys, which turn otherwise. Escape closes.
 */
export default function Lightbox({ title, slides, total, size, pivot, at, onMove, onClose }: LightboxProps) {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLDivElement>(null)
  /** The picture that has come in large. */
  const [come, setCome] = useState<string | null>(null)
  const [box, setBox] = useState({ width: 1, height: 1 })
  const slide = at === null ? undefined : slides[at]
  const turn = (by: -1 | 1) => {
    if (at === null || slides.length < 2) return
    zoom.set(whole)
    onMove(around(at + by, slides.length))
  }
  const zoom = usePinch({ field, turn })
  const { view, isMoving } = zoom
  const isLarge = view.scale > 1

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === (at !== null)) return
    if (at === null) element.close()
    else element.showModal()
  }, [at])
  useEffect(() => {
    const element = field.current
    if (!element) return
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const pushes: Record<string, { x: number; y: number }> = {
      ArrowLeft: { x: step, y: 0 },
      ArrowRight: { x: -step, y: 0 },
      ArrowUp: { x: 0, y: step },
      ArrowDown: { x: 0, y: -step },
    }
    const push = isLarge ? pushes[event.key] : undefined
    const action = push
      ? () => zoom.push(push)
      : {
          ArrowLeft: () => turn(-1),
          ArrowRight: () => turn(1),
          '+': zoom.enlarge,
          '-': zoom.reduce,
          '0': zoom.reduce,
        }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-label={title || intl.formatMessage({ id: 'gallery.slider.label' })}
      onClose={() => {
        zoom.set(whole)
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <div ref={field} className={style.field} data-large={isLarge || undefined} {...zoom.handlers}>
        {slide && (
          <img
            key={slide.id}
            src={slide.large}
            width={slide.width}
            height={slide.height}
            alt={slide.alt}
            draggable={false}
            data-moving={isMoving || undefined}
            onLoad={() => setCome(slide.id)}
            style={{
              ...placed(slide, size, pivot, box),
              ...(come !== slide.id && meanwhile(slide, size, pivot, box)),
              ...transformOf(view),
            }}
          />
        )}
      </div>
      {slide?.caption && !isLarge && <p className={style.words}>{slide.caption}</p>}
      <div className={style.close}>
        <IconButton isRound label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={style.controls}>
        {slides.length > 1 && at !== null && (
          <>
            <IconButton isRound label={intl.formatMessage({ id: 'gallery.slider.previous' })} onClick={() => turn(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <p className={style.counter} aria-live="polite">
              <FormattedMessage id="gallery.slider.position" values={{ at: at + 1, count: total }} />
            </p>
            <IconButton isRound label={intl.formatMessage({ id: 'gallery.slider.next' })} onClick={() => turn(1)}>
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
        <IconButton
          isRound
          label={intl.formatMessage({ id: isLarge ? 'gallery.slider.smaller' : 'gallery.slider.larger' })}
          onClick={isLarge ? zoom.reduce : zoom.enlarge}
        >
          {isLarge ? <MinusIcon /> : <PlusIcon />}
        </IconButton>
      </div>
    </dialog>
  )
}

const transformOf = ({ scale, x, y }: View): CSSProperties =>
  scale === 1 ? {} : { transform: `translate(${x}px, ${y}px) scale(${scale})` }
