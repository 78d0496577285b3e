import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../router/Link.tsx'
import buttonStyle from './Button.module.css'
import { IconButton } from './Button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import style from './Toasts.module.css'
import type { Toast } from './Toasts.tsx'
import { liftOf } from './toastPlace.ts'

/** How long a message stays that needs no answer. Failures stay until they are closed. */
const toastMilliseconds = 3000
/** And one that leads somewhere, or offers to take something back. */
const offerMilliseconds = 10_000

const icons = { success: CheckIcon, notice: InfoIcon, warning: WarningIcon, failure: WarningIcon }

export interface ToastCardProps {
  toast: Toast
  /** Where messages stand. */
  region: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A message at the bottom right, on phones at the bottom. */
export default function ToastCard({ toast, region, onClose }: ToastCardProps) {
  const intl = useIntl()
  const [isHeld, setHeld] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { kind, title, detail, link } = toast
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Somebody who reads or reaches for it with pointer or keyboard keeps it.
    if (kind === 'failure' || isHeld) return
    const timer = setTimeout(close, link ? offerMilliseconds : toastMilliseconds)
    return () => clearTimeout(timer)
  }, [kind, isHeld, link])
  useAboveDialogs(region)
  useOutOfTheWay(region, card)
  const goBack = useTabInto(card, link !== undefined)
  const KindIcon = icons[kind]
  const leave = () => {
    if (card.current?.contains(document.activeElement)) goBack()
    onClose()
  }
  return (
    <article
      ref={card}
      aria-label={title}
      className={style.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <KindIcon />
      <p className={style.text}>
        <strong>{title}</strong> {detail && <span className={style.detail}>{detail}</span>}
      </p>
      {link && 'to' in link && (
        <Link to={link.to} onClick={leave}>
          {link.label}
        </Link>
      )}
      {link && 'onClick' in link && (
        <button
          type="button"
          className={style.action}
          onClick={() => {
            leave()
            link.onClick()
          }}
        >
          {link.label}
        </button>
      )}
      <IconButton className={style.close} label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={leave}>
        <CloseIcon size={18} />
      </IconButton>
    </article>
  )
}

/** Dialogs lie above everything but what was put there after them. */
function useAboveDialogs(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover || !document.querySelector('dialog[open]')) return
    element.popover = 'manual'
    element.showPopover()
    return () => {
      element.popover = null
    }
  }, [region])
}

/** What a message never lies on: the buttons that buy, and the bars at the bottom of narrow windows. */
const keptClear = `.${buttonStyle.large}, .${buttonStyle.order}, [data-kept-clear]`

function useOutOfTheWay(region: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const move = () => {
      if (!region.current || !card.current) return
      const obstacles = [...document.querySelectorAll(keptClear)].map(each => each.getBoundingClientRect())
      const lift = liftOf(card.current.getBoundingClientRect(), obstacles, window.innerHeight)
      region.current.style.setProperty('--toast-clear', `${lift}px`)
    }
    move()
    const signs = ['scroll', 'resize'] as const
    for (const sign of signs) window.addEventListener(sign, move, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, move)
    }
  }, [region, card])
}

/**
 * The next Tab after a message with a link goes there, and from its end goes on where the keyboard was; Escape and
 * Shift+Tab go back. It stands at the end of the document, where nobody would get in time.
 */
function useTabInto(card: RefObject<HTMLElement | null>, isActive: boolean): () => void {
  const from = useRef<Element | null>(null)
  const goBack = useCallback(() => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isActive) return
    from.current = document.activeElement
    let isOffered = true
    const onKeyDown = (event: KeyboardEvent) => {
      const stops = [...(card.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      if (event.key === 'Escape' && at >= 0) goBack()
      if (event.key !== 'Tab') return
      if (isOffered && at < 0 && !event.shiftKey && document.activeElement === from.current) {
        event.preventDefault()
        stops[0]?.focus()
        // Whoever comes by a second time goes on.
        isOffered = false
      } else if (at === 0 && event.shiftKey) {
        event.preventDefault()
        goBack()
      } else if (at >= 0 && at === stops.length - 1 && !event.shiftKey) goBack()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [card, isActive, goBack])
  return goBack
}
