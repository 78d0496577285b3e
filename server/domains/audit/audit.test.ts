import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { changesBetween, noteAudit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/database.ts'
import { auditEntries } from '../../platform/tables.ts'
import { insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const admin = await insertViewer(database, ['user', 'admin'], { name: 'Anna Amtsleitung' })
const customer = await insertViewer(database, ['user'], { name: 'Kurt Kunde' })

const productId = newId()
await inTransaction(database, async tx => {
  const scope = { tx, now: TEST_NOW, newId, address: '192.0.2.7' }
  await noteAudit(
    { ...scope, viewer: admin },
    {
      action: 'product.updated',
      subjectId: productId,
      subjectName: 'Trikot Nordwald',
      changes: changesBetween({ price: 1990, title: 'Trikot' }, { price: 2490, title: 'Trikot' }),
    },
  )
  const acting = { ...customer, actor: { accountId: admin.accountId!, name: 'Anna Amtsleitung' } }
  await noteAudit({ ...scope, now: new Date(TEST_NOW.getTime() + 1000), viewer: acting }, [
    { action: 'person.created', subjectId: null },
  ])
})

const ENTRIES = `query ($filter: AuditFilter) { auditEntries(filter: $filter) {
  totalCount edges { node { id action actorName isOnBehalf address subjectName subjectId changes { field old new } } } } auditActions }`

type Entries = { auditEntries: { totalCount: number; edges: { node: { id: string; action: string } }[] } }

async function entriesFor(filter: object): Promise<string[]> {
  const client = await site.clientAs(['admin'])
  const { body } = await client.request('POST', '/graphql', { query: ENTRIES, variables: { filter } })
  return (body as { data: Entries }).data.auditEntries.edges.map(({ node }) => node.action)
}

describe('the audit log', () => {
  test('says who did what to which record, when and from where, the latest first', async () => {
    const client = await site.clientAs(['admin'])
    const { body } = await client.request('POST', '/graphql', { query: ENTRIES })
    const { data } = body as { data: Entries & { auditActions: string[] } }
    expect(data.auditActions).toEqual(['person.created', 'product.updated'])
    expect(data.auditEntries).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { action: 'person.created', actorName: 'Anna Amtsleitung', isOnBehalf: true, subjectName: null } },
        {
          node: {
            ...{ action: 'product.updated', actorName: 'Anna Amtsleitung', isOnBehalf: false },
            ...{ address: '192.0.2.7', subjectName: 'Trikot Nordwald' },
            changes: [{ field: 'price', old: 1990, new: 2490 }],
          },
        },
      ],
    })
  })

  const idOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
  test.each<[string, object, string[]]>([
    ['of one thing', { subjectId: idOf('Product', productId) }, ['product.updated']],
    ['of no thing', { subjectId: 'nonsense' }, []],
    ['by a person', { accountId: idOf('User', admin.accountId!) }, ['person.created', 'product.updated']],
    ['for a customer', { accountId: idOf('User', customer.accountId!) }, ['person.created']],
    ['of a kind', { subjectType: 'product' }, ['product.updated']],
    ['by words', { search: 'nordw' }, ['product.updated']],
    ['by words that mean themselves', { search: '%' }, []],
    ['of a day', { from: '2026-11-20', to: '2026-11-20' }, ['person.created', 'product.updated']],
    ['of another day', { to: '2026-11-19' }, []],
  ])('is narrowed: %s', async (_label, filter, actions) => expect(await entriesFor(filter)).toEqual(actions))

  test('is shut for members, and one entry is nothing to them', async () => {
    const { body } = await (await site.clientAs(['admin'])).request('POST', '/graphql', { query: ENTRIES })
    const { id } = (body as { data: Entries }).data.auditEntries.edges[0]!.node
    const query = `{ node(id: "${id}") { id } }`
    const seen = await (await site.clientAs(['admin'])).request('POST', '/graphql', { query })
    expect(seen.body).toEqual({ data: { node: { id } } })
    const member = await site.clientAs(['member'])
    expect((await member.request('POST', '/graphql', { query })).body).toEqual({ data: { node: null } })
    expect((await member.request('POST', '/graphql', { query: ENTRIES })).status).toBe(403)
  })

  test('is never changed, not even by the product', async () => {
    const change = database.drizzle.update(auditEntries).set({ action: 'x.y' })
    await expect(change).rejects.toMatchObject({ cause: { message: 'audit_entries is append-only' } })
    await expect(database.drizzle.delete(auditEntries)).rejects.toMatchObject({
      cause: { message: 'audit_entries is append-only' },
    })
    await expect(database.pool.query('truncate audit_entries')).rejects.toThrow('audit_entries is append-only')
  })
})
