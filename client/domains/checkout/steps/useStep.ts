import { useRef, useState } from 'react'
import type { CheckoutChanges, CheckoutStep } from '../../../__generated__/useUpdateCheckoutMutation.graphql.ts'
import { useNavigation, useRouter } from '../../../router/RouterContext.ts'
import { useUpdateCheckout } from '../mutations/useUpdateCheckout.ts'
import { type Mistake, mistakesOf } from '../parts/mistakes.ts'
import type { OpenStep } from '../parts/steps.ts'

/**
 * The form of one step. `keep` saves what was entered so far, whole or not; `send` goes on to the next step or tells
 * what is to be mended. Both go out one after the other, for of two requests at once the older could be the last to
 * be written; of several that wait, only the newest is sent. `onKept` hears that the server has what was entered; `labels` are what fields of the
 * shop's own are called.
 */
export function useStep(
  step: CheckoutStep,
  after: (open: OpenStep) => string,
  onKept?: () => void,
  labels?: Readonly<Record<string, string>>,
) {
  const { navigate } = useRouter()
  const { progress } = useNavigation()
  const [update, isSending] = useUpdateCheckout()
  const [save, isKeeping] = useUpdateCheckout()
  const [isWaiting, setWaiting] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const latest = useRef<Promise<unknown>>(Promise.resolve())
  const next = useRef<CheckoutChanges | null>(null)

  const keep = (changes: CheckoutChanges) => {
    next.current = changes
    latest.current = latest.current.then(async () => {
      const newest = next.current
      next.current = null
      if (newest && (await save({ changes: newest })).isDone) onKept?.()
    })
  }

  const send = async (changes: CheckoutChanges) => {
    next.current = null
    setWaiting(true)
    await latest.current
    setWaiting(false)
    const { isDone, payload, refusals } = await update({ changes, validate: step })
    if (isDone) {
      onKept?.()
      navigate(after(payload?.cart?.openStep))
    } else setMistakes(mistakesOf(refusals, labels))
    setLeaving(isDone)
  }

  return {
    keep,
    /** Once all that was entered so far is kept, or could not be. */
    settled: () => latest.current,
    isKeeping,
    send,
    mistakes,
    forgetMistakes: () => setMistakes([]),
    /** Until the next step is there, or could not be loaded. */
    isBusy: isWaiting || isSending || (isLeaving && progress !== 'failed'),
  }
}
