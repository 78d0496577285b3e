import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import {
  cropOf,
  degreesOf,
  dragged,
  frameOf,
  type Grip,
  type Picture,
  type Point,
  type Rectangle,
  type Sides,
  withCrop,
} from './geometry.ts'
import style from './Stage.module.css'
import type { PictureSteps } from './usePictureSteps.ts'

/** What is shown: the picture with what is cut out of it, what becomes of it, or what was uploaded. */
export type View = 'edit' | 'after' | 'before'

export interface StageProps {
  original: Sides
  src: string
  alt: string
  steps: PictureSteps
  view: View
  /** Width to height that the rectangle keeps; null: it may have whichever. */
  ratio: number | null
  /** A press sets the focal point. */
  isFocal: boolean
  zoom: number
}

const grips: readonly { grip: Grip; label: MessageId }[] = [
  { grip: 'nw', label: 'pictureEditor.grip.nw' },
  { grip: 'n', label: 'pictureEditor.grip.n' },
  { grip: 'ne', label: 'pictureEditor.grip.ne' },
  { grip: 'e', label: 'pictureEditor.grip.e' },
  { grip: 'se', label: 'pictureEditor.grip.se' },
  { grip: 's', label: 'pictureEditor.grip.s' },
  { grip: 'sw', label: 'pictureEditor.grip.sw' },
  { grip: 'w', label: 'pictureEditor.grip.w' },
]

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** Where a rectangle lies on the picture. */
const placed = ({ left, top, width, height }: Rectangle, frame: Sides): CSSProperties => ({
  left: percent(left, frame.width),
  top: percent(top, frame.height),
  width: percent(width, frame.width),
  height: percent(height, frame.height),
})

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Pixels of the picture that an arrow moves, with Shift. */
const largeStep = 10

/** By how much a key moves something; null for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent): Point | null {
  const arrow = arrows[key]
  return arrow ? { x: arrow.x * (shiftKey ? largeStep : 1), y: arrow.y * (shiftKey ? largeStep : 1) } : null
}

/** The picture: what is cut out of it is dragged and moved by mouse, touch and keyboard. */
export function Stage({ original, src, alt, steps, view, ratio, isFocal, zoom }: StageProps) {
  const { picture } = steps
  const shown: Picture = view === 'before' ? { turned: 'BY_0', isMirrored: false, crop: null, focal: null } : picture
  const frame = frameOf(original, shown.turned)
  const crop = cropOf(shown, original)
  const part = view === 'after' ? crop : { left: 0, top: 0, ...frame }
  const turns = degreesOf(shown.turned)
  const box: CSSProperties & Record<`--${string}`, number> = { '--shape': part.width / part.height, '--zoom': zoom }
  return (
    <div className={style.viewport} data-zoomed={zoom > 1 || undefined}>
      <div className={style.box} style={box}>
        <div className={style.clip}>
          <div
            className={style.whole}
            style={{
              left: percent(-part.left, part.width),
              top: percent(-part.top, part.height),
              width: percent(frame.width, part.width),
              height: percent(frame.height, part.height),
            }}
          >
            <img
              className={style.picture}
              style={{
                width: percent(original.width, frame.width),
                height: percent(original.height, frame.height),
                transform: `translate(-50%, -50%) scaleX(${shown.isMirrored ? -1 : 1}) rotate(${turns}deg)`,
              }}
              src={src}
              alt={alt}
              width={original.width}
              height={original.height}
              draggable={false}
            />
          </div>
          {view === 'edit' && <div className={style.shade} style={placed(crop, frame)} />}
        </div>
        {view === 'edit' && <Frame frame={frame} original={original} steps={steps} ratio={ratio} isFocal={isFocal} />}
      </div>
    </div>
  )
}

interface FrameProps {
  frame: Sides
  original: Sides
  steps: PictureSteps
  ratio: number | null
  isFocal: boolean
}

