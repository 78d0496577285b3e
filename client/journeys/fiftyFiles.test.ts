import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { ownShop } from '../../server/harness/shop.ts'
import type { Database } from '../../server/platform/database.ts'
import { insertViewer } from '../../server/testing/builders.ts'
import { launchBrowser } from './browser.ts'
import { button, field, findings, heading, newTab } from './buying.ts'
import { unzipped } from './zip.ts'

/** A person brings fifty pictures in, of which some are wrong, and makes a gallery of them that visitors look through. */

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

/** The browser of a member of staff of this name. */
async function editor(name: string, viewport: { width: number; height: number }): Promise<BrowserContext> {
  const { accountId } = await insertViewer(database, ['user', 'member'])
  await database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const { secret } = await openSession(database, accountId!, { roles: ['user', 'member'] })
  const person = await browser.newContext({ viewport, acceptDownloads: true })
  await person.addCookies([{ name: 'session', value: secret, url }])
  return person
}

const said = {
  de: {
    root: '',
    files: 'Dateien',
    uploaded: '46 von 47 hochgeladen',
    problems: ['text.jpg: Falscher Dateityp', 'halb.jpg: Die Datei ist beschädigt oder unvollständig'],
    heic: 'iphone.heic: HEIC kann nicht gezeigt werden, bitte als JPEG speichern',
    useExisting: 'vorhandene verwenden',
    withExisting: '47 Dateien hochgeladen',
    selection: 'Auswahl',
    chosen: '46 ausgewählt',
    tag: 'Schlagwörter ändern',
    tagging: 'Schlagwörter von 46 Dateien ändern',
    save: 'speichern',
    zip: 'als ZIP herunterladen',
    locked: 'Wird gerade bearbeitet von Eva Rahmen.',
    turn: 'Nach rechts drehen',
    turned: '600 × 900 Pixel, hochgeladen mit',
    replaced: '700 × 500',
    newGallery: 'Galerie anlegen',
    title: 'Titel deutsch',
    edit: 'Galerie bearbeiten',
    settings: 'Einstellungen',
    visible: 'Für alle sichtbar',
    done: 'fertig',
    picture: (at: number) => `Bild ${at} von 3`,
  },
  en: {
    root: '/en',
    files: 'Files',
    uploaded: '46 of 47 uploaded',
    problems: ['text.jpg: Wrong file type', 'halb.jpg: The file is damaged or incomplete'],
    heic: 'iphone.heic: HEIC cannot be shown, please save it as JPEG',
    useExisting: 'use existing',
    withExisting: '47 files uploaded',
    selection: 'Selection',
    chosen: '46 selected',
    tag: 'Change tags',
    tagging: 'Change the tags of 46 files',
    save: 'Save',
    zip: 'Download as ZIP',
    locked: 'Eva Rahmen is editing this right now.',
    turn: 'Rotate right',
    turned: '600 × 900 pixels, uploaded with',
    replaced: '700 × 500',
    newGallery: 'Create gallery',
    title: 'Title, German',
    edit: 'Edit gallery',
    settings: 'Settings',
    visible: 'Visible to everyone',
    done: 'Done',
    picture: (at: number) => `Picture ${at} of 3`,
  },
}

