import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NotFound } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { contextFor, insertViewer, statementsOf, TEST_ADDRESS, TEST_NOW } from '../../../../testing/builders.ts'
import { codesOf, newMailbox, refusalsOf } from '../../../../testing/buyers.ts'
import { testCompany } from '../../../../testing/companies.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo } from '../../../../testing/mailbox.ts'
import { viewerOfSession } from '../../queries.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { browseCompanies, companyOf, countCompanyTabs, invitationsOf, openInvitation } from '../queries.ts'
import { acceptInvitation, changeBuyer, inviteBuyer, removeBuyer, withdrawInvitation } from './buyers.ts'
import { createCompany, requestCompany, updateCompany } from './companies.ts'

const database = await testDatabase()
const publicUrl = 'https://shop.example'
const { staff, company, member } = await testCompany(database)
const boss = await member('administrator')
const companyId = company.id
const as = (viewer: Viewer, changes: { now?: () => Date } = {}) => contextFor(database, { viewer, ...changes })
const limits = { role: 'buyer' as const, orderLimitCents: 10_000, monthBudgetCents: null }

/** Somebody who was invited, with the secret of their link. */
async function invited(by: Viewer = boss) {
  const viewer = await insertViewer(database)
  await inviteBuyer(as(by), { companyId, email: viewer.email!.toUpperCase(), ...limits, publicUrl })
  const [mail] = await mailsTo(database, viewer.email!.toUpperCase())
  return { viewer, mail: mail!, token: /companyInvitation\/([\w-]+)/.exec(mail!.text)![1]! }
}
const memberOf = async (viewer: Viewer) => (await companyOf(database.drizzle, viewer.accountId!))?.member ?? null

describe('an invitation', () => {
  test('is good once, for its address, and brings the limits along', async () => {
    const { viewer, mail, token } = await invited()
    expect(mail).toMatchObject({
      kind: 'companyInvitation',
      subject: 'Einladung: bei Halle & Feld für SV Nordwald einkaufen',
    })
    const stranger = await insertViewer(database)
    expect(await openInvitation(database.drizzle, stranger, hashSecret(token), TEST_NOW)).toMatchObject({
      isOwn: false,
    })
    expect(await codesOf(acceptInvitation(as(stranger), { token }))).toEqual(['INVITATION_FOR_OTHERS'])
    const both = await Promise.allSettled([1, 2].map(() => acceptInvitation(as(viewer), { token })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await memberOf(viewer)).toMatchObject({ companyId, ...limits, isActive: true })
    expect(await codesOf(acceptInvitation(as(viewer), { token }))).toEqual(['TOKEN_UNKNOWN'])
  })

  test('ends after a week, when it is withdrawn, and when another one is sent', async () => {
    const { viewer, token } = await invited()
    const later = new Date(TEST_NOW.getTime() + 7 * 86_400_000)
    expect(await codesOf(acceptInvitation(as(viewer, { now: () => later }), { token }))).toEqual(['TOKEN_UNKNOWN'])
    await inviteBuyer(as(boss), { companyId, email: viewer.email!, ...limits, publicUrl })
    expect(await codesOf(acceptInvitation(as(viewer), { token }))).toEqual(['TOKEN_UNKNOWN'])
    await withdrawInvitation(as(boss), { companyId, email: viewer.email! })
    const open = await invitationsOf(database.drizzle, [companyId], TEST_NOW)
    expect(open.filter(({ email }) => email.toLowerCase() === viewer.email)).toEqual([])
  })

  test('needs an address that is confirmed, and an account without a company', async () => {
    const { viewer, token } = await invited()
    await database.drizzle.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, viewer.accountId!))
    expect(await codesOf(acceptInvitation(as(viewer), { token }))).toEqual(['INVITATION_FOR_OTHERS'])
    const taken = await member('buyer')
    await inviteBuyer(as(staff.viewer), { companyId, email: taken.email!, ...limits, publicUrl })
    const [mail] = await mailsTo(database, taken.email!)
    const secret = /companyInvitation\/([\w-]+)/.exec(mail!.text)![1]!
    expect(await codesOf(acceptInvitation(as(taken), { token: secret }))).toEqual(['ALREADY_IN_COMPANY'])
  })

  test('is refused for what is no address or no amount, at once', async () => {
    const wrong = { companyId, email: 'kim', ...limits, monthBudgetCents: -1, publicUrl }
    expect((await refusalsOf(inviteBuyer(as(boss), wrong))).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'EMAIL_INVALID email',
      'INVALID_INPUT monthBudgetCents',
    ])
  })

  test('goes to one address ten times an hour and no more', async () => {
    const email = newMailbox()
    const send = () => inviteBuyer(as(boss), { companyId, email, ...limits, publicUrl })
    for (let i = 0; i < 10; i += 1) await send()
    expect(await codesOf(send())).toEqual(['TOO_MANY_MAILS'])
    expect(await mailsTo(database, email)).toHaveLength(10)
  })
})

