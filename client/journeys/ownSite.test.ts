import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { button, field, findings, heading, newTab, startBrowser } from './buying.ts'
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()

let person: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  person = await signedIn()
})

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const answer = await person.post(`${url}/graphql`, { data: { query, variables }, headers: { origin: url } })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors).toBe(undefined)
  return data
}

async function set(section: string, changes: object | 'as usual'): Promise<void> {
  type Read = { settingsSection: { version: number; defaults: object } }
  const { settingsSection } = await ask<Read>(
    'query ($key: String!) { settingsSection(key: $key) { version defaults } }',
    { key: section },
  )
  const wanted = changes === 'as usual' ? settingsSection.defaults : changes
  const changed = await ask(
    'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { errors { code } } }',
    { input: { section, version: settingsSection.version, changes: wanted } },
  )
  expect(changed).toEqual({ updateSettings: { errors: [] } })
}

const asUsual = async () => {
  await set('privacy', 'as usual')
  await set('look', 'as usual')
  const texts = [{ key: 'shell.footer.help', de: null, en: null }]
  await ask('mutation ($input: ImportTextsInput!) { importTexts(input: $input) { count } }', { input: { texts } })
}
beforeEach(asUsual)
afterAll(async () => {
  await asUsual()
  await person.dispose()
})

const office = async (path: string) => {
  const { context } = await visit('/')
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  const tab = await newTab(staff)
  await tab.page.goto(url + path, { waitUntil: 'networkidle' })
  return tab
}

test('nobody is asked where nothing needs consent', async () => {
  const { page, failures } = await visit('/')
  await button(page, 'Datenschutz-Einstellungen').waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  const answer = await page.request.get(url)
  expect(answer.headers()['content-security-policy']).not.toContain('https://')
  expect(failures).toEqual([])
})

test('a visitor refuses, is asked no more, allows, and takes it back; all of it is proven', async () => {
  await set('privacy', { youtube: true, googleAnalytics: true, googleAnalyticsId: 'G-ABCD1234' })
  const { page } = await visit('/')
  const foreign: string[] = []
  // What others would answer is nobody's business here.
  await page.route(
    address => address.origin !== url,
    route => {
      foreign.push(new URL(route.request().url()).hostname)
      return route.fulfill({ body: '', contentType: 'text/javascript' })
    },
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog', { name: 'Dürfen wir Dienste anderer laden?' })
  await dialog.waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, 'Alle ablehnen').click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  expect([await dialog.count(), foreign]).toEqual([0, []])

  await button(page, 'Datenschutz-Einstellungen').click()
  await page.getByRole('checkbox', { name: 'Statistik' }).check()
  await button(page, 'Auswahl speichern').click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => foreign).toEqual(['www.googletagmanager.com'])
  const subject = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').subject as string)

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the service does it
    document.cookie = '_ga=GA1.1.1; path=/'
  })
  await button(page, 'Datenschutz-Einstellungen').click()
  await page.getByText(subject).waitFor()
  await Promise.all([page.waitForEvent('load'), button(page, 'Alle ablehnen').click()])
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  await page.waitForLoadState('networkidle')
  expect(foreign).toHaveLength(1)

  const { page: staff, failures } = await office('/admincenter/settings/privacy')
  await heading(staff, 'Datenschutz')
  await field(staff, 'Nummer').fill(subject)
  await staff.getByRole('button', { name: 'suchen', exact: true }).click()
  await expect.poll(() => staff.getByText(/^Wortlaut [0-9a-f]{16}/).count()).toBe(3)
  expect(await findings(staff)).toEqual({ violations: [], isTooWide: false })
  expect(failures).toEqual([])
})

test('a text is said in other words, at once, on pages that are kept and those that follow', async () => {
  const { page, failures } = await visit('/')
  expect(await page.getByRole('link', { name: 'Wir helfen' }).count()).toBe(0)
  const { page: staff } = await office('/admincenter/settings/texts?search=shell.footer.help')
  await staff.getByRole('link', { name: /^Hilfe/ }).click()
  await field(staff, 'Deutsch').fill('Wir {wer} helfen')
  await button(staff, 'speichern').click()
  await staff.getByText('Der Text braucht genau dieselben Platzhalter wie der übliche.').first().waitFor()
  await field(staff, 'Deutsch').fill('Wir helfen')
  await button(staff, 'speichern').click()
  await staff.getByText('Gespeichert').first().waitFor()
  expect(await findings(staff)).toEqual({ violations: [], isTooWide: false })

  expect(await (await page.request.get(url)).text()).toContain('Wir helfen')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Wir helfen' }).click()
  await page.waitForURL('**/help')
  await page.getByRole('link', { name: 'Wir helfen' }).waitFor()
  expect(failures).toEqual([])

  await staff
    .getByRole('button', { name: /^rückgängig machen/ })
    .first()
    .click()
  await expect.poll(async () => (await (await page.request.get(url)).text()).includes('Wir helfen')).toBe(false)
})

test('a shop with a long name fits on a phone', async () => {
  type Read = { settingsSection: { values: { name: string } } }
  const { settingsSection } = await ask<Read>('{ settingsSection(key: "shop") { values } }')
  try {
    await set('shop', { name: 'Konditorei und Backhaus Lindner am Hauptplatz' })
    const { page } = await visit('/')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url, { waitUntil: 'networkidle' })
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  } finally {
    await set('shop', { name: settingsSection.values.name })
  }
})

test('a look is tried beside real pages, refused where it cannot be read, and published', async () => {
  const { page, failures } = await visit('/')
  const { page: staff, failures: troubles } = await office('/admincenter/settings/look')
  const frame = staff.frameLocator('iframe')
  const buttonColour = () =>
    frame.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--radius-control').trim())
  await button(staff, 'Backstube').click()
  await expect.poll(buttonColour).toBe('14px')
  await field(staff, 'Knopf, Hell').fill('#ffe08a')
  await staff.getByText('Hell: Schrift auf dem Knopf auf Knopf: 1,2 statt 4,5').waitFor()
  await button(staff, 'speichern').click()
  await staff.getByText('Diese Farbe ist hier nicht gut genug lesbar.').first().waitFor()
  await button(staff, 'Backstube').click()
  await button(staff, 'speichern').click()
  await staff.getByText('Gespeichert').first().waitFor()
  expect(await findings(staff)).toEqual({ violations: [], isTooWide: false })

  await page.goto(url, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument Sans')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(253, 248, 240)',
  )
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  expect([failures, troubles]).toEqual([[], []])
})
