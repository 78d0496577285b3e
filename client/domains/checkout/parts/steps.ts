import type { MessageId } from '../../../intl/messageIds.ts'

/** The steps of the checkout in their order, as their addresses name them. */
const steps = ['address', 'shipping', 'payment', 'check'] as const
export type Step = (typeof steps)[number]

/** The steps of a cart: of vouchers alone, which come by e-mail, nothing is chosen or asked about their delivery. */
export const stepsOf = ({ asksShipping }: { readonly asksShipping: boolean }): readonly Step[] =>
  asksShipping ? steps : steps.filter(step => step !== 'shipping')

/** What the server calls the first step that still lacks something; null where nothing is missing. */
export type OpenStep = 'ADDRESS' | 'SHIPPING' | 'PAYMENT' | null | undefined

export const stepTitle = {
  address: 'checkout.step.address',
  shipping: 'checkout.step.shipping',
  payment: 'checkout.step.payment',
  check: 'checkout.step.check',
} as const satisfies Record<Step, MessageId>

const stepOf = { ADDRESS: 'address', SHIPPING: 'shipping', PAYMENT: 'payment' } as const

export const isStep = (word: string | undefined): word is Step => steps.includes(word as Step)

/** The furthest step that can be entered: none before it lacks anything. */
export const furthestStep = (open: OpenStep): Step => (open ? stepOf[open] : 'check')

/** Whether a step may be entered. */
export const isReachable = (step: Step, open: OpenStep): boolean =>
  steps.indexOf(step) <= steps.indexOf(furthestStep(open))

/**
 * Where the checkout begins: with what is missing. Delivery is looked at before payment even though it always has a
 * choice, and whoever has entered everything checks it.
 */
export function firstStep(open: OpenStep, of: readonly Step[] = steps): Step {
  const furthest = furthestStep(open)
  return furthest === 'payment' && of.includes('shipping') ? 'shipping' : furthest
}

export const stepPath = (step: Step): string => `/checkout/${step}`

/** The step after this one. One that was only opened to change something leads back to the check. */
export function nextStep(
  step: Step,
  { open, isChange }: { open: OpenStep; isChange: boolean },
  of: readonly Step[] = steps,
): Step {
  if (isChange && !open) return 'check'
  return of[of.indexOf(step) + 1] ?? 'check'
}
