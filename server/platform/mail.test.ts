import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { newId } from '../kit/ids.ts'
import { NotFound } from '../kit/refusals.ts'
import { testDatabase } from '../testing/database.ts'
import { smtpServer } from '../testing/smtpServer.ts'
import { inTransaction } from './database.ts'
import { startJobs } from './jobs.ts'
import { silentLog } from './log.ts'
import { mailTasks, needsTls, queueMail, resendMail, sendWaitingMails } from './mail.ts'
import { mails } from './tables.ts'

const database = await testDatabase()
const scope = { now: new Date('2026-03-01T09:30:00Z'), newId }
const stops: (() => unknown)[] = []

const greeting = {
  kind: 'order.placed',
  to: 'zoe@example.org',
  language: 'de',
  subject: 'Ihre Bestellung – Größe M',
  html: '<p>Grüße</p>',
  text: 'Grüße',
} as const

const queue = () => inTransaction(database, tx => queueMail(tx, greeting, scope))
const resend = (id: string) => inTransaction(database, tx => resendMail(tx, id, scope))

async function row(id: string) {
  const [mail] = await database.drizzle.select().from(mails).where(eq(mails.id, id))
  return mail
}

const jobCount = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount

async function work(smtpUrl: string | null) {
  const mailing = mailTasks({
    database,
    smtpUrl,
    sender: async () => 'Halle & Feld <service@shop.example>',
    now: () => new Date('2026-03-01T10:00:00Z'),
  })
  const jobs = await startJobs({ url: database.url, tasks: mailing.tasks, log: silentLog })
  const stop = async () => {
    await jobs.stop()
    mailing.close()
  }
  stops.push(stop)
  return stop
}

async function server(...options: Parameters<typeof smtpServer>) {
  const made = await smtpServer(...options)
  stops.push(made.close)
  return made
}

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await database.pool.query('delete from graphile_worker._private_jobs')
})

describe('a mail', () => {
  it('goes out after the commit, as HTML and text, and is noted as sent', async () => {
    const post = await server()
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
    expect(await row(id)).toMatchObject({
      messageId: `<${id}@shop.example>`,
      attempts: 1,
      sentAt: new Date('2026-03-01T10:00:00Z'),
    })
    expect(post.received.map(mail => mail.to)).toEqual(['zoe@example.org'])
    const { message } = post.received[0]!
    expect(message).toContain(`Message-ID: <${id}@shop.example>`)
    expect(message).toContain('From: "Halle & Feld" <service@shop.example>')
    expect(message).toContain('Subject: =?UTF-8?Q?Ihre_Bestellung_=E2=80=93_Gr=C3=B6=C3=9F?=\r\n =?UTF-8?Q?e_M?=')
    expect(message).toContain('Date: Sun, 01 Mar 2026 09:30:00 +0000')
    expect(message).toContain('Content-Type: text/plain')
    expect(message).toContain('Content-Type: text/html')
  })

  it('does not exist when its transaction is rolled back', async () => {
    const failing = inTransaction(database, async tx => {
      await queueMail(tx, { ...greeting, kind: 'lost' }, scope)
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.drizzle.select().from(mails).where(eq(mails.kind, 'lost'))).toEqual([])
    expect(await jobCount()).toBe(0)
  })

  it('waits without a mail server, failing nothing, and goes out when there is one', async () => {
    const stop = await work(null)
    const id = await queue()
    await expect.poll(jobCount).toBe(0)
    expect(await row(id)).toMatchObject({ state: 'queued', attempts: 0, lastError: null })
    await stop()
    const post = await server()
    await work(post.url)
    expect(await inTransaction(database, sendWaitingMails)).toBe(1)
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
    expect(post.received).toHaveLength(1)
  })

  it('is tried again when the mail server is busy, under the same Message-ID', async () => {
    const post = await server(() => (post.received.length === 1 ? '451 busy' : '250 taken'))
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.lastError).toContain('451 busy')
    expect((await row(id))?.state).toBe('queued')
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(async () => (await row(id))?.state, { timeout: 5_000 }).toBe('sent')
    expect(await row(id)).toMatchObject({ attempts: 2, lastError: null })
    const ids = post.received.map(mail => /Message-ID: (.*)/.exec(mail.message)?.[1])
    expect(ids).toEqual([`<${id}@shop.example>`, `<${id}@shop.example>`])
  })

  it('that the mail server refuses for good is not tried again', async () => {
    const post = await server(() => '550 no such mailbox')
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.state).toBe('failed')
    expect((await row(id))?.lastError).toContain('550 no such mailbox')
    await expect.poll(jobCount).toBe(0)
  })

  it('that was cut off before the answer is sent once more under the same Message-ID', async () => {
    const post = await server(() => (post.received.length === 1 ? null : '250 taken'))
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.lastError).not.toBe(null)
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(async () => (await row(id))?.state, { timeout: 5_000 }).toBe('sent')
    expect(new Set(post.received.map(mail => /Message-ID: (.*)/.exec(mail.message)?.[1])).size).toBe(1)
  })
})

describe('mails leave this machine under TLS', () => {
  it.each([
    ['smtp://mail.example.com:587', true],
    ['smtp://user:password@10.0.0.7', true],
    ['smtp://localhost.example.com', true],
    ['smtps://mail.example.com', true],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://[::1]:2525', false],
  ])('to %s: %s', (url, expected) => {
    expect(needsTls(url)).toBe(expected)
  })

  it('or wait, if the address asks for it: a server that offers none is told nothing', async () => {
    const post = await server()
    const stop = await work(`${post.url}?requireTLS=true`)
    const id = await queue()
    await expect
      .poll(() => row(id))
      .toMatchObject({ state: 'queued', attempts: 1, lastError: expect.stringMatching(/TLS/) })
    await stop()
    expect(post.received).toEqual([])
  })
})

describe('sending again', () => {
  it('sends what went out as a new mail', async () => {
    const post = await server()
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
    const copy = await resend(id)
    expect(copy).not.toBe(id)
    await expect.poll(async () => (await row(copy))?.state).toBe('sent')
    expect(post.received.map(mail => mail.to)).toEqual(['zoe@example.org', 'zoe@example.org'])
  })

  it('tries what failed anew as it is', async () => {
    const post = await server(() => (post.received.length === 1 ? '550 no' : '250 taken'))
    await work(post.url)
    const id = await queue()
    await expect.poll(async () => (await row(id))?.state).toBe('failed')
    expect(await resend(id)).toBe(id)
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
  })

  it('knows only mails of the outbox', async () => {
    await expect(resend(newId())).rejects.toThrow(NotFound)
  })
})
