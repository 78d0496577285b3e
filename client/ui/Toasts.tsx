import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from '../router/RouterContext.ts'
import { Boundary } from './Boundary.tsx'
import { type FailureShape, failureMessage } from './failures.ts'
import { onDemand } from './onDemand.tsx'
import style from './Toasts.module.css'

export interface Toast {
  kind: 'success' | 'notice' | 'warning' | 'failure'
  /** The result, in bold. */
  title: string
  detail?: string | undefined
  /** One way on: a page, or something to do. */
  link?: { label: string; to: string } | { label: string; onClick: () => void } | undefined
}

export interface Toasts {
  tell: (toast: Toast) => void
  /** Says why the connection or the server failed, with the reference of the server's log; null takes back what was said
   *  of a failure, because it works again. */
  tellFailure: (error: unknown, onRetry?: () => void) => void
}

export const ToastContext = createContext<Toasts>({ tell: () => {}, tellFailure: () => {} })

export const useToasts = (): Toasts => useContext(ToastContext)

/** Stands where something small failed that has no place to say so: a message says it. */
export function Told({ error }: { error: Error }) {
  const { tellFailure } = useToasts()
  useEffect(() => tellFailure(error), [error, tellFailure])
  return null
}

const ToastCard = onDemand(() => import('./ToastCard.tsx'))

/** Keeps the message of the page, one at a time: what is newer replaces what is older, so that no two of them speak of the
 *  same, or against each other. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [shown, setShown] = useState<(Toast & { id: number }) | null>(null)
  const { failure, retry } = useNavigation()
  const region = useRef<HTMLElement>(null)

  const tell = useCallback((toast: Toast) => setShown(before => ({ ...toast, id: (before?.id ?? 0) + 1 })), [])
  const tellFailure = useCallback(
    (error: unknown, onRetry?: () => void) => {
      if (error === null) return setShown(now => (now?.kind === 'failure' ? null : now))
      const { reference } = error as FailureShape
      tell({
        kind: 'failure',
        title: intl.formatMessage(...failureMessage(error)),
        detail: reference ? intl.formatMessage({ id: 'ui.error.reference' }, { reference }) : undefined,
        link: onRetry && { label: intl.formatMessage({ id: 'ui.error.retry' }), onClick: onRetry },
      })
    },
    [intl, tell],
  )
  useEffect(() => tellFailure(failure, retry), [failure, retry, tellFailure])
  const toasts = useMemo(() => ({ tell, tellFailure }), [tell, tellFailure])

  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={region} className={style.region} aria-label={intl.formatMessage({ id: 'ui.toasts.label' })}>
        <div role="status">
          {shown && (
            // Without a connection the card's code may be missing as well.
            <Boundary
              resetKey={shown}
              fallback={() => (
                <article className={style.toast} aria-label={shown.title}>
                  {shown.title} {shown.detail}
                </article>
              )}
            >
              <Suspense>
                <ToastCard key={shown.id} toast={shown} region={region} onClose={() => setShown(null)} />
              </Suspense>
            </Boundary>
          )}
        </div>
      </section>
    </ToastContext>
  )
}
