import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { silentLog } from '../../../platform/log.ts'
import { queueMail } from '../../../platform/mail.ts'
import { sealWith } from '../../../platform/seal.ts'
import { settingsSections } from '../../../settings.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { tasksFor, testJob } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { smtpServer } from '../../../testing/smtpServer.ts'
import { updateSettings } from '../../settings/operations.ts'
import { startSettings } from '../../settings/queries.ts'
import { outcomeOf, shownAnswer } from '../rules.ts'
import { testMailbox } from './testing.ts'

const database = await testDatabase()
startSettings({ sections: settingsSections, seal: sealWith(Buffer.alloc(32)), log: silentLog })
const site = await testSite(database)
const admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })

const [usual, orders] = ['0199f3a0-0000-7000-8000-000000000001', '0199f3a0-0000-7000-8000-000000000002']
const mailbox = (uuid: string, port: number, more: object = {}) => ({
  ...{ uuid, name: 'Post', senderName: null, senderAddress: `${uuid.at(-1)}@fcnord.at`, replyTo: null },
  ...{ host: '127.0.0.1', port, tls: 'none', user: null, signature: { de: '', en: null }, perHour: null, perDay: null },
  ...more,
})
const setMail = (changes: object) => updateSettings(admin, { section: 'mail', version: null, changes })
const nothing = { to: null, smtpUrl: null, publicUrl: 'https://shop.example' }

beforeEach(() => database.pool.query(`delete from settings where key = 'mail'`))

async function send(kind: string, language: 'de' | 'en' = 'de', now = TEST_NOW) {
  const id = await inTransaction(database, tx =>
    queueMail(
      tx,
      {
        ...{ kind, to: 'zoe@example.org', language, subject: 'Hallo', html: '<p>Danke</p>', text: 'Danke' },
        ...{ accountId: null, secret: null },
      },
      { now, newId },
    ),
  )
  await tasksFor({
    ...{ database, now: () => now, storage: null as never, images: null as never, dataDir: '' },
  }).send_mail!({ id }, testJob)
  const { rows } = await database.pool.query('select state from mails where id = $1', [id])
  return rows[0].state
}

describe('mailboxes', () => {
  test('take the mails that are theirs, with sender, address for answers and signature by language', async () => {
    const [one, two] = [await smtpServer(), await smtpServer()]
    const port = ({ url }: { url: string }) => Number(new URL(url).port)
    await setMail({
      mailboxes: [
        mailbox(usual, port(one), {
          senderName: 'FC Nord',
          replyTo: 'buero@fcnord.at',
          signature: { de: 'Gruß <FC>', en: 'Regards' },
        }),
        mailbox(orders, port(two)),
      ],
      ...{ defaultMailbox: usual, orderMailbox: orders },
    })
    expect(await send('passwordReset')).toBe('sent')
    expect(await send('passwordReset', 'en')).toBe('sent')
    expect(await send('orderConfirmation')).toBe('sent')
    expect([one.received.length, two.received.length]).toEqual([2, 1])
    const [german, english] = one.received.map(({ message }) => message)
    expect(german).toMatch(/^From: FC Nord <1@fcnord\.at>$/m)
    expect(german).toMatch(/^Reply-To: buero@fcnord\.at$/m)
    expect(german).toContain('Gru=C3=9F &lt;FC&gt;')
    expect(english).toContain('Regards')
    await Promise.all([one.close(), two.close()])
  })

  test('send no more than they may: the rest waits, in every process', async () => {
    const server = await smtpServer()
    await setMail({
      mailboxes: [mailbox(usual, Number(new URL(server.url).port), { perHour: 2 })],
      defaultMailbox: usual,
    })
    expect([await send('passwordReset'), await send('passwordReset'), await send('passwordReset')]).toEqual([
      ...['sent', 'sent', 'queued'],
    ])
    const { rows } = await database.pool.query(
      `select run_at > now() as later from graphile_worker._private_jobs where key like 'send_mail %' order by id desc limit 1`,
    )
    expect(rows).toHaveLength(1)
    expect(await send('passwordReset', 'de', new Date(TEST_NOW.getTime() + 3_601_000))).toBe('sent')
    expect(server.received).toHaveLength(3)
    await server.close()
  })

  test('keep their passwords sealed, and forget them with the mailbox', async () => {
    await setMail({ mailboxes: [mailbox(usual, 25, { user: 'u' })], [`password.${usual}`]: 'geheim-1234' })
    const secrets = async () =>
      (await database.pool.query(`select secrets::text from settings where key = 'mail'`)).rows[0].secrets
    expect(await secrets()).toContain(`password.${usual}`)
    expect(await secrets()).not.toContain('geheim')
    await setMail({ mailboxes: [] })
    expect(await secrets()).toBe('{}')
    await expect(setMail({ [`password.${usual}`]: 'x' })).rejects.toMatchObject({
      refusals: [{ code: 'INVALID_INPUT', path: ['changes', `password.${usual}`] }],
    })
  })

  test.each([
    ['one twice', { mailboxes: [mailbox(usual, 25), mailbox(usual, 25)] }, 'ENTRY_TWICE mailboxes.1.uuid'],
    ['a default that does not exist', { defaultMailbox: orders }, 'INVALID_INPUT defaultMailbox'],
    [
      'a host that is an address',
      { mailboxes: [mailbox(usual, 25, { host: 'https://x' })] },
      'INVALID_INPUT mailboxes.0.host',
    ],
    [
      'a name with another header in it',
      { mailboxes: [mailbox(usual, 25, { senderName: 'A\r\nBcc: x@y.at' })] },
      'INVALID_INPUT mailboxes.0.senderName',
    ],
    ['no port', { mailboxes: [mailbox(usual, 0)] }, 'INVALID_INPUT mailboxes.0.port'],
  ])('are refused: %s', async (_label, changes, refused) => {
    const error = await setMail(changes).catch((thrown: unknown) => thrown)
    const { refusals } = error as { refusals: { code: string; path: string[] }[] }
    expect(refusals.map(({ code, path }) => `${code} ${path.slice(1).join('.')}`)).toEqual([refused])
  })
})

