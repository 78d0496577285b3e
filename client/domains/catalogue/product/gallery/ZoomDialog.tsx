import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../../ui/icons.tsx'
import { MinusIcon, PlusIcon } from '../../../../ui/pageIcons.tsx'
import style from './ZoomDialog.module.css'

export interface ZoomDialogProps {
  title: string
  pictures: readonly { id: string; url: string; alt: string; caption?: string | null | undefined }[]
  /** The picture that is open; null while closed. */
  at: number | null
  onMove: (at: number) => void
  onClose: () => void
}

/** How much larger a picture gets at least and at most; in between, as large as it is. */
const [smallestFactor, largestFactor] = [2, 3]

/** How much larger than fitted into its box a picture should become. */
function factorOf(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture
  if (naturalWidth === 0 || naturalHeight === 0) return smallestFactor
  const fitted = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight)
  return Math.min(Math.max(1 / fitted, smallestFactor), largestFactor)
}

/** A picture over everything: arrow keys turn, plus and minus enlarge, Escape closes. */
export default function ZoomDialog({ title, pictures, at, onMove, onClose }: ZoomDialogProps) {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [factor, setFactor] = useState(1)
  const isLarge = factor > 1
  const picture = at === null ? undefined : pictures[at]

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === (at !== null)) return
    if (at === null) element.close()
    else element.showModal()
  }, [at])

  const turn = (by: number) => {
    if (at === null) return
    setFactor(1)
    onMove((at + by + pictures.length) % pictures.length)
  }
  /** Enlarges around a point of the picture, given as parts of its width and height. */
  const enlarge = (toLarge: boolean, x = 0.5, y = 0.5) => {
    const shown = field.current?.querySelector('img')
    if (toLarge && isLarge) return
    setFactor(toLarge && shown ? factorOf(shown) : 1)
    requestAnimationFrame(() => {
      const box = field.current
      box?.scrollTo({
        left: box.scrollWidth * x - box.clientWidth / 2,
        top: box.scrollHeight * y - box.clientHeight / 2,
        behavior: 'instant',
      })
    })
  }
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    enlarge(!isLarge, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: isLarge ? undefined : () => turn(-1),
      ArrowRight: isLarge ? undefined : () => turn(1),
      '+': () => enlarge(true),
      '-': () => enlarge(false),
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-label={intl.formatMessage({ id: 'product.gallery.dialog' }, { title })}
      onClose={() => {
        setFactor(1)
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      {picture && at !== null && (
        <>
          <div ref={field} className={style.field} data-large={isLarge || undefined}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: plus and minus do the same, as keys and as buttons */}
            <img
              key={picture.id}
              src={picture.url}
              alt={picture.alt}
              style={isLarge ? { width: `${factor * 100}%`, height: `${factor * 100}%` } : undefined}
              onClick={onPress}
            />
          </div>
          {picture.caption && !isLarge && <p className={style.words}>{picture.caption}</p>}
          <div className={style.close}>
            <IconButton isRound label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={style.controls}>
            {pictures.length > 1 && (
              <>
                <IconButton
                  isRound
                  label={intl.formatMessage({ id: 'product.gallery.previous' })}
                  onClick={() => turn(-1)}
                >
                  <ChevronLeftIcon />
                </IconButton>
                <p className={style.counter} aria-live="polite">
                  <FormattedMessage id="product.gallery.position" values={{ at: at + 1, count: pictures.length }} />
                </p>
                <IconButton isRound label={intl.formatMessage({ id: 'product.gallery.next' })} onClick={() => turn(1)}>
                  <ChevronRightIcon />
                </IconButton>
              </>
            )}
            <IconButton
              isRound
              label={intl.formatMessage({ id: isLarge ? 'product.gallery.smaller' : 'product.gallery.larger' })}
              aria-pressed={isLarge}
              onClick={() => enlarge(!isLarge)}
            >
              {isLarge ? <MinusIcon /> : <PlusIcon />}
            </IconButton>
          </div>
        </>
      )}
    </dialog>
  )
}
