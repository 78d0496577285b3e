import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NotFound } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, stockLeft, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, refusalsOf, type TestProduct } from '../../../testing/buyers.ts'
import { testCompany } from '../../../testing/companies.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { changeBuyer, removeBuyer } from '../../accounts/companies/operations/buyers.ts'
import { updateCompany } from '../../accounts/companies/operations/companies.ts'
import { updateProduct } from '../../catalogue/operations/updateProduct.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { orders } from '../../orders/tables.ts'
import { requestsByIds } from '../queries.ts'
import { askApproval, takeBackRequest } from './asking.ts'
import { approveRequest, declineRequest } from './deciding.ts'
import { purgeRequests } from './purging.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)
const publicUrl = 'https://shop.example'
const { staff, company, member, again } = await testCompany(database)
const boss = await member('administrator')
const companyId = company.id

const as = (viewer: Viewer) => contextFor(database, { viewer })
/** Three shirts for 20 euros, and 4.90 for shipping. */
const total = 6490
const declared = { acceptTerms: true, acceptConditions: false, confirmAge: false, expectedTotal: total, publicUrl }

/** A buyer with three shirts in the cart. */
const shopping = async (viewer: Viewer, product?: TestProduct, amount = 3) =>
  buyer(product ?? (await listed(null)), amount, { viewer })
/** A buyer who may order for 50 euros at a time and asked for 64.90. */
async function asking(product?: TestProduct) {
  const viewer = await member('buyer', { orderLimitCents: 5000 })
  const context = await shopping(viewer, product)
  const { request } = await askApproval(context, declared)
  return { viewer, context, request }
}
const standing = async (id: string) => (await requestsByIds(database.drizzle, staff.viewer, [id]))[0]!
const ordersOf = ({ accountId }: Viewer) =>
  database.drizzle.select().from(orders).where(eq(orders.accountId, accountId!))

describe('what a buyer orders by themselves', () => {
  test('is invoiced to the company, at its terms', async () => {
    await updateCompany(staff, { companyId, revision: null, changes: { personalPercent: 1000 }, publicUrl })
    const viewer = await member('buyer')
    const context = await shopping(viewer)
    expect((await cartOf(context))!.quote.totals).toMatchObject({ discount: 600, toPay: 5890 })
    const { order } = await placeOrder(context, orderOf(5890))
    expect(order).toMatchObject({ companyId, accountId: viewer.accountId })
    expect(order.invoiceAddress).toMatchObject({ type: 'company', company: 'SV Nordwald' })
    await updateCompany(staff, { companyId, revision: null, changes: { personalPercent: 0 }, publicUrl })
  })

  test('ends at the limit of an order, to the cent, and the cart stays', async () => {
    const viewer = await member('buyer', { orderLimitCents: total })
    await placeOrder(await shopping(viewer), orderOf(total))
    await changeBuyer(as(boss), { companyId, userId: viewer.accountId!, changes: { orderLimitCents: total - 1 } })
    const context = await shopping(viewer)
    expect(await refusalsOf(placeOrder(context, orderOf(total)))).toMatchObject([
      { code: 'APPROVAL_NEEDED', details: { reason: 'ORDER_LIMIT', limit: total - 1, left: total - 1 } },
    ])
    expect((await cartOf(context))!.pieceCount).toBe(3)
    expect(await ordersOf(viewer)).toHaveLength(1)
  })

  test('ends at the budget of the month, of which cancelled orders and other months take nothing', async () => {
    const viewer = await member('buyer', { monthBudgetCents: 2 * total })
    const { order } = await placeOrder(await shopping(viewer), orderOf(total))
    await placeOrder(await shopping(viewer), orderOf(total))
    const waiting = await shopping(viewer)
    expect(await refusalsOf(placeOrder(waiting, orderOf(total)))).toMatchObject([
      { code: 'APPROVAL_NEEDED', details: { reason: 'MONTH_BUDGET', limit: 2 * total, left: 0 } },
    ])
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl })
    await placeOrder(waiting, orderOf(total))
    // In Vienna it is December already, in Greenwich not yet.
    const december = { viewer, now: () => new Date('2026-11-30T23:30:00.000Z') }
    await placeOrder(await buyer(await listed(null), 3, december), orderOf(total))
    expect(await ordersOf(viewer)).toHaveLength(4)
  })

  test('takes no more than the budget, also while it is lowered', async () => {
    const viewer = await member('buyer', { monthBudgetCents: total })
    const context = await shopping(viewer)
    const lower = { companyId, userId: viewer.accountId!, changes: { monthBudgetCents: 0 } }
    const [placed] = await Promise.allSettled([placeOrder(context, orderOf(total)), changeBuyer(as(boss), lower)])
    expect(await ordersOf(viewer)).toHaveLength(placed.status === 'fulfilled' ? 1 : 0)
    const next = placed.status === 'fulfilled' ? await shopping(viewer) : context
    expect(await codesOf(placeOrder(next, orderOf(total)))).toEqual(['APPROVAL_NEEDED'])
  })

  test.each<[string, (viewer: Viewer) => Promise<unknown>]>([
    [
      'suspended',
      ({ accountId }) => changeBuyer(as(boss), { companyId, userId: accountId!, changes: { isActive: false } }),
    ],
    ['dismissed', ({ accountId }) => removeBuyer(as(boss), { companyId, userId: accountId! })],
  ])('is nothing for who was %s meanwhile', async (_how, act) => {
    const viewer = await member('buyer')
    const context = await shopping(viewer)
    await act(viewer)
    expect(await codesOf(placeOrder(context, orderOf(total)))).toEqual(['BUYER_SUSPENDED'])
  })
})