/** A photo of its own each time. */
async function photo(name: string, width = 900, height = 600) {
  const colour = `#${randomUUID().slice(0, 6)}`
  const drawn = sharp({ create: { width, height, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await drawn.jpeg({ quality: 70 }).toBuffer() }
}

/** Forty-six photos, the first of them again under another name, and three that are none. */
async function fifty(prefix: string) {
  const good = await Promise.all(Array.from({ length: 46 }, (_each, at) => photo(`${prefix}-${at + 11}.jpg`)))
  const whole = await sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const jpeg = 'image/jpeg'
  const wrong = [
    { name: 'text.jpg', mimeType: jpeg, buffer: Buffer.from('Das ist kein Bild.') },
    { name: 'halb.jpg', mimeType: jpeg, buffer: whole.subarray(0, Math.floor(whole.length / 2)) },
    {
      name: 'iphone.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    { ...good[0]!, name: `${prefix}-noch-einmal.jpg` },
  ]
  return { good, files: [...good, ...wrong] }
}

const clean = { violations: [], isTooWide: false }

/** A finger that goes sideways over the slider. */
async function swipe(page: Page, client: CDPSession, by: number): Promise<void> {
  const box = (await page.getByRole('region').locator('ul[data-ready]').boundingBox())!
  const [x, y] = [195, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (by * step) / 8)
  await touch('touchEnd', x + by)
}

test.each([
  ['de', 1440, 1000],
  ['en', 390, 844],
] as const)(
  'fifty files are brought in and become a gallery (%s, %i pixels)',
  async (language, width, height) => {
    const words = said[language]
    const root = `${url}${words.root}/admincenter`
    // Of its own each time: what a first try left behind is not counted with the second.
    const prefix = `turnier-${language}-${randomUUID().slice(0, 6)}`
    const person = await editor('Eva Rahmen', { width, height })
    const { page, failures } = await newTab(person)
    const { good, files } = await fifty(prefix)

    await page.goto(`${root}/files`)
    await heading(page, words.files)
    await page.locator('input[type=file]:not([hidden])').setInputFiles(files)
    await page.getByText(words.uploaded).waitFor({ timeout: 90_000 })
    const refused = page.getByRole('alert').getByRole('listitem')
    await expect
      .poll(async () => (await refused.allTextContents()).toSorted())
      .toEqual([...words.problems, words.heic].toSorted())
    expect(await findings(page)).toEqual(clean)
    await button(page, words.useExisting).click()
    await page.getByText(words.withExisting).waitFor()

    await page.goto(`${root}/files?search=${prefix}&sort=name&size=50`)
    const rows = page.locator('[data-row-control="link"]')
    await expect.poll(() => rows.count()).toBe(46)
    await rows.first().focus()
    await page.keyboard.press('Control+a')
    const bar = page.getByRole('region', { name: words.selection })
    await bar.getByText(words.chosen).waitFor()
    const arriving = page.waitForEvent('download')
    await bar.getByRole('button', { name: words.zip }).click()
    const zip = unzipped(await readFile(await (await arriving).path()))
    expect(Object.keys(zip).toSorted()).toEqual(good.map(({ name }) => name))
    await bar.waitFor({ state: 'hidden' })
    await rows.first().focus()
    await page.keyboard.press('Control+a')
    await bar.getByRole('button', { name: words.tag }).click()
    const tagging = page.getByRole('dialog', { name: words.tagging })
    await tagging.locator('input').first().fill(`Turnier ${language},`)
    const tagged = page.waitForResponse(answer => (answer.request().postData() ?? '').includes(`Turnier ${language}`))
    await tagging.getByRole('button', { name: words.save }).click()
    await tagged
    await page.goto(`${root}/files?tag=Turnier+${language}&sort=name`)
    await expect.poll(() => rows.count()).toBe(10)
    expect(await findings(page)).toEqual(clean)

    const crop = page.locator('a[href*="/image/edit/"]').first()
    const address = `${url}${await crop.getAttribute('href')}`
    await crop.click()
    await heading(page, `${prefix}-11.jpg`)
    const { page: waiting } = await newTab(await editor('Ludwig Nachher', { width, height }))
    await waiting.goto(address)
    await waiting.getByText(words.locked).waitFor()
    expect(await button(waiting, words.turn).isDisabled()).toBe(true)
    await button(page, words.turn).click()
    await page.keyboard.press('Control+s')
    await page.getByText(words.turned).waitFor()
    await waiting.context().close()

    await page.goto(`${root}/files?tag=Turnier+${language}&sort=name`)
    await rows.nth(1).click()
    await heading(page, `${prefix}-12.jpg`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('neu.jpg', 700, 500))
    await page.getByText(words.replaced).first().waitFor()

    await page.goto(`${root}/galleries/edit`)
    await heading(page, words.newGallery)
    await field(page, words.title).fill(`Turnier ${language}`)
    await button(page, words.edit).click()
    const overlay = page.getByRole('dialog', { name: words.edit })
    await expect.poll(() => overlay.getByRole('listitem').count()).toBe(10)
    for (const place of [0, 1, 2]) {
      const tile = overlay.getByRole('listitem').nth(place).getByRole('button')
      await tile.click()
      await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('true')
    }
    await overlay.getByRole('radio', { name: words.settings }).check({ force: true })
    await overlay.getByRole('switch', { name: words.visible }).check()
    await button(page, words.done).click()
    await page.keyboard.press('Control+s')
    await heading(page, `Turnier ${language}`)
    expect(failures).toEqual([])
    await person.close()

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true }
    const visitor = await browser.newContext(phone)
    const { page: shown, failures: others } = await newTab(visitor)
    await shown.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await shown.goto(`${url}${words.root}/gallery/turnier-${language}`, { waitUntil: 'networkidle' })
    const slides = shown.locator('ul[data-ready]')
    await slides.waitFor()
    const current = () => slides.locator('li:not([inert])').getAttribute('aria-label')
    const client = await visitor.newCDPSession(shown)
    expect(await current()).toBe(words.picture(1))
    await swipe(shown, client, -200)
    await expect.poll(current).toBe(words.picture(2))
    await swipe(shown, client, -200)
    await expect.poll(current).toBe(words.picture(3))
    expect(await shown.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
    expect(others).toEqual([])
    await visitor.close()
  },
  180_000,
)
