import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import type { Refused } from '../../../../kit/refusals.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { contextFor, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo, secretTo, tasksFor, testJob, workOff } from '../../../../testing/mailbox.ts'
import { accountRefusals } from '../../../../testing/passwordOwners.ts'
import { termsVersion } from '../../../settings/legalTexts/legalText.ts'
import { readSettings } from '../../../settings/queries.ts'
import { accounts, accountTokens, addresses, newsletterConsents } from '../../tables.ts'
import { verifyPassword } from '../hashing/passwords.ts'
import { confirmAccount } from './confirmAccount.ts'
import { resendConfirmation } from './forgottenPassword.ts'
import { signUp } from './signUp.ts'

const database = await testDatabase()
let clock = TEST_NOW
const context = contextFor(database, { now: () => clock })
const publicUrl = 'https://shop.example.com'
const site = { seal: sealWith(randomBytes(32)), publicUrl }
const tasks = { publicUrl, now: () => clock }
const later = (hours: number) => new Date(clock.getTime() + hours * 60 * 60 * 1000)

const input = (changes: object = {}) => ({
  email: `${newId()}@example.com`,
  password: 'Turnhalle-2026',
  passwordRepeat: 'Turnhalle-2026',
  firstName: 'Kim',
  lastName: 'Muster',
  publicUrl,
  ...changes,
})

const accountOf = async (email: string) => {
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.email, email))
  return account
}

const refusedWithoutTrace = (run: () => Promise<unknown>) => accountRefusals(database, run)

const home = { address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'AT' }
const blank = { type: 'person' as const, firstName: '', lastName: ' ', address: '', zip: '', city: '', country: 'AT' }

