import type { IntlShape } from 'react-intl'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'

interface Marked {
  readonly discountGroups: readonly { readonly title: string }[]
  readonly user:
    | {
        readonly terms:
          | {
              readonly personalPercent: number
              readonly isShippingFree: boolean
              readonly freeShippingFrom: { readonly cents: number } | null | undefined
              readonly paymentOverrides: readonly { readonly method: string }[]
            }
          | null
          | undefined
      }
    | null
    | undefined
}

/** What was agreed with a customer, in a few words each. */
export function marksOf({ discountGroups, user }: Marked, intl: IntlShape): string[] {
  const { personalPercent = 0, isShippingFree = false, freeShippingFrom, paymentOverrides = [] } = user?.terms ?? {}
  const format = adminFormats(intl)
  return [
    ...discountGroups.map(({ title }) => title),
    ...(personalPercent > 0
      ? [intl.formatMessage({ id: 'customers.mark.percent' }, { percent: format.percent(personalPercent) })]
      : []),
    ...(isShippingFree || freeShippingFrom ? [intl.formatMessage({ id: 'customers.mark.shipping' })] : []),
    ...(paymentOverrides.length > 0 ? [intl.formatMessage({ id: 'customers.mark.payment' })] : []),
  ]
}
