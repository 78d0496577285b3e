import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { queueMail } from '../../platform/mail.ts'
import { setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { tasksFor, testJob } from '../../testing/mailbox.ts'

const database = await testDatabase()
const sent: { from: unknown }[] = []
const mailServer = { sendMail: async (mail: { from: unknown }) => void sent.push(mail) }

/** From whom a mail goes out. */
async function sender(): Promise<unknown> {
  const id = await inTransaction(database, tx =>
    queueMail(
      tx,
      {
        ...{ kind: 'order.placed', to: 'zoe@example.org', language: 'de', subject: 'Ihre Bestellung' },
        ...{ html: '<p>Danke</p>', text: 'Danke', accountId: null, secret: null },
      },
      { now: TEST_NOW, newId },
    ),
  )
  const tasks = tasksFor({
    database,
    mailServer: mailServer as never,
    ...{ storage: null as never, images: null as never, dataDir: '' },
    publicUrl: 'https://nord.example:8443',
  })
  await tasks.send_mail!({ id }, testJob)
  return sent.at(-1)!.from
}

describe('mails are sent', () => {
  test.each<[string, object, object, string]>([
    ['in the shop’s name', { name: 'FC Nord', email: 'post@nord.example' }, {}, '"FC Nord" <post@nord.example>'],
    ['in a name that cannot break out', { name: 'A" <x@y.example>' }, {}, '"A\\" <x@y.example>" <post@nord.example>'],
    [
      'in a name of their own',
      { name: 'FC Nord' },
      { senderName: 'Fanshop Nord' },
      '"Fanshop Nord" <post@nord.example>',
    ],
    ['from where the shop is, while it has named no address', { email: '' }, {}, '"Fanshop Nord" <shop@nord.example>'],
    [
      'from an address of their own',
      { email: 'post@nord.example' },
      { senderAddress: 'bestellung@nord.example' },
      '"Fanshop Nord" <bestellung@nord.example>',
    ],
  ])('%s', async (_label, shop, mail, from) => {
    await setSettings(database, 'shop', shop)
    await setSettings(database, 'mail', mail)
    expect(await sender()).toBe(from)
  })
})