describe('signing up', () => {
  test('opens an account that is a user’s, not confirmed, and knows its password by a hash alone', async () => {
    const asked = input({ title: 'Mag.', company: 'USV Nordwald', phone: '+43 664 1234567', newsletterConsent: true })
    await signUp(context, { ...asked, email: `  ${asked.email} ` })
    const account = await accountOf(asked.email)
    expect(account).toMatchObject({
      ...{ name: 'Kim Muster', title: 'Mag.', firstName: 'Kim', lastName: 'Muster', company: 'USV Nordwald' },
      ...{ phone: '+43 664 1234567', roles: ['user'], grants: [], terms: {}, language: 'de', isActive: true },
      ...{ emailVerifiedAt: null, newsletterConsentAt: TEST_NOW, createdAt: TEST_NOW },
    })
    expect(account!.passwordHash).not.toContain('Turnhalle')
    expect(await verifyPassword('Turnhalle-2026', account!.passwordHash)).toBe(true)
  })

  test('keeps when the terms were agreed to and in which wording, refuses without, and asks nobody whose program does not', async () => {
    const [agreed, unasked] = [input({ acceptTerms: true }), input()]
    await signUp(context, agreed)
    await signUp(context, unasked)
    expect(await refusedWithoutTrace(() => signUp(context, input({ acceptTerms: false })))).toEqual([
      'TERMS_REQUIRED acceptTerms',
    ])
    const kept = await accountOf(agreed.email)
    expect(kept!.termsAgreedAt).toEqual(TEST_NOW)
    expect(kept!.termsVersion).toBe(termsVersion(await readSettings(database.drizzle), 'de'))
    expect(kept!.termsVersion).toMatch(/^[\da-f]{12,}$/)
    expect(await accountOf(unasked.email)).toMatchObject({ termsAgreedAt: null, termsVersion: null })
  })

  test('draws a customer number, one after the other, and gives it back where the address is taken', async () => {
    const [one, two] = [input(), input()]
    await signUp(context, one)
    expect(await refusedWithoutTrace(() => signUp(context, { ...input(), email: one.email }))).toEqual([
      'EMAIL_TAKEN email',
    ])
    await signUp(context, two)
    const first = (await accountOf(one.email))!.customerNumber!
    expect(first).toBeGreaterThan(1000)
    expect((await accountOf(two.email))!.customerNumber).toBe(first + 1)
  })

  test('keeps what the program said besides, if that is an object of a reasonable length', async () => {
    const meta = { campaign: 'Herbst', club: { id: 7, name: 'USV Nordwald' } }
    const [asked, without] = [input({ meta }), input({ meta: {} })]
    await signUp(context, asked)
    expect((await accountOf(asked.email))!.signUpMeta).toEqual(meta)
    await signUp(context, without)
    expect((await accountOf(without.email))!.signUpMeta).toBeNull()
    const longest = { text: 'x'.repeat(4_000 - '{"text":""}'.length) }
    await signUp(context, input({ meta: longest }))
    for (const wrong of [['a'], 'a', 7, { text: `${longest.text}x` }]) {
      expect(await refusedWithoutTrace(() => signUp(context, input({ meta: wrong })))).toEqual(['INVALID_INPUT meta'])
    }
  })

  test('without a tick there is no consent to newsletters', async () => {
    const asked = input()
    await signUp(context, asked)
    expect((await accountOf(asked.email))?.newsletterConsentAt).toBeNull()
  })

  test('nobody gives themselves roles, rights or terms', async () => {
    const asked = input()
    const wish = { roles: ['system'], grants: ['users.write'], terms: { personalPercent: 9000 }, isBuiltIn: true }
    await signUp(context, { ...asked, ...wish, emailVerifiedAt: TEST_NOW, customerNumber: 1 } as typeof asked)
    expect(await accountOf(asked.email)).toMatchObject({
      ...{ roles: ['user'], grants: [], terms: {}, isBuiltIn: false, emailVerifiedAt: null },
    })
    expect((await accountOf(asked.email))!.customerNumber).not.toBe(1)
  })

  test('sends one mail in the visitor’s language that calls nobody by name', async () => {
    for (const [language, root, word] of [
      ['de', '', 'bestätigen'],
      ['en', '/en', 'Confirm e-mail address'],
    ] as const) {
      const asked = input({ firstName: 'Gewinnspiel' })
      await signUp({ ...context, language }, asked)
      const received = await mailsTo(database, asked.email)
      expect(received).toHaveLength(1)
      expect(received[0]).toMatchObject({ kind: 'accountVerify', language })
      expect(received[0]!.text).toContain(word)
      expect(received[0]!.text).toMatch(new RegExp(`^${publicUrl}${root}/verify/[\\w-]{43}$`, 'm'))
      expect(received[0]!.text).not.toContain('Gewinnspiel')
    }
  })

  test('of the link’s secret only the hash is kept', async () => {
    const asked = input()
    await signUp(context, asked)
    const secret = await secretTo(database, asked.email, 'accountVerify')
    const rows = await database.drizzle.select().from(accountTokens)
    expect(rows.some(({ hash }) => hash === secret)).toBe(false)
  })

  test('addresses come along; blank ones do not', async () => {
    const asked = input({
      firstName: null,
      lastName: null,
      addresses: [{ firstName: 'Uwe', lastName: 'Beispiel', ...home }, blank],
      hasAlternateShippingAddress: true,
    })
    await signUp(context, asked)
    const account = await accountOf(asked.email)
    const kept = await database.drizzle.select().from(addresses).where(eq(addresses.accountId, account!.id))
    expect(account?.name).toBe('Uwe Beispiel')
    expect(kept).toMatchObject([{ firstName: 'Uwe', lastName: 'Beispiel', ...home, type: 'person' }])
    expect([account?.defaultInvoiceAddressId, account?.defaultShippingAddressId]).toEqual([kept[0]!.id, kept[0]!.id])
  })

  test('a second address is for deliveries if it is said to be', async () => {
    const two = [
      { firstName: 'Kim', lastName: 'Muster', ...home },
      { firstName: 'Kim', lastName: 'Muster', ...home, city: 'Graz' },
    ]
    for (const [hasAlternateShippingAddress, city] of [
      [true, 'Graz'],
      [false, 'Linz'],
    ] as const) {
      const asked = input({ addresses: two, hasAlternateShippingAddress })
      await signUp(context, asked)
      const account = await accountOf(asked.email)
      const kept = await database.drizzle.select().from(addresses).where(eq(addresses.accountId, account!.id))
      expect(kept).toHaveLength(2)
      expect(kept.find(({ id }) => id === account!.defaultInvoiceAddressId)?.city).toBe('Linz')
      expect(kept.find(({ id }) => id === account!.defaultShippingAddressId)?.city).toBe(city)
    }
  })

  test.each([
    ['an address that is none', { email: '-@-.-' }, ['EMAIL_INVALID email']],
    ['a header in the address', { email: 'kim@example.com\r\nBcc: all@example.com' }, ['EMAIL_INVALID email']],
    ['a look-alike address', { email: 'kim@exаmple.com' }, ['EMAIL_INVALID email']],
    ['no name', { firstName: null, lastName: '' }, ['NAME_INVALID firstName', 'NAME_INVALID lastName']],
    ['a name that turns the text', { firstName: 'Kim\u202e' }, ['NAME_INVALID firstName']],
    ['a header in the name', { lastName: 'Muster\r\nBcc: all@example.com' }, ['NAME_INVALID lastName']],
    ['an overlong name', { lastName: 'x'.repeat(81) }, ['NAME_INVALID lastName']],
    ['a link as company', { company: 'http://evil.example' }, ['NAME_INVALID company']],
    ['a phone number that is none', { phone: '0664 123' }, ['PHONE_INVALID phone']],
    ['a weak password', { password: 'abcdefgh', passwordRepeat: 'abcdefgh' }, ['PASSWORD_TOO_WEAK password']],
    ['two passwords', { passwordRepeat: 'Turnhalle-2027' }, ['PASSWORDS_DIFFER passwordRepeat']],
    ['three addresses', { addresses: [blank, blank, blank] }, ['TOO_MANY_ADDRESSES addresses']],
    [
      'half an address',
      { addresses: [blank, { ...blank, city: 'Linz' }] },
      ['firstName', 'lastName', 'address', 'zip'].map(field => `ADDRESS_INCOMPLETE addresses.1.${field}`),
    ],
    [
      'all at once',
      { email: 'x', password: 'x', passwordRepeat: 'y' },
      ['EMAIL_INVALID email', 'PASSWORD_TOO_WEAK password', 'PASSWORDS_DIFFER passwordRepeat'],
    ],
  ])('refuses %s, and nothing changes', async (_label, changes, expected) => {
    expect(await refusedWithoutTrace(() => signUp(context, input(changes)))).toEqual(expected)
  })

  test('an address that is registered is refused, whatever its case', async () => {
    const asked = input()
    await signUp(context, asked)
    const again = () => signUp(context, { ...asked, email: asked.email.toUpperCase() })
    expect(await refusedWithoutTrace(again)).toEqual(['EMAIL_TAKEN email'])
  })

  test('of two who sign up at once with one address, one gets the account', async () => {
    const asked = input()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signUp(context, asked)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap(each =>
      each.status === 'rejected' ? [(each.reason as Refused).refusals[0]?.code] : [],
    )
    expect(refused).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN'])
    expect(await database.drizzle.$count(accounts, eq(accounts.email, asked.email))).toBe(1)
    expect(await mailsTo(database, asked.email)).toHaveLength(1)
  })

  test('an account that was never confirmed gives way once its link has expired, and not before', async () => {
    const asked = input()
    await signUp(context, asked)
    clock = later(23)
    expect(await refusedWithoutTrace(() => signUp(context, asked))).toEqual(['EMAIL_TAKEN email'])
    clock = later(2)
    await signUp(context, { ...asked, firstName: 'Uwe' })
    expect((await accountOf(asked.email))?.name).toBe('Uwe Muster')
    // Of the last day mails are counted: an address is not sent more by signing up anew.
    expect(await mailsTo(database, asked.email)).toHaveLength(2)
    await tasksFor({ database, ...tasks }).forget_unconfirmed_accounts!(null, testJob)
    expect(await accountOf(asked.email)).toBeDefined()
    expect(await mailsTo(database, asked.email)).toHaveLength(1)
    clock = later(25)
    await tasksFor({ database, ...tasks }).forget_unconfirmed_accounts!(null, testJob)
    expect(await accountOf(asked.email)).toBeUndefined()
    expect(await mailsTo(database, asked.email)).toEqual([])
    clock = TEST_NOW
  })
})

