import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { button, field, findings, heading, newEmail, startBrowser } from './buying.ts'
import { openOutbox } from './mailbox.ts'

const { url } = inject('site')
const openPage = startBrowser()
let visits = 0
/** From another client address each time, so that no limit per address is reached. */
const open = (path: string, options: BrowserContextOptions = {}) => {
  visits += 1
  return openPage(path, { extraHTTPHeaders: { 'x-forwarded-for': `10.77.0.${visits}` }, ...options })
}
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
})
afterAll(() => outbox.close())

const words = {
  de: {
    signIn: 'Anmelden',
    toSignUp: 'Konto anlegen',
    signUp: 'Konto anlegen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    newPassword: 'Neues Passwort',
    repeat: 'Passwort wiederholen',
    addresses: 'Adresse gleich angeben (optional)',
    address: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    newsletter: /Newsletter/,
    terms: /AGB/,
    termsMissing: 'Sie müssen den AGB zustimmen, um fortzufahren.',
    tooWeak: /zu leicht zu erraten/,
    risky: 'Riskant.',
    secure: 'Sehr sicher.',
    taken: 'Ihre angegebene Email Adresse ist im System bereits vorhanden!',
    sent: 'Bitte sehen Sie in Ihrem Postfach nach',
    confirm: 'E-Mail-Adresse bestätigen',
    confirmed: 'Ihre Adresse ist bestätigt',
    ownPassword: 'Ihr Passwort',
    useNew: 'neues Passwort festlegen',
    wrongPassword: 'Das Passwort stimmt nicht.',
    common: /steht auf Listen/,
    passkeys: 'Passkeys entfernen',
    apiKeys: 'API-Schlüssel widerrufen',
    accountPassword: 'Passwort Ihres Kontos',
    used: /wurde schon verwendet/,
    enter: /^anmelden$/,
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    forgottenTitle: 'Passwort vergessen',
    askLink: 'Link anfordern',
    asked: /Wenn es zu dieser Adresse ein Konto gibt/,
    choose: 'Neues Passwort wählen',
    save: 'Passwort speichern',
    saved: 'Ihr Passwort ist gespeichert',
    newEmail: 'Neue E-Mail-Adresse',
    current: 'Derzeitiges Passwort',
    changeEmail: 'E-Mail-Adresse ändern',
    confirmEmail: 'neue Adresse bestätigen',
    emailCounts: 'Ihre E-Mail-Adresse wurde geändert',
    changePassword: 'Passwort ändern',
    passwordCounts: /Ihr Passwort wurde geändert/,
    wrong: 'Falscher Benutzer oder falsches Passwort.',
  },
  en: {
    signIn: 'Sign in',
    toSignUp: 'Create an account',
    signUp: 'Create account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    newPassword: 'New password',
    repeat: 'Repeat password',
    addresses: 'Enter your address now (optional)',
    address: 'Street and number',
    zip: 'Postcode',
    city: 'City',
    newsletter: /newsletter/,
    terms: /terms and conditions/,
    termsMissing: 'You must accept the terms to continue.',
    tooWeak: /too easy to guess/,
    risky: 'Risky.',
    secure: 'Very safe.',
    taken: 'There is already an account for this e-mail address.',
    sent: 'Please check your inbox',
    confirm: 'Confirm e-mail address',
    confirmed: 'Your address is confirmed',
    ownPassword: 'Your password',
    useNew: 'Set a new password',
    wrongPassword: 'The password is incorrect.',
    common: /is on lists/,
    passkeys: 'Remove passkeys',
    apiKeys: 'Revoke API keys',
    accountPassword: 'Password of your account',
    used: /has already been used/,
    enter: /^sign in$/i,
    password: 'Password',
    forgotten: 'Forgot your password?',
    forgottenTitle: 'Forgotten password',
    askLink: 'Send link',
    asked: /If there is an account for this address/,
    choose: 'Choose a new password',
    save: 'Save password',
    saved: 'Your password has been changed',
    newEmail: 'New e-mail address',
    current: 'Current password',
    changeEmail: 'Change e-mail address',
    confirmEmail: 'Confirm new address',
    emailCounts: 'Your e-mail address has been changed',
    changePassword: 'Change password',
    passwordCounts: /Your password has been changed/,
    wrong: 'Wrong user or wrong password.',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const first = 'Sporthalle-2026'
const second = 'Hallenboden blau und gelb'
const third = 'Umkleide links, Gang 4'

async function enterSignUp(page: Page, said: Words, email: string, password: string): Promise<void> {
  await field(page, said.firstName).fill('Kim')
  await field(page, said.lastName).fill('Hofstätter')
  await field(page, said.email).fill(email)
  await field(page, said.password).fill(password)
  await field(page, said.repeat).fill(password)
}

const agree = (page: Page, said: Words) => page.getByRole('checkbox', { name: said.terms }).check()

async function signIn(page: Page, said: Words, email: string, password: string): Promise<void> {
  await heading(page, said.signIn)
  await field(page, said.email).fill(email)
  await field(page, said.password).fill(password)
  await button(page, said.enter).click()
}

describe.each([
  ['de', '', words.de],
  ['en', '/en', words.en],
] as const)('somebody new (%s)', (_language, root, said) => {
  const email = newEmail()

  test('signs up, confirms by the mail, signs in and is in their account', async () => {
    const { page, failures, context } = await open(`${root}/login`)
    await page.getByRole('link', { name: said.toSignUp }).click()
    await heading(page, said.toSignUp)
    expect(await page.getByRole('checkbox', { name: said.newsletter }).isChecked()).toBe(false)

    await field(page, said.password).fill('abc')
    await page.getByText(said.risky).waitFor()
    await enterSignUp(page, said, email, 'abcdefgh')
    await button(page, said.signUp).click()
    await page.getByText(said.tooWeak).waitFor()
    await page.getByText(said.termsMissing).waitFor()
    expect(await field(page, said.password).evaluate(element => element === document.activeElement)).toBe(true)

    await field(page, said.password).fill('Metallica1!')
    await field(page, said.password).blur()
    await page.getByText(said.common).waitFor()
    await enterSignUp(page, said, email, first)
    await agree(page, said)
    await page.getByText(said.secure).waitFor()
    await page.getByText(said.addresses).click()
    await field(page, said.address).fill('Hauptplatz 1')
    await field(page, said.zip).fill('4020')
    await field(page, said.city).fill('Linz')
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.signUp).click()
    await heading(page, said.sent)
    await page.getByText(email).waitFor()

    const link = await outbox.linkIn('accountVerify', email)
    expect(link).toContain(`${root}/verify/`)
    await page.goto(link, { waitUntil: 'networkidle' })
    await field(page, said.ownPassword).fill(second)
    await button(page, said.confirm).click()
    await page.getByText(said.wrongPassword).waitFor()
    await field(page, said.ownPassword).fill(first)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.confirm).click()
    await heading(page, said.confirmed)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await page.getByRole('link', { name: said.enter }).click()
    await signIn(page, said, email, first)
    await page.waitForURL(`${url}${root}/account`)

    await context.clearCookies()
    await page.goto(link, { waitUntil: 'networkidle' })
    await field(page, said.ownPassword).fill(first)
    await button(page, said.confirm).click()
    await page.getByText(said.used).waitFor()
    expect(failures).toEqual([])
    await context.close()
  })

  test('with whose address a stranger signed up sets a password of their own', async () => {
    const other = newEmail()
    const { page, failures, context } = await open(`${root}/signup`, { viewport: { width: 390, height: 844 } })
    await enterSignUp(page, said, other, first)
    await agree(page, said)
    await button(page, said.signUp).click()
    await heading(page, said.sent)
    await page.goto(await outbox.linkIn('accountVerify', other), { waitUntil: 'networkidle' })
    await button(page, said.useNew).click()
    await field(page, said.newPassword).fill(second)
    await field(page, said.repeat).fill(second)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.confirm).click()
    await heading(page, said.confirmed)
    await page.getByRole('link', { name: said.enter }).click()
    await signIn(page, said, other, first)
    await page.getByText(said.wrong).waitFor()
    await field(page, said.password).fill(second)
    await button(page, said.enter).click()
    await page.waitForURL(`${url}${root}/account`)
    expect(failures).toEqual([])
    await context.close()
  })

  test('hears that the address is registered', async () => {
    const { page, context } = await open(`${root}/signup`)
    await enterSignUp(page, said, email, first)
    await agree(page, said)
    await button(page, said.signUp).click()
    await page.getByText(said.taken).waitFor()
    await context.close()
  })

  test('forgets the password, chooses another by the mail, and the old one opens nothing', async () => {
    const { page, failures, context } = await open(`${root}/login`, { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: said.forgotten }).click()
    await heading(page, said.forgottenTitle)
    await field(page, said.email).fill(email)
    await button(page, said.askLink).click()
    await page.getByText(said.asked).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

    const link = await outbox.linkIn('passwordReset', email)
    await page.goto(link, { waitUntil: 'networkidle' })
    await heading(page, said.choose)
    await field(page, said.newPassword).fill(second)
    await field(page, said.repeat).fill(second)
    for (const name of [said.passkeys, said.apiKeys]) {
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true)
    }
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.save).click()
    await heading(page, said.saved)
    await page.getByRole('link', { name: said.enter }).click()
    await signIn(page, said, email, first)
    await page.getByText(said.wrong).waitFor()
    await field(page, said.password).fill(second)
    await button(page, said.enter).click()
    await page.waitForURL(`${url}${root}/account`)
    expect(await outbox.kindsTo(email)).toContain('passwordChanged')
    expect(failures).toEqual([])
    await context.close()
  })

  test('changes the password and the e-mail address, and signs in with both', async () => {
    const { page, failures, context } = await open(`${root}/login`)
    await signIn(page, said, email, second)
    await page.waitForURL(url + (root || '/'))
    await page.goto(`${url}${root}/account/security`, { waitUntil: 'networkidle' })
    const passwordForm = page.locator('form', { has: button(page, said.changePassword) })
    await passwordForm.getByLabel(said.current).fill(second)
    await passwordForm.getByLabel(said.newPassword).fill(third)
    await passwordForm.getByLabel(said.repeat).fill(third)
    await button(page, said.changePassword).click()
    await page.getByText(said.passwordCounts).waitFor()

    const newAddress = `new.${email}`
    const emailForm = page.locator('form', { has: button(page, said.changeEmail) })
    await emailForm.getByLabel(said.newEmail).fill(newAddress)
    await emailForm.getByLabel(said.current).fill(third)
    await button(page, said.changeEmail).click()
    await page.goto(await outbox.linkIn('emailChange', newAddress), { waitUntil: 'networkidle' })
    await field(page, said.accountPassword).fill(third)
    await button(page, said.confirmEmail).click()
    await heading(page, said.emailCounts)
    expect(await outbox.kindsTo(email)).toEqual(expect.arrayContaining(['emailChangeAsked', 'emailChanged']))
    await page.getByRole('link', { name: said.enter }).click()
    await signIn(page, said, newAddress, third)
    await page.waitForURL(`${url}${root}/account`)
    expect(failures).toEqual([])
    await context.close()
  })
})
