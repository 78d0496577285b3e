import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, findings, heading, newTab, save } from './buying.ts'
import { ask, madeGallery, signedIn } from './madeGallery.ts'

const { url } = inject('site')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Point = { x: number; y: number }
const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints })

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** Two fingers that go apart, or together, around a point. */
async function pinch(client: CDPSession, { x, y }: Point, from: number, to: number): Promise<void> {
  const at = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
  await touch(client, 'touchStart', at(from))
  for (let step = 1; step <= 8; step += 1) await touch(client, 'touchMove', at(from + ((to - from) * step) / 8))
  await touch(client, 'touchEnd', [])
}

/** A finger that goes sideways. */
async function swipe(client: CDPSession, { x, y }: Point, by: number): Promise<void> {
  await touch(client, 'touchStart', [{ x, y }])
  for (let step = 1; step <= 8; step += 1) await touch(client, 'touchMove', [{ x: x + (by * step) / 8, y }])
  await touch(client, 'touchEnd', [])
}

const order = (page: Page) =>
  page.locator('li[data-image]').evaluateAll(tiles => tiles.map(tile => tile.children[1]!.textContent))

test('pictures are arranged by a finger and by number, and uploaded into the gallery', {
  timeout: 120_000,
}, async () => {
  const staff = await signedIn()
  const [a, b, c] = await madeGallery('finger', { title: { de: 'Fingerzeig' } })
  const found = await ask<{ galleries: { edges: { node: { id: string } }[] } }>(
    staff,
    '{ galleries(first: 1, filter: { search: "finger" }) { edges { node { id } } } }',
  )
  const context = await browser.newContext({ ...phone, storageState: await staff.storageState() })
  await staff.dispose()
  const { page, failures } = await newTab(context)
  const client = await context.newCDPSession(page)
  await page.goto(`${url}/admincenter/galleries/edit/${encodeURIComponent(found.galleries.edges[0]!.node.id)}`)
  await heading(page, 'Fingerzeig')
  await button(page, 'Galerie bearbeiten').click()
  await expect.poll(() => order(page)).toEqual([a, b, c])
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  const pictures = page.locator('li[data-image] img')
  const [first, second] = [await middleOf(pictures.nth(0)), await middleOf(pictures.nth(1))]
  await touch(client, 'touchStart', [first])
  // A finger that rests takes the picture.
  await page.locator('li[data-dragging]').waitFor()
  for (let step = 1; step <= 8; step += 1) {
    await touch(client, 'touchMove', [{ x: first.x + ((second.x - first.x) * step) / 8, y: first.y }])
  }
  await page.getByText('Platz 2 von 3.', { exact: true }).waitFor()
  await touch(client, 'touchEnd', [])
  await expect.poll(() => order(page)).toEqual([b, a, c])

  const place = page.getByRole('textbox', { name: `Platz von ${b}, 1 bis 3` })
  // For a moment after a drag pictures are drawn anew, and what is typed meanwhile is lost.
  await expect
    .poll(async () => {
      await place.fill('3')
      await place.press('Enter')
      return order(page)
    })
    .toEqual([a, c, b])
  expect(await place.inputValue()).toBe('3')
  await expect.poll(() => place.evaluate(input => input === document.activeElement)).toBe(true)

  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1f6f50' } })
    .jpeg()
    .toBuffer()
  const overlay = page.getByRole('dialog', { name: 'Galerie bearbeiten' })
  await overlay
    .locator('input[type="file"]')
    .setInputFiles({ name: 'siegerehrung.jpg', mimeType: 'image/jpeg', buffer })
  await overlay.getByText('siegerehrung.jpg').waitFor()
  await overlay.getByRole('button', { name: 'Upload starten (1)' }).click()
  const shown = overlay.getByLabel('Anzeigen', { exact: true })
  await expect.poll(() => shown.inputValue()).toBe('recently_uploaded')
  const tile = overlay.getByRole('button', { name: 'siegerehrung.jpg' })
  await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('true')
  await shown.selectOption('in_gallery')
  await expect.poll(() => order(page)).toEqual([a, c, b, 'siegerehrung.jpg'])
  await overlay.getByRole('button', { name: 'fertig' }).click()
  await save(page)
  await page.reload()
  await button(page, 'Galerie bearbeiten').click()
  await expect.poll(() => order(page)).toEqual([a, c, b, 'siegerehrung.jpg'])
  expect(failures).toEqual([])
  await context.close()
})

test('two fingers enlarge a picture, one pushes it and turns it once it is small', { timeout: 60_000 }, async () => {
  await madeGallery('zwei-finger')
  const context = await browser.newContext({ ...phone, bypassCSP: true })
  const { page, failures } = await newTab(context)
  const client = await context.newCDPSession(page)
  await page.goto(`${url}/gallery/zwei-finger`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Saison' }).getByRole('link').first().click()
  const large = page.getByRole('dialog', { name: 'Saison' })
  const view = () =>
    large.locator('img').evaluate(image => {
      const { a, e } = new DOMMatrixReadOnly(getComputedStyle(image).transform)
      // `+ 0` makes a plain 0 of -0.
      return [Math.round(a * 10) / 10, Math.round(e) + 0]
    })
  await expect.poll(view).toEqual([1, 0])
  const middle = { x: 195, y: 422 }
  await pinch(client, middle, 80, 160)
  await expect.poll(view).toEqual([2, 0])
  // Enlarged, a finger pushes.
  await swipe(client, middle, -60)
  await expect.poll(view).toEqual([2, -60])
  await large.getByText('Bild 1 von 3').waitFor()
  await pinch(client, middle, 60, 360)
  await expect.poll(async () => (await view())[0]).toBe(3)
  await pinch(client, middle, 300, 60)
  await expect.poll(view).toEqual([1, 0])
  await swipe(client, middle, -200)
  await large.getByText('Bild 2 von 3').waitFor()
  await swipe(client, middle, 200)
  await large.getByText('Bild 1 von 3').waitFor()
  expect(failures).toEqual([])
  await context.close()
})
