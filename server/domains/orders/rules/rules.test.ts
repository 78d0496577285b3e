import { describe, expect, test } from 'vitest'
import { carrierTitle, trackingUrl } from './carriers.ts'
import { historyOf } from './history.ts'
import { holdReasonOf } from './holding.ts'
import { placedSecret, secretHash, statusPath } from './statusLink.ts'
import { isAllowed, type OrderStates, statesAfter } from './transitions.ts'

const states = (
  state: OrderStates['state'],
  paymentState: OrderStates['paymentState'],
  shippingState: OrderStates['shippingState'],
) => ({
  state,
  paymentState,
  shippingState,
})

describe('what can become of an order', () => {
  test.each<[OrderStates, boolean, boolean]>([
    [states('open', 'open', 'open'), true, true],
    [states('open', 'paid', 'open'), false, true],
    [states('open', 'open', 'shipped'), true, false],
    [states('completed', 'paid', 'shipped'), false, false],
    [states('cancelled', 'open', 'open'), false, false],
    [states('cancelled', 'refunded', 'open'), false, false],
    [states('open', 'refunded', 'open'), false, true],
  ])('%o: paid %s, shipped %s', (standing, canBePaid, canBeShipped) => {
    const order = { ...standing, toPayCents: 100, isPickup: false, needsShipping: true }
    for (const holdState of [null, 'released'] as const) {
      expect(isAllowed('markPaid', { ...order, holdState })).toBe(canBePaid)
      expect(isAllowed('markShipped', { ...order, holdState })).toBe(canBeShipped)
    }
    expect(isAllowed('markPaid', { ...order, holdState: 'held' })).toBe(false)
    expect(isAllowed('markShipped', { ...order, holdState: 'held' })).toBe(false)
  })

  test('vouchers alone have no parcel, and are taken back also once they were sent', () => {
    const order = { toPayCents: 100, isPickup: false, holdState: null, needsShipping: false }
    const open = { ...order, ...states('open', 'paid', 'open') }
    const sent = { ...order, ...states('completed', 'paid', 'shipped') }
    expect(isAllowed('markShipped', open)).toBe(false)
    expect(isAllowed('markUnshipped', sent)).toBe(false)
    expect(isAllowed('changeShippingAddress', open)).toBe(false)
    expect(isAllowed('cancel', sent)).toBe(true)
    expect(isAllowed('cancel', { ...sent, needsShipping: true })).toBe(false)
    expect(isAllowed('cancel', { ...sent, state: 'cancelled' })).toBe(false)
  })

  test('paid and shipped, in either order, is completed', () => {
    const paid = statesAfter('markPaid', states('open', 'open', 'open'))
    expect(paid).toEqual(states('open', 'paid', 'open'))
    expect(statesAfter('markShipped', paid)).toEqual(states('completed', 'paid', 'shipped'))
    const shipped = statesAfter('markShipped', states('open', 'open', 'open'))
    expect(shipped).toEqual(states('open', 'open', 'shipped'))
    expect(statesAfter('markPaid', shipped)).toEqual(states('completed', 'paid', 'shipped'))
  })
})

describe('following a parcel', () => {
  test.each([
    ['Post AT', '1042', 'https://www.post.at/sv/sendungsdetails?snr=1042'],
    ['DHL', '00340434', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434'],
    [' dpd ', '055', 'https://www.mydpd.at/meine-pakete?pno=055'],
    ['GLS', 'A/B&c', 'https://gls-group.com/AT/de/paket-verfolgen?match=A%2FB%26c'],
    ['Vereinsbus', '7', null],
    ['toString', '7', null],
    ['DHL', null, null],
    [null, '7', null],
  ])('%s %s', (carrier, number, url) => expect(trackingUrl(carrier, number)).toBe(url))

  test('a carrier that is known gets its own name', () => {
    expect(carrierTitle('post')).toBe('Österreichische Post')
    expect(trackingUrl(carrierTitle('post'), '1')).toBe(trackingUrl('post', '1'))
    expect(carrierTitle(' Vereinsbus ')).toBe('Vereinsbus')
  })
})

describe('the link of an order', () => {
  test('is the same for the same request, and another for any other', () => {
    const secret = placedSecret('a key that nobody guesses', 'order 1')
    expect(placedSecret('a key that nobody guesses', 'order 1')).toBe(secret)
    expect(placedSecret('a key that nobody guesses', 'order 2')).not.toBe(secret)
    expect(placedSecret('another key', 'order 1')).not.toBe(secret)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(secretHash(secret)).not.toContain(secret)
  })

  test('leads to the page in the buyer’s language', () => {
    expect(statusPath('de', 10001, 'abc')).toBe('/order/10001/abc')
    expect(statusPath('en', 10001, 'abc')).toBe('/en/order/10001/abc')
  })
})

describe('an order’s history', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))
  const event = { orderId: 'o', by: null, accountId: null, note: null, mailId: null, previousAddress: null }
  const mail = {
    id: 'm',
    orderId: 'o',
    messageId: '<m>',
    kind: 'orderConfirmation',
    recipient: 'kim@example.com',
    language: 'de' as const,
    subject: '',
    html: '',
    text: '',
    sealedSecret: null,
    cause: null,
    state: 'sent' as const,
    attempts: 1,
    lastError: null,
    accountId: null,
    attached: null,
    createdAt: at(0),
    sentAt: at(2),
  }

  test('tells in order what was done and what became of the mails', () => {
    const events = [
      { ...event, id: '1', kind: 'placed' as const, at: at(0) },
      { ...event, id: '2', kind: 'paid' as const, at: at(1), by: 'Alex' },
      { ...event, id: '3', kind: 'mailQueued' as const, at: at(5), by: 'Alex', mailId: 'again' },
    ]
    const again = {
      ...mail,
      id: 'again',
      state: 'failed' as const,
      createdAt: at(5),
      sentAt: null,
      lastError: 'no such user',
    }
    expect(historyOf(events, [mail, again]).map(({ kind, by, mailId, note }) => [kind, by, mailId, note])).toEqual([
      ['placed', null, null, null],
      ['mailQueued', null, 'm', null],
      ['paid', 'Alex', null, null],
      ['mailSent', null, 'm', null],
      ['mailQueued', 'Alex', 'again', null],
      ['mailFailed', null, 'again', 'no such user'],
    ])
  })
})

describe('which orders a second person has to look at', () => {
  const quote = (goods: number, discount: number) => ({
    totals: { goods, discount, shipping: 0, voucherPaid: 0, toPay: 0, net: 0, vat: 0, gross: 0 },
  })
  test.each([
    ['everything taken off', 2000, 2000, 'discount'],
    ['everything but a cent', 10_000, 9999, 'discount'],
    ['nine tenths', 2000, 1800, 'discount'],
    ['a cent less than nine tenths', 2000, 1799, null],
    ['half', 2000, 1000, null],
    ['no discount', 2000, 0, null],
    ['goods that cost nothing', 0, 0, null],
  ] as const)('%s', (_label, goods, discount, reason) => {
    expect(holdReasonOf(quote(goods, discount))).toBe(reason)
  })

  test('not what a voucher paid', () => {
    const totals = { ...quote(2000, 0).totals, voucherPaid: 2000, gross: 2000 }
    expect(holdReasonOf({ totals })).toBeNull()
  })
})
