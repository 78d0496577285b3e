import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { contextFor, countRows, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { codesOf } from '../../testing/buyers.ts'
import { customerPassword, customersOf, daysLater } from '../../testing/customers.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { unzipped } from '../../testing/zip.ts'
import { accounts, sessions } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { buildExport, purgeOldExports, requestDataExport } from './operations/dataExport.ts'
import { deleteDueAccounts, requestDeletion, undoDeletion } from './operations/deletion.ts'
import { dataExports } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const { known, exportOf, mailsTo, partsAt, passwordHash, passwordOf, publicUrl } = await customersOf(database, site)

describe('exporting one’s data', () => {
  test('a job packs everything but secrets, a mail brings the link, only the person may fetch it', async () => {
    const { context, client, accountId, orderNumber } = await known()
    // A link that still works, from when mails held their secrets in clear.
    const live = 'Li-ve_'.padEnd(43, '7')
    await database.pool.query(
      `insert into mails (id, message_id, kind, recipient, language, subject, html, text, created_at)
        values ($1::uuid, $1::text, 'passwordReset', $2, 'de', 's', $3::text, $3::text, $4::timestamptz)`,
      [newId(), context.viewer.email, `https://shop.example/resetPassword/${live}\n`, daysLater(-1)],
    )
    await requestDataExport(context, null)
    const { id } = await exportOf(accountId)
    await buildExport(partsAt(TEST_NOW), id)
    await buildExport(partsAt(TEST_NOW), id)
    const ready = await exportOf(accountId)
    expect(ready).toMatchObject({ state: 'ready', expiresAt: daysLater(7) })
    const sent = (await mailsTo(context.viewer)).filter(({ kind }) => kind === 'dataExportReady')
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toContain('27.11.2026')
    const secret = /account\/data\/([\w-]{43})/.exec(sent[0]!.text)![1]!

    const path = `/api/v0/auth/dataExport/${secret}`
    const answer = await client.request('GET', path)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="data-2026-11-20.zip"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
    const content = await site.storage.readFile(ready.storageKey!)
    expect(content).toHaveLength(ready.bytes!)
    const files = unzipped(content!)
    expect(Object.keys(files).toSorted()).toEqual([
      ...[
        'LIESMICH-README.txt',
        'account.json',
        'addresses.json',
        'affiliates.json',
        'api_keys.json',
        'cart.json',
        'company.json',
        'company_invitations.json',
        'consents.json',
        'contacts.json',
      ],
      'coupons.json',
      'customer.json',
      ...[
        'exports.json',
        'favourites.json',
        'files.json',
        'imports.json',
        'invoices.json',
        'log.json',
        'mails.json',
        'messages.json',
        'newsletter.json',
        'notification_choices.json',
        'notification_reads.json',
        'notifications.json',
        'order_requests.json',
        'orders.json',
        'pages.json',
        'passkeys.json',
        'payments.json',
        'recent_paths.json',
        'rehearsals.json',
        'restock.json',
      ],
      ...[
        'saved_views.json',
        'sessions.json',
        'team_lists.json',
        'vouchers.json',
        'webhook_deliveries.json',
        'wish_lists.json',
        'withdrawals.json',
      ],
    ])
    const read = (name: string) => JSON.parse(files[`${name}.json`]!)
    expect(read('account')).toMatchObject([{ id: accountId, email: context.viewer.email, name: 'Kim Muster' }])
    expect(read('addresses')).toMatchObject([{ city: 'Wels' }])
    expect(read('orders')).toMatchObject([
      { order_number: orderNumber, lines: [{ title: 'Trikot Nordwald' }], history: [{ kind: 'placed' }] },
    ])
    expect(read('cart')).toMatchObject([{ lines: [{ amount: 2 }] }])
    expect(read('favourites')).toHaveLength(1)
    expect(read('mails')).toMatchObject([
      { kind: 'passwordReset', text: 'https://shop.example/resetPassword/…\n' },
      { kind: 'orderConfirmation' },
    ])
    expect(read('mails')[1].text).toMatch(/\/order\/\d+\/…$/m)
    expect(read('sessions')).toMatchObject([{ user_agent: 'Firefox' }])
    expect(read('passkeys')).toMatchObject([{ label: 'Telefon' }])
    expect(read('contacts')).toMatchObject([{ first_name: 'Kim' }])
    expect(read('log')).toMatchObject([{ action: 'account.exportRequested' }])
    const [session] = await database.drizzle.select().from(sessions).where(eq(sessions.userId, accountId))
    const [order] = await database.drizzle.select().from(orders).where(eq(orders.accountId, accountId))
    const hidden = [passwordHash, `public ${accountId}`, `credential ${accountId}`, `recovery ${accountId}`]
    hidden.push(live, `key ${accountId}`, session!.id, order!.idempotencyKey, order!.secretHashes[0]!)
    for (const secretText of hidden) expect(Object.values(files).join('\n')).not.toContain(secretText)

    const stranger = await site.clientAs(['user', 'system'])
    expect(await stranger.request('GET', path)).toMatchObject({ status: 404 })
    expect(await site.client().request('GET', path)).toMatchObject({ status: 401 })
    expect(await client.request('GET', '/api/v0/auth/dataExport/wrong')).toMatchObject({ status: 404 })

    await purgeOldExports(partsAt(daysLater(6)))
    expect(await site.storage.readFile(ready.storageKey!)).not.toBeNull()
    // Another one of the same bytes keeps them until it expires itself.
    const later = { accountId, state: 'ready', storageKey: ready.storageKey, expiresAt: daysLater(8) } as const
    await database.drizzle.insert(dataExports).values({ ...later, id: newId(), createdAt: TEST_NOW })
    await purgeOldExports(partsAt(daysLater(7.1)))
    expect(await site.storage.readFile(ready.storageKey!)).not.toBeNull()
    await purgeOldExports(partsAt(daysLater(8.1)))
    expect(await site.storage.readFile(ready.storageKey!)).toBeNull()
    expect(await client.request('GET', path)).toMatchObject({ status: 404 })
  })

  test('one at a time, also when asked twice at once; a lost one gives way after a day', async () => {
    const { context, accountId } = await known()
    const results = await Promise.allSettled([requestDataExport(context, null), requestDataExport(context, null)])
    const rejected = results.filter(result => result.status === 'rejected')
    expect(rejected.map(({ reason }) => reason)).toMatchObject([{ refusals: [{ code: 'EXPORT_RUNNING' }] }])
    await purgeOldExports(partsAt(daysLater(1.1)))
    expect(await exportOf(accountId)).toMatchObject({ state: 'failed' })
    await requestDataExport(context, null)
  })

  test('nobody else may ask for it', async () => {
    const { context } = await known()
    const actor = { accountId: newId(), name: 'Alex' }
    const acting = { ...context, viewer: { ...context.viewer, actor } }
    expect(await codesOf(requestDataExport(acting, null))).toEqual(['ACTING_FOR_CUSTOMER'])
    expect(await codesOf(requestDeletion(acting, { password: customerPassword, publicUrl }))).toEqual([
      'ACTING_FOR_CUSTOMER',
    ])
    expect(await codesOf(undoDeletion(acting, { publicUrl }))).toEqual(['ACTING_FOR_CUSTOMER'])
    await expect(requestDataExport(contextFor(database), null)).rejects.toMatchObject({ name: 'NotAllowed' })
  })
})

describe('deleting one’s account', () => {
  const right = { password: customerPassword, publicUrl }
  const rowOf = async (accountId: string) =>
    (await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId)))[0]!

  test('needs the password, waits 14 days and can be undone', async () => {
    const { context, accountId } = await known()
    expect(await codesOf(requestDeletion(context, { password: 'wrong', publicUrl }))).toEqual(['PASSWORD_WRONG'])
    expect(await rowOf(accountId)).toMatchObject({ deletionRequestedAt: null })
    await requestDeletion(context, right)
    await requestDeletion({ ...context, now: () => daysLater(3) }, right)
    expect(await rowOf(accountId)).toMatchObject({ deletionRequestedAt: TEST_NOW, isActive: true })
    const asked = (await mailsTo(context.viewer)).filter(({ kind }) => kind === 'deletionAsked')
    expect(asked).toHaveLength(1)
    expect(asked[0]!.text).toContain('04.12.2026')
    expect(await deleteDueAccounts(partsAt(daysLater(13.9)))).toBe(0)
    await undoDeletion(context, { publicUrl })
    await undoDeletion(context, { publicUrl })
    expect(await deleteDueAccounts(partsAt(daysLater(20)))).toBe(0)
    expect(await rowOf(accountId)).toMatchObject({ deletionRequestedAt: null, name: 'Kim Muster' })
    expect((await mailsTo(context.viewer)).map(({ kind }) => kind)).toEqual([
      'orderConfirmation',
      'deletionAsked',
      'deletionUndone',
    ])
  })

  test('leaves nobody recognisable, keeps orders and their mails, and happens once', async () => {
    const { context, client, accountId, orderNumber } = await known()
    await requestDataExport(context, null)
    const { id } = await exportOf(accountId)
    await buildExport(partsAt(TEST_NOW), id)
    const { storageKey } = await exportOf(accountId)
    await requestDeletion(context, right)
    const mails = await countRows(database, 'mails')
    const results = await Promise.all([
      deleteDueAccounts(partsAt(daysLater(14))),
      deleteDueAccounts(partsAt(daysLater(14))),
    ])
    expect(results.toSorted()).toEqual([0, 1])
    const after = await rowOf(accountId)
    expect(await deleteDueAccounts(partsAt(daysLater(15)))).toBe(0)
    expect(await rowOf(accountId)).toEqual(after)
    expect(after).toMatchObject({
      ...{ email: `deleted-${accountId}@deleted.invalid`, name: 'gelöschtes Konto', passwordHash: null },
      ...{
        firstName: null,
        lastName: null,
        phone: null,
        isActive: false,
        anonymisedAt: daysLater(14),
        roles: ['user'],
      },
    })
    const tables = ['addresses', 'passkeys', 'recovery_codes', 'api_keys', 'carts', 'persons', 'data_exports']
    for (const table of tables) {
      const { rows } = await database.pool.query(`select 1 from ${table} where account_id = $1`, [accountId])
      expect(rows, table).toEqual([])
    }
    const { rows: left } = await database.pool.query('select 1 from sessions where user_id = $1', [accountId])
    expect(left).toEqual([])
    expect(await site.storage.readFile(storageKey!)).toBeNull()
    expect((await mailsTo(context.viewer)).map(({ kind }) => kind)).toEqual(['orderConfirmation'])
    expect(await countRows(database, 'mails')).toBe(mails - 2)
    const [order] = await database.drizzle.select().from(orders).where(eq(orders.accountId, accountId))
    expect(order).toMatchObject({ orderNumber, customerName: 'Kim Muster', shippingAddress: { city: 'Linz' } })
    const { body } = await client.request('GET', '/api/v0/auth/getLoggedInState')
    expect(body).toMatchObject({ loggedIn: false })
    // Outside of orders, their mails and the log, the person is nowhere.
    const { rows: elsewhere } = await database.pool.query(
      `select 'accounts' as place from accounts a where to_jsonb(a)::text like $1
       union all select 'persons' from persons p where to_jsonb(p)::text like $1
       union all select 'jobs' from graphile_worker._private_jobs j where j.payload::text like $1`,
      [`%${context.viewer.email}%`],
    )
    expect(elsewhere).toEqual([])
  })

  test('of the last two system accounts one stays, also when both ask at once', async () => {
    const viewers = [await insertViewer(database, ['user', 'system']), await insertViewer(database, ['user', 'system'])]
    const others = sql`${accounts.roles} && array['system'] and ${accounts.id} <> all(${sql.param(
      viewers.map(({ accountId }) => accountId),
    )}::uuid[])`
    await inTransaction(database, tx =>
      tx
        .update(accounts)
        .set({ roles: ['user'] })
        .where(others),
    )
    for (const { accountId } of viewers) await passwordOf(accountId!)
    const results = await Promise.allSettled(
      viewers.map(viewer => requestDeletion(contextFor(database, { viewer }), right)),
    )
    const rejected = results.filter(result => result.status === 'rejected')
    expect(rejected.map(({ reason }) => reason)).toMatchObject([{ refusals: [{ code: 'LAST_SYSTEM_ACCOUNT' }] }])
  })
})
