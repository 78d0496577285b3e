import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { NotAllowed, NotFound } from '../../kit/refusals.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { contextFor, insertProduct, insertSet, insertViewer, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, codesOf, completeCheckout, newMailbox, orderOf, pieces } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { mailsTo, workOff } from '../../testing/mailbox.ts'
import { addToCart } from '../cart/operations/cart.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../checkout/operations/updateCheckout.ts'
import { eventsOf, linesOf, type Order } from '../orders/queries/orders.ts'
import { completeWithdrawal, type DeclareWithdrawal, decideWithdrawal, declareWithdrawal } from './operations.ts'
import { browseWithdrawals, type Withdrawal } from './queries.ts'

const database = await testDatabase()
const { everything, listed } = buyersOf(database)
let admin: OperationContext
let plain: { id: string; variantIds: readonly string[] }
let printed: { id: string; variantIds: readonly string[] }

beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
  plain = await listed(null, 2000)
  printed = await insertProduct(database, { priceCents: 2000, isPersonalisable: true })
  await setSettings(database, 'shop', { email: 'laden@example.com' })
})

/** Two plain pieces and one with a name, ordered. */
async function ordered(context = contextFor(database)): Promise<{ order: Order; secret: string; lineIds: string[] }> {
  await addToCart(context, pieces(plain, 2))
  await addToCart(context, pieces(printed, 1, ['KIM']))
  const email = context.viewer.email ?? newMailbox()
  const cart = await updateCheckout(context, { changes: { ...completeCheckout, email }, validate: null })
  const placed = await placeOrder(context, orderOf(cart.quote.totals.toPay))
  const lines = await linesOf(database.drizzle, [placed.order.id])
  return { ...placed, lineIds: lines.map(({ id }) => id) }
}

const declaration = (changes: Partial<DeclareWithdrawal>): DeclareWithdrawal => ({
  ...{ key: `key-${newId()}`, name: 'Kim Muster', orderNumber: '1', email: 'kim@example.com', parts: null },
  ...{ token: null, items: null },
  ...changes,
})
const declare = (changes: Partial<DeclareWithdrawal>, context = contextFor(database)) =>
  declareWithdrawal(context, declaration(changes))
const counted = async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from withdrawals')
  return { ...(await everything()), withdrawals: rows[0].count }
}

