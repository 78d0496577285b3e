import type { FirstStepKey } from '../../../../__generated__/FirstStepsCard_firstSteps.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { generalFieldPath } from '../../parts/generalPath.ts'

/** Where the steps of a new shop are worked through. */
export const firstStepsPath = '/admincenter/first-steps'

/** Where each step is done, what it is called and what it is for. */
export const firstSteps: Readonly<
  Record<FirstStepKey, { readonly to: string; readonly title: MessageId; readonly text: MessageId }>
> = {
  COMPANY: { to: generalFieldPath('shop.company'), title: 'firstSteps.company', text: 'firstSteps.company.text' },
  ADDRESS: { to: generalFieldPath('shop.address'), title: 'firstSteps.address', text: 'firstSteps.address.text' },
  TAX: { to: '/admincenter/vat/groups', title: 'firstSteps.tax', text: 'firstSteps.tax.text' },
  SHIPPING: { to: '/admincenter/shipping/groups', title: 'firstSteps.shipping', text: 'firstSteps.shipping.text' },
  PAYMENT: { to: '/admincenter/settings/payment', title: 'firstSteps.payment', text: 'firstSteps.payment.text' },
  MAIL: { to: '/admincenter/settings/mail', title: 'firstSteps.mail', text: 'firstSteps.mail.text' },
  LEGAL: { to: '/admincenter/pages/standing', title: 'firstSteps.legal', text: 'firstSteps.legal.text' },
  PRODUCT: { to: '/admincenter/products', title: 'firstSteps.product', text: 'firstSteps.product.text' },
}

/** In words of the server's settings. */
export const stepKeys: Readonly<Record<FirstStepKey, string>> = {
  COMPANY: 'company',
  ADDRESS: 'address',
  TAX: 'tax',
  SHIPPING: 'shipping',
  PAYMENT: 'payment',
  MAIL: 'mail',
  LEGAL: 'legal',
  PRODUCT: 'product',
}
