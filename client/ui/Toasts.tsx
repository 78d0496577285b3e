import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../router/Link.tsx'
import { IconButton } from './Button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import style from './Toasts.module.css'

/** How long a message stays that needs no answer. Failures stay until they are closed. */
const toastMilliseconds = 3000
/** And one that offers to take something back. */
const offerMilliseconds = 10_000

export interface Toast {
  kind: 'success' | 'notice' | 'warning' | 'failure'
  /** The result, in bold. */
  title: string
  detail?: string
  /** One way on: a page, or something to do. */
  link?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** What is told of a failed request. */
type ToldFailure = { code?: string | null; reference?: string | null; retryAfterSeconds?: number | null }

interface ShownToast extends Toast {
  id: number
}

export interface Toasts {
  tell: (toast: Toast) => void
  /** Says calmly that the connection or the server failed, with the reference of the server's log. */
  tellFailure: (error: unknown) => void
}

export const ToastContext = createContext<Toasts>({ tell: () => {}, tellFailure: () => {} })

export const useToasts = (): Toasts => useContext(ToastContext)

let lastId = 0

/** Keeps the messages of the page, and shows them at the bottom right (on phones at the bottom). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [shown, setShown] = useState<readonly ShownToast[]>([])

  const tell = useCallback((toast: Toast) => {
    lastId += 1
    const id = lastId
    setShown(list => [
      ...list.filter(each => each.title !== toast.title || each.detail !== toast.detail),
      { ...toast, id },
    ])
  }, [])
  const tellFailure = useCallback(
    (error: unknown) => {
      const { code, reference, retryAfterSeconds } = (error ?? {}) as ToldFailure
      tell({
        kind: 'failure',
        title: intl.formatMessage({ id: 'ui.failure.title' }),
        detail:
          code === 'C429'
            ? intl.formatMessage({ id: 'ui.failure.tooMany' }, { minutes: Math.ceil((retryAfterSeconds || 1) / 60) })
            : reference
              ? intl.formatMessage({ id: 'ui.failure.reference' }, { reference })
              : intl.formatMessage({ id: 'ui.failure.connection' }),
      })
    },
    [intl, tell],
  )
  const close = useCallback((id: number) => setShown(list => list.filter(each => each.id !== id)), [])
  const toasts = useMemo(() => ({ tell, tellFailure }), [tell, tellFailure])
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    // Dialogs lie above everything but what was put there after them.
    if (shown.length === 0 || !element?.showPopover || !document.querySelector('dialog[open]')) return
    element.popover = 'manual'
    element.showPopover()
    return () => {
      element.popover = null
    }
  }, [shown])

  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={region} className={style.region} aria-label={intl.formatMessage({ id: 'ui.toasts.label' })}>
        <div role="status" aria-live="polite">
          {shown.map(toast => (
            <ToastCard key={toast.id} toast={toast} onClose={close} />
          ))}
        </div>
      </section>
    </ToastContext>
  )
}

const icons = { success: CheckIcon, notice: InfoIcon, warning: WarningIcon, failure: WarningIcon }

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const intl = useIntl()
  const [isHeld, setHeld] = useState(false)
  const { id, kind, title, detail, link } = toast
  const isOffer = link !== undefined && 'onClick' in link
  useEffect(() => {
    // Somebody who reads or reaches for it with pointer or keyboard keeps it.
    if (kind === 'failure' || isHeld) return
    const timer = setTimeout(() => onClose(id), isOffer ? offerMilliseconds : toastMilliseconds)
    return () => clearTimeout(timer)
  }, [id, kind, isHeld, isOffer, onClose])
  const KindIcon = icons[kind]
  return (
    <article
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
      {link && 'to' in link && <Link to={link.to}>{link.label}</Link>}
      {link && 'onClick' in link && (
        <button type="button" className={style.action} onClick={link.onClick}>
          {link.label}
        </button>
      )}
      <IconButton
        className={style.close}
        label={intl.formatMessage({ id: 'ui.dialog.close' })}
        onClick={() => onClose(id)}
      >
        <CloseIcon size={18} />
      </IconButton>
    </article>
  )
}
