import { describe, expect, test } from 'vitest'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { updateProduct } from '../../catalogue/operations/updateProduct.ts'
import { updateSettings } from '../../settings/operations.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const site = await testSite(database)
const { listed, buyer, cartOf } = buyersOf(database)
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })

const bottle = { key: 'flasche', one: { de: 'Flasche', en: 'bottle' }, many: { de: 'Flaschen', en: 'bottles' } }
const pair = { key: 'paar', one: { de: 'Paar' }, many: { de: 'Paar' } }
const set = (changes: object) => updateSettings(staff, { section: 'units', version: null, changes })
const name = (productId: string, quantityUnit: string | null) =>
  updateProduct(staff, { productId, revision: null, changes: { quantityUnit } })

await set({ units: [bottle, pair] })

const told = async (run: Promise<unknown>) =>
  (await refusalsOf(run)).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('a product that names a unit', () => {
  test('is counted in it by cart, order, mail and both doors', async () => {
    const product = await listed(null)
    await name(product.id, 'flasche')
    const context = await buyer(product, 3)
    const email = newMailbox()
    await updateCheckout(context, { changes: { email }, validate: null })
    const { order } = await placeOrder(context, orderOf((await cartOf(context))!.quote.totals.toPay))
    // What the order says stays, whatever becomes of the unit.
    await set({ units: [{ ...bottle, one: { de: 'Bouteille' } }, pair] })
    await workOff(database)
    const [mail] = await mailsTo(database, email)
    expect(mail!.text).toMatch(/3 Flaschen/)
    expect(mail!.text).toMatch(/je Flasche/)
    const client = await site.clientAs(['user', 'admin'])
    const { body } = await client.request('GET', `/api/v0/shop_order/${order.id}`)
    expect((body as { items: object[] }).items).toMatchObject([
      { amount: 3, quantity_unit: { one: 'Flasche', many: 'Flaschen' } },
    ])
    const { body: managed } = await client.request('GET', `/api/v0/shop_product/${product.id}`)
    expect(managed).toMatchObject({ quantity_unit: 'flasche' })
    await set({ units: [bottle, pair] })
  })

  test('names one that there is, or none', async () => {
    const product = await listed(null)
    expect(await told(name(product.id, 'kiste'))).toEqual(['INVALID_INPUT changes.quantityUnit'])
    await name(product.id, 'piece')
    await name(product.id, null)
  })
})

describe('a unit of the shop', () => {
  test('stays while a product names it, and goes once none does', async () => {
    const product = await listed(null)
    await name(product.id, 'paar')
    expect(await told(set({ units: [bottle] }))).toEqual(['TRANSITION_NOT_ALLOWED changes.units'])
    await name(product.id, null)
    await set({ units: [bottle] })
    await set({ units: [bottle, pair] })
  })

  test('that goes and is named at once is either kept or not named', async () => {
    const product = await listed(null)
    const outcomes = await Promise.allSettled([name(product.id, 'paar'), set({ units: [bottle] })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await name(product.id, null)
    await set({ units: [bottle, pair] })
  })

  test.each<[string, object, string]>([
    ['has a key of its own', { units: [bottle, bottle] }, 'ENTRY_TWICE changes.units.1.key'],
    ['is not that of pieces', { units: [{ ...bottle, key: 'piece' }, bottle] }, 'ENTRY_TWICE changes.units.0.key'],
    ['has a name', { units: [{ ...bottle, one: { de: ' ' } }, pair] }, 'INVALID_INPUT changes.units.0.one.de'],
    ['is there if it is the usual one', { defaultUnit: 'kiste' }, 'INVALID_INPUT changes.defaultUnit'],
  ])('%s', async (_what, changes, refusal) => {
    expect(await told(set(changes))).toEqual([refusal])
  })
})
