import { describe, expect, test } from 'vitest'
import { NotFound } from '../../../kit/refusals.ts'
import { contextFor, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, codesOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, secretTo, workOff } from '../../../testing/mailbox.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { eventsOf, orderOfLink } from '../queries/orders.ts'
import { linksEndAt, maskedEmail } from '../rules/links.ts'
import { requestOrderLink } from './links.ts'

const database = await testDatabase()
const { listed, buyer, everything } = buyersOf(database)
const publicUrl = 'https://shop.example'
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

async function placed() {
  const { order, secret } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
  await workOff(database)
  return { order, secret, number: String(order.orderNumber) }
}
const stateOf = async (number: string, secret: string, days: number) =>
  (await orderOfLink(database.drizzle, number, secret, daysLater(days)))?.state ?? null
const ask = (orderNumber: string, token: string, days: number) =>
  requestOrderLink(contextFor(database, { now: () => daysLater(days) }), { orderNumber, token, publicUrl })

describe('the links of an order', () => {
  test.each([
    ['90 days after the order', {}, '2027-02-18'],
    ['30 days after the shipping, where that is later', { shippedAt: daysLater(80) }, '2027-03-10'],
    ['not earlier because it was shipped at once', { shippedAt: daysLater(1) }, '2027-02-18'],
    ['seven days after a new one was asked for', { linkRenewedAt: daysLater(200) }, '2027-06-15'],
  ])('end %s', (_label, dates, day) => {
    const order = { placedAt: TEST_NOW, shippedAt: null, linkRenewedAt: null, ...dates }
    expect(linksEndAt(order).toISOString().slice(0, 10)).toBe(day)
  })

  test('serve to ask for a new one then, which goes to the order’s own address and brings none of them back', async () => {
    const { order, secret, number } = await placed()
    expect([await stateOf(number, secret, 89), await stateOf(number, secret, 90)]).toEqual(['good', 'ended'])
    await ask(number, secret, 100)
    const renewed = await secretTo(database, order.email, 'orderLink')
    expect(await stateOf(number, renewed, 100)).toBe('good')
    expect(await stateOf(number, secret, 100)).toBe('ended')
    expect(await stateOf(number, renewed, 107)).toBe('ended')
    expect((await eventsOf(database.drizzle, [order.id])).at(-1)).toMatchObject({ kind: 'linkRenewed', by: null })
    const [mail] = await mailsTo(database, order.email)
    expect(mail).toMatchObject({ kind: 'orderLink', subject: `Neuer Link zu Ihrer Bestellung ${number}` })
    // Who got hold of an old mail learns nothing from the new one's words about the buyer either.
    expect(mail!.text).not.toMatch(/Muster|Hauptplatz/)
  })

  test('are asked for in vain while they are good, by strangers, and too often', async () => {
    const { secret, number } = await placed()
    const before = await everything()
    await ask(number, secret, 1)
    expect(await everything()).toEqual(before)
    await expect(ask(number, 'x'.repeat(43), 100)).rejects.toThrow(NotFound)
    await expect(ask('99999', secret, 100)).rejects.toThrow(NotFound)
    expect(await everything()).toEqual(before)
    for (let count = 0; count < 10; count += 1) await ask(number, secret, 100)
    const after = await everything()
    expect(await codesOf(ask(number, secret, 100))).toEqual(['TOO_MANY_MAILS'])
    expect(await everything()).toEqual(after)
  })
})

test.each([
  ['kim@example.com', 'k…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['ö@example.com', 'ö…@example.com'],
  ['', '…'],
])('of the address %s no more is shown than %s', (email, shown) => expect(maskedEmail(email)).toBe(shown))
