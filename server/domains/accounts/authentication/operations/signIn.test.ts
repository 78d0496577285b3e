import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { auditEntries } from '../../../../platform/tables.ts'
import { contextFor, countRows, insertViewer, statementsOf, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo, secretTo, tasksFor, testJob, workOff } from '../../../../testing/mailbox.ts'
import { viewerOfSession } from '../../queries.ts'
import { openSession } from '../../sessions/sessions.ts'
import { accounts, sessions, spentProofs } from '../../tables.ts'
import { writeFailedSignIns } from '../failedSignIns.ts'
import { hashPassword } from '../hashing/passwords.ts'
import { provedWork } from '../rules/proofOfWork.ts'
import { resetPassword } from './choosePassword.ts'
import { requestPasswordReset } from './forgottenPassword.ts'
import { type Browser, type GivenCredentials, signIn } from './signIn.ts'

const database = await testDatabase()
const site = { seal: sealWith(randomBytes(32)), publicUrl: 'https://shop.example.com' }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const browser: Browser = { userAgent: null, device: null, sessionSecret: null }

async function newPerson(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const viewer = await insertViewer(database)
  const set = { passwordHash, ...changes }
  await database.drizzle.update(accounts).set(set).where(eq(accounts.id, viewer.accountId!))
  return { id: viewer.accountId!, email: viewer.email! }
}

const at = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds)
const from = (address: string, now = TEST_NOW) =>
  contextFor(database, { viewer: guestViewer(), now: () => now, address })
const enter = (input: GivenCredentials, address = '198.51.100.1', changes: Partial<Browser> = {}, now = TEST_NOW) =>
  signIn(from(address, now), site, { ...browser, ...changes }, input)

type Told = { code: string; path: string[]; details?: { challenge: string; difficulty: number } }
const refusalOf = async (attempt: Promise<unknown>): Promise<Told> => {
  const error = await attempt.then(
    () => null,
    (reason: { refusals?: Told[] }) => reason,
  )
  if (!error?.refusals) throw error ?? new Error('nothing was refused')
  return error.refusals[0]!
}
const recordsOf = async (id: string) =>
  (
    await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)
  ).map(({ action, address, accountId, changes }) => ({ action, address, by: accountId, changes }))

/** The statements and hashes that an attempt costs: hashes as their parameters. */
async function workOf(run: () => Promise<unknown>) {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  try {
    const { statements } = await statementsOf(run)
    const hashes = posted.mock.calls.map(([{ task }]) => {
      const { memory, passes, parallelism, tagLength } = task
      return { memory, passes, parallelism, tagLength }
    })
    return { statements, hashes }
  } finally {
    posted.mockRestore()
  }
}