describe('buyers', () => {
  test('are managed by administrators of their company and by staff alone', async () => {
    const elsewhere = await testCompany(database, 'TSV Bergheim')
    const buyer = await member('buyer')
    const change = { companyId, userId: buyer.accountId!, changes: { orderLimitCents: 5 } }
    for (const viewer of [buyer, await member('approver'), await elsewhere.member('administrator')]) {
      await expect(changeBuyer(as(viewer), change)).rejects.toThrow(NotFound)
      await expect(removeBuyer(as(viewer), change)).rejects.toThrow(NotFound)
      await expect(inviteBuyer(as(viewer), { companyId, email: 'a@b.at', ...limits, publicUrl })).rejects.toThrow(
        NotFound,
      )
    }
    await changeBuyer(as(boss), change)
    expect(await memberOf(buyer)).toMatchObject({ orderLimitCents: 5 })
    // Who was an administrator when the request began, and is none by now.
    const former = await member('administrator')
    await removeBuyer(as(boss), { companyId, userId: former.accountId! })
    await expect(changeBuyer(as(former), change)).rejects.toThrow(NotFound)
  })

  test('keep an administrator, of two who step back at once too; staff may take the last one', async () => {
    const two = await testCompany(database, 'Union Zweier')
    const [first, second] = [await two.member('administrator'), await two.member('administrator')]
    const stepBack = (viewer: Viewer) =>
      changeBuyer(as(viewer), {
        ...{ companyId: two.company.id, userId: viewer.accountId!, changes: { role: 'buyer' as const } },
      })
    const outcomes = await Promise.allSettled([stepBack(first), stepBack(second)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const last = (await memberOf(first))!.role === 'administrator' ? first : second
    expect(await codesOf(stepBack(last))).toEqual(['LAST_ADMINISTRATOR'])
    await removeBuyer(staff, { companyId: two.company.id, userId: last.accountId! })
    expect(await memberOf(last)).toBeNull()
  })

  test('come with the session: no further statement for them, nor for who buys for themselves', async () => {
    await updateCompany(staff, { companyId, revision: null, changes: { personalPercent: 500 }, publicUrl })
    const buyer = await member('buyer')
    const alone = await insertViewer(database)
    const read = async ({ accountId }: Viewer) => {
      const { secret } = await openSession(database, accountId!)
      return statementsOf(() => viewerOfSession(database, secret, null))
    }
    const [own, other] = [await read(buyer), await read(alone)]
    expect(own.statements.length).toBe(other.statements.length)
    expect(own.result!.viewer).toMatchObject({
      terms: { personalPercent: 500 },
      company: { companyId, role: 'buyer', isActive: true, address: { company: 'SV Nordwald' } },
    })
    expect(other.result!.viewer.company).toBeUndefined()
  })
})

describe('a company', () => {
  test('that is asked for is set up by staff, who are told apart by its tab, and who asked hears of it', async () => {
    const viewer = await insertViewer(database)
    const asked = await requestCompany(as(viewer), {
      name: ' ASV  Neu ',
      address: { ...TEST_ADDRESS, vatId: 'ATU13585627' },
    })
    expect(asked).toMatchObject({
      name: 'ASV Neu',
      state: 'requested',
      address: { type: 'company', company: 'ASV Neu' },
    })
    expect((await memberOf(viewer))!.role).toBe('administrator')
    expect((await countCompanyTabs(database.drizzle, staff.viewer, {})).requested).toBe(1)
    expect(await codesOf(requestCompany(as(viewer), { name: 'Noch eine', address: TEST_ADDRESS }))).toEqual([
      'ALREADY_IN_COMPANY',
    ])
    await updateCompany(staff, { companyId: asked.id, revision: 1, changes: { state: 'active' }, publicUrl })
    const [mail] = await mailsTo(database, viewer.email!)
    expect(mail).toMatchObject({ kind: 'companyAccepted' })
    expect(
      await codesOf(updateCompany(staff, { companyId: asked.id, revision: 1, changes: { name: 'X' }, publicUrl })),
    ).toEqual(['STALE_REVISION'])
  })

  test('is refused with every reason at its field', async () => {
    const address = { ...TEST_ADDRESS, zip: '1', vatId: 'AT1', city: '' }
    const company = { name: '', address, personalPercent: 20_000, note: 'x'.repeat(5001) }
    const refusals = await refusalsOf(createCompany(staff, { company }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'NAME_INVALID company.name',
      'ADDRESS_INCOMPLETE company.address.city',
      'POSTCODE_INVALID company.address.zip',
      'VAT_ID_INVALID company.address.vatId',
      'INVALID_INPUT company.note',
      'INVALID_INPUT company.personalPercent',
    ])
  })

  test('is found by name, town, VAT id and by who buys for it', async () => {
    const made = await createCompany(staff, {
      company: { name: 'FC Suchwort', address: { ...TEST_ADDRESS, city: 'Wels' } },
    })
    const found = async (search: string) =>
      (
        await browseCompanies(
          database.drizzle,
          staff.viewer,
          { search },
          { field: 'name', direction: 'asc' },
          {
            offset: 0,
            limit: 10,
          },
        )
      ).map(({ id }) => id)
    expect(await found('wels suchwort')).toEqual([made.id])
    expect(await found(boss.email!)).toEqual([companyId])
    expect(await found('suchwort 100%')).toEqual([])
  })
})