/** What lies over the picture: the rectangle with its grips, and the focal point. */
function Frame({ frame, original, steps, ratio, isFocal }: FrameProps) {
  const intl = useIntl()
  const overlay = useRef<HTMLDivElement>(null)
  const point = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever works by keyboard is where it is moved.
    if (isFocal) point.current?.focus()
  }, [isFocal])
  const drag = useRef<{ grip: Grip; from: Picture; x: number; y: number } | null>(null)
  const { picture, isReadOnly } = steps
  const crop = cropOf(picture, original)
  /** Pixels of the picture for one of the screen. */
  const scale = () => frame.width / (overlay.current?.getBoundingClientRect().width || frame.width)
  const moved = (from: Picture, grip: Grip, by: Point): Picture =>
    withCrop(from, dragged(cropOf(from, original), grip, by, { frame, ratio }), original)

  const begin = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (isReadOnly || isFocal || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { grip, from: picture, x: event.clientX, y: event.clientY }
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { grip, from, x, y } = drag.current
    steps.preview(moved(from, grip, { x: (event.clientX - x) * scale(), y: (event.clientY - y) * scale() }))
  }
  const end = () => {
    const { current } = drag
    drag.current = null
    if (current && JSON.stringify(current.from) !== JSON.stringify(picture)) steps.settle(current.from)
  }
  const onKey = (grip: Grip) => (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event)
    if (!by || isReadOnly) return
    event.preventDefault()
    event.stopPropagation()
    steps.change(moved(picture, grip, by))
  }
  const setFocal = ({ x, y }: Point) => {
    // What is cut away cannot stay in sight.
    const within = (value: number, start: number, length: number) =>
      Math.min(Math.max(Math.round(value), start), start + length)
    const focal = { x: within(x, crop.left, crop.width), y: within(y, crop.top, crop.height) }
    steps.change({ ...picture, focal })
  }
  const pressFocal = (event: PointerEvent<HTMLElement>) => {
    if (!isFocal || isReadOnly || !overlay.current) return
    const { left, top } = overlay.current.getBoundingClientRect()
    setFocal({ x: (event.clientX - left) * scale(), y: (event.clientY - top) * scale() })
  }
  const hold = (grip: Grip) => ({
    onPointerDown: begin(grip),
    onPointerMove: go,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: onKey(grip),
  })
  const sides = intl.formatMessage({ id: 'pictureEditor.sides' }, { width: crop.width, height: crop.height })
  return (
    <div ref={overlay} className={style.overlay} data-focal={isFocal || undefined} onPointerDown={pressFocal}>
      <div className={style.crop} style={placed(crop, frame)}>
        <button
          type="button"
          className={style.inside}
          aria-label={intl.formatMessage({ id: 'pictureEditor.grip.move' }, { sides })}
          disabled={isReadOnly || isFocal}
          {...hold('move')}
        />
        {!isReadOnly &&
          !isFocal &&
          grips.map(({ grip, label }) => (
            <button
              key={grip}
              type="button"
              className={style.grip}
              data-grip={grip}
              aria-label={intl.formatMessage({ id: label })}
              {...hold(grip)}
            />
          ))}
      </div>
      {(isFocal || picture.focal) && (
        <button
          ref={point}
          type="button"
          className={style.focal}
          style={{
            left: percent(picture.focal?.x ?? crop.left + crop.width / 2, frame.width),
            top: percent(picture.focal?.y ?? crop.top + crop.height / 2, frame.height),
          }}
          aria-label={intl.formatMessage({ id: 'pictureEditor.focal.point' })}
          disabled={isReadOnly || !isFocal}
          onKeyDown={event => {
            const by = stepOf(event)
            if (!by) return
            event.preventDefault()
            const from = picture.focal ?? { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 }
            setFocal({ x: from.x + by.x, y: from.y + by.y })
          }}
        />
      )}
    </div>
  )
}