describe('whether there is an account', () => {
  test('cannot be told from the work of a failed sign-in', async () => {
    const known = await newPerson()
    const invited = await newPerson({ passwordHash: null })
    const off = await newPerson({ isActive: false })
    const service = await newPerson({ roles: ['internal'] })
    const unconfirmed = await newPerson({ emailVerifiedAt: null })
    const tryAt = (email: string) =>
      workOf(async () =>
        expect(await refusalOf(enter({ email, password: 'falsch' }))).toMatchObject({ code: 'WRONG_CREDENTIALS' }),
      )
    const unknown = await tryAt(`${newId()}@example.com`)
    // The look at the account, the look at what failed before, and the count.
    expect(unknown.statements).toHaveLength(3)
    expect(unknown.hashes).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }])
    for (const { email } of [known, invited, off, service, unconfirmed]) expect(await tryAt(email)).toEqual(unknown)
  })

  test('nor where a proof of work is asked for', async () => {
    const known = await newPerson()
    const unknown = { email: `${newId()}@example.com` }
    const works: unknown[] = []
    for (const { email } of [known, unknown]) {
      for (let time = 0; time < 50; time += 1)
        await refusalOf(enter({ email, password: 'falsch' }, `2001:db8:${time}::1`))
      const asked = await workOf(async () =>
        expect((await refusalOf(enter({ email, password }, '2001:db8:99::1'))).code).toBe('PROOF_OF_WORK_REQUIRED'),
      )
      const { details } = await refusalOf(enter({ email, password }, '2001:db8:99::1'))
      const proof = { challenge: details!.challenge, answer: provedWork(details!.challenge, details!.difficulty) }
      const proven = await workOf(() => refusalOf(enter({ email, password: 'falsch', proof }, '2001:db8:99::1')))
      works.push([asked, proven])
    }
    expect(works[0]).toEqual(works[1])
  })

  test('is written down later, with how often and from where and nothing of what was typed', async () => {
    await writeFailedSignIns(database, newId)
    const { id, email } = await newPerson()
    const before = await countRows(database, 'audit_entries')
    const tries = [
      ['203.0.113.7', 'falsch 1'],
      ['203.0.113.7', 'falsch 2'],
      ['203.0.113.8', 'falsch 3'],
    ] as const
    for (const [address, typed] of tries)
      await refusalOf(enter({ email: ` ${email.toUpperCase()}`, password: typed }, address))
    await refusalOf(enter({ email: `${newId()}@example.com`, password: 'falsch' }, '203.0.113.9'))
    expect(await countRows(database, 'audit_entries')).toBe(before)
    expect(await writeFailedSignIns(database, newId)).toBe(2)
    expect(await writeFailedSignIns(database, newId)).toBe(0)
    const failed = { action: 'account.signInFailed', by: null }
    expect(await recordsOf(id)).toEqual([
      { ...failed, address: '203.0.113.7', changes: { attempts: { old: null, new: 2 } } },
      { ...failed, address: '203.0.113.8', changes: { attempts: { old: null, new: 1 } } },
    ])
    expect((await database.drizzle.select().from(accounts).where(eq(accounts.id, id)))[0]).toMatchObject({
      ...{ failedLogins: 3, failedAt: TEST_NOW },
    })
    const { rows } = await database.pool.query(
      `select count(*)::int as n from audit_entries where changes::text ~ 'falsch'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('a flood from many networks is eleven records', async () => {
    await writeFailedSignIns(database, newId)
    const { id, email } = await newPerson()
    for (let time = 0; time < 40; time += 1) await refusalOf(enter({ email, password: 'x' }, `2001:db8:${time}::1`))
    expect(await writeFailedSignIns(database, newId)).toBe(11)
    expect((await recordsOf(id)).at(-1)).toMatchObject({ address: null, changes: { attempts: { new: 30 } } })
  })

  test('what failed before the owner came is not told as having failed since', async () => {
    const { id, email } = await newPerson()
    await refusalOf(enter({ email, password: 'x' }))
    await enter({ email, password }, '198.51.100.1', {}, at(1000))
    await refusalOf(enter({ email, password: 'x' }, '203.0.113.1', {}, at(2000)))
    await writeFailedSignIns(database, newId)
    const [row] = await database.drizzle.select().from(accounts).where(eq(accounts.id, id))
    expect(row).toMatchObject({ failedLogins: 1, failedAt: at(2000) })
    expect((await recordsOf(id)).map(({ action }) => action).toSorted()).toEqual([
      ...['account.signInFailed', 'account.signInFailed', 'account.signedIn'],
    ])
  })
})

describe('signing in', () => {
  test('is noted with who, from where and by what', async () => {
    const { id, email } = await newPerson()
    await enter({ email, password }, '203.0.113.20')
    expect(await recordsOf(id)).toEqual([
      { action: 'account.signedIn', address: '203.0.113.20', by: id, changes: { by: { old: null, new: 'password' } } },
    ])
  })

  test('ends the session that the browser came with, whosever it was, and no other', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const elsewhere = await openSession(database, one.id)
    const first = await enter({ email: one.email, password })
    const second = await enter({ email: two.email, password }, '198.51.100.1', { sessionSecret: first.secret })
    expect(await viewerOfSession(database, first.secret, null)).toBeNull()
    expect(await viewerOfSession(database, second.secret, null)).not.toBeNull()
    expect(await viewerOfSession(database, elsewhere.secret, null)).not.toBeNull()
  })

  test('that fails ends nothing', async () => {
    const { id, email } = await newPerson()
    const { secret } = await openSession(database, id)
    await refusalOf(enter({ email, password: 'x' }, '198.51.100.1', { sessionSecret: secret }))
    expect(await database.drizzle.$count(sessions, eq(sessions.userId, id))).toBe(1)
  })
})

describe('strangers who guess from many networks', () => {
  async function guessedAt(times: number) {
    const person = await newPerson()
    for (let time = 0; time < times; time += 1) {
      await refusalOf(enter({ email: person.email, password: 'falsch' }, `2001:db8:${time}::1`))
    }
    return person
  }

  test('make the owner at a new device prove some work, and wait for nothing', async () => {
    const { email } = await guessedAt(50)
    const asked = await refusalOf(enter({ email, password }))
    expect(asked).toMatchObject({
      code: 'PROOF_OF_WORK_REQUIRED',
      path: ['input', 'proof'],
      details: { difficulty: 14 },
    })
    const { challenge, difficulty } = asked.details!
    const proof = { challenge, answer: provedWork(challenge, difficulty) }
    expect(await enter({ email, password, proof })).toMatchObject({ viewer: { email } })
  })

  test('never meet the device of the owner', async () => {
    const person = await newPerson()
    const { device } = await enter({ email: person.email, password })
    for (let time = 0; time < 60; time += 1) {
      await refusalOf(enter({ email: person.email, password: 'falsch' }, `2001:db8:${time}::1`))
    }
    expect(await enter({ email: person.email, password }, '198.51.100.9', { device })).toBeTruthy()
  })

  test('find it harder with each doubling, and pay for each guess anew', async () => {
    const { email } = await guessedAt(50)
    let asked = (await refusalOf(enter({ email, password: 'x' }))).details!
    for (let time = 0; time < 50; time += 1) {
      const proof = { challenge: asked.challenge, answer: provedWork(asked.challenge, asked.difficulty) }
      const address = `2001:db8:a${time}::1`
      expect(await refusalOf(enter({ email, password: 'x', proof }, address))).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      })
      asked = (await refusalOf(enter({ email, password: 'x', proof }, address))).details!
    }
    expect(asked.difficulty).toBe(15)
  })

  test('a proof is good once, for its account, for five minutes, and only if it fits', async () => {
    const [one, two] = [await guessedAt(50), await guessedAt(50)]
    const { challenge, difficulty } = (await refusalOf(enter({ email: one.email, password }))).details!
    const proof = { challenge, answer: provedWork(challenge, difficulty) }
    const spent = await countRows(database, 'spent_proofs')
    const [end = '', , salt = '', digest = ''] = challenge.split('.')
    for (const [label, email, given, now] of [
      ['another account', two.email, proof, TEST_NOW],
      ['too late', one.email, proof, at(300_000)],
      ['a wrong answer', one.email, { challenge, answer: 'x' }, TEST_NOW],
      ['a long answer', one.email, { challenge, answer: '0'.repeat(41) }, TEST_NOW],
      ['made easier', one.email, { challenge: `${end}.0.${salt}.${digest}`, answer: '' }, TEST_NOW],
      ['made up', one.email, { challenge: 'x'.repeat(5000), answer: '' }, TEST_NOW],
    ] as const) {
      const told = await refusalOf(enter({ email, password, proof: given }, '198.51.100.1', {}, now))
      expect([label, told.code]).toEqual([label, 'PROOF_OF_WORK_REQUIRED'])
    }
    expect(await countRows(database, 'spent_proofs')).toBe(spent)
    const tried = await Promise.all(
      [1, 2, 3].map(() => refusalOf(enter({ email: one.email, password: 'falsch', proof })).then(({ code }) => code)),
    )
    expect(tried.toSorted()).toEqual(['PROOF_OF_WORK_REQUIRED', 'PROOF_OF_WORK_REQUIRED', 'WRONG_CREDENTIALS'])
  })

  test('a followed reset link clears the counts and marks the device', async () => {
    const { email } = await guessedAt(60)
    await requestPasswordReset(from('198.51.100.5'), { email })
    const tasks = { publicUrl: site.publicUrl, now: () => TEST_NOW }
    await workOff(database, tasks)
    const token = await secretTo(database, email, 'passwordReset')
    const { device } = await resetPassword(from('198.51.100.5'), site, { token, password: 'Sporthalle-2027' })
    expect(await enter({ email, password: 'Sporthalle-2027' }, '198.51.100.6')).toMatchObject({ viewer: { email } })
    for (let time = 0; time < 60; time += 1) await refusalOf(enter({ email, password: 'x' }, `2001:db8:b${time}::1`))
    expect(await enter({ email, password: 'Sporthalle-2027' }, '198.51.100.6', { device })).toBeTruthy()
    expect((await mailsTo(database, email))[0]).toMatchObject({ kind: 'passwordChanged' })
  })

  test('used challenges are forgotten when they have ended', async () => {
    const tasks = tasksFor({ database, now: () => at(300_001) })
    await database.drizzle.insert(spentProofs).values([
      { hash: 'old', expiresAt: at(300_000) },
      { hash: 'new', expiresAt: at(300_002) },
    ])
    await tasks.forget_ended_sessions!(null, testJob)
    const left = await database.drizzle.select().from(spentProofs)
    expect(left.map(({ hash }) => hash)).toEqual(['new'])
  })
})
