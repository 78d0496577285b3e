import type { Form, FormAnswer } from '../domains/forms/queries.ts'
import { newForm } from '../domains/forms/rules/fields.ts'
import type { Order, OrderLine } from '../domains/orders/queries/orders.ts'
import { priceCart } from '../domains/pricing/rules/priceCart.ts'
import type { Withdrawal } from '../domains/withdrawals/queries.ts'

/** What mails tell of, for tests of mails: an order of a jersey with names on it, and its withdrawal. */

const address = {
  type: 'person' as const,
  title: null,
  company: null,
  vatId: null,
  firstName: 'Kim',
  lastName: 'Muster',
  address: 'Hauptplatz 1',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  phone: null,
}

const quote = {
  ...priceCart({ now: '2026-11-20T10:00:00Z' }),
  discounts: [
    { kind: 'global' as const, group: 'winter', amount: 500 },
    { kind: 'personal' as const, group: null, amount: 100 },
  ],
  vat: [{ category: 'standard' as const, rate: 2000, net: 5000, vat: 1000, gross: 6000 }],
  totals: {
    goods: 6110,
    discount: 600,
    shipping: 490,
    net: 5000,
    vat: 1000,
    gross: 6000,
    voucherPaid: 0,
    toPay: 6000,
  },
}

const order: Order = {
  id: 'o',
  orderNumber: 10001,
  idempotencyKey: 'hash',
  cartId: 'c',
  accountId: null,
  companyId: null,
  secretHashes: [],
  endedSecretHashes: [],
  linkRenewedAt: null,
  state: 'open',
  paymentState: 'open',
  shippingState: 'open',
  holdState: null,
  holdReason: null,
  email: 'kim@example.com',
  language: 'de',
  customerName: 'Kim Muster',
  shippingAddress: address,
  invoiceAddress: { ...address, type: 'company', company: 'SV Nordwald', vatId: 'ATU13585627' },
  isPickup: false,
  needsShipping: true,
  paymentMethod: 'prepayment',
  comment: 'Bitte bis Freitag',
  newsletter: false,
  partner: null,
  currency: 'EUR',
  netCents: 5000,
  vatCents: 1000,
  grossCents: 6000,
  toPayCents: 6000,
  pieceCount: 3,
  quote,
  labels: {
    vatIncluded: true,
    paymentMethod: { title: 'Vorkasse', description: 'Wir senden nach Eingang Ihrer Überweisung.' },
    pickupAddress: null,
    discounts: { winter: 'Winteraktion' },
    countries: { AT: 'Österreich' },
  },
  vatIdCheck: null,
  agreementId: null,
  consents: { terms: true, conditions: false, age: false },
  deliveryWeeks: 2,
  earliestDelivery: '2026-12-02',
  latestDelivery: '2026-12-04',
  firstPartBy: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  station: null,
  answers: [],
  isRead: false,
  tags: [],
  revision: 1,
  placedAt: new Date('2026-11-20T23:30:00Z'),
  payBy: null,
  paidAt: null,
  shippedAt: null,
  cancelledAt: null,
  noteText: null,
}

const line: OrderLine = {
  id: 'l',
  orderId: 'o',
  position: 1,
  productId: 'p',
  variantId: 'v',
  kind: 'goods',
  title: 'Trikot Nordwald',
  sku: 'NW-1-M',
  properties: [],
  fit: 'men',
  size: 'M',
  color: 'Waldgrün',
  amount: 2,
  quantityUnit: null,
  childSets: null,
  unitPriceCents: 1990,
  sumCents: 3980,
  discountCents: 390,
  amountCents: 3590,
  netCents: 2992,
  vatCents: 598,
  grossCents: 3590,
  vatRate: 2000,
  vatCategory: 'standard',
  texts: ['TOM 10', 'UWE 7'],
  voucher: null,
  pieces: [],
  orderNote: 'dringend',
  answers: [],
  imageFileId: 'picture',
  deliveryWeeks: 2,
  earliestDelivery: '2026-12-02',
  latestDelivery: '2026-12-04',
  deliveryTimes: null,
  priceReason: null,
  isWithdrawalExcluded: true,
}

/** An order in advance payment, as mails tell of it. */
export const mailedOrder = (changes: Partial<Order> = {}): Order => ({ ...order, ...changes })

/** A line of two jerseys with names and a picture. */
export const mailedLine = (changes: Partial<OrderLine> = {}): OrderLine => ({ ...line, ...changes })

/** A form, and what somebody sent by it. */
export const mailedForm: Form = {
  ...newForm,
  ...{ id: '0193a1c0-0000-7000-8000-0000000000f1', name: 'Anfrage <Verein>', revision: 1 },
  ...{ recipients: ['laden@example.com'], createdAt: new Date(0), changedAt: new Date(0) },
}

export const mailedAnswer = (language: 'de' | 'en'): FormAnswer => ({
  ...{ id: '0193a1c0-0000-7000-8000-0000000000f2', formId: mailedForm.id, accountId: null, email: 'kim@example.com' },
  ...{ language, sentAt: new Date(0), readAt: null, deleteAfter: null },
  answers: [
    { key: 'name', kind: 'text', label: 'Name', values: ['Kim <b>'] },
    { key: 'day', kind: 'date', label: 'Tag', values: ['2026-12-04'] },
    { key: 'ok', kind: 'consent', label: 'Ja', values: ['true'] },
  ],
})

/** A declaration of withdrawal from the whole of an order. */
export const mailedWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal =>
  ({
    id: 'w',
    orderId: 'o',
    orderNumber: '10001',
    name: 'Kim Muster',
    email: 'kim@example.com',
    language: 'de',
    items: [{ lineId: 'l', title: 'Trikot Nordwald', amount: 1 }],
    parts: null,
    answer: 'Bitte senden Sie die Ware zurück.',
    state: 'received',
    declaredAt: new Date('2026-11-25T09:00:00Z'),
    ...changes,
  }) as Withdrawal
