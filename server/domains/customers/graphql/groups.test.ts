import { describe, expect, test } from 'vitest'
import { ask, dataOf, insertRange, placedBy } from '../../../testing/asking.ts'
import { setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { foldCustomers } from '../operations/folding.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
await setSettings(database, 'discounts', {
  groups: [{ id: 'club', title: { de: 'Verein' }, type: 'percent', roles: [], tiers: [] }],
})

const query = `query ($group: String) {
  customerDiscountGroups { key } customers(filter: { discountGroup: $group }) { totalCount tabs { key count } } }`
type Answer = {
  customerDiscountGroups: object[]
  customers: { totalCount: number; tabs: { key: string; count: number }[] }
}

describe('customers by discount group', () => {
  test('are those whose account has it', async () => {
    for (let i = 0; i < 2; i += 1) await placedBy(await site.clientAs(['user']), shirt)
    await foldCustomers({ database })
    await database.pool.query(`update accounts set terms = '{"discountGroups": ["club"]}'
      where id = (select account_id from orders order by order_number desc limit 1)`)
    const admin = await site.clientAs(['admin'])
    const counted = async (group: string | null) => {
      const { customers, customerDiscountGroups } = await dataOf<Answer>(admin, query, { group })
      expect(customerDiscountGroups).toEqual([{ key: 'club' }])
      return [customers.totalCount, customers.tabs.find(({ key }) => key === 'ALL')!.count]
    }
    const [all] = await counted(null)
    expect(all).toBeGreaterThanOrEqual(2)
    expect(await counted('club')).toEqual([1, 1])
    expect(await counted('nobody')).toEqual([0, 0])
  })

  test('are not told to whoever may not read terms', async () => {
    const keyed = await ask(await site.clientAs(['user']), query, { group: 'club' })
    expect(JSON.stringify(keyed)).toContain('C100')
  })
})
