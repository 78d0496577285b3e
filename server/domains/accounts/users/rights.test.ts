import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Refused } from '../../../kit/refusals.ts'
import { inTransaction } from '../../../platform/database.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { type CreateApiKey, createApiKey, revokeApiKey } from '../apiKeys/operations.ts'
import { purgeUnconfirmed } from '../authentication/operations/signUp.ts'
import { openSession } from '../sessions/sessions.ts'
import { accounts, apiKeys } from '../tables.ts'
import { setMemberGrants } from './operations/memberGrants.ts'

const database = await testDatabase()
const site = await testSite(database)
const system = await insertViewer(database, ['user', 'system'])
const context = contextFor(database, { viewer: system })

const wanted = (changes: Partial<CreateApiKey> = {}): CreateApiKey => ({
  ...{ integrator: 'Warenwirtschaft', label: 'Bestellungen', scopes: ['orders.read'] as const },
  ...{ expiresOn: '2027-11-20' },
  ...changes,
})

const codesOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Refused ? error.refusals.map(each => `${each.code} ${each.path.join('.')}`) : error
}

/** What a door says to whoever sends a key: of GraphQL the first failure's code, null where there is none. */
async function withKey(secret: string, query: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const { body, status } = await site.client().request('POST', '/graphql', { query }, headers)
  const { errors } = body as { errors?: { extensions?: { code?: string } }[] }
  return errors?.[0]?.extensions?.code ?? (status === 200 ? null : status)
}

const ORDERS = '{ orders(first: 1) { totalCount } }'
const MAILS = '{ mails(first: 1) { totalCount } }'
const MARK = 'mutation { markOrdersPaid(input: { orderIds: [] }) { errors { code } } }'

describe('keys of integrators', () => {
  test('open what they are for, and nothing else', async () => {
    const { secret } = await createApiKey(context, wanted())
    expect(await withKey(secret, ORDERS)).toBeNull()
    expect(await withKey(secret, MAILS)).toBe('C100')
    expect(await withKey(secret, MARK)).toBe('C100')
    expect(await withKey(secret, '{ apiKeys(first: 1) { totalCount } }')).toBe('C100')
    const { secret: writing } = await createApiKey(context, wanted({ scopes: ['orders.write'] }))
    expect([await withKey(writing, ORDERS), await withKey(writing, MARK)]).toEqual([null, null])
  })

  test('open REST as well', async () => {
    const { secret } = await createApiKey(context, wanted())
    const ask = (path: string) => site.client().request('POST', path, {}, { authorization: `Bearer ${secret}` })
    expect((await ask('/api/v1/shop/getPageDataOrderBrowse')).status).toBe(200)
    expect(await ask('/api/v0/shop/markPayed')).toMatchObject({ status: 403, body: { code: 'C100' } })
  })

  test('are kept as a hash, belong to one account per integrator, and note their use', async () => {
    const first = await createApiKey(context, wanted({ integrator: 'Kasse' }))
    const second = await createApiKey(context, wanted({ integrator: ' kasse ' }))
    expect(second.apiKey.accountId).toBe(first.apiKey.accountId)
    expect(JSON.stringify(await database.drizzle.select().from(apiKeys))).not.toContain(first.secret)
    expect(first.secret.startsWith(first.apiKey.hint)).toBe(true)
    expect(await withKey(first.secret, ORDERS)).toBeNull()
    const [row] = await database.drizzle.select().from(apiKeys).where(eq(apiKeys.id, first.apiKey.id))
    expect(row?.lastUsed).not.toBeNull()
    const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, first.apiKey.accountId))
    expect(account).toMatchObject({ name: 'Kasse', roles: ['internal'], passwordHash: null })
  })

  test('outlive the accounts that nobody confirmed', async () => {
    const { secret } = await createApiKey(context, wanted({ integrator: 'Buchhaltung' }))
    const later = new Date(TEST_NOW.getTime() + 365 * 24 * 60 * 60 * 1000)
    await inTransaction(database, tx => purgeUnconfirmed(tx, null, later))
    expect(await withKey(secret, ORDERS)).toBeNull()
  })

  test('of a new integrator, two at once, make one account', async () => {
    const made = await Promise.all([1, 2].map(() => createApiKey(context, wanted({ integrator: 'Lager' }))))
    expect(new Set(made.map(({ apiKey }) => apiKey.accountId)).size).toBe(1)
  })

  test('open nothing once revoked or run out', async () => {
    const { secret, apiKey } = await createApiKey(context, wanted())
    await revokeApiKey(context, { apiKeyId: apiKey.id })
    const again = await revokeApiKey(context, { apiKeyId: apiKey.id })
    expect(again.revokedAt).toEqual(TEST_NOW)
    expect(await withKey(secret, ORDERS)).toBe(401)
    const old = await createApiKey(context, wanted())
    await database.drizzle
      .update(apiKeys)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(apiKeys.id, old.apiKey.id))
    expect(await withKey(old.secret, ORDERS)).toBe(401)
  })

  test.each<[string, Partial<CreateApiKey>, string]>([
    ['without a name', { label: '  ' }, 'NAME_INVALID label'],
    ['of nobody', { integrator: '' }, 'NAME_INVALID integrator'],
    ['with a name of control characters', { label: 'a\u0000b' }, 'NAME_INVALID label'],
    ['for nothing', { scopes: [] }, 'INVALID_INPUT scopes'],
    ['for what there is not', { scopes: ['everything.write' as never] }, 'INVALID_INPUT scopes'],
    ['until yesterday', { expiresOn: '2026-11-19' }, 'INVALID_INPUT expiresOn'],
    ['for a decade', { expiresOn: '2036-11-20' }, 'INVALID_INPUT expiresOn'],
  ])('%s are not made', async (_label, changes, code) => {
    const before = await database.drizzle.$count(apiKeys)
    expect(await codesOf(createApiKey(context, wanted(changes)))).toEqual([code])
    expect(await database.drizzle.$count(apiKeys)).toBe(before)
  })
})

