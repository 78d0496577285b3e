import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { queueMail } from '../../../platform/mail.ts'
import { mails } from '../../../platform/tables.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const secret = 'Sec-ret_'.padEnd(43, 'x')
const url = `https://shop.example/resetPassword/${secret}`

const read = async (client: Client): Promise<string> => {
  const query = '{ mails(first: 5) { edges { node { text html } } } }'
  return (await client.request('POST', '/graphql', { query })).text
}

test('the link of a mail that waits is for system users alone, and for nobody once it has gone out', async () => {
  const mail = { kind: 'passwordReset', to: 'kim@example.com', language: 'de', subject: 's', orderId: null } as const
  const texts = { html: `<a href="${url}">neu</a>`, text: url, secret, accountId: null }
  await inTransaction(database, tx => queueMail(tx, { ...mail, ...texts }, { now: TEST_NOW, newId }))
  const [system, admin] = [await site.clientAs(['user', 'system']), await site.clientAs(['user', 'admin'])]
  expect(await read(system)).toContain(url)
  expect(await read(admin)).toContain('https://shop.example/resetPassword/…')
  expect(await read(admin)).not.toContain(secret)
  await database.drizzle.update(mails).set({ state: 'sent', sealedSecret: null })
  for (const client of [system, admin]) {
    expect(await read(client)).not.toContain(secret)
    expect(await read(client)).toContain('https://shop.example/resetPassword/…')
  }
})
