import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { insertViewer, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { referredTo, ripe } from '../../../testing/referred.ts'
import { productGroups } from '../../catalogue/tables.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { readSettings } from '../../settings/queries.ts'
import {
  type Affiliate,
  browseCommissions,
  commissionEntriesByIds,
  figuresOf,
  ownEarnings,
  ownPartner,
} from '../queries.ts'
import { ripeBefore } from '../settings.ts'
import { updateAffiliate } from './affiliates.ts'
import { correctCommission } from './correcting.ts'

const database = await testDatabase()
const { admin, staff, shirt, partner, ordered, settled, figures, states, addsUp, pay } = await referredTo(database)
const publicUrl = 'https://shop.example'

describe('rates by groups of products', () => {
  const earnedOf = async (made: Affiliate) =>
    (await browseCommissions(database.drizzle, admin, made.id, { offset: 0, limit: 9 }, ripe))[0]!

  test('count in place of the usual one, the nearest of them, and say why', async () => {
    const [above, near] = [newId(), newId()]
    await database.drizzle.insert(productGroups).values([
      { id: above, slug: `oben-${above}`, title: { de: 'Kleidung' } },
      { id: near, slug: `unten-${near}`, title: { de: 'Trikots' } },
    ])
    await database.pool.query('insert into product_group_parents (group_id, parent_id) values ($1, $2)', [near, above])
    await database.pool.query('insert into group_members (group_id, product_id, position) values ($1, $2, 0)', [
      near,
      shirt.id,
    ])
    const made = await partner({ rates: [{ groupId: above, value: 200 }] })
    await ordered(made.code)
    expect(await earnedOf(made)).toMatchObject({
      amountCents: 100,
      parts: [{ group: { id: above, title: { de: 'Kleidung' } }, value: 200, netCents: 5000, amountCents: 100 }],
    })
    const rates = [...made.rates, { groupId: near, value: 2000 }]
    await updateAffiliate(staff, { affiliateId: made.id, revision: 1, changes: { rates } })
    await ordered(made.code)
    expect((await states(made)).toSorted()).toEqual(['100 waiting', '1000 waiting'])
    await database.pool.query('delete from group_members where group_id = $1', [near])
  })

  test('are refused of groups that are not there, twice, and out of bounds', async () => {
    const gone = newId()
    expect(await refusalsOf(partner({ rates: [{ groupId: gone, value: 100 }] }))).toMatchObject([
      { code: 'NOT_FOUND', path: ['affiliate', 'rates', '0', 'groupId'] },
    ])
    const twice = [1, 10_001].map(value => ({ groupId: gone, value }))
    expect((await refusalsOf(partner({ rates: twice }))).map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['affiliate.rates', 'affiliate.rates.1.value']),
    )
  })
})

describe('corrections', () => {
  const correct = async (made: Affiliate, seenCents: number, amountCents: number, reason = 'Kulanz') => {
    const [commission] = await browseCommissions(database.drizzle, admin, made.id, { offset: 0, limit: 9 }, ripe)
    const { id: commissionId } = commission!
    return correctCommission(staff, { affiliateId: made.id, commissionId, seenCents, amountCents, reason })
  }

  test('are entries with reason and person; what was earned stays beside them', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await correct(made, 500, 650)
    expect(await codesOf(correct(made, 500, 700))).toEqual(['COMMISSION_CHANGED'])
    expect(await refusalsOf(correct(made, 650, 650))).toMatchObject([{ path: ['amountCents'] }])
    expect(await refusalsOf(correct(made, 650, -1, ' '))).toMatchObject([
      { path: ['amountCents'] },
      { path: ['reason'] },
    ])
    const [commission] = await browseCommissions(database.drizzle, admin, made.id, { offset: 0, limit: 9 }, ripe)
    expect(await commissionEntriesByIds(database.drizzle, admin, [commission!.id])).toMatchObject([
      { kind: 'earned', amountCents: 500, note: null },
      { kind: 'corrected', amountCents: 150, note: 'Kulanz', person: admin.name },
    ])
    // With the order all of it goes.
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl })
    await workOff(database)
    expect(await states(made)).toEqual(['0 void'])
    expect(await addsUp()).toBe(true)
  })

  test('of what was paid are set off against the next payment', async () => {
    const made = await partner()
    await settled((await ordered(made.code)).order)
    await pay(made, 500)
    await correct(made, 500, 400)
    expect(await figures(made)).toMatchObject({ open: -100, due: -100, paid: 500 })
    await correct(made, 400, 600)
    expect(await figures(made)).toMatchObject({ open: 100, due: 100 })
    await pay(made, 100)
    expect(await figures(made)).toMatchObject({ open: 0, paid: 600 })
    expect(await addsUp()).toBe(true)
  })

  test('of one commission at once are made one after the other, or refused', async () => {
    const made = await partner()
    await ordered(made.code)
    const all = await Promise.allSettled([1, 2, 3, 4].map(each => correct(made, 500, 500 + each)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await addsUp()).toBe(true)
  })
})

describe('partners see', () => {
  test('what they earn, by the confirmed address of their account, and nobody else does', async () => {
    const viewer = await insertViewer(database)
    const made = await partner({ email: viewer.email!.toUpperCase() })
    await ordered(made.code)
    const own = (await ownPartner(database.drizzle, viewer.accountId))!
    expect(own.id).toBe(made.id)
    const { commissions } = await ownEarnings(database.drizzle, own, ripe, 10)
    expect(commissions).toMatchObject([{ amountCents: 500, state: 'waiting' }])
    expect(await ownPartner(database.drizzle, (await insertViewer(database)).accountId)).toBeNull()
    expect(await ownPartner(database.drizzle, null)).toBeNull()
    await database.pool.query('update accounts set email_verified_at = null where id = $1', [viewer.accountId])
    expect(await ownPartner(database.drizzle, viewer.accountId)).toBeNull()
  })
})

test('the days until a commission is due are a setting', async () => {
  const made = await partner()
  const { order } = await ordered(made.code)
  await settled(order, 16)
  const dueWith = async (waitDays: number) => {
    await setSettings(database, 'affiliates', { waitDays })
    const before = ripeBefore(await readSettings(database.drizzle), TEST_NOW)
    return (await figuresOf(database.drizzle, [made.id], before))[0]!.due
  }
  expect([await dueWith(21), await dueWith(15)]).toEqual([0, 500])
  await pay(made, 500)
  await setSettings(database, 'affiliates', { waitDays: 21 })
})
