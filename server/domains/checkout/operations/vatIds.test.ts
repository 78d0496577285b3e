import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StandInVies, startVies } from '../../../harness/vies.ts'
import type { PostalDraft } from '../../../kit/postalAddresses.ts'
import { silentLog } from '../../../platform/log.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { openVies } from '../../../platform/vies.ts'
import { contextFor, TEST_ADDRESS, TEST_NOW, visitor } from '../../../testing/builders.ts'
import { buyersOf, completeCheckout, newMailbox, orderOf, pieces, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { placeOrder } from './placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, cartOf, everything } = buyersOf(database)
const HOURS = 3_600_000

const munich: PostalDraft = {
  ...TEST_ADDRESS,
  ...{ type: 'company', company: 'TSV Muster', vatId: 'DE 136 695 976', country: 'DE', zip: '80331', city: 'München' },
}

describe('a company of another member state', () => {
  let vies: StandInVies
  beforeAll(async () => {
    await database.pool.query(
      `update settings set value = value || '{"vatId": "ATU13585627"}'::jsonb where key = 'shop'`,
    )
    vies = await startVies()
  })
  afterAll(() => vies.close())
  beforeEach(() => vies.behave('valid'))

  /** A visitor with one piece for 24.00 EUR with 20 % VAT in the cart; whoever asks the register waits for it briefly. */
  async function company(changes: Partial<OperationContext> = {}): Promise<OperationContext> {
    const vatRegister = openVies({ url: vies.url, log: silentLog, milliseconds: 200 })
    const context = contextFor(database, { vatRegister, viewer: visitor(), ...changes })
    await addToCart(context, pieces(await listed(null, 2400), 1))
    return context
  }
  const enter = (context: OperationContext, changes: CheckoutChanges) =>
    updateCheckout(context, { changes, validate: null })
  const filled = (changes: CheckoutChanges = {}): CheckoutChanges => ({
    ...{ ...completeCheckout, email: newMailbox(), shippingAddress: munich },
    ...changes,
  })

  test('pays no VAT once the register knows its id; the answer is kept with time and request id', async () => {
    const context = await company()
    const asked = vies.asked.length
    const cart = await enter(context, filled())
    expect(cart.vatIdStatus).toBe('valid')
    // 24.00 without a fifth is 20.00, 8.90 of shipping 7.42.
    expect(cart.quote.totals).toMatchObject({ net: 2742, vat: 0, gross: 2742 })
    expect(vies.asked.slice(asked)).toEqual([
      {
        ...{ countryCode: 'DE', vatNumber: '136695976' },
        ...{ requesterMemberStateCode: 'AT', requesterNumber: 'U13585627' },
      },
    ])
    const check = {
      ...{ number: 'DE136695976', isRegistered: true, at: '2026-11-20T10:00:00.000Z' },
      requestIdentifier: `WAPIAAAA${asked + 1}`,
    }
    expect((await cartOf(context))!.checkout.vatIdCheck).toEqual(check)

    const { order, lines } = await placeOrder(context, orderOf(2742))
    expect(order).toMatchObject({ vatIdCheck: check, vatCents: 0, grossCents: 2742 })
    expect(order.labels.vatGround).toBe(
      'Steuerfreie innergemeinschaftliche Lieferung (Reverse Charge): Ihre UID DE136695976, unsere UID ATU13585627. Die Erwerbsteuer melden Sie in Ihrem Land.',
    )
    expect(lines).toMatchObject([{ vatCategory: 'intraCommunity', vatRate: 0 }])
    const { rows } = await database.pool.query('select vat_id_check from orders where id = $1', [order.id])
    expect(rows).toEqual([{ vat_id_check: check }])
    expect(vies.asked).toHaveLength(asked + 1)
  })

  test.each([
    ['the register knows nothing of it', 'invalid', 'invalid'],
    ['the member state does not answer', 'error MS_UNAVAILABLE', 'unproven'],
    ['nobody answers in time', 'silent', 'unproven'],
  ] as const)('pays VAT where %s', async (_label, behaviour, status) => {
    vies.behave(behaviour)
    const context = await company()
    const cart = await enter(context, filled())
    expect(cart).toMatchObject({ vatIdStatus: status, quote: { totals: { gross: 3290, vat: 548 } } })
    const { order } = await placeOrder(context, orderOf(3290))
    expect(order).toMatchObject({ grossCents: 3290, vatIdCheck: null, labels: { vatGround: null } })
  })

  test('is asked about again before ordering where there was no answer, and then hears the lower sum', async () => {
    vies.behave('error MS_UNAVAILABLE')
    const context = await company()
    await enter(context, filled())
    vies.behave('valid')
    const before = await everything()
    expect(await refusalsOf(placeOrder(context, orderOf(3290)))).toMatchObject([
      { code: 'PRICE_CHANGED', details: { total: 2742 } },
    ])
    // The answer is all that is new: it counts when the order is repeated.
    expect(await everything()).toEqual({ ...before, carts: String(Number(before.carts) + 1) })
    vies.behave('silent')
    expect((await placeOrder(context, orderOf(2742))).order.vatCents).toBe(0)
  })

  test('pays VAT where the answer is too old and the register gives no new one', async () => {
    const context = await company()
    await enter(context, filled())
    vies.behave('silent')
    const later = (hours: number) => ({ ...context, now: () => new Date(TEST_NOW.getTime() + hours * HOURS) })
    expect((await cartOf(later(71)))!.vatIdStatus).toBe('valid')
    expect((await cartOf(later(72)))!.vatIdStatus).toBe('unproven')
    const before = await everything()
    expect(await refusalsOf(placeOrder(later(72), orderOf(2742)))).toMatchObject([
      { code: 'PRICE_CHANGED', details: { total: 3290 } },
    ])
    expect(await everything()).toEqual(before)
    expect((await placeOrder(later(72), orderOf(3290))).order.vatCents).toBe(548)
  })

  test('is not asked about where other things are missing', async () => {
    vies.behave('error TIMEOUT')
    const context = await company()
    await enter(context, filled())
    const asked = vies.asked.length
    const refusals = await refusalsOf(placeOrder(context, orderOf(3290, { acceptTerms: false })))
    expect(refusals.map(({ code }) => code)).toEqual(['TERMS_REQUIRED'])
    expect(vies.asked).toHaveLength(asked)
  })

  test.each<[string, CheckoutChanges, 'invalid' | null]>([
    ['it has the goods sent home', { shippingAddress: { ...munich, country: 'AT', zip: '4020' } }, null],
    ['it collects them', { isPickup: true }, null],
    ['its id is of the shop’s own country', { shippingAddress: { ...munich, vatId: 'ATU13585627' } }, null],
    ['they leave the EU', { shippingAddress: { ...munich, country: 'CH', zip: '8001' } }, null],
    ['it is a person', { shippingAddress: { ...munich, type: 'person' } }, null],
    ['it names no id', { shippingAddress: { ...munich, vatId: null } }, null],
    ['its id has a wrong digit', { shippingAddress: { ...munich, vatId: 'DE136695977' } }, 'invalid'],
  ])('is not asked about where %s', async (_label, changes, status) => {
    const context = await company()
    const asked = vies.asked.length
    const cart = await enter(context, filled(changes))
    expect(vies.asked).toHaveLength(asked)
    expect(cart.vatIdStatus).toBe(status)
  })

  test('pays VAT again with another id, whatever was answered about the first', async () => {
    const context = await company()
    await enter(context, filled())
    vies.behave('silent')
    const cart = await enter(context, { shippingAddress: { vatId: 'FR40303265045' } })
    expect(cart).toMatchObject({ vatIdStatus: 'unproven', quote: { totals: { vat: 548 } } })
  })

  test('may have the goods sent to a third country of the EU', async () => {
    const context = await company()
    const invoice = { hasOwnInvoiceAddress: true, invoiceAddress: munich }
    const shippingAddress = { ...TEST_ADDRESS, country: 'IT', zip: '39100', city: 'Bozen' }
    const cart = await enter(context, filled({ ...invoice, shippingAddress }))
    expect(cart).toMatchObject({ vatIdStatus: 'valid', quote: { vat: [{ category: 'intraCommunity', rate: 0 }] } })
  })

  test('is believed by form and check digit where the settings say so', async () => {
    const set = (value: object) =>
      database.pool.query(
        `insert into settings (key, value, updated_at) values ('vat', $1, now())
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      )
    await set({ vatIdCheck: 'form' })
    const context = await company()
    const asked = vies.asked.length
    expect((await enter(context, filled())).vatIdStatus).toBe('valid')
    expect(vies.asked).toHaveLength(asked)
    await set({})
  })
})
