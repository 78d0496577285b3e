import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { noteAudit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/database.ts'
import { auditEntries, mails } from '../../platform/tables.ts'
import { dataOf } from '../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, orderOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { workOff } from '../../testing/mailbox.ts'
import { testSite } from '../../testing/site.ts'
import { createColor, deleteColors } from '../catalogue/operations/colors.ts'
import { updateProduct } from '../catalogue/operations/updateProduct.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { markOrderShipped, markOrdersPaid, resendOrderMail } from '../orders/operations/marking.ts'

const database = await testDatabase()
const site = await testSite(database)
const { listed, buyer } = buyersOf(database)
const publicUrl = 'https://shop.example'
const admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })

const entriesOf = async (subjectId: string) =>
  (
    await database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, subjectId))
      .orderBy(desc(auditEntries.id))
  ).map(({ action, subjectName, changes }) => ({ action, subjectName, changes }))

describe('the log names what it is about', () => {
  test('where whoever noted it did not: a product by number and title', async () => {
    const { id } = await insertProduct(database, { productNumber: 'T-100' })
    await updateProduct(admin, { productId: id, revision: 1, changes: { basePrice: 2490 } })
    expect(await entriesOf(id)).toEqual([
      {
        action: 'product.updated',
        subjectName: 'T-100 Trikot Nordwald',
        changes: { priceCents: { from: 1990, to: 2490 } },
      },
    ])
  })

  test('also what is gone by then', async () => {
    const { colorId } = await createColor(admin, {
      changes: { title: { de: 'Ziegelrot', en: 'Brick' }, hex: '#aa4433' },
    })
    await deleteColors(admin, { colorIds: [colorId] })
    const gone = newId()
    await inTransaction(database, async tx => {
      const scope = { tx, now: TEST_NOW, newId, address: null, viewer: admin.viewer }
      await noteAudit(scope, { action: 'person.updated', subjectId: gone, subjectName: 'Kim Grün' })
      await noteAudit(scope, { action: 'person.deleted', subjectId: gone })
    })
    expect((await entriesOf(colorId)).map(({ subjectName }) => subjectName)).toEqual(['Ziegelrot', 'Ziegelrot'])
    expect((await entriesOf(gone)).map(({ subjectName }) => subjectName)).toEqual(['Kim Grün', 'Kim Grün'])
  })
})

test('payments, shipments and mails that were sent again are in the log, with what was entered', async () => {
  const { order } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
  await workOff(database)
  await markOrdersPaid(admin, { orderIds: [order.id], paidOn: null, publicUrl })
  await markOrderShipped(admin, { orderId: order.id, carrier: 'post', trackingNumber: '1Z 999', publicUrl })
  const number = String(order.orderNumber)
  const [shipped, paid] = await entriesOf(order.id)
  expect(paid).toEqual({
    ...{ action: 'order.paid', subjectName: number },
    changes: { paidAt: { old: null, new: TEST_NOW.toISOString() } },
  })
  expect(shipped).toEqual({
    ...{ action: 'order.shipped', subjectName: number },
    changes: { carrier: { old: null, new: 'Österreichische Post' }, trackingNumber: { old: null, new: '1Z 999' } },
  })
  const [mail] = await database.drizzle.select().from(mails).where(eq(mails.orderId, order.id))
  await database.drizzle.update(mails).set({ state: 'failed' }).where(eq(mails.id, mail!.id))
  await resendOrderMail(admin, { orderId: order.id, mailId: mail!.id })
  expect(await entriesOf(mail!.id)).toEqual([
    {
      ...{ action: 'mail.resent', subjectName: mail!.subject },
      changes: { orderNumber: { old: null, new: order.orderNumber } },
    },
  ])
  const client = await site.clientAs(['user', 'admin'])
  const query =
    '{ auditEntries(first: 3) { edges { node { action subjectType subjectId changes { field old new } } } } }'
  const { auditEntries: found } = await dataOf<{ auditEntries: { edges: { node: { action: string } }[] } }>(
    client,
    query,
  )
  expect(found.edges.map(({ node }) => node).find(({ action }) => action === 'order.shipped')).toEqual({
    ...{
      action: 'order.shipped',
      subjectType: 'order',
      subjectId: Buffer.from(`Order:${order.id}`).toString('base64'),
    },
    changes: [
      { field: 'carrier', old: null, new: 'Österreichische Post' },
      { field: 'trackingNumber', old: null, new: '1Z 999' },
    ],
  })
})
