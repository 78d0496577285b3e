import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  button,
  words as buyingWords,
  field,
  findings,
  graphql,
  heading,
  newEmail,
  newTab,
  rootOf,
  startBrowser,
  takeJerseys,
  type Words,
} from './buying.ts'
import { openOutbox } from './mailbox.ts'
import { unzipped } from './zip.ts'

const { url } = inject('site')
const password = 'Vereinsheim am Waldrand 7'
const open = startBrowser()
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
})
afterAll(() => outbox.close())

const words = {
  de: {
    account: 'Mein Konto',
    addresses: 'Adressen',
    newAddress: 'neue Adresse',
    newTitle: 'Neue Adresse',
    editTitle: 'Adresse bearbeiten',
    phone: 'Telefon (optional)',
    phoneMistake: 'Bitte mit Ländervorwahl, zum Beispiel +43 664 1234567.',
    save: 'speichern',
    edit: /^bearbeiten/,
    remove: /^entfernen/,
    really: 'entfernen',
    isDefault: 'Das ist Ihre Rechnungsadresse. Wählen Sie zuerst eine andere Rechnungsadresse.',
    makeInvoice: 'als Rechnungsadresse verwenden',
    makeShipping: 'als Lieferadresse verwenden',
    saved: 'Gespeicherte Adressen',
    adapt: 'Angaben für diese Bestellung ändern',
    signInHere: 'anmelden',
    password: 'Passwort',
    orders: 'Bestellungen',
    order: /^Bestellung \d+$/,
    again: 'noch einmal bestellen',
    inCart: /2 Artikel hinzugefügt/,
    confirmation: /^Bestellbestätigung vom/,
    profile: 'Profil und Newsletter',
    newsletter: /^Ja, ich möchte den Newsletter/,
    agreed: /^Zugestimmt am/,
    done: 'Gespeichert',
    data: 'Meine Daten',
    export: 'Export anfordern',
    queued: /^Wir stellen Ihre Daten zusammen/,
    download: 'Daten herunterladen',
    delete: 'Konto löschen',
    word: 'Ihr Passwort',
    wrong: 'Das Passwort stimmt nicht.',
    confirmDeletion: 'Konto löschen',
    banner: /^Ihr Konto wird am .* gelöscht\.$/,
    keep: 'Konto behalten',
    kept: 'Ihr Konto bleibt bestehen',
    pieces: 'Warenkorb, 5 Stück',
    placeOrder: 'zahlungspflichtig bestellen',
    signOut: 'abmelden',
  },
  en: {
    account: 'My account',
    addresses: 'Addresses',
    newAddress: 'New address',
    newTitle: 'New address',
    editTitle: 'Edit address',
    phone: 'Phone (optional)',
    phoneMistake: 'Please include the country code, for example +43 664 1234567.',
    save: 'Save',
    edit: /^edit/i,
    remove: /^remove/i,
    really: 'Remove',
    isDefault: 'This is your billing address. Choose another billing address first.',
    makeInvoice: 'Use as billing address',
    makeShipping: 'Use as delivery address',
    saved: 'Saved addresses',
    adapt: 'Change details for this order',
    signInHere: 'Sign in',
    password: 'Password',
    orders: 'Orders',
    order: /^Order \d+$/,
    again: 'Order again',
    inCart: /2 items added/,
    confirmation: /^Order confirmation of/,
    profile: 'Profile and newsletter',
    newsletter: /^Yes, I would like the newsletter/,
    agreed: /^Agreed on/,
    done: 'Saved',
    data: 'My data',
    export: 'Request export',
    queued: /^We are putting your data together/,
    download: 'Download data',
    delete: 'Delete account',
    word: 'Your password',
    wrong: 'The password is incorrect.',
    confirmDeletion: 'Delete account',
    banner: /^Your account will be deleted on .*\.$/,
    keep: 'Keep account',
    kept: 'Your account stays',
    pieces: 'Cart, 5 pieces',
    placeOrder: 'Order with obligation to pay',
    signOut: 'Sign out',
  },
} as const
interface Outcome {
  errors: { code: string }[]
}

/** Opens an account as the pages do, by the same requests, and confirms it by the link of the mail. */
async function register(page: Page, language: 'de' | 'en'): Promise<string> {
  const email = newEmail()
  const signUp = 'mutation($input: SignUpInput!) { signUp(input: $input) { errors { code } } }'
  const input = { email, password, passwordRepeat: password, firstName: 'Kim', lastName: 'Muster' }
  expect(await graphql<{ signUp: Outcome }>(page, signUp, { input })).toMatchObject({ signUp: { errors: [] } })
  const token = (await outbox.linkIn('accountVerify', email)).split('/').at(-1)
  const confirm = 'mutation($input: ConfirmAccountInput!) { confirmAccount(input: $input) { errors { code } } }'
  expect(await graphql(page, confirm, { input: { token, password } })).toMatchObject({ confirmAccount: { errors: [] } })
  const update = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }'
  await signIn(page, email)
  await graphql(page, update, { input: { changes: { language: language === 'en' ? 'EN' : 'DE' } } })
  return email
}

