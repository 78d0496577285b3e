import { beforeEach, describe, expect, test } from 'vitest'
import { contextFor, insertProduct, insertViewer, setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { paymentSettings } from '../pricing/settings.ts'
import { updateSettings } from '../settings/operations.ts'

const database = await testDatabase()
const site = await testSite(database)
const admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const query = '{ firstSteps { isHidden steps { key isDone isSkipped missing } } dashboard { firstSteps { isHidden } } }'
type Step = { key: string; isDone: boolean; isSkipped: boolean; missing: string[] }

async function steps() {
  const client = await site.clientAs(['user', 'admin'])
  const { body } = await client.request('POST', '/graphql', { query })
  const { firstSteps } = (body as { data: { firstSteps: { isHidden: boolean; steps: Step[] } } }).data
  return { ...firstSteps, open: firstSteps.steps.filter(({ isDone }) => !isDone).map(({ key }) => key) }
}

beforeEach(() => database.pool.query('delete from settings'))

describe('the first steps', () => {
  test('of an empty shop are all open, and each is done by a fact', async () => {
    expect((await steps()).open).toEqual([
      'COMPANY',
      'ADDRESS',
      'TAX',
      'SHIPPING',
      'PAYMENT',
      'MAIL',
      'LEGAL',
      'PRODUCT',
    ])
    const shop = {
      ...{ name: 'FC Nord', timeZone: 'Europe/Vienna' },
      ...{ company: 'FC Nord', address: 'Weg 1', zip: '4600', city: 'Wels', country: 'AT' },
      ...{ email: 'post@fcnord.at', phone: '+43 7242 1234' },
    }
    await setSettings(database, 'shop', shop)
    const { open, steps: all } = await steps()
    expect(open).toEqual(['COMPANY', 'SHIPPING', 'PAYMENT', 'MAIL', 'LEGAL', 'PRODUCT'])
    expect(all.find(({ key }) => key === 'COMPANY')!.missing).toContain('operator.legalForm')
    const operator = {
      ...{ legalForm: 'soleTrader', businessPurpose: { de: 'Handel mit Sportartikeln' } },
      authority: 'Magistrat der Stadt Wels',
    }
    await setSettings(database, 'operator', operator)
    expect((await steps()).open).toEqual(['SHIPPING', 'PAYMENT', 'MAIL', 'PRODUCT'])
    const { id } = await insertProduct(database, { isOffline: true, priceCents: 590, available: 0 }, [])
    const missingOf = async (wanted: string) => (await steps()).steps.find(({ key }) => key === wanted)!.missing
    expect(await missingOf('PRODUCT')).toEqual(['product.offline'])
    await database.pool.query('update products set is_offline = false where id = $1', [id])
    expect(await missingOf('PRODUCT')).toEqual(['product.soldOut'])
    await database.pool.query('update products set available = null where id = $1', [id])
    expect((await steps()).open).toEqual(['SHIPPING', 'PAYMENT', 'MAIL'])
  })

  test('ask for the name and the time zone, which nobody chose yet', async () => {
    await setSettings(database, 'shop', { country: 'AT' })
    const { steps: all } = await steps()
    const missing = (wanted: string) => all.find(({ key }) => key === wanted)!.missing
    expect(missing('COMPANY')).toContain('shop.name')
    expect(missing('ADDRESS')).toContain('shop.timeZone')
  })

  test('ask where money goes to once somebody may pay in advance', async () => {
    const methods = paymentSettings.defaults.methods.map(each => ({ ...each, isEnabled: each.id === 'prepayment' }))
    await setSettings(database, 'payment', { methods })
    const payment = async () => (await steps()).steps.find(({ key }) => key === 'PAYMENT')!
    expect(await payment()).toMatchObject({ isDone: false, missing: ['shop.bankAccount'] })
    await setSettings(database, 'shop', { bankAccount: 'AT61 1904 3002 3457 3201' })
    expect(await payment()).toMatchObject({ isDone: true, missing: [] })
  })

  test('can be skipped and hidden, and taken up again', async () => {
    const change = (changes: object) => updateSettings(admin, { section: 'firstSteps', version: null, changes })
    await change({ skipped: ['mail', 'tax'], isHidden: true })
    const { isHidden, steps: all } = await steps()
    expect([isHidden, all.filter(({ isSkipped }) => isSkipped).map(({ key }) => key)]).toEqual([true, ['TAX', 'MAIL']])
    await change({ skipped: null, isHidden: false })
    expect((await steps()).steps.some(({ isSkipped }) => isSkipped)).toBe(false)
  })

  test('are not for customers, nor for staff who may not see the settings', async () => {
    const customer = await site.clientAs(['user'])
    expect((await customer.request('POST', '/graphql', { query: '{ firstSteps { isHidden } }' })).status).toBe(403)
  })
})
