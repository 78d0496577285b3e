import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'

const { url } = inject('site')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('weight of scripts, as sent', () => {
  /** Bytes of scripts that a page loads, headers included, by their files. */
  async function scriptsOf(page: Page, action: () => Promise<unknown>): Promise<Record<string, number>> {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const names = new Map<string, string>()
    const bytes: Record<string, number> = {}
    session.on('Network.responseReceived', event => {
      if (event.type === 'Script') names.set(event.requestId, new URL(event.response.url).pathname)
    })
    session.on('Network.loadingFinished', event => {
      const name = names.get(event.requestId)
      if (name) bytes[name] = event.encodedDataLength
    })
    await action()
    await page.waitForLoadState('networkidle')
    return bytes
  }
  const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((all, each) => all + each, 0)

  /** All that a page loads for somebody who comes there first. Who saves data gets nothing of further pages ahead. */
  async function firstLoad(path: string, fill?: (page: Page) => Promise<unknown>): Promise<Record<string, number>> {
    const context = await browser.newContext()
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    // In a tab of its own, so that nothing which that one still loads is counted.
    const before = await context.newPage()
    await fill?.(before)
    await before.close()
    const page = await context.newPage()
    // What came before is in the browser's cache, from which nothing is sent.
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const bytes = await scriptsOf(page, () => page.goto(url + path))
    await context.close()
    return bytes
  }

  async function fillCart(page: Page): Promise<void> {
    await page.goto(`${url}/trikots/trikot-nordwald-mit-nadelstreif`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: /^Größe S, Herren/ }).fill('2')
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Warenkorb, 2/ }).waitFor()
  }

  test.each([
    ['/', 130_000],
    ['/trikots', 142_700],
    ['/en/trikots', 142_700],
    ['/search?q=hose', 142_700],
    ['/specials', 142_500],
    ['/Agb', 131_500],
    ['/login', 142_700],
    ['/trikots/trikot-nordwald-mit-nadelstreif', 169_000],
    ['/sets/3-teiliges-set-bootshaus', 173_500],
  ])('%s comes within %i bytes', async (path, limit) => {
    const bytes = await firstLoad(path)
    expect(sum(bytes), JSON.stringify(bytes)).toBeLessThanOrEqual(limit)
  })

  test.each([
    ['/cart', 161_800],
    ['/checkout', 176_500],
  ])('%s with something in the cart comes within %i bytes', async (path, limit) => {
    const bytes = await firstLoad(path, fillCart)
    expect(sum(bytes), JSON.stringify(bytes)).toBeLessThanOrEqual(limit)
  })

  test('each further page stays within 40 KB', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${url}/`, { waitUntil: 'networkidle' })
    for (const path of ['/trikots', '/search?q=hose', '/trikots/trikot-nordwald-mit-nadelstreif', '/cart', '/Agb'])
      expect(sum(await scriptsOf(page, () => page.goto(url + path))), path).toBeLessThanOrEqual(40_000)
  })
})
