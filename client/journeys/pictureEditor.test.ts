import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { ownShop } from '../../server/harness/shop.ts'
import type { Role } from '../../server/kit/viewer.ts'
import type { Database } from '../../server/platform/database.ts'
import { insertViewer } from '../../server/testing/builders.ts'
import { pdfOf } from '../../server/testing/pdf.ts'
import { launchBrowser } from './browser.ts'
import { button, field, findings, heading, newTab } from './buying.ts'

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

/** The browser of somebody of this name; a member of staff unless `roles` say otherwise. */
async function editor(name: string, width = 1440, roles: Role[] = ['user', 'member']): Promise<BrowserContext> {
  const { accountId } = await insertViewer(database, roles)
  await database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const { secret } = await openSession(database, accountId!, { roles })
  const person = await browser.newContext({ viewport: { width, height: 1000 }, hasTouch: width < 640 })
  await person.addCookies([{ name: 'session', value: secret, url }])
  return person
}

interface Shown {
  id: string
  name: string
  width: number
  height: number
}

/** A picture of the demo shop, one after the other, so that no test meets what another did. */
async function pictureAt(place: number): Promise<Shown> {
  const { rows } = await database.pool.query<Shown>(
    `select id, name, width, height from files
      where width is not null and is_in_library and original_sha256 is null order by name offset $1 limit 1`,
    [place],
  )
  return rows[0]!
}
const sidesOf = async (id: string) =>
  (await database.pool.query<Shown>('select width, height from files where id = $1', [id])).rows[0]!

const addressOf = ({ id }: Shown) => `${url}/admincenter/image/edit/${id}`
const clean = { violations: [], isTooWide: false }

/** Drags a grip by so many pixels of the screen. */
async function drag(page: Page, grip: string, x: number, y: number): Promise<void> {
  const box = (await page.getByRole('button', { name: grip, exact: true }).boundingBox())!
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x / 2, top + y / 2)
  await page.mouse.move(left + x, top + y)
  await page.mouse.up()
}
const numberIn = async (page: Page, label: string) => Number(await field(page, label).inputValue())

test('a picture is cut out, turned, put back a step and saved; undoing all brings the uploaded one back', async () => {
  const picture = await pictureAt(3)
  const { page, failures } = await newTab(await editor('Eva Rahmen'))
  await page.goto(addressOf(picture))
  await heading(page, picture.name)
  expect(await findings(page)).toEqual(clean)

  await drag(page, 'Ecke rechts unten', -120, -80)
  expect(await numberIn(page, 'Breite in Pixel')).toBeLessThan(picture.width)
  expect(await numberIn(page, 'Höhe in Pixel')).toBeLessThan(picture.height)
  for (const [label, value] of [
    ['Breite in Pixel', '300'],
    ['Höhe in Pixel', '200'],
    ['Von links', '40'],
    ['Von oben', '30'],
  ] as const) {
    await field(page, label).fill(value)
    await field(page, label).press('Enter')
  }
  await button(page, /^Ausschnitt verschieben/).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect([await numberIn(page, 'Von links'), await numberIn(page, 'Von oben')]).toEqual([41, 40])
  await page.keyboard.press('Control+z')
  await expect.poll(() => numberIn(page, 'Von oben')).toBe(30)
  await page.keyboard.press('Control+y')
  await expect.poll(() => numberIn(page, 'Von oben')).toBe(40)
  await button(page, 'Nach rechts drehen').click()
  expect([await numberIn(page, 'Breite in Pixel'), await numberIn(page, 'Höhe in Pixel')]).toEqual([200, 300])
  await page.keyboard.press('Control+s')
  await page.getByText(/^200 × 300 Pixel, hochgeladen mit/).waitFor()
  expect(await sidesOf(picture.id)).toEqual({ width: 200, height: 300 })
  expect(await findings(page)).toEqual(clean)

  await button(page, 'Ergebnis').click()
  expect(await findings(page)).toEqual(clean)
  await button(page, 'Bearbeiten').click()
  await button(page, 'Auf Original zurücksetzen').click()
  await button(page, 'speichern').click()
  await page.getByText(new RegExp(`^${picture.width} × ${picture.height} Pixel, hochgeladen mit`)).waitFor()
  expect(await sidesOf(picture.id)).toEqual({ width: picture.width, height: picture.height })
  expect(failures).toEqual([])
})

