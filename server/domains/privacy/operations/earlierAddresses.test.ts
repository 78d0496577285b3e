import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { customerPassword, customersOf, daysLater } from '../../../testing/customers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { secretTo, workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { unzipped } from '../../../testing/zip.ts'
import { noteFailed, writeFailedSignIns } from '../../accounts/authentication/failedSignIns.ts'
import {
  confirmEmailChange,
  emailChangeTasks,
  requestEmailChange,
} from '../../accounts/authentication/operations/changeEmail.ts'
import { siteOf } from '../../accounts/authentication/site.ts'
import { accounts } from '../../accounts/tables.ts'
import { updateUser } from '../../accounts/users/operations/updateUser.ts'
import { updatePerson } from '../../persons/operations.ts'
import { persons } from '../../persons/tables.ts'
import { buildExport, requestDataExport } from './dataExport.ts'
import { deleteDueAccounts, requestDeletion } from './deletion.ts'

const database = await testDatabase()
const site = await testSite(database)
const { known, exportOf, partsAt, publicUrl } = await customersOf(database, site)

describe('what was under an earlier address or is told by the log', () => {
  const right = { password: customerPassword, publicUrl }

  /** A customer who has changed their address, whose contact entry and profile the office has changed. */
  async function renamed() {
    const { context, accountId } = await known()
    // The passkey of these people is made up: it proves nothing.
    await database.drizzle.update(accounts).set({ passwordSuffices: true }).where(eq(accounts.id, accountId))
    const [former, present] = [context.viewer.email!, `new-${accountId}@example.com`]
    await requestEmailChange(context, await siteOf(site.config), {
      email: `never-${accountId}@example.com`,
      password: right.password,
    })
    await requestEmailChange(context, await siteOf(site.config), { email: present, password: right.password })
    await workOff(database, { publicUrl }, task => task in emailChangeTasks)
    const token = await secretTo(database, present, 'emailChange')
    await confirmEmailChange(context, { token, password: right.password })
    const office = contextFor(database, {
      viewer: await insertViewer(database, ['user', 'system'], { name: 'Alex Amt' }),
      address: '203.0.113.7',
    })
    const changes = { phone: '+43 1 2345' }
    await updateUser(office, { userId: accountId, revision: 1, changes })
    const [contact] = await database.drizzle.select().from(persons).where(eq(persons.accountId, accountId))
    await updatePerson(office, {
      personId: contact!.id,
      revision: null,
      changes: { lastName: 'Grün', note: 'ruft an' },
    })
    noteFailed(database, { email: present, address: '203.0.113.9', step: 'password' }, TEST_NOW)
    await writeFailedSignIns(database, newId)
    const viewer = { ...context.viewer, email: present }
    return { context: { ...context, viewer }, accountId, former, present, contactId: contact!.id }
  }

  test('mails to every address and the log of contact entries are in the copy', async () => {
    const { context, accountId, former, present } = await renamed()
    await requestDataExport(context, null)
    await buildExport(partsAt(TEST_NOW), (await exportOf(accountId)).id)
    const files = unzipped((await site.storage.readFile((await exportOf(accountId)).storageKey!))!)
    const mailed = (JSON.parse(files['mails.json']!) as { kind: string; recipient: string }[]).map(
      ({ kind, recipient }) => `${kind} ${recipient}`,
    )
    expect(mailed.toSorted()).toEqual([
      `emailChange never-${accountId}@example.com`,
      `emailChange ${present}`,
      `emailChangeAsked ${former}`,
      `emailChangeAsked ${former}`,
      `emailChanged ${former}`,
      `orderConfirmation ${former}`,
    ])
    const log = JSON.parse(files['log.json']!) as { action: string; actor: string | null; address: string | null }[]
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'account.emailChanged',
      'account.exportRequested',
      'account.signInFailed',
      'account.updated',
      'person.updated',
    ])
    expect(log.find(({ action }) => action === 'account.signInFailed')?.actor).toBeNull()
    expect(files['log.json']).not.toMatch(/Alex Amt|203\.0\.113/)
  })

  test('after the deletion no mail, no name, no value and no network of theirs is left in them', async () => {
    const { context, accountId, former, present, contactId } = await renamed()
    const other = { accountId: newId(), newEmail: 'other@example.com' }
    const given = [other, { accountId, newEmail: 'late@example.com' }, { email: present.toUpperCase() }]
    await inTransaction(database, async tx => {
      for (const payload of given) await addJob(tx, 'send_email_change', payload)
    })
    await requestDeletion(context, right)
    await deleteDueAccounts(partsAt(daysLater(14)))
    const { rows: jobs } = await database.pool.query(
      `select payload from graphile_worker._private_jobs where payload::text ilike any($1)`,
      [[`%${accountId}%`, '%other@example.com%', '%late@example.com%']],
    )
    expect(jobs).toEqual([{ payload: other }])
    const { rows: mailed } = await database.pool.query(
      'select kind from mails where recipient = any($1) or html like any($2)',
      [
        [former, present, `never-${accountId}@example.com`],
        [`%${former}%`, `%${present}%`],
      ],
    )
    expect(mailed).toEqual([{ kind: 'orderConfirmation' }])
    const { rows: log } = await database.pool.query(
      `select action, actor_name as actor, address, subject_name as subject, changes from audit_entries
        where subject_id = any($1) order by action collate "C"`,
      [[accountId, contactId]],
    )
    const gone = 'gelöschtes Konto'
    const nothing = { old: null, new: null }
    const office = { actor: 'Alex Amt', address: '203.0.113.7' }
    const own = { actor: gone, address: null }
    expect(log).toEqual([
      { action: 'account.anonymised', actor: null, address: null, subject: gone, changes: {} },
      { action: 'account.deletionRequested', ...own, subject: gone, changes: {} },
      { action: 'account.emailChanged', ...own, subject: gone, changes: { email: nothing } },
      {
        action: 'account.signInFailed',
        actor: null,
        address: null,
        subject: gone,
        changes: { attempts: { old: null, new: 1 } },
      },
      { action: 'account.updated', ...office, subject: gone, changes: { phone: nothing } },
      { action: 'person.updated', ...office, subject: gone, changes: { lastName: nothing, note: nothing } },
    ])
  })

  test('the log of the living, and what was done and by whom, cannot be changed', async () => {
    const { context, accountId } = await renamed()
    const blank = (assignment: string) =>
      database.pool.query(`update audit_entries set ${assignment} where subject_id = $1`, [accountId])
    await expect(blank(`subject_name = 'gelöschtes Konto'`)).rejects.toThrow('append-only')
    await requestDeletion(context, right)
    await deleteDueAccounts(partsAt(daysLater(14)))
    for (const assignment of [
      `action = 'account.created'`,
      'account_id = null',
      `at = at + interval '1 second'`,
      `subject_name = 'Robin'`,
      `actor_name = 'Robin'`,
      `address = '203.0.113.8'`,
      `changes = '{"roles": {"old": null, "new": ["system"]}}'`,
    ]) {
      await expect(blank(assignment), assignment).rejects.toThrow('append-only')
    }
    await expect(database.pool.query('delete from audit_entries where subject_id = $1', [accountId])).rejects.toThrow(
      'append-only',
    )
  })
})