describe('declaring a withdrawal', () => {
  test('by number and e-mail address is known to be of the order, and the receipt goes to the order’s address', async () => {
    const { order } = await ordered()
    const made = await declare({ orderNumber: String(order.orderNumber), email: order.email.toUpperCase() })
    expect(made).toMatchObject({
      orderId: order.id,
      proof: 'email',
      email: order.email,
      items: [],
      declaredAt: TEST_NOW,
    })
    await workOff(database)
    const [receipt] = await mailsTo(database, order.email)
    expect(receipt).toMatchObject({
      ...{ kind: 'withdrawalReceipt', orderId: order.id, language: 'de' },
      subject: `Eingang Ihres Widerrufs zur Bestellung ${order.orderNumber}`,
    })
    expect(receipt!.text).toContain('Kim Muster')
    expect(receipt!.text).toContain('der ganze Vertrag')
    expect(receipt!.text).toContain('am 20.11.2026 um 11:00 Uhr (Europe/Vienna)')
    const events = await eventsOf(database.drizzle, [order.id])
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'withdrawn'])
  })

  test('tells nobody whether there is such an order: the same is written for an unknown one', async () => {
    const { order } = await ordered()
    const stranger = newMailbox()
    const [wrong, unknown] = [
      await declare({ orderNumber: String(order.orderNumber), email: stranger }),
      await declare({ orderNumber: '999999', email: stranger }),
    ]
    expect([wrong, unknown].map(({ orderId, proof, email }) => [orderId, proof, email])).toEqual([
      [null, null, stranger],
      [null, null, stranger],
    ])
    await workOff(database)
    expect((await mailsTo(database, order.email)).map(({ kind }) => kind)).toEqual(['orderConfirmation'])
    const [second, first] = await mailsTo(database, stranger)
    expect(second!.text.replaceAll('999999', String(order.orderNumber))).toBe(first!.text)
  })

  test('the operator is told that there is one, and nothing of whom', async () => {
    const made = await declare({ name: 'Alex Anders', orderNumber: '4711', email: newMailbox() })
    await workOff(database)
    const [told] = await mailsTo(database, 'laden@example.com')
    expect(told).toMatchObject({ kind: 'withdrawalNote', subject: 'Widerruf zur Bestellung 4711' })
    expect(told!.text).toContain(`https://shop.example/admincenter/withdrawals/${made.id}`)
    expect(told!.text).not.toMatch(/Alex|Anders/)
  })

  test('by the link of an order takes single parts, but not what was made to the buyer’s words', async () => {
    const { order, secret, lineIds } = await ordered()
    const [first, second] = lineIds as [string, string]
    const known = { orderNumber: String(order.orderNumber), token: secret, email: null }
    const before = await counted()
    const excluded = declare({ ...known, items: [{ lineId: second, piece: null, amount: 1 }] })
    expect(await codesOf(excluded)).toEqual(['WITHDRAWAL_EXCLUDED'])
    expect(await codesOf(declare({ ...known, items: [] }))).toEqual(['AMOUNT_INVALID'])
    expect(await counted()).toEqual(before)
    const made = await declare({ ...known, items: [{ lineId: first, piece: null, amount: 1 }] })
    expect(made).toMatchObject({
      ...{ orderId: order.id, proof: 'link', email: order.email },
      items: [{ lineId: first, piece: null, title: 'Trikot Nordwald, M', amount: 1 }],
    })
    await workOff(database)
    expect((await mailsTo(database, order.email))[0]!.text).toContain('1 × Trikot Nordwald, M')
  })

  test('of a set of which one piece is printed takes the other', async () => {
    const context = contextFor(database)
    const set = await insertSet(database, [printed.id, plain.id])
    const { addSetToCart } = await import('../cart/operations/cart.ts')
    await addSetToCart(context, {
      productId: set.id,
      slots: [
        { productId: printed.id, pieces: [{ variantId: printed.variantIds[0]!, amount: 1, texts: ['KIM'] }] },
        { productId: plain.id, pieces: [{ variantId: plain.variantIds[0]!, amount: 1, texts: null }] },
      ],
      ...{ personalised: null, orderNote: null },
    })
    const changes = { ...completeCheckout, email: newMailbox() }
    const cart = await updateCheckout(context, { changes, validate: null })
    const { order, secret } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
    const [line] = await linesOf(database.drizzle, [order.id])
    expect(line!.isWithdrawalExcluded).toBe(false)
    const known = { orderNumber: String(order.orderNumber), token: secret, email: null }
    const of = (piece: number) => declare({ ...known, items: [{ lineId: line!.id, piece, amount: 1 }] })
    expect(await codesOf(of(0))).toEqual(['WITHDRAWAL_EXCLUDED'])
    expect((await of(1)).items).toEqual([
      { lineId: line!.id, piece: 1, title: 'Set Nordwald: Trikot Nordwald, M', amount: 1 },
    ])
  })

  test('by the account that ordered needs no address; parts cannot be chosen of what was not shown', async () => {
    const viewer = await insertViewer(database)
    const { order, lineIds } = await ordered(contextFor(database, { viewer }))
    const items = [{ lineId: lineIds[0]!, piece: null, amount: 2 }]
    const number = String(order.orderNumber)
    const own = await declare({ orderNumber: number, email: null, items }, contextFor(database, { viewer }))
    expect(own).toMatchObject({ orderId: order.id, proof: 'account', email: viewer.email })
    const before = await counted()
    expect(await codesOf(declare({ orderNumber: number, email: order.email, items }))).toEqual(['INVALID_INPUT'])
    expect(await codesOf(declare({ orderNumber: number, email: null }))).toEqual(['EMAIL_INVALID'])
    expect(await codesOf(declare({ key: 'short' }))).toEqual(['INVALID_INPUT'])
    await expect(declare({ orderNumber: number, token: 'x'.repeat(43) })).rejects.toThrow(NotFound)
    expect(await counted()).toEqual(before)
  })

  test('sent again, also twice at once, is declared once', async () => {
    const email = newMailbox()
    const request = declaration({ email })
    const [first, second] = await Promise.all([
      declareWithdrawal(contextFor(database), request),
      declareWithdrawal(contextFor(database), request),
    ])
    const third = await declareWithdrawal(contextFor(database), { ...request, name: 'Alex' })
    expect([second.id, third.id]).toEqual([first.id, first.id])
    await workOff(database)
    expect(await mailsTo(database, email)).toHaveLength(1)
  })

  test('is nobody’s to do for somebody else, and no program’s', async () => {
    const viewer = await insertViewer(database)
    const actor = { accountId: admin.viewer.accountId!, name: 'Kim' }
    const before = await counted()
    expect(await codesOf(declare({}, contextFor(database, { viewer: { ...viewer, actor } })))).toEqual([
      'ACTING_FOR_CUSTOMER',
    ])
    expect(await counted()).toEqual(before)
  })

  test('one address is sent ten receipts an hour; the others wait, and every declaration is there', async () => {
    const email = newMailbox()
    for (let i = 0; i < 11; i += 1) await declare({ email, orderNumber: String(5000 + i) })
    await expect(workOff(database)).rejects.toThrow('for 3600 seconds')
    expect(await mailsTo(database, email)).toHaveLength(10)
    const later = new Date(TEST_NOW.getTime() + 3_600_000)
    await workOff(database, { now: () => later })
    expect(await mailsTo(database, email)).toHaveLength(11)
  })
})

