import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { inTransaction } from '../../../../platform/database.ts'
import { insertViewer, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo } from '../../../../testing/mailbox.ts'
import { accounts } from '../../tables.ts'
import { tellEverywhere } from './tellEverywhere.ts'

const database = await testDatabase()
const dayMilliseconds = 24 * 60 * 60 * 1000

/** An account that had other addresses before, each given up so many days ago. */
async function moved(given: Readonly<Record<string, number>>) {
  const viewer = await insertViewer(database)
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, viewer.accountId!))
  await inTransaction(database, async tx => {
    for (const [email, days] of Object.entries(given)) {
      const at = new Date(TEST_NOW.getTime() - days * dayMilliseconds)
      const changes = { email: { old: email, new: account!.email } }
      const note = {
        action: 'account.emailChanged',
        subjectId: account!.id,
        subjectName: account!.name,
        changes,
      } as const
      await noteAudit({ tx, now: at, newId, viewer: guestViewer(), address: null }, note)
    }
  })
  return account!
}

const tell = (what: 'ending' | 'gone', account: Awaited<ReturnType<typeof moved>>) =>
  inTransaction(database, tx => tellEverywhere({ tx, now: TEST_NOW, newId }, what, account))
const kindsTo = async (email: string) => (await mailsTo(database, email)).map(({ kind }) => kind)

test('the end of a second factor is told at every address of the last year, once at each', async () => {
  const account = await moved({
    'Kim@alt.example': 3,
    'kim@alt.example': 40,
    'kim@davor.example': 364,
    'kim@frueh.example': 366,
  })
  await tell('ending', account)
  expect(await kindsTo(account.email)).toEqual([])
  expect(await kindsTo('kim@alt.example')).toEqual(['secondFactorEndsElsewhere'])
  await tell('gone', account)
  expect(await kindsTo(account.email)).toEqual(['secondFactorWasReset'])
  expect(await kindsTo('kim@alt.example')).toEqual(['secondFactorGoneElsewhere', 'secondFactorEndsElsewhere'])
  expect(await kindsTo('kim@davor.example')).toEqual(['secondFactorGoneElsewhere', 'secondFactorEndsElsewhere'])
  expect(await kindsTo('kim@frueh.example')).toEqual([])
})

test('not at one that is somebody else’s account now, and nobody there is called by name', async () => {
  const other = await insertViewer(database)
  const account = await moved({ [other.email!.toUpperCase()]: 5, 'kim@verein.example': 5 })
  await tell('gone', account)
  expect(await kindsTo(other.email!)).toEqual([])
  const [mail] = await mailsTo(database, 'kim@verein.example')
  expect(mail).toMatchObject({ accountId: account.id, language: 'de' })
  expect(mail!.text).toContain('Guten Tag,\n')
  expect(mail!.text).not.toContain(account.email)
  expect(mail!.text).not.toContain('Kim Muster')
})

test('at most at five of them, the latest', async () => {
  const account = await moved(Object.fromEntries([1, 2, 3, 4, 5, 6].map(days => [`kim${days}@viele.example`, days])))
  await tell('ending', account)
  expect(await kindsTo('kim5@viele.example')).toEqual(['secondFactorEndsElsewhere'])
  expect(await kindsTo('kim6@viele.example')).toEqual([])
})
