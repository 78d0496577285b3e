import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { ownShop } from '../../server/harness/shop.ts'
import type { Role } from '../../server/kit/viewer.ts'
import type { Database } from '../../server/platform/database.ts'
import { insertViewer } from '../../server/testing/builders.ts'
import { launchBrowser } from './browser.ts'
import { button, field, findings, newTab } from './buying.ts'
import { add, blocksOf, onPage, saved } from './pageMaking.ts'

const { url, dataDir } = inject('site')

let browser: Browser
let database: Database
beforeAll(async () => {
  browser = await launchBrowser()
  const workplace = { folder: dataDir, onClose: () => async () => {}, close: async () => {} }
  database = await ownShop(workplace, dataDir).look()
})
afterAll(async () => {
  await database.close()
  await browser.close()
})

/** The browser of somebody of this name. */
async function person(name: string, roles: Role[]): Promise<BrowserContext> {
  const { accountId } = await insertViewer(database, roles)
  await database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const { secret } = await openSession(database, accountId!, { roles })
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addCookies([{ name: 'session', value: secret, url }])
  return context
}

test('a member builds a page and submits it, an administrator publishes it, a visitor reads it', async () => {
  const member = await person('Mia', ['user', 'member'])
  const { page, failures } = await newTab(member)
  await page.goto(`${url}/admincenter/pages/browse`)
  await page.getByRole('link', { name: 'Seite anlegen' }).click()
  await field(page, 'Titel (Deutsch)').fill('Unser Training')
  await button(page, 'anlegen').click()
  await page.getByRole('heading', { level: 1, name: 'Unser Training' }).waitFor()

  // Written in its place.
  await page.getByRole('button', { name: /^Text Absätze/ }).click()
  await onPage(page, 'Text').dblclick()
  await page
    .getByRole('region', { name: 'Seite', exact: true })
    .getByRole('textbox', { name: 'Text' })
    .fill('Jeden Dienstag um 18 Uhr')
  await page.keyboard.press('Escape')
  await onPage(page, 'Text').getByText('Jeden Dienstag um 18 Uhr').waitFor()

  // A button beside it on a desk, below it on a phone, by keys.
  await add(page, 'schaltfl')
  await page.getByRole('textbox', { name: 'Beschriftung (Deutsch)' }).fill('Zum Shop')
  await button(page, 'Bildschirm: schmäler').click({ clickCount: 6, delay: 20 })
  await onPage(page, 'Text').click()
  await button(page, 'Bildschirm: schmäler').click({ clickCount: 6, delay: 20 })
  const [text, way] = [await onPage(page, 'Text').boundingBox(), await onPage(page, 'Schaltfläche').boundingBox()]
  expect(Math.abs(text!.y - way!.y)).toBeLessThan(4)
  await button(page, 'Handy').first().click()
  await expect
    .poll(async () => {
      const [above, below] = [
        await onPage(page, 'Text').boundingBox(),
        await onPage(page, 'Schaltfläche').boundingBox(),
      ]
      return below!.y > above!.y + above!.height - 4
    })
    .toBe(true)
  await button(page, 'Bildschirm').first().click()

  // Hidden on phones, dragged from the tray to the top, undone and done again.
  await add(page, 'trennl')
  await page.getByRole('switch', { name: 'Handy: zu sehen' }).click()
  const [from, to] = [
    await page.getByRole('button', { name: /^Tabelle / }).boundingBox(),
    await onPage(page, 'Text').boundingBox(),
  ]
  await page.mouse.move(from!.x + 30, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 60, from!.y + 30, { steps: 3 })
  await page.mouse.move(to!.x + 6, to!.y + 6, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => blocksOf(page)).toEqual(['Tabelle', 'Text', 'Trennlinie', 'Schaltfläche'])
  await page.keyboard.press('Control+z')
  expect(await blocksOf(page)).toEqual(['Text', 'Trennlinie', 'Schaltfläche'])
  await page.keyboard.press('Control+Shift+z')
  expect(await blocksOf(page)).toEqual(['Tabelle', 'Text', 'Trennlinie', 'Schaltfläche'])
  await onPage(page, 'Tabelle').click()
  await page.getByRole('textbox', { name: 'Tabelle (Deutsch)' }).fill('Tag;Zeit\nDienstag;18 Uhr')
  await saved(page)
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  // Members hand it in; only who may publish publishes.
  await button(page, 'veröffentlichen').click()
  expect(await button(page, 'veröffentlichen …').count()).toBe(0)
  await button(page, 'einreichen …').click()
  await page.getByRole('dialog').getByRole('button', { name: 'einreichen' }).click()
  await page.getByText(/^Eingereicht von Mia/).waitFor()
  const address = page.url()
  // Gives the page back to others.
  await page.getByRole('link', { name: 'Seiten', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Seiten' }).waitFor()
  expect(failures).toEqual([])
  await member.close()

  const admin = await person('Ada', ['user', 'admin'])
  const desk = await newTab(admin)
  await desk.page.goto(address)
  await button(desk.page, 'veröffentlichen').click()
  await button(desk.page, 'veröffentlichen …').click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'veröffentlichen' }).click()
  const view = desk.page.getByRole('link', { name: 'ansehen' }).first()
  await view.waitFor()
  const path = await view.getAttribute('href')
  expect(path).toBe('/unser-training')
  expect(desk.failures).toEqual([])
  await admin.close()

  const visitor = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const seen = await newTab(visitor)
  await seen.page.goto(url + path)
  await seen.page.getByText('Jeden Dienstag um 18 Uhr').waitFor()
  expect(await seen.page.getByRole('cell', { name: '18 Uhr' }).count()).toBe(1)
  expect(await seen.page.getByRole('main').getByRole('link', { name: 'Zum Shop' }).getAttribute('href')).toBe('/')
  const rule = seen.page.getByRole('main').locator('hr')
  expect(await rule.isVisible()).toBe(true)
  await seen.page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => rule.isVisible()).toBe(false)
  expect(seen.failures).toEqual([])
  await visitor.close()
})
