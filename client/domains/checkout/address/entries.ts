import type { CheckoutChanges } from '../../../__generated__/useUpdateCheckoutMutation.graphql.ts'
import { addressFrom } from '../../accounts/addresses/postalAddress.ts'

/** The two addresses of an order, as the checkout's input and the fields of its form name them. */
export type AddressName = 'shippingAddress' | 'invoiceAddress'

/** What stands in the address form, as changes of the checkout. A field that is not shown is left as it was; staff who
 *  act for a customer (`isActing`) are not shown the newsletter, for nobody consents for somebody else. */
export function changesFrom(form: FormData, isActing = false): CheckoutChanges {
  const changes: CheckoutChanges = {
    comment: text(form, 'comment'),
    ...(isActing ? {} : { newsletter: form.has('newsletter') }),
    hasOwnInvoiceAddress: form.has('hasOwnInvoiceAddress'),
    shippingAddress: addressFrom(form, 'shippingAddress.'),
    invoiceAddress: form.has('hasOwnInvoiceAddress') ? addressFrom(form, 'invoiceAddress.') : undefined,
  }
  return form.has('email') ? { ...changes, email: text(form, 'email') } : changes
}

function text(form: FormData, name: string): string | undefined {
  const entry = form.get(name)
  return typeof entry === 'string' ? entry : undefined
}
