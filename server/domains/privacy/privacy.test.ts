import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { personalData } from '../../personalData.ts'
import { inTransaction } from '../../platform/database.ts'
import { addJob } from '../../platform/jobs.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { contextFor, countRows, insertViewer, TEST_ADDRESS, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, pieces } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { secretTo, mailsTo as sentTo, workOff } from '../../testing/mailbox.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { createAddress } from '../accounts/addresses/operations.ts'
import { noteFailed, writeFailedSignIns } from '../accounts/authentication/failedSignIns.ts'
import { hashPassword } from '../accounts/authentication/hashing/passwords.ts'
import {
  confirmEmailChange,
  emailChangeTasks,
  requestEmailChange,
} from '../accounts/authentication/operations/changeEmail.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { accounts, apiKeys, passkeys, recoveryCodes, sessions } from '../accounts/tables.ts'
import { updateUser } from '../accounts/users/operations/updateUser.ts'
import { addToCart, setFavourite } from '../cart/operations.ts'
import { placeOrder } from '../checkout/operations.ts'
import { orders } from '../orders/tables.ts'
import { updatePerson } from '../persons/operations.ts'
import { persons } from '../persons/tables.ts'
import { buildExport, removeOldExports, requestDataExport } from './operations/dataExport.ts'
import { deleteDueAccounts, requestDeletion, undoDeletion } from './operations/deletion.ts'
import { dataExports } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const { buyer, listed } = buyersOf(database)
const passwordHash = await hashPassword('correct horse battery')
const publicUrl = 'https://shop.example'
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
const partsAt = (now: Date) => ({ database, storage: site.storage, personalData, publicUrl, now: () => now, newId })

const passwordOf = (accountId: string) =>
  database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))

/** A customer of whom there is a bit of everything. */
async function known(): Promise<{ context: OperationContext; client: Client; accountId: string; orderNumber: number }> {
  const product = await listed(null)
  const viewer = await insertViewer(database)
  const accountId = viewer.accountId!
  const context = await buyer(product, 1, { viewer })
  await passwordOf(accountId)
  const { order } = await placeOrder(context, orderOf(2490))
  await workOff(database, {}, task => task === 'orders.confirm')
  await createAddress(context, { address: { ...TEST_ADDRESS, city: 'Wels' }, defaultFor: [] })
  await addToCart(context, pieces(product, 2))
  await setFavourite(context, { productId: product.id, isFavourite: true })
  const { secret } = await openSession(database, accountId, { userAgent: 'Firefox' })
  await database.drizzle.insert(passkeys).values({
    id: newId(),
    accountId,
    credentialId: `credential ${accountId}`,
    publicKey: `public ${accountId}`,
    counter: 0,
    label: 'Telefon',
    createdAt: TEST_NOW,
  })
  await database.drizzle.insert(recoveryCodes).values({ accountId, hash: `recovery ${accountId}` })
  await database.drizzle
    .insert(apiKeys)
    .values({ id: newId(), accountId, keyHash: `key ${accountId}`, hint: 'hf_1', label: 'ERP', createdAt: TEST_NOW })
  await database.drizzle
    .insert(persons)
    .values({ id: newId(), accountId, firstName: 'Kim', createdAt: TEST_NOW, updatedAt: TEST_NOW })
  return { context, client: site.client(new Map([['session', secret]])), accountId, orderNumber: order.orderNumber }
}

const exportOf = async (accountId: string) =>
  (await database.drizzle.select().from(dataExports).where(eq(dataExports.accountId, accountId))).at(-1)!

const mailsTo = async (viewer: Viewer) => (await sentTo(database, viewer.email!)).toReversed()

/** The files of a zip whose entries are stored or deflated, by name. */
async function unzipped(content: Buffer): Promise<Record<string, string>> {
  const { inflateRawSync } = await import('node:zlib')
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = content.readUInt16LE(end + 10)
  let at = content.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let entry = 0; entry < count; entry += 1) {
    const [method, size] = [content.readUInt16LE(at + 10), content.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place => content.readUInt16LE(at + place))
    const header = content.readUInt32LE(at + 42)
    const name = content.subarray(at + 46, at + 46 + nameLength!).toString('utf8')
    const start = header + 30 + content.readUInt16LE(header + 26) + content.readUInt16LE(header + 28)
    const packed = content.subarray(start, start + size)
    files[name] = (method === 0 ? packed : inflateRawSync(packed)).toString('utf8')
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}

