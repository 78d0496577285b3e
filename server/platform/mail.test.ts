import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { newId } from '../kit/ids.ts'
import { NotFound } from '../kit/refusals.ts'
import { testDatabase } from '../testing/database.ts'
import { smtpServer } from '../testing/smtpServer.ts'
import { inTransaction } from './database.ts'
import { type JobRun, startJobs } from './jobs.ts'
import { silentLog } from './log.ts'
import {
  needsTls,
  openMailServer,
  queueMail,
  resendMail,
  SENDING,
  sealOldSecrets,
  sendMail,
  sendWaitingMails,
} from './mail.ts'
import { hidden, openedTexts } from './mailSecrets.ts'
import { sealWith } from './seal.ts'
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
  accountId: null,
  secret: null,
} as const

const queue = () => inTransaction(database, tx => queueMail(tx, greeting, scope))
const resend = (id: string) => inTransaction(database, tx => resendMail(tx, id, scope))

async function row(id: string) {
  const [mail] = await database.drizzle.select().from(mails).where(eq(mails.id, id))
  return mail
}

const jobCount = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount

async function work(smtpUrl: string | null) {
  const mailServer = smtpUrl === null ? null : openMailServer(smtpUrl)
  const parts = {
    database,
    publicUrl: 'https://shop.example',
    wayOf: async () => mailServer && { server: mailServer, from: 'Halle & Feld <service@shop.example>' },
    now: () => new Date('2026-03-01T10:00:00Z'),
  }
  const tasks = { [SENDING]: (payload: unknown, job: JobRun) => sendMail(parts, payload, job) }
  const jobs = await startJobs({ url: database.url, tasks, log: silentLog })
  const stop = async () => {
    await jobs.stop()
    mailServer?.close()
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

  it('of a cause is written once and sent once; another cause is another mail', async () => {
    const write = (cause: string) => inTransaction(database, tx => queueMail(tx, { ...greeting, cause }, scope))
    const [first, second] = await Promise.all([write('greeting 1'), write('greeting 1')])
    expect([first, second].filter(id => id === null)).toHaveLength(1)
    expect(await jobCount()).toBe(1)
    expect(await write('greeting 1')).toBeNull()
    expect(await write('greeting 2')).toEqual(expect.any(String))
    expect(await jobCount()).toBe(2)
    // A person who has it sent again gets another one.
    const id = (first ?? second)!
    await database.drizzle.update(mails).set({ state: 'sent' }).where(eq(mails.id, id))
    const again = await resend(id)
    expect(again).not.toBe(id)
    expect(await row(again)).toMatchObject({ subject: greeting.subject, cause: null, state: 'queued' })
    await database.drizzle.delete(mails)
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
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
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
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
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

describe('the secret of a mail’s link', () => {
  const secret = 'Sec-ret_'.padEnd(43, 'x')
  const url = `https://shop.example/resetPassword/${secret}`
  const link = { ...greeting, kind: 'passwordReset', html: `<a href="${url}">neu</a>`, text: `neu:\n${url}`, secret }
  const queueLink = () => inTransaction(database, tx => queueMail(tx, link, scope))
  const stored = async (id: string) => JSON.stringify(await row(id))

  it('is sent, stands nowhere in clear meanwhile, and is gone afterwards', async () => {
    const post = await server()
    const stop = await work(null)
    const id = await queueLink()
    await expect.poll(jobCount).toBe(0)
    expect(await stored(id)).not.toContain(secret)
    expect(openedTexts((await row(id))!)).toEqual({ html: link.html, text: link.text })
    await stop()
    await work(post.url)
    await inTransaction(database, sendWaitingMails)
    await expect.poll(async () => (await row(id))?.state).toBe('sent')
    // Mails of other tests may have waited too.
    const messages = post.received.map(({ message }) => message.replaceAll('=\r\n', ''))
    expect(messages.filter(message => message.includes(`resetPassword/${secret}`))).toHaveLength(1)
    expect(await row(id)).toMatchObject({ sealedSecret: null })
    expect(await stored(id)).not.toContain(secret)
    expect(hidden((await row(id))!.text)).toBe('neu:\nhttps://shop.example/resetPassword/…')
  })

  it('is made anew for a mail that is sent again, or the mail is refused and nothing changes', async () => {
    const id = await queueLink()
    await database.drizzle.update(mails).set({ state: 'sent', sealedSecret: null }).where(eq(mails.id, id))
    const before = await database.drizzle.select().from(mails).orderBy(mails.id)
    await expect(resend(id)).rejects.toThrow('MAIL_LINK_GONE')
    expect(await database.drizzle.select().from(mails).orderBy(mails.id)).toEqual(before)
    const another = 'another'.padEnd(43, 'y')
    const again = await inTransaction(database, tx => resendMail(tx, id, scope, async () => another))
    expect(again).not.toBe(id)
    expect(openedTexts((await row(again))!)!.text).toBe(`neu:\nhttps://shop.example/resetPassword/${another}`)
    expect(await stored(again)).not.toContain(another)
  })

  it('that was sealed with another key fails the mail, and says so', async () => {
    const post = await server()
    const id = await queueLink()
    const sealedSecret = sealWith(randomBytes(32)).close(secret, `mail ${id}`)
    await database.drizzle.update(mails).set({ sealedSecret }).where(eq(mails.id, id))
    await work(post.url)
    await expect.poll(async () => (await row(id))?.state).toBe('failed')
    expect((await row(id))!.lastError).toContain('another key')
    expect(post.received).toEqual([])
  })

  it('of mails that waited since it stood in clear is sealed at the start, once', async () => {
    const id = await queue()
    await database.drizzle.update(mails).set({ html: link.html, text: link.text }).where(eq(mails.id, id))
    await sealOldSecrets(database)
    const sealed = await row(id)
    expect(JSON.stringify(sealed)).not.toContain(secret)
    expect(openedTexts(sealed!)).toEqual({ html: link.html, text: link.text })
    await sealOldSecrets(database)
    expect(await row(id)).toEqual(sealed)
  })
})