describe('a request', () => {
  test('takes what was chosen out of the cart, and tells who decides', async () => {
    const { viewer, context, request } = await asking()
    expect(request).toMatchObject({ state: 'open', totalCents: total, grossCents: total, company: 'SV Nordwald' })
    expect(request.lines).toMatchObject([{ amount: 3, sumCents: 6000 }])
    expect((await cartOf(context))!.lines).toEqual([])
    const mails = await mailsTo(database, boss.email!)
    expect(mails.some(({ kind, text }) => kind === 'approvalAsked' && text.includes(viewer.name!))).toBe(true)
  })

  test('approved is an order of the buyer, once, and reserves its stock then', async () => {
    const product = await listed(10)
    const { viewer, request } = await asking(product)
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(10)
    const { order } = await approveRequest(as(boss), { requestId: request.id, expectedTotal: total })
    expect(order).toMatchObject({ accountId: viewer.accountId, companyId, email: viewer.email, toPayCents: total })
    expect(order.invoiceAddress.company).toBe('SV Nordwald')
    expect(await standing(request.id)).toMatchObject({
      ...{ state: 'approved', orderId: order.id, decidedBy: boss.accountId },
    })
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(7)
    expect(await codesOf(approveRequest(as(boss), { requestId: request.id, expectedTotal: total }))).toEqual([
      'TRANSITION_NOT_ALLOWED',
    ])
  })

  test('is decided by one of two who approve at once, or of one who declines and one who takes back', async () => {
    const second = await member('approver')
    const { viewer, request } = await asking()
    const both = [boss, second].map(each => approveRequest(as(each), { requestId: request.id, expectedTotal: total }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await ordersOf(viewer)).toHaveLength(1)

    const other = await asking()
    const mixed = await Promise.allSettled([
      approveRequest(as(boss), { requestId: other.request.id, expectedTotal: total }),
      declineRequest(as(second), { requestId: other.request.id, publicUrl }),
      takeBackRequest(other.context, { requestId: other.request.id }),
    ])
    // What was declined may still be taken back; what was approved or taken back is neither.
    const { state } = await standing(other.request.id)
    expect(mixed.filter(({ status }) => status === 'fulfilled').length).toBe(state === 'declined' ? 2 : 1)
    expect(await ordersOf(other.viewer)).toHaveLength(state === 'approved' ? 1 : 0)
  })

  test('that costs more by now is approved anew; less is placed at less', async () => {
    const product = await listed(null)
    const dear = await asking(product)
    await updateProduct(staff, { productId: product.id, revision: null, changes: { basePrice: 2500 } })
    const approve = (requestId: string, expectedTotal: number) => approveRequest(as(boss), { requestId, expectedTotal })
    expect(await refusalsOf(approve(dear.request.id, total))).toMatchObject([
      { code: 'PRICE_CHANGED', details: { total: 7990 } },
    ])
    expect((await standing(dear.request.id)).state).toBe('open')
    expect((await approve(dear.request.id, 7990)).order.toPayCents).toBe(7990)
    await updateProduct(staff, { productId: product.id, revision: null, changes: { basePrice: 2000 } })
    const cheap = await asking(product)
    await updateProduct(staff, { productId: product.id, revision: null, changes: { basePrice: 1800 } })
    expect((await approve(cheap.request.id, total)).order.toPayCents).toBe(5890)
  })

  test('for what is sold out by now is refused, and stays open', async () => {
    const product = await listed(3)
    const { request } = await asking(product)
    await placeOrder(await shopping(await member('buyer'), product), orderOf(total))
    const codes = await codesOf(approveRequest(as(boss), { requestId: request.id, expectedTotal: total }))
    expect(codes).toEqual(['SOLD_OUT'])
    expect(await standing(request.id)).toMatchObject({ state: 'open', orderId: null })
  })

  test('of a buyer who was dismissed is not placed; a lower limit does not matter', async () => {
    const gone = await asking()
    await removeBuyer(as(boss), { companyId, userId: gone.viewer.accountId! })
    const approve = (requestId: string) => approveRequest(as(boss), { requestId, expectedTotal: total })
    expect(await codesOf(approve(gone.request.id))).toEqual(['BUYER_SUSPENDED'])
    const lowered = await asking()
    await changeBuyer(as(boss), {
      ...{ companyId, userId: lowered.viewer.accountId!, changes: { orderLimitCents: 0, monthBudgetCents: 0 } },
    })
    expect((await approve(lowered.request.id)).order.toPayCents).toBe(total)
  })

  test('is decided by nobody but who decides for the company, and not by its buyer', async () => {
    const elsewhere = await testCompany(database, 'TSV Bergheim')
    const approver = await member('approver', { orderLimitCents: 5000 })
    const { request } = await asking()
    const own = (await askApproval(await shopping(approver), declared)).request
    for (const viewer of [await elsewhere.member('administrator'), await member('buyer'), staff.viewer]) {
      await expect(approveRequest(as(viewer), { requestId: request.id, expectedTotal: total })).rejects.toThrow(
        NotFound,
      )
      await expect(declineRequest(as(viewer), { requestId: request.id, publicUrl })).rejects.toThrow(NotFound)
    }
    expect(await codesOf(approveRequest(as(approver), { requestId: own.id, expectedTotal: total }))).toEqual([
      'SECOND_PERSON_REQUIRED',
    ])
    const stranger = await elsewhere.member('administrator')
    expect(await requestsByIds(database.drizzle, stranger, [request.id])).toEqual([])
    // Who was an approver when the request began, and is none by now.
    await removeBuyer(as(boss), { companyId, userId: approver.accountId! })
    await expect(approveRequest(as(approver), { requestId: request.id, expectedTotal: total })).rejects.toThrow(
      NotFound,
    )
  })

  test('declined tells its buyer why, who takes it back into the cart', async () => {
    const { viewer, context, request } = await asking()
    await declineRequest(as(boss), { requestId: request.id, answer: 'Bitte nur zwei.', publicUrl })
    const [mail] = await mailsTo(database, viewer.email!)
    expect(mail).toMatchObject({ kind: 'approvalDeclined' })
    expect(mail!.text).toContain('Bitte nur zwei.')
    await shopping(viewer)
    await takeBackRequest(context, { requestId: request.id })
    expect((await cartOf(context))!.pieceCount).toBe(6)
    expect(await standing(request.id)).toMatchObject({ state: 'declined', cartId: null })
    expect(await codesOf(takeBackRequest(context, { requestId: request.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
  })

  test('is not made for what one may order, nor where nobody else decides, nor without end', async () => {
    const free = await member('buyer')
    expect(await codesOf(askApproval(await shopping(free), declared))).toEqual(['TRANSITION_NOT_ALLOWED'])
    const alone = await testCompany(database, 'ASKÖ Allein')
    const single = await alone.member('administrator', { orderLimitCents: 0 })
    expect(await codesOf(askApproval(await shopping(single), declared))).toEqual(['APPROVER_MISSING'])
    const eager = await member('buyer', { orderLimitCents: 0 })
    for (let i = 0; i < 10; i += 1) await askApproval(await shopping(eager), declared)
    const context = await shopping(eager)
    expect(await codesOf(askApproval(context, declared))).toEqual(['TOO_MANY_OPEN'])
    expect((await cartOf(context))!.pieceCount).toBe(3)
  })

  test('is forgotten after ninety days, unless it became an order', async () => {
    const [kept, gone] = [await asking(), await asking()]
    await approveRequest(as(boss), { requestId: kept.request.id, expectedTotal: total })
    await purgeRequests(database, new Date(TEST_NOW.getTime() + 91 * 86_400_000))
    const left = await requestsByIds(database.drizzle, staff.viewer, [kept.request.id, gone.request.id])
    expect(left.map(({ id }) => id)).toEqual([kept.request.id])
    expect((await again(boss)).company).toMatchObject({ role: 'administrator', isActive: true })
  })
})