describe('deciding on a withdrawal', () => {
  const decide = ({ id }: Withdrawal, isAccepted: boolean, answer: string | null = null, context = admin) =>
    decideWithdrawal(context, { withdrawalId: id, revision: null, isAccepted, answer })

  test('writes to the customer in their language, once', async () => {
    const email = newMailbox()
    const made = await declare({ email, orderNumber: '77' }, contextFor(database, { language: 'en' }))
    const decided = await decide(made, true, 'Please use the label in the parcel.')
    expect(decided).toMatchObject({ state: 'accepted', decidedAt: TEST_NOW, revision: 2 })
    const [mail] = await mailsTo(database, email)
    expect(mail).toMatchObject({
      ...{ kind: 'withdrawalAccepted', language: 'en', subject: 'Your withdrawal from order 77 is accepted' },
    })
    expect(mail!.text).toContain('Please use the label in the parcel.')
    const before = await counted()
    expect(await codesOf(decide(made, false, 'Doch nicht.'))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect(await counted()).toEqual(before)
  })

  test('refuses with a reason alone, and is for those who may change orders', async () => {
    const email = newMailbox()
    const made = await declare({ email })
    const before = await counted()
    expect(await codesOf(decide(made, false))).toEqual(['INVALID_INPUT'])
    const stale = { withdrawalId: made.id, revision: 7, isAccepted: true, answer: null }
    expect(await codesOf(decideWithdrawal(admin, stale))).toEqual(['STALE_REVISION'])
    const member = contextFor(database, { viewer: await insertViewer(database, ['member']) })
    await expect(decide(made, true, null, member)).rejects.toThrow(NotAllowed)
    await expect(decideWithdrawal(admin, { ...stale, withdrawalId: newId() })).rejects.toThrow(NotFound)
    expect(await counted()).toEqual(before)
    await decide(made, false, 'Die Frist ist seit 03.11. vorbei.')
    expect((await mailsTo(database, email))[0]!.text).toContain('Die Frist ist seit 03.11. vorbei.')
  })

  test('those that wait are found by number, name and address', async () => {
    const email = newMailbox()
    const made = await declare({ email, name: 'Nora Neu', orderNumber: '31337' })
    for (const search of ['31337', 'nora', email.toUpperCase()]) {
      const filter = { tab: 'received', search } as const
      const found = await browseWithdrawals(database.drizzle, admin.viewer, filter, { offset: 0, limit: 9 })
      expect([search, found.map(({ id }) => id)]).toEqual([search, [made.id]])
    }
  })
})

describe('what staff find out of a declaration', () => {
  const complete = (withdrawal: Withdrawal, facts: { orderNumber?: string; arrivedOn?: string | null }) =>
    completeWithdrawal(admin, { withdrawalId: withdrawal.id, revision: withdrawal.revision, ...facts })
  const shipped = async (shippedAt: string) => {
    const { order } = await ordered()
    await database.pool.query('update orders set shipped_at = $1 where id = $2', [shippedAt, order.id])
    return order
  }

  test('the order that is meant stands at the declaration, which stays as it was, and in the order’s history', async () => {
    const { order } = await ordered()
    const made = await declare({ orderNumber: '4711', email: 'alt@example.com' })
    const found = await complete(made, { orderNumber: ` #${order.orderNumber}` })
    expect(found).toEqual({ ...made, orderId: order.id, proof: 'staff', revision: 2 })
    const events = await eventsOf(database.drizzle, [order.id])
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'withdrawn'])
    const { order: other } = await ordered()
    expect(await complete(found, { orderNumber: String(other.orderNumber) })).toMatchObject({ orderId: other.id })
  })

  test('the day of arrival is kept, and can be taken back', async () => {
    const order = await shipped('2026-11-17T10:00:00Z')
    const made = await declare({ orderNumber: String(order.orderNumber), email: order.email })
    const known = await complete(made, { arrivedOn: '2026-11-19' })
    expect(known).toEqual({ ...made, arrivedOn: '2026-11-19', revision: 2 })
    expect(await complete(known, {})).toEqual(known)
    expect(await complete(known, { arrivedOn: null })).toEqual({ ...made, arrivedOn: null, revision: 3 })
  })

  test.each<[string, { orderNumber?: string; arrivedOn?: string }, string]>([
    ['a number of no order', { orderNumber: '999999999' }, 'NOT_FOUND'],
    ['what is no number', { orderNumber: 'x1' }, 'NOT_FOUND'],
    ['another order than the one that is proven', { orderNumber: 'other' }, 'INVALID_INPUT'],
    ['a day before the goods were sent', { arrivedOn: '2026-11-16' }, 'INVALID_INPUT'],
    ['a day to come', { arrivedOn: '2026-11-21' }, 'INVALID_INPUT'],
  ])('refuses %s and changes nothing', async (_label, { orderNumber, arrivedOn }, code) => {
    const order = await shipped('2026-11-17T10:00:00Z')
    const other = await ordered()
    const made = await declare({ orderNumber: String(order.orderNumber), email: order.email })
    const before = await counted()
    const facts = {
      ...(orderNumber && { orderNumber: orderNumber === 'other' ? String(other.order.orderNumber) : orderNumber }),
      ...(arrivedOn && { arrivedOn }),
    }
    expect(await codesOf(complete(made, facts))).toEqual([code])
    expect(await counted()).toEqual(before)
    const [kept] = await browseWithdrawals(database.drizzle, admin.viewer, {}, { offset: 0, limit: 1 })
    expect(kept).toEqual(made)
  })

  test('refuses an arrival of what was not sent, what is decided, and an old revision; and visitors', async () => {
    const { order } = await ordered()
    const made = await declare({ orderNumber: String(order.orderNumber), email: order.email })
    expect(await codesOf(complete(made, { arrivedOn: '2026-11-20' }))).toEqual(['INVALID_INPUT'])
    expect(await codesOf(complete({ ...made, revision: 7 }, {}))).toEqual(['STALE_REVISION'])
    const visitor = completeWithdrawal(contextFor(database), { withdrawalId: made.id, revision: 1, orderNumber: '1' })
    await expect(visitor).rejects.toThrow(NotAllowed)
    await decideWithdrawal(admin, { withdrawalId: made.id, revision: 1, isAccepted: true, answer: null })
    expect(await codesOf(complete({ ...made, revision: 2 }, { orderNumber: '1' }))).toEqual(['TRANSITION_NOT_ALLOWED'])
    await expect(complete({ ...made, id: newId() }, {})).rejects.toThrow(NotFound)
  })
})