describe('exporting one’s data', () => {
  test('a job packs everything but secrets, a mail brings the link, only the person may fetch it', async () => {
    const { context, client, accountId, orderNumber } = await known()
    // A link that still works, from when mails held their secrets in clear.
    const live = 'Li-ve_'.padEnd(43, '7')
    await database.pool.query(
      `insert into mails (id, message_id, kind, recipient, language, subject, html, text, created_at)
        values ($1::uuid, $1::text, 'passwordReset', $2, 'de', 's', $3::text, $3::text, $4::timestamptz)`,
      [newId(), context.viewer.email, `https://shop.example/resetPassword/${live}\n`, days(-1)],
    )
    await requestDataExport(context, null)
    const { id } = await exportOf(accountId)
    await buildExport(partsAt(TEST_NOW), id)
    await buildExport(partsAt(TEST_NOW), id)
    const ready = await exportOf(accountId)
    expect(ready).toMatchObject({ state: 'ready', expiresAt: days(7) })
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
    const files = await unzipped(content!)
    expect(Object.keys(files).toSorted()).toEqual([
      ...['LIESMICH-README.txt', 'account.json', 'addresses.json', 'api_keys.json', 'cart.json', 'contacts.json'],
      ...['exports.json', 'favourites.json', 'log.json', 'mails.json', 'orders.json', 'passkeys.json', 'sessions.json'],
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

    await removeOldExports(partsAt(days(6)))
    expect(await site.storage.readFile(ready.storageKey!)).not.toBeNull()
    await removeOldExports(partsAt(days(7.1)))
    expect(await site.storage.readFile(ready.storageKey!)).toBeNull()
    expect(await client.request('GET', path)).toMatchObject({ status: 404 })
  })

  test('one at a time, also when asked twice at once; a lost one gives way after a day', async () => {
    const { context, accountId } = await known()
    const results = await Promise.allSettled([requestDataExport(context, null), requestDataExport(context, null)])
    const rejected = results.filter(result => result.status === 'rejected')
    expect(rejected.map(({ reason }) => reason)).toMatchObject([{ refusals: [{ code: 'EXPORT_RUNNING' }] }])
    await removeOldExports(partsAt(days(1.1)))
    expect(await exportOf(accountId)).toMatchObject({ state: 'failed' })
    await requestDataExport(context, null)
  })

  test('nobody else may ask for it', async () => {
    const { context } = await known()
    const actor = { accountId: newId(), name: 'Alex' }
    const acting = { ...context, viewer: { ...context.viewer, actor } }
    expect(await codesOf(requestDataExport(acting, null))).toEqual(['ACTING_FOR_CUSTOMER'])
    expect(await codesOf(requestDeletion(acting, { password: 'correct horse battery', publicUrl }))).toEqual([
      'ACTING_FOR_CUSTOMER',
    ])
    expect(await codesOf(undoDeletion(acting, { publicUrl }))).toEqual(['ACTING_FOR_CUSTOMER'])
    await expect(requestDataExport(contextFor(database), null)).rejects.toMatchObject({ name: 'NotAllowed' })
  })
})

describe('deleting one’s account', () => {
  const right = { password: 'correct horse battery', publicUrl }
  const rowOf = async (accountId: string) =>
    (await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId)))[0]!

  test('needs the password, waits 14 days and can be undone', async () => {
    const { context, accountId } = await known()
    expect(await codesOf(requestDeletion(context, { password: 'wrong', publicUrl }))).toEqual(['PASSWORD_WRONG'])
    expect(await rowOf(accountId)).toMatchObject({ deletionRequestedAt: null })
    await requestDeletion(context, right)
    await requestDeletion({ ...context, now: () => days(3) }, right)
    expect(await rowOf(accountId)).toMatchObject({ deletionRequestedAt: TEST_NOW, isActive: true })
    const asked = (await mailsTo(context.viewer)).filter(({ kind }) => kind === 'deletionAsked')
    expect(asked).toHaveLength(1)
    expect(asked[0]!.text).toContain('04.12.2026')
    expect(await deleteDueAccounts(partsAt(days(13.9)))).toBe(0)
    await undoDeletion(context, { publicUrl })
    await undoDeletion(context, { publicUrl })
    expect(await deleteDueAccounts(partsAt(days(20)))).toBe(0)
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
    const results = await Promise.all([deleteDueAccounts(partsAt(days(14))), deleteDueAccounts(partsAt(days(14)))])
    expect(results.toSorted()).toEqual([0, 1])
    const after = await rowOf(accountId)
    expect(await deleteDueAccounts(partsAt(days(15)))).toBe(0)
    expect(await rowOf(accountId)).toEqual(after)
    expect(after).toMatchObject({
      ...{ email: `deleted-${accountId}@deleted.invalid`, name: 'gelöschtes Konto', passwordHash: null },
      ...{ firstName: null, lastName: null, phone: null, isActive: false, anonymisedAt: days(14), roles: ['user'] },
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

describe('what was under an earlier address or is told by the log', () => {
  const right = { password: 'correct horse battery', publicUrl }

  /** A customer who has changed their address, whose contact entry and profile the office has changed. */
  async function renamed() {
    const { context, accountId } = await known()
    const [former, present] = [context.viewer.email!, `new-${accountId}@example.com`]
    await requestEmailChange(context, { email: `never-${accountId}@example.com`, password: right.password })
    await requestEmailChange(context, { email: present, password: right.password })
    await workOff(database, { publicUrl }, task => task in emailChangeTasks)
    const token = await secretTo(database, present, 'emailChange')
    await confirmEmailChange(context, { token, password: right.password })
    const office = contextFor(database, {
      viewer: await insertViewer(database, ['user', 'system'], { name: 'Alex Amt' }),
      address: '203.0.113.7',
    })
    const changes = { phone: '+43 1 2345' }
    await updateUser(office, { userId: accountId, revision: 1, changes })
    const [contact] = await database.drizzle.select().from(persons).where(eq(persons.accountId, accountId))
    await updatePerson(office, {
      personId: contact!.id,
      revision: null,
      changes: { lastName: 'Grün', note: 'ruft an' },
    })
    noteFailed(database, { email: present, address: '203.0.113.9', step: 'password' }, TEST_NOW)
    await writeFailedSignIns(database, newId)
    const viewer = { ...context.viewer, email: present }
    return { context: { ...context, viewer }, accountId, former, present, contactId: contact!.id }
  }

  test('mails to every address and the log of contact entries are in the copy', async () => {
    const { context, accountId, former, present } = await renamed()
    await requestDataExport(context, null)
    await buildExport(partsAt(TEST_NOW), (await exportOf(accountId)).id)
    const files = await unzipped((await site.storage.readFile((await exportOf(accountId)).storageKey!))!)
    const mailed = (JSON.parse(files['mails.json']!) as { kind: string; recipient: string }[]).map(
      ({ kind, recipient }) => `${kind} ${recipient}`,
    )
    expect(mailed.toSorted()).toEqual([
      `emailChange never-${accountId}@example.com`,
      `emailChange ${present}`,
      `emailChangeAsked ${former}`,
      `emailChangeAsked ${former}`,
      `emailChanged ${former}`,
      `orderConfirmation ${former}`,
    ])
    const log = JSON.parse(files['log.json']!) as { action: string; actor: string | null; address: string | null }[]
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'account.emailChanged',
      'account.exportRequested',
      'account.signInFailed',
      'account.updated',
      'person.updated',
    ])
    expect(files['log.json']).not.toMatch(/Alex Amt|203\.0\.113/)
  })

  test('after the deletion no mail, no name, no value and no network of theirs is left in them', async () => {
    const { context, accountId, former, present, contactId } = await renamed()
    const other = { accountId: newId(), newEmail: 'other@example.com' }
    const given = [other, { accountId, newEmail: 'late@example.com' }, { email: present.toUpperCase() }]
    await inTransaction(database, async tx => {
      for (const payload of given) await addJob(tx, 'send_email_change', payload)
    })
    await requestDeletion(context, right)
    await deleteDueAccounts(partsAt(days(14)))
    const { rows: jobs } = await database.pool.query(
      `select payload from graphile_worker._private_jobs where payload::text ilike any($1)`,
      [[`%${accountId}%`, '%other@example.com%', '%late@example.com%']],
    )
    expect(jobs).toEqual([{ payload: other }])
    const { rows: mailed } = await database.pool.query(
      'select kind from mails where recipient = any($1) or html like any($2)',
      [
        [former, present, `never-${accountId}@example.com`],
        [`%${former}%`, `%${present}%`],
      ],
    )
    expect(mailed).toEqual([{ kind: 'orderConfirmation' }])
    const { rows: log } = await database.pool.query(
      `select action, actor_name as actor, address, subject_name as subject, changes from audit_entries
        where subject_id = any($1) order by action collate "C"`,
      [[accountId, contactId]],
    )
    const gone = 'gelöschtes Konto'
    const nothing = { old: null, new: null }
    const office = { actor: 'Alex Amt', address: '203.0.113.7' }
    const own = { actor: gone, address: null }
    expect(log).toEqual([
      { action: 'account.anonymised', actor: null, address: null, subject: gone, changes: {} },
      { action: 'account.deletionRequested', ...own, subject: gone, changes: {} },
      { action: 'account.emailChanged', ...own, subject: gone, changes: { email: nothing } },
      {
        action: 'account.signInFailed',
        actor: null,
        address: null,
        subject: gone,
        changes: { attempts: { old: null, new: 1 } },
      },
      { action: 'account.updated', ...office, subject: gone, changes: { phone: nothing } },
      { action: 'person.updated', ...office, subject: gone, changes: { lastName: nothing, note: nothing } },
    ])
  })

  test('the log of the living, and what was done and by whom, cannot be changed', async () => {
    const { context, accountId } = await renamed()
    const blank = (assignment: string) =>
      database.pool.query(`update audit_entries set ${assignment} where subject_id = $1`, [accountId])
    await expect(blank(`subject_name = 'gelöschtes Konto'`)).rejects.toThrow('append-only')
    await requestDeletion(context, right)
    await deleteDueAccounts(partsAt(days(14)))
    for (const assignment of [
      `action = 'account.created'`,
      'account_id = null',
      `at = at + interval '1 second'`,
      `subject_name = 'Robin'`,
      `actor_name = 'Robin'`,
      `address = '203.0.113.8'`,
      `changes = '{"roles": {"old": null, "new": ["system"]}}'`,
    ]) {
      await expect(blank(assignment), assignment).rejects.toThrow('append-only')
    }
    await expect(database.pool.query('delete from audit_entries where subject_id = $1', [accountId])).rejects.toThrow(
      'append-only',
    )
  })
})