async function signIn(page: Page, email: string): Promise<void> {
  const mutation = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  expect(await graphql(page, mutation, { input: { email, password } })).toMatchObject({ signIn: { errors: [] } })
}

/** Comes to rest on a page of the account by its section's link. */
async function section(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  await heading(page, name)
}

async function enter(page: Page, shop: Words, street: string): Promise<void> {
  await field(page, shop.firstName).fill('Kim')
  await field(page, shop.lastName).fill('Muster')
  await field(page, shop.address).fill(street)
  await field(page, shop.zip).fill('4020')
  await field(page, shop.city).fill('Linz')
}

const card = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street })
const calm = { violations: [], isTooWide: false }

describe.each(['de', 'en'] as const)('a customer (%s)', language => {
  const said = words[language]
  const shop = buyingWords[language]
  let context: BrowserContext
  let page: Page
  let failures: string[]
  let email: string

  test('is asked to sign in, then finds an empty account', async () => {
    const visit = await open(`${language === 'en' ? '/en' : ''}/account/addresses`)
    ;({ context, page, failures } = visit)
    expect(new URL(page.url()).pathname).toBe(`${language === 'en' ? '/en' : ''}/login`)
    email = await register(page, language)
    await page.goto(`${rootOf(shop)}/account`, { waitUntil: 'networkidle' })
    await heading(page, said.account)
    expect(await findings(page)).toEqual(calm)
  })

  test('keeps addresses, of which the default one stays', async () => {
    await section(page, said.addresses)
    await page.getByRole('link', { name: said.newAddress }).click()
    await heading(page, said.newTitle)
    await enter(page, shop, 'Hauptplatz 1')
    await page.getByRole('textbox', { name: said.phone }).fill('0664 1234567')
    await button(page, said.save).click()
    await page.getByText(said.phoneMistake).last().waitFor()
    expect(await findings(page)).toEqual(calm)
    await page.getByRole('textbox', { name: said.phone }).fill('+43 664 1234567')
    await button(page, said.save).click()
    await card(page, 'Hauptplatz 1').waitFor()
    await page.getByRole('link', { name: said.newAddress }).click()
    await enter(page, shop, 'Waldweg 2')
    await button(page, said.save).click()
    const first = card(page, 'Hauptplatz 1')
    await card(page, 'Waldweg 2').waitFor()
    await first.getByRole('button', { name: said.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: said.really, exact: true }).click()
    await first.getByText(said.isDefault).waitFor()
    const second = card(page, 'Waldweg 2')
    await second.getByRole('button', { name: said.makeInvoice }).click()
    await second.getByRole('button', { name: said.makeInvoice }).waitFor({ state: 'hidden' })
    await second.getByRole('button', { name: said.makeShipping }).click()
    await second.getByRole('button', { name: said.makeShipping }).waitFor({ state: 'hidden' })
    await first.getByRole('link', { name: said.edit }).click()
    await heading(page, said.editTitle)
    await field(page, shop.address).fill('Hauptplatz 3')
    await button(page, said.save).click()
    await card(page, 'Hauptplatz 3').waitFor()
    expect(await findings(page)).toEqual(calm)
  })

  test('orders to a kept address, sees the order and orders again', async () => {
    await takeJerseys(page, 2, shop)
    await page.goto(`${rootOf(shop)}/checkout`, { waitUntil: 'networkidle' })
    const cards = page.getByRole('radiogroup', { name: said.saved })
    const cardOf = (street: string) => cards.getByRole('radio', { name: street })
    await cards.waitFor()
    expect(await cardOf('Waldweg 2').isChecked()).toBe(true)
    expect(await field(page, shop.address).count()).toBe(0)
    await cardOf('Hauptplatz 3').check()
    await button(page, said.adapt).click()
    expect(await field(page, shop.address).inputValue()).toBe('Hauptplatz 3')
    expect(await findings(page)).toEqual(calm)
    await button(page, shop.next).click()
    await heading(page, shop.shippingTitle)
    await button(page, shop.next).click()
    await heading(page, shop.paymentTitle)
    await page.getByRole('radio', { name: shop.invoice }).check()
    await button(page, shop.next).click()
    await heading(page, shop.checkTitle)
    await page.getByRole('checkbox', { name: shop.terms }).check()
    await button(page, said.placeOrder).click()
    await heading(page, shop.thanks)
    await page.goto(`${rootOf(shop)}/account/orders`, { waitUntil: 'networkidle' })
    expect(await findings(page)).toEqual(calm)
    await page.getByRole('link', { name: said.order }).click()
    await page.getByText('Hauptplatz 3').first().waitFor()
    expect(await findings(page)).toEqual(calm)
    await button(page, said.confirmation).click()
    const letter = page.getByRole('dialog').locator('iframe').contentFrame()
    await letter.getByText('Hauptplatz 3').first().waitFor()
    await page.keyboard.press('Escape')
    await button(page, said.again).click()
    await page.getByRole('article', { name: said.inCart }).waitFor()
  })

  test('finds the cart from before signing in joined, in two tabs at once', async () => {
    const guest = await open(language === 'en' ? '/en' : '/')
    await takeJerseys(guest.page, 5, shop)
    await signIn(guest.page, email)
    const other = await newTab(guest.context)
    await Promise.all(
      [guest.page, other.page].map(tab => tab.goto(`${rootOf(shop)}/cart`, { waitUntil: 'networkidle' })),
    )
    for (const tab of [guest.page, other.page]) {
      expect(await tab.getByRole('link', { name: said.pieces }).count()).toBe(1)
    }
    expect([...guest.failures, ...other.failures]).toEqual([])
    await guest.context.close()
  })

  test('signs in within the checkout, and keeps what was typed', async () => {
    const guest = await open(language === 'en' ? '/en' : '/')
    await takeJerseys(guest.page, 1, shop)
    await guest.page.goto(`${rootOf(shop)}/checkout`, { waitUntil: 'networkidle' })
    await field(guest.page, shop.email).fill(email)
    await enter(guest.page, shop, 'Vereinsheim 5')
    await button(guest.page, said.signInHere).click()
    const dialog = guest.page.getByRole('dialog')
    expect(await dialog.getByLabel(shop.email).inputValue()).toBe(email)
    expect(await findings(guest.page)).toEqual(calm)
    await dialog.getByLabel(said.password, { exact: true }).fill(password)
    await dialog.locator('button[type=submit]').click()
    await guest.page.getByRole('radiogroup', { name: said.saved }).waitFor()
    expect(await field(guest.page, shop.address).inputValue()).toBe('Vereinsheim 5')
    expect(guest.failures).toEqual([])
    await guest.context.close()
  })

  test('changes the profile, and when they agreed to the newsletter is shown', async () => {
    await page.goto(`${rootOf(shop)}/account`, { waitUntil: 'networkidle' })
    await section(page, said.profile)
    await page.getByRole('checkbox', { name: said.newsletter }).check()
    await field(page, shop.lastName).fill('Okafor')
    await button(page, said.save).click()
    await page.getByText(said.agreed).waitFor()
    await page.getByRole('article', { name: said.done }).waitFor()
    await page.getByText('Kim Okafor').first().waitFor()
    expect(await findings(page)).toEqual(calm)
  })

  test('takes all data along as a zip', async () => {
    await section(page, said.data)
    expect(await findings(page)).toEqual(calm)
    await button(page, said.export).click()
    await page.getByText(said.queued).waitFor()
    const link = await outbox.linkIn('dataExportReady', email)
    await page.goto(link, { waitUntil: 'networkidle' })
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: said.download }).click()
    const files = unzipped(await readFile(await (await downloading).path()))
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject([{ email, last_name: 'Okafor' }])
    expect(JSON.parse(files['orders.json'] ?? '')).toHaveLength(1)
    expect(files['LIESMICH-README.txt']).toContain('Ihre Daten / Your data')
    const stranger = await open(new URL(link).pathname)
    expect(new URL(stranger.page.url()).pathname).toMatch(/\/login$/)
    await stranger.context.close()
  })

  test('has the account deleted with the password, and takes that back', async () => {
    await button(page, said.delete).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: said.word }).fill(password)
    await dialog.getByRole('button', { name: said.confirmDeletion }).click()
    const banner = page.getByText(said.banner).first()
    await banner.waitFor()
    expect(await findings(page)).toEqual(calm)
    await button(page, said.keep).first().click()
    await banner.waitFor({ state: 'hidden' })
    await button(page, said.delete).click()
    await dialog.getByRole('textbox', { name: said.word }).fill('nicht meines')
    await dialog.getByRole('button', { name: said.confirmDeletion }).click()
    await dialog.getByText(said.wrong).waitFor()
    expect(await outbox.kindsTo(email)).toEqual(expect.arrayContaining(['deletionAsked', 'deletionUndone']))
  })

  test('finds all sections on a phone as well, and signs out', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['', '/addresses', '/addresses/add', '/orders', '/profile', '/data']) {
      await page.goto(`${rootOf(shop)}/account${path}`, { waitUntil: 'networkidle' })
      expect([path, await findings(page)]).toEqual([path, calm])
    }
    await page.getByRole('main').locator('summary').click()
    await button(page, said.signOut).click()
    await page.waitForURL(rootOf(shop) === url ? `${url}/` : `${url}/en`)
    expect(failures).toEqual([])
    await context.close()
  })
})
