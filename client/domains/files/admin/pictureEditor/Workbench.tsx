import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import {
  cropOf,
  entered,
  fitted,
  frameOf,
  mirrored,
  type Picture,
  type Sides,
  turnedLeft,
  turnedRight,
  upended,
  withCrop,
} from './geometry.ts'
import {
  MirrorIcon,
  RedoIcon,
  TurnLeftIcon,
  TurnRightIcon,
  UndoIcon,
  UpendIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './icons.tsx'
import { NumberField } from './NumberField.tsx'
import style from './PictureEditor.module.css'
import { Stage, type View } from './Stage.tsx'
import { type PictureSteps, usePictureSteps } from './usePictureSteps.ts'

interface Shown {
  original: Sides
  src: string
  alt: string
}

export interface WorkbenchProps extends Shown {
  steps: PictureSteps
  /** A page of a document: in points, never mirrored, without a focal point. */
  isDocument?: boolean
  /** Above what is entered. */
  children?: ReactNode
}

/** Shapes that the rectangle may keep, as width to height. */
const shapes = ['free', 'original', '1:1', '5:4', '4:5', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16'] as const
type Shape = (typeof shapes)[number]

const named = { free: 'pictureEditor.shape.free', original: 'pictureEditor.shape.original' } as const

function ratioOf(shape: Shape, frame: Sides): number | null {
  if (shape === 'free') return null
  if (shape === 'original') return frame.width / frame.height
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
}

const zooms = [1, 1.5, 2, 3, 4] as const
const views: readonly { view: View; label: MessageId }[] = [
  { view: 'edit', label: 'pictureEditor.view.edit' },
  { view: 'after', label: 'pictureEditor.view.after' },
  { view: 'before', label: 'pictureEditor.view.before' },
]
const numbers = [
  { field: 'left', label: 'pictureEditor.left', points: 'pictureEditor.left' },
  { field: 'top', label: 'pictureEditor.top', points: 'pictureEditor.top' },
  { field: 'width', label: 'pictureEditor.width', points: 'pictureEditor.widthInPoints' },
  { field: 'height', label: 'pictureEditor.height', points: 'pictureEditor.heightInPoints' },
] as const

/** The picture of the form. */
export function PictureWorkbench(props: Shown) {
  return <Workbench {...props} steps={usePictureSteps(props.original)} />
}

/** A picture, or a page, with all that can be done to it. */
export function Workbench({ original, src, alt, steps, isDocument = false, children }: WorkbenchProps) {
  const intl = useIntl()
  const { picture, change, isReadOnly } = steps
  const [view, setView] = useState<View>('edit')
  const [shape, setShape] = useState<Shape>('free')
  const [isFocal, setFocal] = useState(false)
  const [zoom, setZoom] = useState(0)
  const frame = frameOf(original, picture.turned)
  const ratio = ratioOf(shape, frame)
  const crop = cropOf(picture, original)
  const label = (id: MessageId) => intl.formatMessage({ id })
  const isShut = isReadOnly || view !== 'edit'
  const by = (how: (from: Picture, sides: Sides) => Picture) => () => {
    steps.each(how)
    // A shape that is not square would no longer be that of the rectangle.
    if (how === turnedLeft || how === turnedRight) setShape('free')
  }
  const choose = (next: Shape) => {
    setShape(next)
    const wanted = ratioOf(next, frame)
    if (wanted !== null)
      change(withCrop(picture, fitted(next === 'original' ? { left: 0, top: 0, ...frame } : crop, wanted), original))
  }
  return (
    <div className={style.bench}>
      <div className={style.work}>
        <div className={style.bar} role="toolbar" aria-label={label('pictureEditor.tools')}>
          <div className={style.group}>
            <IconButton label={label('pictureEditor.turnLeft')} disabled={isShut} onClick={by(turnedLeft)}>
              <TurnLeftIcon />
            </IconButton>
            <IconButton label={label('pictureEditor.turnRight')} disabled={isShut} onClick={by(turnedRight)}>
              <TurnRightIcon />
            </IconButton>
            {!isDocument && (
              <>
                <IconButton label={label('pictureEditor.mirror')} disabled={isShut} onClick={by(mirrored)}>
                  <MirrorIcon />
                </IconButton>
                <IconButton label={label('pictureEditor.upend')} disabled={isShut} onClick={by(upended)}>
                  <UpendIcon />
                </IconButton>
              </>
            )}
          </div>
          <div className={style.group}>
            <IconButton label={label('pictureEditor.undo')} disabled={!steps.undo} onClick={() => steps.undo?.()}>
              <UndoIcon />
            </IconButton>
            <IconButton label={label('pictureEditor.redo')} disabled={!steps.redo} onClick={() => steps.redo?.()}>
              <RedoIcon />
            </IconButton>
          </div>
          <div className={style.group}>
            <IconButton label={label('pictureEditor.zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <ZoomOutIcon />
            </IconButton>
            <IconButton
              label={label('pictureEditor.zoomIn')}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <ZoomInIcon />
            </IconButton>
          </div>
          <fieldset className={style.views}>
            <legend className="visually-hidden">{label('pictureEditor.view')}</legend>
            {views.map(each => (
              <button
                key={each.view}
                type="button"
                className={style.view}
                aria-pressed={view === each.view}
                onClick={() => setView(each.view)}
              >
                {label(each.label)}
              </button>
            ))}
          </fieldset>
        </div>
        <Stage {...{ original, src, alt, steps, view, ratio, isFocal }} zoom={zooms[zoom] ?? 1} />
        <p className={style.hint}>
          <FormattedMessage
            id={isFocal ? 'pictureEditor.focal.hint' : isDocument ? 'pictureEditor.hintInPoints' : 'pictureEditor.hint'}
          />
        </p>
      </div>
      <div className={style.side}>
        {children}
        <SelectField
          label={label('pictureEditor.shape')}
          value={shape}
          disabled={isShut || isFocal}
          onChange={event => choose(event.target.value as Shape)}
          options={shapes.map(value => ({
            value,
            label: value in named ? label(named[value as keyof typeof named]) : value.replace(':', '\u202f:\u202f'),
          }))}
        />
        <div className={style.numbers}>
          {numbers.map(({ field, label: pixels, points }) => (
            <NumberField
              key={field}
              label={label(isDocument ? points : pixels)}
              value={crop[field]}
              isDisabled={isShut || isFocal}
              onEnter={value => change(withCrop(picture, entered(crop, field, value, { frame, ratio }), original))}
            />
          ))}
        </div>
        <div className={style.actions}>
          <Button
            look="quiet"
            size="small"
            disabled={isShut || picture.crop === null}
            onClick={() => {
              setShape('free')
              change({ ...picture, crop: null })
            }}
          >
            <FormattedMessage id={isDocument ? 'pictureEditor.wholePage' : 'pictureEditor.wholePicture'} />
          </Button>
          {!isDocument && (
            <Button
              look={isFocal ? 'primary' : 'outline'}
              size="small"
              disabled={isShut}
              aria-pressed={isFocal}
              onClick={() => setFocal(!isFocal)}
            >
              <FormattedMessage id={isFocal ? 'pictureEditor.focal.done' : 'pictureEditor.focal.set'} />
            </Button>
          )}
          {picture.focal && (
            <Button look="quiet" size="small" disabled={isShut} onClick={() => change({ ...picture, focal: null })}>
              <FormattedMessage id="pictureEditor.focal.remove" />
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={isShut || (picture.crop === null && picture.turned === 'BY_0' && !picture.isMirrored)}
            onClick={() => {
              setShape('free')
              steps.each(() => ({ turned: 'BY_0', isMirrored: false, crop: null, focal: null }))
            }}
          >
            <FormattedMessage id="pictureEditor.original" />
          </Button>
        </div>
      </div>
    </div>
  )
}
