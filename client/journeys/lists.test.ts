import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findings, heading, newTab } from './buying.ts'
import { madeGallery } from './madeGallery.ts'

const { url, email, password } = inject('site')

let browser: Browser
let session: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  browser = await launchBrowser()
  const person = await browser.newContext()
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  const data = { query: signIn, variables: { input: { email, password } } }
  const headers = { origin: url, 'x-forwarded-for': '10.77.0.21' }
  const answer = await person.request.post(`${url}/graphql`, { data, headers })
  expect(await answer.json()).toEqual({ data: { signIn: { errors: [] } } })
  session = await person.storageState()
  await person.close()
  await madeGallery('breite', { title: { de: 'Bilder aller Spiele der letzten Saison in allen Hallen des Vereins' } })
})
afterAll(() => browser.close())

const lists = [
  ['orders', 'Bestellungen'],
  ['products', 'Produkte'],
  ['users/browse', 'Benutzer'],
  ['person/browse', 'Kontaktpersonen'],
  ['galleries/browse', 'Galerien'],
  ['outbox', 'Postausgang'],
  ['audit', 'Protokoll'],
  ['settings/general', 'Allgemein'],
  ['settings/files', 'Uploads'],
  ['settings/keys', 'API-Schlüssel'],
  ['settings/permissions', 'Berechtigungen'],
] as const

test.each(lists)('/admincenter/%s is nowhere wider than its place', { timeout: 60_000 }, async (path, title) => {
  const person = await browser.newContext({ storageState: session })
  const { page, failures } = await newTab(person)
  await page.goto(`${url}/admincenter/${path}`)
  await heading(page, title)
  for (const width of [1440, 1366, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await findings(page)]).toEqual([width, { violations: [], isTooWide: false }])
    const tooWide = () =>
      page
        .locator('table[data-laid-out]')
        .evaluateAll(tables => tables.filter(table => table.scrollWidth > table.parentElement!.clientWidth).length)
    await expect.poll(tooWide).toBe(0)
  }
  expect(failures).toEqual([])
  await person.close()
})

test('a list is narrowed, sorted, opened and come back to by keyboard', { timeout: 60_000 }, async () => {
  const person = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 1000 } })
  const { page, failures } = await newTab(person)
  await page.goto(`${url}/admincenter/products?state=online&sort=title`)
  await heading(page, 'Produkte')
  await page.keyboard.press('/')
  await page.keyboard.type('Trikot')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products?state=online&sort=title&search=Trikot')
  // Only a list that is filtered offers this.
  await page.getByRole('link', { name: 'zurücksetzen' }).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const title = await focused()
  expect(title).toContain('rikot')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products/*')
  await heading(page, title)
  await page.goBack()
  await heading(page, 'Produkte')
  await expect.poll(focused).toBe(title)
  expect(new URL(page.url()).search).toBe('?state=online&sort=title&search=Trikot')

  await page.keyboard.press('Enter')
  await heading(page, title)
  await page.getByRole('main').getByRole('link', { name: 'Produkte' }).click()
  await heading(page, 'Produkte')
  await expect.poll(focused).toBe(title)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Alles durchsuchen' }).fill('Postausg')
  await page.keyboard.press('Enter')
  await heading(page, 'Postausgang')
  expect(failures).toEqual([])
  await person.close()
})
