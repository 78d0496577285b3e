import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Button } from '../../../../ui/Button.tsx'
import style from './FileEditor.module.css'
import { type FileForm, type Point, percentsOf } from './fileForm.ts'

export interface FocalPictureProps {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}

const middle: Point = { x: 0.5, y: 0.5 }
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
}

/** Within the picture, in whole hundredths. */
const within = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100

/** The point that an arrow key leads to, ten times as far with Shift; null for other keys. */
export function movedBy(point: Point | null, key: string, isFar: boolean): Point | null {
  const step = steps[key]
  if (!step) return null
  const { x, y } = point ?? middle
  const far = isFar ? 10 : 1
  return { x: within(x + step.x * far), y: within(y + step.y * far) }
}

/** A picture and the point of it that stays in sight when it is cropped: set by a click, by dragging, or by arrow keys. */
export function FocalPicture({ src, srcSet, width, height, alt }: FocalPictureProps) {
  const intl = useIntl()
  const help = useId()
  const { values, set, isReadOnly } = useEditingContext<FileForm>()
  const point = values.focalPoint
  const at = percentsOf(point)
  const put = (next: Point | null) => set('focalPoint', next)
  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    put({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) })
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (isReadOnly || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointAt(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    put(next)
  }
  const said = intl.formatMessage({ id: point ? 'fileEdit.focalAt' : 'fileEdit.focalMiddle' }, at)
  return (
    <>
      <div
        className={style.frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-editable={!isReadOnly || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && pointAt(event)}
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes="(width >= 1400px) 700px, (width >= 1200px) 60vw, 92vw"
          width={width}
          height={height}
          alt={alt}
          draggable={false}
        />
        {(point || !isReadOnly) && (
          <button
            type="button"
            className={style.point}
            style={{ left: `${at.x}%`, top: `${at.y}%` }}
            data-set={point !== null || undefined}
            disabled={isReadOnly}
            aria-label={`${intl.formatMessage({ id: 'fileEdit.focalPoint' })}: ${said}`}
            aria-describedby={help}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <div className={style.ways}>
        <span role="status">
          <FormattedMessage id="fileEdit.focalPoint" />: {said}
        </span>
        {point && !isReadOnly && (
          <Button look="quiet" size="tiny" onClick={() => put(null)}>
            <FormattedMessage id="fileEdit.focalReset" />
          </Button>
        )}
      </div>
      {!isReadOnly && (
        <p id={help} className={style.hint}>
          <FormattedMessage id="fileEdit.focalHint" />
        </p>
      )}
    </>
  )
}
