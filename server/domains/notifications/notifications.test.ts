import { expect, test } from 'vitest'
import type { Role, Viewer } from '../../kit/viewer.ts'
import { notify } from '../../platform/notifications.ts'
import { ask, dataOf } from '../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, TEST_ADDRESS, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, orderOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { writeEntry } from '../../testing/entries.ts'
import { fieldOf, formWith, sendWithWork, sent } from '../../testing/forms.ts'
import { workOff } from '../../testing/mailbox.ts'
import { testSite } from '../../testing/site.ts'
import { requestCompany } from '../accounts/companies/operations/companies.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { approveEntry, returnEntry, submitEntry } from '../content/operations/workflow.ts'
import { chooseNotifications, forgetOldNotifications, readNotifications } from './operations.ts'
import { browseNotifications, countNotifications, countNotificationTabs, notificationsByIds } from './queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const reader = database.drizzle
const page = { offset: 0, limit: 50 }
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const somebody = (roles: Role[] = ['user', 'admin']) => insertViewer(database, roles)
const told = async (viewer: Viewer, tab: 'all' | 'unread' = 'all') =>
  (await browseNotifications(reader, viewer, { tab }, page)).map(({ kind, name }) => [kind, name].join(' ').trim())
const as = (viewer: Viewer, now = later(500)) => ({ ...contextFor(database, { viewer }), now: () => now })
const forgetAll = () => database.pool.query('delete from notifications')

test('an order tells whoever reads orders, once; nobody else', async () => {
  await forgetAll()
  const { buyer } = buyersOf(database)
  const { order } = await placeOrder(await buyer(await insertProduct(database)), orderOf(2480))
  await workOff(database, {}, task => task === 'orders.confirm')
  const admin = await somebody()
  expect(await told(admin)).toEqual([`order.placed ${order.orderNumber}`])
  expect(await told({ ...(await somebody(['member'])), grants: ['orders.none'] })).toEqual([])
  expect(await told(await somebody(['user']))).toEqual([])
  const cause = { kind: 'order.placed', cause: 'the same' } as const
  await Promise.all([notify(reader, cause, TEST_NOW), notify(reader, cause, TEST_NOW)])
  expect(await told(admin)).toHaveLength(2)
})

test('a message and a company that asks are told', async () => {
  await forgetAll()
  const admin = await somebody()
  const form = await formWith(as(admin), [fieldOf('name', 'text')])
  await sendWithWork(as(admin), sent(form.id, { name: 'Kim' }))
  expect(await told(admin)).toEqual([`message.received ${form.name}`])
  await requestCompany(as(await somebody(['user'])), { name: 'Nordwald GmbH', address: TEST_ADDRESS })
  expect(await told(admin)).toContain('company.requested Nordwald GmbH')
  expect(await told(await somebody(['user', 'member']))).toHaveLength(1)
})

test('what is handed in is told to whoever publishes, what became of it to whoever handed it in', async () => {
  await forgetAll()
  const [admin, member] = [await somebody(), await somebody(['user', 'member'])]
  const { id: entryId } = await writeEntry(as(member), { title: { de: 'Über uns' } })
  await submitEntry(as(member), { entryId, version: null })
  expect([await told(admin), await told(member)]).toEqual([['entry.submitted Über uns'], []])
  await returnEntry(as(admin), { entryId, version: null, note: 'Bild fehlt' })
  await submitEntry(as(member), { entryId, version: null })
  await approveEntry(as(admin), { entryId, version: null })
  expect((await told(member)).toSorted()).toEqual(['entry.approved Über uns', 'entry.returned Über uns'])
  expect(await told(await somebody(['user', 'member']))).toEqual([])
})

test('read are single ones, or all until now; each person by themselves', async () => {
  await forgetAll()
  const [admin, other] = [await somebody(), await somebody()]
  for (const n of [1, 2, 3]) await notify(reader, { kind: 'import.ended', name: `${n}.csv` }, later(n))
  const [third] = await browseNotifications(reader, admin, {}, page)
  await readNotifications(as(admin), { ids: [third!.id, third!.id, 'nonsense'] })
  expect(await told(admin, 'unread')).toEqual(['import.ended 2.csv', 'import.ended 1.csv'])
  expect(await countNotificationTabs(reader, admin, {})).toEqual({ unread: 2, all: 3 })
  await readNotifications(as(admin, later(10)), { ids: null })
  await notify(reader, { kind: 'import.ended', name: 'new.csv' }, later(11))
  expect(await told(admin, 'unread')).toEqual(['import.ended new.csv'])
  expect(await countNotifications(reader, other, { tab: 'unread' }, 99)).toBe(4)
})

