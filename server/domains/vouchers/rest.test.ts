import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { contextFor, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { createVoucherTemplate } from './operations/templates.ts'
import { issueVoucher } from './operations/vouchers.ts'

const database = await testDatabase()
const site = await testSite(database)
const pathOf = (id: string) => `/api/v0/shop/voucher/${id}/pdf`

test('who may see the code of an issued voucher gets its paper to hand over, and nobody else', async () => {
  const { id } = await issueVoucher(contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) }), {
    ...{ valueCents: 5000, note: 'Theke', expiresOn: null, language: 'de', templateId: null, isTransferable: true },
    ...{ message: null, recipientName: null, recipientEmail: null, deliverOn: null },
  })
  const admin = await site.clientAs(['user', 'admin'])
  const paper = await admin.request('GET', pathOf(id))
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(paper.headers['content-disposition']).toMatch(/^inline; filename="Gutschein-.{4}\.pdf"/)
  expect(paper.headers['cache-control']).toBe('private, no-store')
  for (const roles of [[], ['user'], ['user', 'member']] as const) {
    const client = roles.length === 0 ? site.client() : await site.clientAs([...roles])
    const answer = await client.request('GET', pathOf(id))
    expect(answer.status).toBe(roles.length === 0 ? 401 : 403)
    expect(answer.text).not.toContain('%PDF')
  }
  expect((await admin.request('GET', pathOf(newId()))).status).toBe(404)
  expect((await admin.request('GET', pathOf('none'))).status).toBe(404)
})

test('a voucher is found by its whole code, as it is printed or typed, and by nothing less', async () => {
  const { code } = await issueVoucher(
    contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) }),
    {
      ...{ valueCents: 5000, note: 'Suche', expiresOn: null, language: 'de', templateId: null, isTransferable: true },
      ...{ message: null, recipientName: null, recipientEmail: null, deliverOn: null },
    },
  )
  const admin = await site.clientAs(['user', 'admin'])
  const found = async (wanted: object) =>
    (await admin.request('GET', `/api/v0/shop_voucher?qry=${encodeURIComponent(JSON.stringify(wanted))}`)).body as {
      total: number
      items: { code: string }[]
    }
  expect((await found({ code })).items.map(each => each.code)).toEqual([code])
  expect((await found({ code: code.toLowerCase() })).total).toBe(1)
  expect((await found({ code, state: 'blocked' })).total).toBe(0)
  for (const other of [code.slice(-4), 'nothing', '']) expect((await found({ code: other })).total).toBe(0)
})

test('the template by which sold vouchers are drawn is not deleted, nor those that were named with it', async () => {
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const usual = await createVoucherTemplate(staff, { title: 'Standard', isDefault: true })
  const other = await createVoucherTemplate(staff, { title: 'Advent' })
  const admin = await site.clientAs(['user', 'admin'])
  const idOf = async (title: string) =>
    (
      (await admin.request('GET', '/api/v0/shop_voucher_template')).body as { items: { _id: string; title: string }[] }
    ).items.find(each => each.title === title)!._id
  const [first, second] = [await idOf('Advent'), await idOf('Standard')]
  const refused = await admin.request('DELETE', '/api/v0/shop_voucher_template', { ids: [first, second] })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('TRANSITION_NOT_ALLOWED')
  const kept = async () =>
    (
      await database.pool.query('select id from voucher_templates where deleted_at is null and id = any($1)', [
        [usual.id, other.id],
      ])
    ).rowCount
  expect(await kept()).toBe(2)
  expect((await admin.request('DELETE', '/api/v0/shop_voucher_template', { ids: [first] })).status).toBe(200)
  expect(await kept()).toBe(1)
})
