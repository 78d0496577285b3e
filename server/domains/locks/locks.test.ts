import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import type { Refused } from '../../kit/refusals.ts'
import type { Role } from '../../kit/viewer.ts'
import { operation } from '../../platform/operation.ts'
import { auditEntries, files, locks } from '../../tables.ts'
import { ask, dataOf } from '../../testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { freeLock, purgeEndedLocks, requireLock, takeLock } from './operations.ts'
import { locksOf } from './queries.ts'
import { lockKinds } from './rules.ts'

const database = await testDatabase()
const site = await testSite(database)

async function insertFile(): Promise<string> {
  const id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, name: 'halle.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 10, sha256: 'a'.repeat(64) },
    ...{ width: 900, height: 600, createdAt: TEST_NOW },
  })
  return id
}

const later = (seconds: number) => () => new Date(TEST_NOW.getTime() + seconds * 1000)

/** Somebody in one tab, at a time. */
async function editor(roles: Role[] = ['user', 'member']) {
  const viewer = await insertViewer(database, roles)
  return {
    viewer,
    in: (tab: string | null, seconds = 0) => contextFor(database, { viewer, tab, now: later(seconds) }),
  }
}

const holderOf = async (id: string, seconds = 0) => {
  const lock = (await locksOf(database.drizzle, 'file', [id], later(seconds)())).get(id)
  return lock ? [lock.accountId, lock.tab] : null
}
const change = operation('editor:files', (scope, id: string) => requireLock(scope, 'file', id, ['fileId']))
const codesOf = (run: Promise<unknown>) =>
  run.then(
    () => [],
    (error: Refused) => error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`),
  )

describe('a lock', () => {
  test('is had by one tab of one person; others are told whose it is', async () => {
    const [kim, eva, file] = [await editor(), await editor(), await insertFile()]
    expect(await takeLock(kim.in('one'), { kind: 'file', id: file })).toMatchObject({ tab: 'one', name: 'Kim Muster' })
    for (const other of [eva.in('one'), eva.in(null), kim.in('two'), kim.in(null)]) {
      expect(await takeLock(other, { kind: 'file', id: file })).toMatchObject({
        accountId: kim.viewer.accountId,
        tab: 'one',
      })
      expect(await codesOf(change(other, file))).toEqual(['FILE_LOCKED fileId'])
    }
    expect(await codesOf(change(kim.in('one'), file))).toEqual([])
    expect(await holderOf(file)).toEqual([kim.viewer.accountId, 'one'])
  })

  test('is not needed for what nobody holds', async () => {
    expect(await codesOf(change((await editor()).in('one'), await insertFile()))).toEqual([])
  })

  test.each([
    [180, 'kim', 'FILE_LOCKED fileId'],
    [181, 'eva', undefined],
  ])('%s seconds after the last sign of life it is had by %s', async (seconds, holder, refused) => {
    const [kim, eva, file] = [await editor(), await editor(), await insertFile()]
    await takeLock(kim.in('one', -600), { kind: 'file', id: file })
    await takeLock(kim.in('one'), { kind: 'file', id: file })
    expect((await codesOf(change(eva.in('two', seconds), file)))[0]).toBe(refused)
    await takeLock(eva.in('two', seconds), { kind: 'file', id: file })
    const expected = { kim: kim.viewer.accountId, eva: eva.viewer.accountId }[holder]
    expect((await holderOf(file, seconds))?.[0]).toBe(expected)
  })

  test('says since when it is held, and begins anew with another holder', async () => {
    const [kim, eva, file] = [await editor(), await editor(), await insertFile()]
    const wanted = { kind: 'file', id: file } as const
    await takeLock(kim.in('one'), wanted)
    const kept = await takeLock(kim.in('one', 100), wanted)
    expect([kept.since, kept.seenAt]).toEqual([TEST_NOW, later(100)()])
    expect((await takeLock(eva.in('two', 300), wanted)).since).toEqual(later(300)())
  })

  test('is given back by whoever holds it, and by nobody else', async () => {
    const [kim, eva, file] = [await editor(), await editor(), await insertFile()]
    const wanted = { kind: 'file', id: file } as const
    await takeLock(kim.in('one'), wanted)
    expect(await freeLock(eva.in('one'), wanted)).toMatchObject({ accountId: kim.viewer.accountId })
    expect(await freeLock(kim.in('two'), wanted)).toMatchObject({ tab: 'one' })
    expect(await freeLock(kim.in('one'), wanted)).toBeNull()
    expect(await freeLock(kim.in('one'), wanted)).toBeNull()
    expect(await holderOf(file)).toBeNull()
    expect(await takeLock(eva.in('one'), wanted)).toMatchObject({ accountId: eva.viewer.accountId })
  })

  test('of twenty who come at once one has it', async () => {
    const file = await insertFile()
    const editors = await Promise.all(Array.from({ length: 20 }, () => editor()))
    const answers = await Promise.all(
      editors.map(each => takeLock(each.in('one'), { kind: 'file', id: file }).then(lock => lock.accountId)),
    )
    expect(new Set(answers).size).toBe(1)
    expect((await holderOf(file))?.[0]).toBe(answers[0])
  })

  test('is taken over from another tab of one’s own, without a note', async () => {
    const [kim, file] = [await editor(), await insertFile()]
    await takeLock(kim.in('one'), { kind: 'file', id: file })
    await takeLock(kim.in('two'), { kind: 'file', id: file, isForced: true })
    expect(await holderOf(file)).toEqual([kim.viewer.accountId, 'two'])
    expect(await codesOf(change(kim.in('one'), file))).toEqual(['FILE_LOCKED fileId'])
    expect(await database.drizzle.$count(auditEntries, eq(auditEntries.subjectId, file))).toBe(0)
  })

  test('is broken by an administrator, which is noted, and not by another member', async () => {
    const [kim, eva, admin, file] = [
      await editor(),
      await editor(),
      await editor(['user', 'admin']),
      await insertFile(),
    ]
    const wanted = { kind: 'file', id: file, isForced: true } as const
    await takeLock(kim.in('one'), wanted)
    for (const attempt of [takeLock, freeLock]) {
      await expect(attempt(eva.in('one'), wanted)).rejects.toThrow('No permission.')
    }
    expect(await holderOf(file)).toEqual([kim.viewer.accountId, 'one'])
    await takeLock(admin.in('three'), wanted)
    expect(await holderOf(file)).toEqual([admin.viewer.accountId, 'three'])
    const notes = await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, file))
    expect(notes).toMatchObject([
      {
        ...{ action: 'file.unlocked', accountId: admin.viewer.accountId, subjectName: 'halle.jpg' },
        changes: { lockedBy: { old: 'Kim Muster', new: null } },
      },
    ])
  })

  test('is for editors, and for what there is', async () => {
    const [kim, file] = [await editor(), await insertFile()]
    const withheld = await insertViewer(database, ['user', 'member'], { grants: ['files.none'] })
    for (const viewer of [withheld, await insertViewer(database)]) {
      const attempt = takeLock(contextFor(database, { viewer, tab: 'one' }), { kind: 'file', id: file })
      await expect(attempt).rejects.toThrow('No permission.')
    }
    for (const id of [newId(), 'x']) {
      await expect(takeLock(kim.in('one'), { kind: 'file', id })).rejects.toThrow('not found')
    }
    expect(await holderOf(file)).toBeNull()
  })

  test('is forgotten once it has ended', async () => {
    const [kim, gone, held] = [await editor(), await insertFile(), await insertFile()]
    await takeLock(kim.in('one', -181), { kind: 'file', id: gone })
    await takeLock(kim.in('one', -180), { kind: 'file', id: held })
    await purgeEndedLocks(database, TEST_NOW)
    const left = await database.drizzle.select().from(locks).where(eq(locks.accountId, kim.viewer.accountId!))
    expect(left.map(({ recordId }) => recordId)).toEqual([held])
  })

  test.each(Object.entries(lockKinds))('kind %s names a table and what its rows are called', async (_kind, {
    table,
    name,
  }) => {
    expect((await database.pool.query(`select id, ${name} from ${table} limit 1`)).fields.length).toBe(2)
  })
})

const take = `mutation ($id: ID!, $isForced: Boolean) { takeLock(input: { id: $id, isForced: $isForced }) {
  lock { lockedBy isMine isOwnElsewhere viewerCanBreak } errors { code } } }`
const free = `mutation ($id: ID!) { freeLock(input: { id: $id }) { lock { lockedBy } errors { code } } }`
const look = `query ($id: ID!) { node(id: $id) { ... on Lockable { lock { lockedBy isMine isOwnElsewhere viewerCanBreak } } } }`

/** The same person's browser, seen as one of its tabs. */
const inTab = (client: Client, tab: string): Client => ({
  ...client,
  request: (method, url, body, headers) => client.request(method, url, body, { localsessionid: tab, ...headers }),
})

async function signedIn(roles: Role[]) {
  const { accountId } = await insertViewer(database, roles)
  const { secret } = await openSession(database, accountId!, { roles })
  return { accountId: accountId!, client: site.client(new Map([['session', secret]])) }
}

describe('at both doors', () => {
  test('two people and two tabs see who edits', async () => {
    const [file, kim, admin] = [
      await insertFile(),
      await signedIn(['user', 'member']),
      await signedIn(['user', 'admin']),
    ]
    const id = globalId('File', file)
    const [one, two, other] = [inTab(kim.client, 'one'), inTab(kim.client, 'two'), inTab(admin.client, 'one')]
    const mine = { lockedBy: 'Kim Muster', isMine: true, isOwnElsewhere: false, viewerCanBreak: false }
    expect(await dataOf(one, look, { id })).toEqual({ node: { lock: null } })
    expect(await dataOf(one, take, { id })).toEqual({ takeLock: { lock: mine, errors: [] } })
    expect(await dataOf(one, look, { id })).toEqual({ node: { lock: mine } })
    expect(await dataOf(two, look, { id })).toEqual({
      node: { lock: { ...mine, isMine: false, isOwnElsewhere: true, viewerCanBreak: true } },
    })
    expect(await dataOf(other, take, { id })).toEqual({
      takeLock: { lock: { ...mine, isMine: false, viewerCanBreak: true }, errors: [] },
    })
    const member = await site.clientAs(['user', 'member'])
    expect(await dataOf(member, look, { id })).toEqual({ node: { lock: { ...mine, isMine: false } } })
    expect(await dataOf(one, free, { id })).toEqual({ freeLock: { lock: null, errors: [] } })
    expect(await dataOf(two, look, { id })).toEqual({ node: { lock: null } })
  })

  test('what cannot be locked is not found', async () => {
    const { client } = await signedIn(['user', 'admin'])
    const { errors } = await ask(client, take, { id: globalId('Product', newId()) })
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['C404'])
  })

  test('documented paths list locks, free one’s own and refuse others', async () => {
    const [file, kim, admin] = [
      await insertFile(),
      await signedIn(['user', 'member']),
      await signedIn(['user', 'admin']),
    ]
    const [one, other] = [inTab(kim.client, 'one'), inTab(admin.client, 'two')]
    await dataOf(one, take, { id: globalId('File', file) })
    const fileLock = { _id: file, lockedBy: kim.accountId, localSessionId: 'one' }
    const listed = (await other.request('GET', '/api/pageData/system_filelock')).body as { items: { _id: string }[] }
    const at = TEST_NOW.toISOString()
    expect(listed.items.filter(({ _id }) => _id === file)).toEqual([
      { ...fileLock, name: 'Kim Muster', since: at, seen: at },
    ])
    const refused = await other.request('POST', '/api/v0/freeFileLock/', { _id: file })
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        ...{ code: 'FILE_LOCKED', message: 'is being edited by Kim Muster', fileLock },
        fields: [{ path: '_id', message: 'is being edited by Kim Muster', code: 'FILE_LOCKED' }],
      },
    ])
    const member = await site.clientAs(['user', 'member'])
    expect((await member.request('POST', '/api/v0/freeFileLock', { _id: file, force: true })).status).toBe(403)
    expect(await holderOf(file)).toEqual([kim.accountId, 'one'])
    expect((await one.request('POST', '/api/v0/freeFileLock', { _id: globalId('File', file) })).body).toEqual({
      ok: true,
    })
    expect(await holderOf(file)).toBeNull()
    await dataOf(one, take, { id: globalId('File', file) })
    expect((await other.request('POST', '/api/v0/freeFileLock', { _id: file, force: true })).body).toEqual({ ok: true })
    expect(await holderOf(file)).toBeNull()
    expect((await one.request('POST', '/api/v0/freeFileLock', { _id: newId() })).status).toBe(404)
  })

  test('what one process of the shop was asked for counts in the others', async () => {
    const elsewhere = await testSite(database)
    const [file, kim, eva] = [
      await insertFile(),
      await signedIn(['user', 'member']),
      await signedIn(['user', 'member']),
    ]
    const id = globalId('File', file)
    const here = inTab(kim.client, 'one')
    const there = inTab(elsewhere.client(eva.client.cookies), 'one')
    await dataOf(here, take, { id })
    expect(await dataOf(there, take, { id })).toEqual({
      takeLock: {
        lock: { lockedBy: 'Kim Muster', isMine: false, isOwnElsewhere: false, viewerCanBreak: false },
        errors: [],
      },
    })
    const change = { _id: file, tags: ['Halle'] }
    const refused = await there.request('PUT', '/api/v0/file', change)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'FILE_LOCKED' }])
    // The same tab is the same one in whatever process it is answered.
    const own = inTab(elsewhere.client(kim.client.cookies), 'one')
    expect((await own.request('PUT', '/api/v0/file', change)).status).toBe(200)
    await dataOf(own, free, { id })
    expect((await there.request('PUT', '/api/v0/file', { _id: file, tags: [] })).status).toBe(200)
  })

  test('nobody but readers of files hears who edits', async () => {
    const [user, guest] = [await site.clientAs(['user']), site.client()]
    expect((await user.request('GET', '/api/pageData/system_filelock')).status).toBe(403)
    expect((await guest.request('GET', '/api/pageData/system_filelock')).status).toBe(401)
    expect((await guest.request('POST', '/api/v0/freeFileLock', { _id: newId() })).status).toBe(401)
  })
})
