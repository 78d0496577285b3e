import { describe, expect, test } from 'vitest'
import { setSettings, statementsOf } from '../../../testing/builders.ts'
import { buyersOf, completeCheckout, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { answerCartLines } from '../../cart/operations/answers.ts'
import { presentOrder } from '../../orders/presenters/order.ts'
import { shownByLink } from '../../orders/rules/links.ts'
import { deliverySettings } from '../../pricing/settings.ts'
import { Settings } from '../../settings/rules.ts'
import { placeOrder } from './placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)

const field = (key: string, place: 'order' | 'line', label: string, changes: object = {}) => ({
  ...{ key, place, kind: 'text', label: { de: label }, isRequired: true },
  ...changes,
})
const team = field('team', 'order', 'Mannschaft')
const number = field('number', 'line', 'Rückennummer', { kind: 'number', min: 1, max: 99 })
const ask = (...fields: object[]) => setSettings(database, 'orderFields', { fields })

describe('what the shop asks', () => {
  test('once of the order and of each line stops the order until it is answered, and is kept with it', async () => {
    await ask(team, number)
    const context = await buyer(await listed(null))
    const { id: lineId } = (await cartOf(context))!.lines[0]!.line
    expect(await refusalsOf(placeOrder(context, orderOf(2490)))).toMatchObject([
      { code: 'ANSWER_MISSING', path: ['lines', lineId, 'answers', 'number'] },
      { code: 'ANSWER_MISSING', path: ['checkout', 'answers', 'team'] },
    ])
    const wrong = answerCartLines(context, { lineIds: [lineId], answers: [{ key: 'number', text: '100' }] })
    expect(await refusalsOf(wrong)).toMatchObject([{ code: 'ANSWER_INVALID', path: ['answers', 'number'] }])
    await answerCartLines(context, { lineIds: [lineId], answers: [{ key: 'number', text: '7' }] })
    const answered = (text: string): CheckoutChanges => ({ answers: [{ key: 'team', text }] })
    expect(
      await refusalsOf(updateCheckout(context, { changes: answered('x'.repeat(201)), validate: 'shipping' })),
    ).toMatchObject([{ code: 'ANSWER_INVALID', path: ['changes', 'answers', 'team'] }])
    expect(await refusalsOf(updateCheckout(context, { changes: {}, validate: 'shipping' }))).toMatchObject([
      { code: 'ANSWER_MISSING', path: ['changes', 'answers', 'team'] },
    ])
    await updateCheckout(context, { changes: answered(' U13  <b> '), validate: 'payment' })
    const { order, lines } = await placeOrder(context, orderOf(2490))
    expect(order.answers).toEqual([{ key: 'team', label: 'Mannschaft', text: 'U13 <b>' }])
    expect(lines[0]!.answers).toEqual([{ key: 'number', label: 'Rückennummer', text: '7' }])
    expect(presentOrder(order, lines)).toMatchObject({
      item_fields: [{ key: 'team', label: 'Mannschaft', value: 'U13 <b>' }],
      items: [{ item_fields: [{ key: 'number', label: 'Rückennummer', value: '7' }] }],
    })
    expect(shownByLink(order).answers).toEqual([])
    await workOff(database)
    const [mail] = await mailsTo(database, order.email)
    expect(mail!.text).toContain('Mannschaft')
    expect(mail!.text).toContain('Rückennummer: 7')
    expect(mail!.html).toContain('U13 &lt;b&gt;')
    await ask()
  })

  test('of lines is answered for several at once, none of which may be somebody else’s', async () => {
    await ask(number)
    const [context, other] = [await buyer(await listed(null)), await buyer(await listed(null))]
    const own = (await cartOf(context))!.lines[0]!.line.id
    const foreign = (await cartOf(other))!.lines[0]!.line.id
    const answers = [{ key: 'number', text: '7' }]
    const refused = refusalsOf(answerCartLines(context, { lineIds: [own, foreign], answers }))
    expect(await refused).toMatchObject([{ code: 'NOT_FOUND', path: ['lineIds'] }])
    expect((await cartOf(context))!.lines[0]!.line.answers ?? {}).toEqual({})
    const { statements } = await statementsOf(() => answerCartLines(context, { lineIds: [own], answers }))
    expect(statements.length).toBeLessThanOrEqual(3)
    expect((await cartOf(context))!.lines[0]!.line.answers).toEqual({ number: '7' })
    await ask()
  })

  test('and no longer asks is forgotten, what it asks otherwise is asked again', async () => {
    await ask(team, field('note', 'order', 'Hinweis', { isRequired: false }))
    const context = await buyer(await listed(null))
    const answers = [
      { key: 'team', text: 'U13' },
      { key: 'note', text: 'x' },
    ]
    await updateCheckout(context, { changes: { answers }, validate: null })
    await ask(field('team', 'order', 'Mannschaft', { kind: 'choice', options: [{ key: 'u13', label: { de: 'U13' } }] }))
    expect(await refusalsOf(placeOrder(context, orderOf(2490)))).toMatchObject([
      { code: 'ANSWER_INVALID', path: ['checkout', 'answers', 'team'] },
    ])
    await updateCheckout(context, { changes: { answers: [{ key: 'team', text: 'u13' }] }, validate: null })
    const { order } = await placeOrder(context, orderOf(2490))
    expect(order.answers).toEqual([{ key: 'team', label: 'Mannschaft', text: 'U13' }])
    await ask()
  })
})

describe('a parcel locker', () => {
  const usual = deliverySettings.of(new Settings({})).providers
  const offer = (change: number) =>
    setSettings(database, 'delivery', {
      providers: usual.map(provider => ({
        ...provider,
        stations: { isOffered: true, countries: ['AT'], change },
      })),
    })
  const station = { provider: 'post', name: 'Abholstation Hauptplatz', zip: '4020', city: 'Linz' }

  test('is kept with the order and stands in its mail; the invoice goes to the buyer', async () => {
    await offer(0)
    const context = await buyer(await listed(null))
    await updateCheckout(context, { changes: { station }, validate: 'payment' })
    const { order } = await placeOrder(context, orderOf(2490))
    expect(order).toMatchObject({
      isPickup: false,
      station: { ...station, country: 'AT', customerNumber: null, providerName: 'Österreichische Post', kind: 'post' },
      invoiceAddress: completeCheckout.shippingAddress,
    })
    expect(shownByLink(order).station).toBeNull()
    const elsewhere = { ...order, station: { ...order.station!, city: 'Wels' } }
    expect(shownByLink(elsewhere).shippingAddress).toMatchObject({
      lastName: 'Muster',
      city: 'Wels',
      zip: '',
      address: '',
    })
    await workOff(database)
    const [mail] = await mailsTo(database, order.email)
    expect(mail!.text).toContain('Österreichische Post: Abholstation Hauptplatz, 4020 Linz')
  })

  test.each([
    [150, 2640],
    [-90, 2400],
    [-1000, 2000],
  ])('changes what shipping costs by %i', async (change, total) => {
    await offer(change)
    const context = await buyer(await listed(null))
    await updateCheckout(context, { changes: { station }, validate: 'payment' })
    const { order } = await placeOrder(context, orderOf(total))
    expect(order.grossCents).toBe(total)
    expect(order.netCents + order.vatCents).toBe(total)
  })

  test('that is incomplete or gone is refused at its part; to the door nothing of it counts', async () => {
    await offer(0)
    const context = await buyer(await listed(null))
    const choose = (changes: CheckoutChanges) => updateCheckout(context, { changes, validate: 'shipping' })
    expect(await refusalsOf(choose({ station: { ...station, name: '' } }))).toMatchObject([
      { code: 'STATION_INCOMPLETE', path: ['changes', 'station', 'name'] },
    ])
    await choose({ station })
    await setSettings(database, 'delivery', { providers: [] })
    expect(await refusalsOf(placeOrder(context, orderOf(2490)))).toMatchObject([
      { code: 'STATION_GONE', path: ['checkout', 'station', 'provider'] },
    ])
    await choose({ station: null })
    expect((await placeOrder(context, orderOf(2490))).order.station).toBeNull()
    await setSettings(database, 'delivery', { providers: usual })
  })
})
