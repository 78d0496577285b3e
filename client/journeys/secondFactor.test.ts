import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, field, findings, heading, newEmail, newTab } from './buying.ts'
import { codeOf, laptop, type Words, words } from './factors.ts'
import { openOutbox } from './mailbox.ts'

const { url } = inject('site')
const password = 'Hallenboden blau und gelb'

let browser: Browser
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  browser = await launchBrowser()
  outbox = await openOutbox()
})
afterAll(async () => {
  await outbox.close()
  await browser.close()
})

let addresses = 0
/** Somebody with a browser of their own, at an address of their own (RFC 5737). */
function newPerson(): Promise<BrowserContext> {
  addresses += 1
  const forwarded = { 'x-forwarded-for': `203.0.113.${addresses}` }
  return browser.newContext({ viewport: { width: 1440, height: 1000 }, extraHTTPHeaders: forwarded })
}

/** Opens an account as a program would, and confirms it by the mail. */
async function openAccount(language: string): Promise<string> {
  const email = newEmail()
  const person = await newPerson()
  const ask = async (query: string, input: object) => {
    const headers = { origin: url, 'accept-language': language }
    const answer = await person.request.post(`${url}/graphql`, { data: { query, variables: { input } }, headers })
    return (await answer.json()) as { data: Record<string, { errors: unknown[] }> }
  }
  const given = { email, password, passwordRepeat: password, firstName: 'Kim', lastName: 'Hofstätter' }
  const signUp = 'mutation($input: SignUpInput!) { signUp(input: $input) { errors { code } } }'
  expect((await ask(signUp, given)).data.signUp?.errors).toEqual([])
  const token = (await outbox.linkIn('accountVerify', email)).split('/').at(-1)
  const confirm = 'mutation($input: ConfirmAccountInput!) { confirmAccount(input: $input) { errors { code } } }'
  expect((await ask(confirm, { token, password })).data.confirmAccount?.errors).toEqual([])
  await person.close()
  return email
}

async function enterPassword(page: Page, said: Words, email: string): Promise<void> {
  await heading(page, said.signIn)
  await field(page, said.email).fill(email)
  await field(page, said.password).fill(password)
  await page.getByRole('button', { name: said.enter, exact: true }).click()
}

async function enterCode(page: Page, said: Words, label: string, code: string): Promise<void> {
  await field(page, label).fill(code)
  await page.getByRole('button', { name: said.enter, exact: true }).click()
}

