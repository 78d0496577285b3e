import { describe, expect, test } from 'vitest'
import { ask, dataOf } from '../../testing/asking.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { checksOf, type SystemFacts } from './rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const fine: SystemFacts = {
  ...{ publicUrl: 'https://shop.example', hasMailServer: true, sender: 'shop@example.com', failedJobs: 0 },
  ...{ waitingSince: null, failedMails: 0, diskFree: 9e9, isOpen: true },
}
const wrongIn = (change: Partial<SystemFacts>) =>
  checksOf({ ...fine, ...change }, now).flatMap(({ key, isFine }) => (isFine ? [] : [key]))

describe('what is looked after', () => {
  test.each<[Partial<SystemFacts>, string[]]>([
    [{}, []],
    [{ publicUrl: 'http://localhost:3000' }, []],
    [{ publicUrl: 'http://shop.example' }, ['https']],
    [{ hasMailServer: false, sender: '' }, ['mailServer', 'mailSender']],
    [{ failedJobs: 1, failedMails: 2 }, ['failedJobs', 'failedMails']],
    [{ waitingSince: new Date('2026-11-23T11:59:00Z') }, []],
    [{ waitingSince: new Date('2026-11-23T11:50:00Z') }, ['lateJobs']],
    [{ diskFree: 1e9 }, ['disk']],
    [{ diskFree: null }, []],
    [{ isOpen: false }, ['isOpen']],
  ])('of %j is wrong: %j', (change, wrong) => expect(wrongIn(change)).toEqual(wrong))
})

describe('the state of the server', async () => {
  const database = await testDatabase()
  const site = await testSite(database)
  const query = `{ system { version databaseVersion databaseSize lastMigration waitingJobs failedJobs storageUsed
    diskFree hasMailServer checks { key isFine } } }`

  test('is told to administrators, without anything secret', async () => {
    const { system } = await dataOf<{ system: Record<string, unknown> }>(await site.clientAs(['admin']), query)
    expect(system).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), failedJobs: 0, storageUsed: 0 })
    expect(system.databaseVersion).toMatch(/^\d+\.\d+/)
    expect(system.databaseSize).toBeGreaterThan(1_000_000)
    expect(system.checks).toHaveLength(8)
    expect(JSON.stringify(system)).not.toMatch(/postgres(ql)?:|password|smtps?:/)
  })

  test.each([['user'], ['member']] as const)('and not to a %s', async role => {
    expect(JSON.stringify(await ask(await site.clientAs([role]), query))).toContain('C100')
  })
})
