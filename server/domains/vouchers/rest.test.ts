import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { contextFor, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
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
