import { afterEach, describe, expect, test } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { addJob, startJobs, type Task } from '../../platform/jobs.ts'
import { silentLog } from '../../platform/log.ts'
import { queueMail } from '../../platform/mail.ts'
import { mails } from '../../platform/tables.ts'
import { dataOf } from '../../testing/asking.ts'
import { TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)

afterEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs')
  await database.drizzle.delete(mails)
})

type Jobs = { failedJobs: { totalCount: number; edges: { node: { key: string; failedAt: string } }[] } }
const list = `{ failedJobs(first: 10) { totalCount edges { node { key task failedAt attempts error } } } }`
const figures = '{ dashboard { failures } }'
const retry = `mutation ($input: RetryFailedJobInput!) { retryFailedJob(input: $input) { isRetried errors { code } } }`
const retryMail = `mutation ($input: RetryMailInput!) { retryMail(input: $input) { mail { state lastError } errors { code } } }`

/** Works until `until` is there. */
async function working(tasks: Record<string, Task>, until: () => Promise<boolean>) {
  const jobs = await startJobs({ url: database.url, tasks, log: silentLog })
  try {
    await expect.poll(until).toBe(true)
  } finally {
    await jobs.stop()
  }
}
const add = (task: string, mostAttempts: number) =>
  inTransaction(database, tx => addJob(tx, task, { email: 'kim@example.com' }, { mostAttempts }))
const states = async () =>
  (await database.pool.query('select attempts, last_error as error from graphile_worker.jobs order by id')).rows
const audited = async () =>
  (await database.pool.query('select action, subject_name as name from audit_entries order by id')).rows

describe('work that gave up', () => {
  test('is shown with its kind of error and nothing personal, counted, and tried again when somebody says so', async () => {
    const admin = await site.clientAs(['admin'])
    expect(await dataOf<Jobs>(admin, list)).toEqual({ failedJobs: { totalCount: 0, edges: [] } })
    await add('orders.confirm', 1)
    await add('patient', 2)
    const begun = Date.now()
    const fails = async () => Promise.reject(new RangeError('kim@example.com has no mailbox'))
    const tried = async () => (await states()).every(({ attempts }) => attempts === 1)
    await working({ 'orders.confirm': fails, patient: fails }, tried)
    const shown = await dataOf<Jobs>(admin, list)
    const failed = { key: expect.any(String), task: 'orders.confirm', attempts: 1, error: 'RangeError' }
    expect(shown).toEqual({
      failedJobs: { totalCount: 1, edges: [{ node: { ...failed, failedAt: expect.any(String) } }] },
    })
    expect(JSON.stringify(shown)).not.toContain('kim')
    const { key, failedAt } = shown.failedJobs.edges[0]!.node
    expect(Math.abs(new Date(failedAt).getTime() - begun)).toBeLessThan(60_000)
    expect(await dataOf(admin, figures)).toEqual({ dashboard: { failures: 1 } })

    const done = { retryFailedJob: { isRetried: true, errors: [] } }
    expect(await dataOf(admin, retry, { input: { key } })).toEqual(done)
    expect(await audited()).toEqual([{ action: 'job.retried', name: 'orders.confirm' }])
    expect(await dataOf(admin, list)).toEqual({ failedJobs: { totalCount: 0, edges: [] } })
    expect(await dataOf(admin, figures)).toEqual({ dashboard: { failures: 0 } })
    await working({ 'orders.confirm': async () => {} }, async () => (await states()).length === 1)
  })

  test('is tried again by nobody who names other work, by no member, and never twice', async () => {
    await add('waiting', 3)
    const [{ id }] = (await database.pool.query('select id from graphile_worker.jobs')).rows
    const before = [await states(), await audited()]
    const admin = await site.clientAs(['admin'])
    for (const key of [id, '0', 'nonsense', '9'.repeat(30)]) {
      const { body } = await admin.request('POST', '/graphql', { query: retry, variables: { input: { key } } })
      expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'C404' } }] })
    }
    const member = await site.clientAs(['member'])
    const { body } = await member.request('POST', '/graphql', { query: retry, variables: { input: { key: id } } })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'C100' } }] })
    expect([await states(), await audited()]).toEqual(before)
  })
})

test('a mail that failed is counted, sent again as it is, and only while it has failed', async () => {
  const admin = await site.clientAs(['admin'])
  const mail = { kind: 'passwordReset', to: 'kim@example.com', language: 'de', subject: 'Neu', html: 'h' } as const
  const id = await inTransaction(database, tx =>
    queueMail(tx, { ...mail, text: 't', secret: null, accountId: null }, { now: TEST_NOW, newId }),
  )
  await database.pool.query('delete from graphile_worker._private_jobs')
  const mailId = globalId('Mail', id)
  await database.drizzle.update(mails).set({ state: 'failed', lastError: '550' })
  expect(await dataOf(admin, figures)).toEqual({ dashboard: { failures: 1 } })
  expect(await dataOf(admin, retryMail, { input: { mailId } })).toEqual({
    retryMail: { mail: { state: 'QUEUED', lastError: null }, errors: [] },
  })
  expect(await states()).toEqual([{ attempts: 0, error: null }])
  expect((await audited()).at(-1)).toEqual({ action: 'mail.retried', name: 'Neu' })
  const before = [await states(), await audited()]
  const { body } = await admin.request('POST', '/graphql', { query: retryMail, variables: { input: { mailId } } })
  expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'C404' } }] })
  expect([await states(), await audited()]).toEqual(before)
})