test('a shape is kept while a corner is dragged, on a phone too', async () => {
  const picture = await pictureAt(5)
  const { page, failures } = await newTab(await editor('Olga Format', 390))
  await page.goto(addressOf(picture))
  await heading(page, picture.name)
  await page.getByRole('combobox', { name: 'Seitenverhältnis' }).selectOption('1:1')
  expect(await numberIn(page, 'Breite in Pixel')).toBe(await numberIn(page, 'Höhe in Pixel'))
  const before = await numberIn(page, 'Breite in Pixel')
  await page.getByRole('button', { name: 'Ecke rechts unten', exact: true }).scrollIntoViewIfNeeded()
  await drag(page, 'Ecke rechts unten', -60, -10)
  const after = await numberIn(page, 'Breite in Pixel')
  expect(after).toBeLessThan(before)
  expect(await numberIn(page, 'Höhe in Pixel')).toBe(after)
  expect(await findings(page)).toEqual(clean)
  expect(failures).toEqual([])
})

/** Drags a grip with a finger. */
async function touch(page: Page, grip: string, x: number, y: number): Promise<void> {
  const box = (await page.getByRole('button', { name: grip, exact: true }).boundingBox())!
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  const devTools = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
  await finger('touchStart', [{ x: left, y: top }])
  for (const part of [0.25, 0.5, 0.75, 1]) await finger('touchMove', [{ x: left + x * part, y: top + y * part }])
  await finger('touchEnd', [])
}