describe('rights of members', () => {
  test('are given area by area, count at once, and stand in the log', async () => {
    const member = await insertViewer(database, ['user', 'member'])
    const { secret } = await openSession(database, member.accountId!)
    const client = site.client(new Map([['session', secret]]))
    const codes = async (query: string) => {
      const { body } = await client.request('POST', '/graphql', { query })
      return (body as { errors?: { extensions: { code: string } }[] }).errors?.map(each => each.extensions.code) ?? []
    }
    expect([await codes(ORDERS), await codes(MARK)]).toEqual([[], ['C100']])
    await setMemberGrants(context, { accountId: member.accountId!, grants: ['orders.write', 'orders.write'] })
    expect(await codes(MARK)).toEqual([])
    expect(
      await codes(
        'mutation { createApiKey(input: { integrator: "", label: "", scopes: [], expiresOn: "2027-01-01" }) { secret } }',
      ),
    ).toEqual(['C100'])
    await setMemberGrants(context, { accountId: member.accountId!, grants: [] })
    expect(await codes(MARK)).toEqual(['C100'])
    const noted = await database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, member.accountId!))
    expect(noted.map(({ action, changes }) => ({ action, changes }))).toEqual([
      { action: 'account.grantsChanged', changes: { grants: { old: [], new: ['orders.write'] } } },
      { action: 'account.grantsChanged', changes: { grants: { old: ['orders.write'], new: [] } } },
    ])
  })

  test('do nothing for whoever is no member any more', async () => {
    const person = await insertViewer(database, ['user', 'member'])
    await setMemberGrants(context, { accountId: person.accountId!, grants: ['orders.write'] })
    await database.drizzle
      .update(accounts)
      .set({ roles: ['user'] })
      .where(eq(accounts.id, person.accountId!))
    const { secret } = await openSession(database, person.accountId!)
    const answer = await site.client(new Map([['session', secret]])).request('POST', '/graphql', { query: MARK })
    expect(answer.status).toBe(403)
  })

  test.each(['customers', 'administrators'])('are not for %s', async who => {
    const account = await insertViewer(database, who === 'customers' ? ['user'] : ['user', 'member', 'admin'])
    await expect(setMemberGrants(context, { accountId: account.accountId!, grants: [] })).rejects.toThrow('not found')
  })

  test('to read are refused, for members have them', async () => {
    const member = await insertViewer(database, ['user', 'member'])
    const attempt = setMemberGrants(context, { accountId: member.accountId!, grants: ['orders.read'] })
    expect(await codesOf(attempt)).toEqual(['INVALID_INPUT grants'])
  })
})

test('the table of permissions says what the doors do', async () => {
  const client = await site.clientAs(['member'])
  const query = '{ permissions { operation isChange who area } }'
  const { body } = await client.request('POST', '/graphql', { query })
  const { permissions } = (body as { data: { permissions: { operation: string }[] } }).data
  expect(permissions.find(each => each.operation === 'markOrdersPaid')).toEqual({
    ...{ operation: 'markOrdersPaid', isChange: true, who: 'ADMIN', area: 'ORDERS' },
  })
  expect(permissions.find(each => each.operation === 'search')).toMatchObject({ who: 'PUBLIC', area: null })
})