describe.each([
  ['de', '', words.de],
  ['en', '/en', words.en],
] as const)('somebody careful (%s)', (language, root, said) => {
  const security = `${root}/account/security`
  const login = `${root}/login?next=${encodeURIComponent(security)}`
  let email: string
  let key = ''
  let codes: string[] = []

  test('sets up an authenticator app and is given ten recovery codes', async () => {
    email = await openAccount(language)
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await heading(page, said.security)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.setUp).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: said.password, exact: true }).fill(password)
    await dialog.getByRole('button', { name: said.next }).click()
    key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(await dialog.getByRole('link').getAttribute('href')).toContain(`secret=${key}`)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await dialog.getByRole('textbox', { name: said.code }).fill('000000')
    await dialog.getByRole('button', { name: said.turnOn }).click()
    await dialog.getByText(said.wrongCode).waitFor()
    await dialog.getByRole('textbox', { name: said.code }).fill(codeOf(key))
    await dialog.getByRole('button', { name: said.turnOn }).click()
    await button(page, said.kept).waitFor()
    codes = await page.locator('ol code').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.kept).click()
    await page.getByText(said.codesLeft).waitFor()
    // The session got a new secret; it is still the same person.
    await page.reload()
    await heading(page, said.security)
    expect(await outbox.kindsTo(email)).toContain('secondFactorOn')
    expect(failures).toEqual([])
    await person.close()
  })

  test('signs in with a code of the app, which counts once', async () => {
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await heading(page, said.secondStep)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await enterCode(page, said, said.code, '000000')
    await page.getByText(said.wrongCode).waitFor()
    const code = codeOf(key, 1)
    await enterCode(page, said, said.code, code)
    await heading(page, said.security)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    expect(failures).toEqual([])
    await person.close()

    const other = await newPerson()
    const thief = await newTab(other)
    await thief.page.goto(url + login)
    await enterPassword(thief.page, said, email)
    await enterCode(thief.page, said, said.code, code)
    await thief.page.getByText(said.wrongCode).waitFor()
    await other.close()
  })

  test('signs in with a recovery code, once, and without the phone', async () => {
    for (const isFirst of [true, false]) {
      const person = await newPerson()
      const { page } = await newTab(person)
      await page.goto(url + login)
      await enterPassword(page, said, email)
      await button(page, said.useRecovery).click()
      await enterCode(page, said, said.recoveryCode, codes[0]!.toLowerCase())
      await (isFirst ? heading(page, said.security) : page.getByText(said.wrongCode).waitFor())
      await person.close()
    }
  })

  test('changes the password, which takes a code too', async () => {
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await button(page, said.useRecovery).click()
    await enterCode(page, said, said.recoveryCode, codes[6]!)
    await heading(page, said.security)
    const passwordForm = page.locator('form', { has: button(page, said.changePassword) })
    await passwordForm.getByLabel(said.current).fill(password)
    await passwordForm.getByLabel(said.newPassword).fill(password)
    await passwordForm.getByLabel(said.repeat).fill(password)
    await button(page, said.changePassword).click()
    await passwordForm.getByText(said.codeMissing).waitFor()
    await passwordForm.getByLabel(said.code).fill('000000')
    await button(page, said.changePassword).click()
    await passwordForm.getByText(said.wrongCode).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await passwordForm.getByLabel(said.code).fill(codes[8]!)
    await button(page, said.changePassword).click()
    await page.getByText(said.passwordCounts).waitFor()
    expect(await outbox.kindsTo(email)).toContain('passwordChanged')
    expect(failures).toEqual([])
    await person.close()
  })

  test('adds a passkey and signs in with it, with and without the password', async () => {
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    const devTools = await person.newCDPSession(page)
    await devTools.send('WebAuthn.enable')
    const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await button(page, said.useRecovery).click()
    await enterCode(page, said, said.recoveryCode, codes[1]!)
    await heading(page, said.security)

    await button(page, said.addPasskey).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: said.label, exact: true }).fill('Laptop Vereinsheim')
    await dialog.getByRole('textbox', { name: said.password, exact: true }).fill(password)
    await dialog.getByRole('textbox', { name: said.code }).fill(codes[9]!)
    await dialog.getByRole('button', { name: said.next }).click()
    await page.getByRole('listitem').getByText('Laptop Vereinsheim', { exact: true }).first().waitFor()
    const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])

    await person.clearCookies({ name: 'session' })
    await page.goto(url + login)
    await heading(page, said.signIn)
    await button(page, said.withPasskey).click()
    await heading(page, said.security)

    await person.clearCookies({ name: 'session' })
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await heading(page, said.secondStep)
    await button(page, said.passkeyInstead).click()
    await heading(page, said.security)

    await button(page, new RegExp(`^${said.remove}`)).click()
    await dialog.getByRole('textbox', { name: said.password, exact: true }).fill(password)
    await dialog.getByRole('button', { name: said.passkeyInstead }).click()
    await page.getByText('Laptop Vereinsheim').first().waitFor({ state: 'detached' })
    await person.clearCookies({ name: 'session' })
    await page.goto(url + login)
    await button(page, said.withPasskey).click()
    await page.getByRole('alert').waitFor()
    expect(await outbox.kindsTo(email)).toEqual(expect.arrayContaining(['passkeyAdded', 'passkeyRemoved']))
    expect(failures).toEqual([])
    await person.close()
  })

  test('has a passkey and no app: the password alone opens the account only where they say so', async () => {
    const own = await openAccount(language)
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    const devTools = await person.newCDPSession(page)
    await devTools.send('WebAuthn.enable')
    const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
    await page.goto(url + login)
    await enterPassword(page, said, own)
    await heading(page, said.security)
    await button(page, said.addPasskey).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: said.password, exact: true }).fill(password)
    await dialog.getByRole('button', { name: said.next }).click()
    await page.getByText(said.alsoPasskey).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

    await person.clearCookies({ name: 'session' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url + login)
    await enterPassword(page, said, own)
    await heading(page, said.secondStep)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, said.usePasskey).click()
    await heading(page, said.security)

    const emailForm = page.locator('form', { has: button(page, said.changeEmail) })
    await emailForm.getByLabel(said.newEmail).fill(`new.${own}`)
    await emailForm.getByLabel(said.current).fill(password)
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await button(page, said.changeEmail).click()
    await emailForm.getByRole('alert').waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await button(page, said.changeEmail).click()
    await page.getByText(said.emailAsked).waitFor()
    await outbox.linkIn('emailChange', `new.${own}`)
    expect(await outbox.kindsTo(own)).toContain('emailChangeAsked')

    await button(page, said.allowPassword).click()
    await dialog.getByRole('textbox', { name: said.password, exact: true }).fill(password)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await dialog.getByRole('button', { name: said.allowPassword }).click()
    await dialog.getByRole('alert').waitFor()
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await dialog.getByRole('button', { name: said.allowPassword }).click()
    await page.getByText(said.passwordDoes).waitFor()
    await person.clearCookies({ name: 'session' })
    await page.goto(url + login)
    await enterPassword(page, said, own)
    await heading(page, said.security)
    expect(await outbox.kindsTo(own)).toEqual(expect.arrayContaining(['passkeyAdded', 'passwordSuffices']))
    expect(failures).toEqual([])
    await person.close()
  })

  test('sees where they are signed in, and signs out on the other devices', async () => {
    const [one, two] = await Promise.all([newPerson(), newPerson()])
    const [first, second] = await Promise.all([newTab(one), newTab(two)])
    for (const [index, { page }] of [first, second].entries()) {
      await page.goto(url + login)
      await enterPassword(page, said, email)
      await button(page, said.useRecovery).click()
      await enterCode(page, said, said.recoveryCode, codes[2 + index]!)
      await heading(page, said.security)
    }
    await second.page.getByText(said.thisDevice).waitFor()
    expect(await second.page.getByText(said.device, { exact: true }).count()).toBeGreaterThan(1)
    await button(second.page, said.others).click()
    await expect.poll(() => second.page.getByText(said.device, { exact: true }).count()).toBe(1)
    await first.page.reload()
    await heading(first.page, said.signIn)
    expect((await one.cookies()).some(({ name }) => name === 'session')).toBe(false)
    await second.page.reload()
    await heading(second.page, said.security)
    await button(second.page, said.everywhere).click()
    await second.page.getByRole('dialog').getByRole('button', { name: said.everywhere }).click()
    await heading(second.page, said.signIn)
    await Promise.all([one.close(), two.close()])
  })

  test('lost app and codes, asks by mail and password to switch it off, and can keep it until then', async () => {
    const [owner, asking] = [await newPerson(), await newPerson()]
    const open = await newTab(owner)
    await open.page.goto(url + login)
    await enterPassword(open.page, said, email)
    await button(open.page, said.useRecovery).click()
    await enterCode(open.page, said, said.recoveryCode, codes[4]!)
    await heading(open.page, said.security)

    const { page, failures } = await newTab(asking)
    /** Asks for the link, follows it with the password, and is told when it ends. */
    const switchOff = async () => {
      await page.goto(url + login)
      await enterPassword(page, said, email)
      await page.getByRole('link', { name: said.lost }).click()
      await heading(page, said.resetTitle)
      await field(page, said.email).fill(email)
      await button(page, said.askLink).click()
      await page.getByText(said.sent).waitFor()
      expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
      const link = await outbox.linkIn('secondFactorReset', email)
      expect(new URL(link).pathname).toMatch(new RegExp(`^${root}/reset2FA/`))
      await page.goto(link, { waitUntil: 'networkidle' })
      await field(page, said.password).fill(password)
      expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
      await button(page, said.switchOff).click()
      await heading(page, said.switchedOff)
      return link
    }
    const link = await switchOff()
    await page.goto(link, { waitUntil: 'networkidle' })
    await field(page, said.password).fill(password)
    await button(page, said.switchOff).click()
    await page.getByText(said.used).waitFor()

    await open.page.reload()
    await open.page.getByText(said.ending).waitFor()
    expect(await findings(open.page)).toEqual({ violations: [], isTooWide: false })
    await button(open.page, said.keep).click()
    await open.page.getByText(said.ending).waitFor({ state: 'detached' })

    await switchOff()
    await page.goto(await outbox.linkIn('secondFactorEnds', email), { waitUntil: 'networkidle' })
    await button(page, said.keep).click()
    await heading(page, said.kept2FA)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await page.goto(url + login)
    await enterPassword(page, said, email)
    await heading(page, said.secondStep)
    expect(await outbox.kindsTo(email)).toEqual(expect.arrayContaining(['secondFactorEnds', 'secondFactorKept']))
    expect([...failures, ...open.failures]).toEqual([])
    await Promise.all([owner.close(), asking.close()])
  })

  test('signs in at a new device although strangers guess from many networks', async () => {
    const person = await newPerson()
    for (let network = 0; network < 50; network += 1) {
      const headers = { origin: url, 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` }
      const data = { handle: email, password: 'falsch' }
      expect((await person.request.post(`${url}/api/v0/auth/login`, { data, headers })).status()).toBe(401)
    }
    const { page, failures } = await newTab(person)
    await page.goto(url + login)
    const proofs: boolean[] = []
    page.on('request', request => {
      const sent = request.postData() ?? ''
      if (sent.includes('useSignInMutation')) proofs.push(sent.includes('"proof":{"challenge"'))
    })
    await enterPassword(page, said, email)
    await heading(page, said.secondStep)
    // The browser was asked for a proof of work and found it by itself.
    expect(proofs).toEqual([false, true])
    await button(page, said.useRecovery).click()
    await enterCode(page, said, said.recoveryCode, codes[5]!)
    await heading(page, said.security)
    expect(failures).toEqual([])
    await person.close()
  })

  test('is shown how long to wait after too many wrong passwords', async () => {
    const person = await newPerson()
    const { page } = await newTab(person)
    await page.goto(url + login)
    await field(page, said.email).fill(newEmail())
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await field(page, said.password).fill(`falsch ${attempt}`)
      const answered = page.waitForResponse(`${url}/graphql`)
      await page.getByRole('button', { name: said.enter, exact: true }).click()
      await answered
      await page
        .getByRole('alert')
        .getByText(attempt < 5 ? said.wrong : said.wait)
        .waitFor()
    }
    await person.close()
  })
})