test('an account that did not come from a sign-up stays, confirmed or not', async () => {
  const email = `${newId()}@example.com`
  const row = { id: newId(), email, name: 'Kim', roles: ['user' as const], createdAt: new Date('2020-01-01T00:00:00Z') }
  await database.drizzle.insert(accounts).values(row)
  await tasksFor({ database, ...tasks }).forget_unconfirmed_accounts!(null, testJob)
  expect(await accountOf(email)).toBeDefined()
  expect(await refusedWithoutTrace(() => signUp(context, input({ email })))).toEqual(['EMAIL_TAKEN email'])
})

describe('confirming', () => {
  test('what was ticked for the newsletter is kept with its words, and counts once the address is confirmed', async () => {
    const asked = input({ newsletterConsent: true })
    await signUp(context, asked)
    const consent = async () =>
      (await database.drizzle.select().from(newsletterConsents).where(eq(newsletterConsents.email, asked.email)))[0]
    const given = { source: 'signUp', language: 'de', textVersion: '2026-11-22', givenAt: TEST_NOW, withdrawnAt: null }
    expect(await consent()).toMatchObject({ ...given, emailConfirmedAt: null })
    const token = await secretTo(database, asked.email, 'accountVerify')
    await confirmAccount(context, site, { token, password: 'Turnhalle-2026' })
    expect(await consent()).toMatchObject({ ...given, emailConfirmedAt: TEST_NOW })
  })

  test('the link confirms the address, once', async () => {
    const asked = input()
    await signUp(context, asked)
    const token = await secretTo(database, asked.email, 'accountVerify')
    clock = later(1)
    expect(await confirmAccount(context, site, { token, password: 'Turnhalle-2026' })).toEqual({
      email: asked.email,
      device: null,
    })
    expect((await accountOf(asked.email))?.emailVerifiedAt).toEqual(clock)
    expect(
      await refusedWithoutTrace(() => confirmAccount(context, site, { token, password: 'Turnhalle-2026' })),
    ).toEqual(['TOKEN_USED token'])
    clock = TEST_NOW
  })

  test('of two who follow it at once, one gets through', async () => {
    const asked = input()
    await signUp(context, asked)
    const token = await secretTo(database, asked.email, 'accountVerify')
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => confirmAccount(context, site, { token, password: 'Turnhalle-2026' })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('after a day it has expired', async () => {
    const asked = input()
    await signUp(context, asked)
    const token = await secretTo(database, asked.email, 'accountVerify')
    clock = later(24)
    expect(
      await refusedWithoutTrace(() => confirmAccount(context, site, { token, password: 'Turnhalle-2026' })),
    ).toEqual(['TOKEN_EXPIRED token'])
    clock = TEST_NOW
  })

  test.each([
    ['nothing', ''],
    ['something', 'x'.repeat(43)],
    ['something huge', 'x'.repeat(100_000)],
  ])('%s is unknown', async (_label, token) => {
    expect(
      await refusedWithoutTrace(() => confirmAccount(context, site, { token, password: 'Turnhalle-2026' })),
    ).toEqual(['TOKEN_UNKNOWN token'])
  })

  test('the mail comes again where there is something to confirm, at most five an hour, and nowhere else', async () => {
    const asked = input()
    await signUp(context, asked)
    for (let i = 0; i < 6; i += 1) {
      await resendConfirmation(context, { email: asked.email.toUpperCase() })
      await workOff(database, tasks)
    }
    expect(await mailsTo(database, asked.email)).toHaveLength(5)
    await confirmAccount(context, site, {
      password: 'Turnhalle-2026',
      token: await secretTo(database, asked.email, 'accountVerify'),
    })
    clock = later(2)
    await resendConfirmation(context, { email: asked.email })
    await resendConfirmation(context, { email: `nobody.${asked.email}` })
    await workOff(database, tasks)
    expect(await mailsTo(database, asked.email)).toHaveLength(5)
    expect(await mailsTo(database, `nobody.${asked.email}`)).toEqual([])
    clock = TEST_NOW
  })
})
