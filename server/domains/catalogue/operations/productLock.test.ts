import { expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { contextFor, insertProduct, insertViewer, visitor } from '../../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { openSession } from '../../accounts/sessions/sessions.ts'
import { freeLock, takeLock } from '../../locks/operations.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
const site = await testSite(database)
const [ada, bea] = [await insertViewer(database, ['user', 'admin']), await insertViewer(database, ['user', 'admin'])]
const by = (viewer: typeof ada, tab: string | null) => contextFor(database, { viewer, tab })
const titled = (context: ReturnType<typeof by>, productId: string, de: string) =>
  updateProduct(context, { productId, revision: null, changes: { title: { de } } })
const titleOf = async (id: string) =>
  (await database.pool.query('select title from products where id = $1', [id])).rows[0].title.de

test('a product that somebody edits is changed by nobody else, until it is given back', async () => {
  const { id } = await insertProduct(database)
  await takeLock(by(ada, 'one'), { kind: 'product', id })
  expect(await refusalsOf(titled(by(bea, 'x'), id, 'Bea'))).toMatchObject([
    { code: 'PRODUCT_LOCKED', path: ['productId'], details: { name: ada.name } },
  ])
  expect(await codesOf(titled(by(ada, 'two'), id, 'Ada'))).toEqual(['PRODUCT_LOCKED'])
  await titled(by(ada, 'one'), id, 'Adas Trikot')
  expect(await titleOf(id)).toBe('Adas Trikot')
  await freeLock(by(ada, 'one'), { kind: 'product', id })
  await titled(by(bea, 'x'), id, 'Beas Trikot')
  expect(await titleOf(id)).toBe('Beas Trikot')
})

test('whoever takes over keeps the other one from saving', async () => {
  const { id } = await insertProduct(database)
  await takeLock(by(ada, 'one'), { kind: 'product', id })
  await takeLock(by(bea, 'x'), { kind: 'product', id, isForced: true })
  expect(await codesOf(titled(by(ada, 'one'), id, 'Ada'))).toEqual(['PRODUCT_LOCKED'])
  const { rows } = await database.pool.query(
    `select account_id from audit_entries where action = 'product.unlocked' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ account_id: bea.accountId }])
})

test('programs write stocks and prices at any time', async () => {
  const { id } = await insertProduct(database)
  await takeLock(by(ada, 'one'), { kind: 'product', id })
  const program = {
    ...visitor(),
    grants: ['catalogue.write'] as const,
    key: { accountId: ada.accountId!, name: 'ERP' },
  }
  await titled(contextFor(database, { viewer: program }), id, 'aus dem ERP')
  expect(await titleOf(id)).toBe('aus dem ERP')
})

test('a program writes as the person who edits, and as nobody else', async () => {
  const { id } = await insertProduct(database)
  await takeLock(by(ada, 'one'), { kind: 'product', id })
  await titled(by(ada, null), id, 'aus Adas Skript')
  expect(await codesOf(titled(by(bea, null), id, 'aus Beas Skript'))).toEqual(['PRODUCT_LOCKED'])
  expect(await titleOf(id)).toBe('aus Adas Skript')
})

test('a tab that is closed gives the lock back by the product’s global id', async () => {
  const { id } = await insertProduct(database)
  const { secret } = await openSession(database, ada.accountId!, { roles: ['user', 'admin'] })
  const staff = site.client(new Map([['session', secret]]))
  await takeLock(by(ada, 'tab'), { kind: 'product', id })
  const given = { _id: globalId('Product', id) }
  const answer = await staff.request('POST', '/api/v0/freeFileLock', given, { localsessionid: 'tab' })
  expect(answer.status).toBe(200)
  await titled(by(bea, 'x'), id, 'Bea')
  expect(await titleOf(id)).toBe('Bea')
})