test('what happened before somebody had an account they need not read', async () => {
  await forgetAll()
  await notify(reader, { kind: 'import.ended', name: 'old.csv' }, later(-10))
  const admin = await somebody()
  expect([await told(admin, 'unread'), await told(admin)]).toEqual([[], ['import.ended old.csv']])
})

test('of chosen kinds somebody hears nothing, and of what is for another they cannot read', async () => {
  await forgetAll()
  const [admin, other] = [await somebody(), await somebody()]
  await notify(reader, { kind: 'import.ended', name: 'a.csv' }, later(1))
  await notify(reader, { kind: 'entry.approved', name: 'Seite', accountId: other.accountId! }, later(2))
  await chooseNotifications(as(other), { muted: ['import.ended'] })
  expect([await told(admin), await told(other)]).toEqual([['import.ended a.csv'], ['entry.approved Seite']])
  const [own] = await browseNotifications(reader, other, {}, page)
  expect(await notificationsByIds(reader, admin, [own!.id])).toEqual([])
  await chooseNotifications(as(other), { muted: [] })
  expect(await told(other)).toHaveLength(2)
})

test('after 90 days it is forgotten, with who read it', async () => {
  await forgetAll()
  const admin = await somebody()
  await notify(reader, { kind: 'import.ended', name: 'a.csv' }, TEST_NOW)
  await notify(reader, { kind: 'import.ended', name: 'b.csv' }, later(86_400))
  const all = await browseNotifications(reader, admin, {}, page)
  await readNotifications(as(admin), { ids: all.map(({ id }) => id) })
  await forgetOldNotifications({ database, now: () => later(90 * 86_400 + 60) })
  expect(await told(admin)).toEqual(['import.ended b.csv'])
  expect((await database.pool.query('select from notification_reads')).rowCount).toBe(1)
})

test('by GraphQL they are counted, listed, read and chosen; customers hear nothing', async () => {
  await forgetAll()
  const client = await site.clientAs(['user', 'admin'])
  await notify(reader, { kind: 'stock.low', name: 'Trikot' }, later(9))
  type Listed = { unreadNotifications: number; notifications: { edges: { node: { id: string; kind: string } }[] } }
  const query = '{ unreadNotifications notifications(first: 5) { totalCount edges { node { id kind subjectId } } } }'
  const { unreadNotifications, notifications } = await dataOf<Listed>(client, query)
  const [{ node }] = notifications.edges as [{ node: { id: string; kind: string } }]
  expect([unreadNotifications, node]).toEqual([1, { id: node.id, kind: 'STOCK_LOW', subjectId: null }])
  const read = `mutation ($input: ReadNotificationsInput!) { readNotifications(input: $input) { errors { code } } }`
  await dataOf(client, read, { input: { notificationIds: [node.id] } })
  expect(await dataOf(client, '{ unreadNotifications }')).toEqual({ unreadNotifications: 0 })
  const choose = `mutation ($input: ChooseNotificationsInput!) { chooseNotifications(input: $input) { errors { code } } }`
  await dataOf(client, choose, { input: { muted: ['STOCK_LOW'] } })
  type Choices = { notificationChoices: { kind: string; isMuted: boolean }[] }
  const { notificationChoices } = await dataOf<Choices>(client, '{ notificationChoices { kind isMuted } }')
  expect(notificationChoices.filter(({ isMuted }) => isMuted)).toEqual([{ kind: 'STOCK_LOW', isMuted: true }])
  const customer = await site.clientAs(['user'])
  expect(await dataOf(customer, '{ unreadNotifications }')).toEqual({ unreadNotifications: 0 })
  for (const asked of ['notifications(first: 5) { totalCount }', 'notificationChoices { kind }']) {
    const { errors } = await ask(customer, `{ ${asked} }`)
    expect([asked, errors?.map(({ extensions }) => extensions?.code)]).toEqual([asked, ['C100']])
  }
})