test('a finger drags a corner without moving the page', async () => {
  const picture = await pictureAt(9)
  const { page, failures } = await newTab(await editor('Tina Finger', 390))
  await page.goto(addressOf(picture))
  await heading(page, picture.name)
  await page.getByRole('button', { name: 'Ecke links oben', exact: true }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await touch(page, 'Ecke links oben', 50, 60)
  expect(await numberIn(page, 'Von links')).toBeGreaterThan(0)
  expect(await numberIn(page, 'Von oben')).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await button(page, /^Rückgängig/).click()
  expect([await numberIn(page, 'Von links'), await numberIn(page, 'Von oben')]).toEqual([0, 0])
  expect(failures).toEqual([])
})

test('pages of a PDF are turned together and cropped one by one', async () => {
  const context = await editor('Paula Seite')
  const form = new FormData()
  const pages = ['/MediaBox[0 0 300 200]', '/MediaBox[0 0 300 200]', '/MediaBox[0 0 300 200]']
  form.set(
    'file',
    new Blob([new Uint8Array(pdfOf(pages, { more: '/Lang(de)' }))], { type: 'application/pdf' }),
    'plan.pdf',
  )
  const [cookie] = await context.cookies()
  const sent = await fetch(`${url}/api/v0/upload`, {
    method: 'POST',
    headers: { cookie: `${cookie!.name}=${cookie!.value}`, origin: url, 'x-admin-centre': '1' },
    body: form,
  })
  expect(sent.status).toBe(200)
  const { rows } = await database.pool.query<Shown>(`select id, name from files where name = 'plan.pdf'`)
  const { page, failures } = await newTab(context)
  await page.goto(addressOf(rows[0]!))
  await heading(page, 'plan.pdf')
  expect(await findings(page)).toEqual(clean)
  await page.getByRole('combobox', { name: 'Änderungen gelten für' }).selectOption('all')
  await button(page, 'Nach rechts drehen').click()
  await page.getByRole('combobox', { name: 'Änderungen gelten für' }).selectOption('one')
  await button(page, 'Nächste Seite').click()
  await field(page, 'Höhe in Punkt').fill('120')
  await field(page, 'Höhe in Punkt').press('Enter')
  await button(page, 'speichern').click()
  await page.getByText('Fassung 1', { exact: true }).waitFor()
  const { rows: edits } = await database.pool.query(
    `select edit -> 'pages' as pages from files where name = 'plan.pdf'`,
  )
  const turned = { turned: 90, isMirrored: false, crop: null, original: { width: 300, height: 200 } }
  expect(edits[0].pages).toEqual([
    { ...turned, number: 1 },
    { ...turned, number: 2, crop: { left: 0, top: 0, width: 200, height: 120 } },
    { ...turned, number: 3 },
  ])
  expect(await findings(page)).toEqual(clean)
  expect(failures).toEqual([])
})

test('a second editor sees who is editing, and goes on once that has ended', async () => {
  const picture = await pictureAt(7)
  const first = await editor('Karin Vorher')
  const { page: working, failures } = await newTab(first)
  await working.goto(addressOf(picture))
  await heading(working, picture.name)
  const { page: waiting, failures: others } = await newTab(await editor('Ludwig Nachher'))
  await waiting.goto(addressOf(picture))
  await waiting.getByText('Wird gerade bearbeitet von Karin Vorher.').waitFor()
  expect(await button(waiting, 'Nach rechts drehen').isDisabled()).toBe(true)
  expect(await findings(waiting)).toEqual(clean)
  // One's own tab can be gone on with elsewhere, at once.
  const { page: elsewhere } = await newTab(first)
  await elsewhere.goto(addressOf(picture))
  await elsewhere.getByText('Sie bearbeiten das gerade in einem anderen Tab.').waitFor()
  await elsewhere.close()

  await button(working, 'Nach rechts drehen').click()
  await button(working, 'speichern').click()
  await working.getByText(`${picture.height} × ${picture.width} Pixel, hochgeladen mit`).waitFor()
  await working.close({ runBeforeUnload: true })
  await waiting.getByText('Wird gerade bearbeitet').waitFor({ state: 'detached' })
  await waiting.getByText(`${picture.height} × ${picture.width} Pixel, hochgeladen mit`).waitFor()
  expect(await button(waiting, 'Nach rechts drehen').isDisabled()).toBe(false)
  expect([failures, others]).toEqual([[], []])
})

test('who goes to another page gives the file free; a tab of one’s own, and an administrator, take it over', async () => {
  const picture = await pictureAt(11)
  const first = await editor('Nora Erste')
  const { page: one } = await newTab(first)
  await one.goto(addressOf(picture))
  await heading(one, picture.name)
  const { page: two } = await newTab(first)
  await two.goto(addressOf(picture))
  await button(two, 'Hier weiterarbeiten').click()
  await two.getByText('Sie bearbeiten das gerade in einem anderen Tab.').waitFor({ state: 'detached' })
  await one.getByText('Sie bearbeiten das gerade in einem anderen Tab.').waitFor({ timeout: 40_000 })

  const { page: chief } = await newTab(await editor('Chef Vogel', 1440, ['user', 'admin']))
  await chief.goto(addressOf(picture))
  await chief.getByText('Wird gerade bearbeitet von Nora Erste.').waitFor()
  await button(chief, 'Bearbeitung übernehmen').click()
  await chief.getByRole('dialog').getByRole('button', { name: 'Bearbeitung übernehmen' }).click()
  await chief.getByText('Wird gerade bearbeitet').waitFor({ state: 'detached' })
  expect(await button(chief, 'Nach rechts drehen').isDisabled()).toBe(false)
  await two.getByText('Wird gerade bearbeitet von Chef Vogel.').waitFor({ timeout: 40_000 })

  await chief.getByRole('link', { name: 'Dateien' }).first().click()
  await heading(chief, 'Dateien')
  await two.getByText('Wird gerade bearbeitet').waitFor({ state: 'detached' })
})
