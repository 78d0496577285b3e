import type { Browser, BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, findings, heading, newTab } from './buying.ts'

const { url, email, password } = inject('site')

let browser: Browser
let session: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  browser = await launchBrowser()
  const person = await browser.newContext()
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  const data = { query: signIn, variables: { input: { email, password } } }
  const headers = { origin: url, 'x-forwarded-for': '10.77.0.34' }
  const answer = await person.request.post(`${url}/graphql`, { data, headers })
  expect(await answer.json()).toEqual({ data: { signIn: { errors: [] } } })
  session = await person.storageState()
  await person.close()
})
afterAll(() => browser.close())

const picture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: 900, channels: 3, background: '#1f6f50' } })
    .png()
    .toBuffer(),
})

async function open() {
  const person = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 1000 } })
  const { page, failures } = await newTab(person)
  await page.goto(`${url}/admincenter/files`)
  await heading(page, 'Dateien')
  await button(page, 'Dateien wählen').waitFor()
  const input = page.locator('input[type=file]:not([hidden])')
  return { person, page, failures, input }
}

test('many files come in at once, some of them wrong, and those that are there already are a choice', {
  timeout: 90_000,
}, async () => {
  const { person, page, failures, input } = await open()
  const pictures = await Promise.all([810, 820, 830, 840].map(width => picture(`hochgeladen-${width}.png`, width)))
  const wrong = { name: 'programm.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
  const empty = { name: 'leer.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) }
  await input.setInputFiles([...pictures, wrong, empty])
  await page.getByText('4 Dateien hochgeladen').waitFor()
  expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    'programm.exe: Falscher Dateityp',
    'leer.csv: Die Datei ist leer',
  ])
  await page.getByRole('link', { name: 'hochgeladen-840.png' }).first().waitFor()

  await input.setInputFiles(pictures.slice(0, 2))
  const notice = page.getByRole('alert').filter({ hasText: '2 Dateien gibt es in der Dateiverwaltung schon.' })
  await notice.waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await notice.getByRole('button', { name: 'vorhandene verwenden' }).click()
  await page.getByText('2 Dateien hochgeladen').waitFor()
  expect(failures).toEqual([])
  await person.close()
})

test('a large file goes on by itself after the connection was lost', { timeout: 90_000 }, async () => {
  const { person, page, input } = await open()
  const line = await person.newCDPSession(page)
  const conditions = (offline: boolean, uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput })
  await line.send('Network.enable')
  await conditions(false, 3_000_000)
  const buffer = Buffer.alloc(20_000_000, `${crypto.randomUUID()}\n`)
  await input.setInputFiles({ name: 'messwerte.txt', mimeType: 'text/plain', buffer })
  const progress = page.getByRole('progressbar', { name: 'messwerte.txt' })
  const percent = () => progress.evaluate(bar => (bar as HTMLProgressElement).value)
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(30)
  await conditions(true, -1)
  await page.getByText('keine Verbindung, geht von selbst weiter').waitFor()
  const before = await percent()
  await conditions(false, 3_000_000)
  await expect.poll(() => page.getByText(/wird hochgeladen/).count(), { timeout: 30_000 }).toBe(1)
  // It does not begin anew: what had arrived counts.
  expect(await percent()).toBeGreaterThanOrEqual(before - 26)
  await page.getByText('Eine Datei hochgeladen').waitFor({ timeout: 60_000 })
  await person.close()
})
