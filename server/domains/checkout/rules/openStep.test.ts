import { expect, test } from 'vitest'
import { guestViewer } from '../../../kit/viewer.ts'
import { cartLine, contentsWith, productFacts, settingsWith } from '../../../testing/facts.ts'
import { emptyCheckout } from '../../cart/rules/contents.ts'
import { viewCart } from '../../cart/rules/view.ts'
import type { CheckoutDetails } from '../../cart/tables.ts'
import { openStep } from './placement.ts'

const address = {
  type: 'person',
  firstName: 'Kim',
  lastName: 'Muster',
  address: 'Hauptplatz 1',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
} as const
const contact = { email: 'kim@example.com', shippingAddress: address }

test.each<[string, Partial<CheckoutDetails>, 'address' | 'shipping' | 'payment' | null]>([
  ['nothing is entered', {}, 'address'],
  ['the e-mail address is none', { ...contact, email: 'kim' }, 'address'],
  ['the invoice address is missing', { ...contact, hasOwnInvoiceAddress: true }, 'address'],
  ['no payment method is chosen', contact, 'payment'],
  ['a payment method is not offered', { ...contact, paymentMethod: 'shells' }, 'payment'],
  ['a later step is filled first', { paymentMethod: 'invoice' }, 'address'],
  ['all is there', { ...contact, paymentMethod: 'invoice' }, null],
])('when %s, the open step is known', (_label, entered, step) => {
  const head = { id: 'cart', revision: 1, checkout: { ...emptyCheckout, ...entered } }
  const contents = contentsWith([productFacts('p')], [cartLine('l', 'p')], { head })
  const cart = viewCart(contents, guestViewer(), new Date('2026-11-20T10:00:00Z'))
  expect(openStep(cart!, guestViewer())).toBe(step)
})

test('goods that nobody takes to that country are a matter of the shipping', () => {
  const head = { id: 'cart', revision: 1, checkout: { ...emptyCheckout, ...contact, paymentMethod: 'invoice' } }
  const costs = { DE: { cost: 890, zipRanges: [] } }
  const group = { id: 'parcel', countBy: 'amount', freeFrom: null, tiers: [{ max: null, costs }] }
  const settings = settingsWith({ shipping: { groups: [group], freeFromByCountry: {} } })
  const contents = contentsWith([productFacts('p')], [cartLine('l', 'p')], { head, settings })
  const cart = viewCart(contents, guestViewer(), new Date('2026-11-20T10:00:00Z'))
  expect(openStep(cart!, guestViewer())).toBe('shipping')
})
