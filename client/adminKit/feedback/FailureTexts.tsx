import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useRouter } from '../../router/RouterContext.ts'
import { signInAgain } from '../../router/signInAgain.ts'
import { type Toast, ToastContext, useToasts } from '../../ui/Toasts.tsx'
import { failureWords } from './failures.ts'

/** Set on what says itself that a request of its own failed, so that no message says it again behind it. */
export const tellsFailures = { 'data-tells-failures': true }

/** Below it, messages about failures say what the cause is and what to do about it. */
export function FailureTexts({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const router = useRouter()
  const { tell, tellFailure: tellInShop } = useToasts()
  const toasts = useMemo(() => {
    const ways: Record<ReturnType<typeof failureWords>['way'], () => Toast['link']> = {
      // In another tab: what was typed here stays.
      signIn: () => ({
        label: intl.formatMessage({ id: 'edit.failed.signIn' }),
        onClick: () => window.open(signInAgain(new URL(location.href)) ?? location.href, '_blank'),
      }),
      reload: () => ({ label: intl.formatMessage({ id: 'edit.failed.reload' }), onClick: router.reload }),
      again: () => undefined,
    }
    const tellFailure = (error: unknown) => {
      if (error === null) return tellInShop(null)
      if (document.querySelector('dialog[open] [data-tells-failures]')) return
      const { title, detail, values, reference, way } = failureWords(error)
      const texts = [
        intl.formatMessage({ id: detail }, values),
        ...(reference ? [intl.formatMessage({ id: 'edit.failed.reference' }, { reference })] : []),
      ]
      const link = ways[way]()
      tell({
        kind: 'failure',
        title: intl.formatMessage({ id: title }),
        detail: texts.join(' '),
        ...(link && { link }),
      })
    }
    return { tell, tellFailure }
  }, [intl, router, tell, tellInShop])
  return <ToastContext value={toasts}>{children}</ToastContext>
}