describe('what was agreed with customers', () => {
  const readers = { both: ['users.read', 'terms.read'], usersOnly: ['users.read'] } as const
  test.each(Object.entries(readers))('is read by keys of that scope: %s', async (_label, scopes) => {
    const customer = await insertViewer(database)
    const userId = customer.accountId!
    await database.drizzle
      .update(accounts)
      .set({ terms: { discountGroups: ['club'] } })
      .where(eq(accounts.id, userId))
    const { secret } = await createApiKey(context, wanted({ scopes: [...scopes] }))
    const headers = { authorization: `Bearer ${secret}` }
    const isShown = scopes.length === 2
    const { body: shown } = await site.client().request('POST', '/api/v0/auth/getData', { id: userId }, headers)
    const { terms, user } = shown as { terms: unknown; user: { userData: { shop: object } } }
    expect(terms).toEqual(isShown ? { discountGroups: ['club'] } : null)
    const { body: list } = await site.client().request('GET', `/api/v0/auth/${userId}`, undefined, headers)
    for (const each of [user, list as typeof user]) {
      expect(each.userData.shop).toEqual({
        ...(isShown && { discount_groups: ['club'] }),
        ...{ default_shipping_address: false, default_invoice_address: false },
      })
    }
    const id = Buffer.from(`User:${userId}`).toString('base64')
    const query = `{ user(id: "${id}") { terms { discountGroups } viewerCanEditTerms } }`
    expect((await site.client().request('POST', '/graphql', { query }, headers)).body).toEqual({
      data: { user: { terms: isShown ? { discountGroups: ['club'] } : null, viewerCanEditTerms: false } },
    })
    const byGroup = '{ users(filter: { discountGroups: ["club"] }) { totalCount } }'
    expect(await withKey(secret, byGroup)).toBe(isShown ? null : 'C100')
    const qry = encodeURIComponent('{"groups":"club"}')
    const { status } = await site.client().request('GET', `/api/v0/auth?qry=${qry}`, undefined, headers)
    expect(status).toBe(isShown ? 200 : 403)
  })

  test('is changed by nobody for themselves and by none without the right, through the door as well', async () => {
    const member = await insertViewer(database, ['user', 'member'])
    await setMemberGrants(context, { accountId: member.accountId!, grants: ['users.write'] })
    const { secret } = await openSession(database, member.accountId!)
    const client = site.client(new Map([['session', secret]]))
    const change = async (userId: string, revision: number) => {
      const id = Buffer.from(`User:${userId}`).toString('base64')
      const query = `mutation { updateUser(input: { userId: "${id}", revision: ${revision},
        changes: { personalPercent: 10000, isShippingFree: true } }) { errors { code path } } }`
      const { body } = await client.request('POST', '/graphql', { query })
      return body as { data: object | null; errors?: { extensions: object }[] }
    }
    const customer = await insertViewer(database)
    for (const [id, revision] of [
      [customer.accountId!, 1],
      [member.accountId!, 2],
    ] as const) {
      expect((await change(id, revision)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    }
    await setMemberGrants(context, { accountId: member.accountId!, grants: ['users.write', 'terms.write'] })
    expect(await change(member.accountId!, 3)).toEqual({
      data: {
        updateUser: {
          errors: [
            { code: 'OWN_ACCOUNT', path: ['changes', 'personalPercent'] },
            { code: 'OWN_ACCOUNT', path: ['changes', 'isShippingFree'] },
          ],
        },
      },
    })
    expect(await change(customer.accountId!, 1)).toEqual({ data: { updateUser: { errors: [] } } })
    const rows = await database.drizzle.select().from(accounts)
    const termsOf = (id: string) => rows.find(row => row.id === id)?.terms
    expect([termsOf(member.accountId!), termsOf(customer.accountId!)]).toEqual([
      {},
      { personalPercent: 10_000, shippingFree: true },
    ])
  })

  test('rights are nobody’s to give themselves: whoever gives them is no member', async () => {
    const both = await insertViewer(database, ['user', 'member', 'system'])
    const own = setMemberGrants(contextFor(database, { viewer: both }), { accountId: both.accountId!, grants: [] })
    await expect(own).rejects.toThrow('not found')
  })
})