describe('trying a mailbox', () => {
  test('tells what the server said', async () => {
    const server = await smtpServer()
    await setMail({ mailboxes: [mailbox(usual, Number(new URL(server.url).port))], defaultMailbox: usual })
    expect(await testMailbox(admin, { ...nothing, mailbox: null, to: 'zoe@example.org' })).toMatchObject({
      ...{ outcome: 'sent', answer: '250 taken', to: 'zoe@example.org' },
    })
    const client = await site.clientAs(['user', 'admin'])
    const { status, body } = await client.request('POST', '/api/v0/config_test_mailbox', { to: 'zoe@example.org' })
    expect([status, body]).toMatchObject([200, { outcome: 'sent', answer: '250 taken' }])
    await server.close()
    expect(await testMailbox(admin, { ...nothing, mailbox: usual })).toMatchObject({ outcome: 'refused', answer: null })
  })

  test('tells what is missing', async () => {
    expect(await testMailbox(admin, { ...nothing, mailbox: null })).toMatchObject({ outcome: 'noServer' })
    await setMail({ mailboxes: [mailbox(usual, 25, { user: 'u' })] })
    expect(await testMailbox(admin, { ...nothing, mailbox: usual })).toMatchObject({ outcome: 'noPassword' })
    await setMail({ mailboxes: [mailbox(usual, 25, { host: 'no-such-host.invalid' })] })
    expect(await testMailbox(admin, { ...nothing, mailbox: usual })).toMatchObject({ outcome: 'dns' })
    await expect(testMailbox(admin, { ...nothing, mailbox: orders })).rejects.toMatchObject({
      refusals: [{ code: 'INVALID_INPUT', path: ['mailbox'] }],
    })
  })

  test.each([
    [{ code: 'EAUTH', message: 'Invalid login' }, 'login'],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'tls'],
    [{ code: 'ETLS', message: 'STARTTLS not offered' }, 'tls'],
    [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'timeout'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', message: 'no' }, 'recipient'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', message: 'no' }, 'sender'],
    [{ code: 'EMESSAGE', message: 'no' }, 'other'],
  ])('names what it failed of: %j', (error, outcome) => {
    expect(outcomeOf(Object.assign(new Error(error.message), error))).toBe(outcome)
  })

  test('shows nothing that proves who signs in', () => {
    const response = `535 no: geheim-1234 ${Buffer.from('geheim-1234').toString('base64')}`
    expect(shownAnswer({ response }, ['geheim-1234'])).toBe('535 no: … …')
  })
})
