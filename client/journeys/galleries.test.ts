import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, field, findings, heading, newTab, save } from './buying.ts'
import { ask, madeGallery, signedIn } from './madeGallery.ts'

const { url } = inject('site')

let browser: Browser
let session: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  browser = await launchBrowser()
  const person = await signedIn()
  session = await person.storageState()
  await person.dispose()
})
afterAll(() => browser.close())

/** A visitor whose page notes what moves without anybody having touched it. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, bypassCSP: true, ...options })
  const tab = await newTab(context)
  if (options.javaScriptEnabled !== false) {
    await tab.page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
  }
  await tab.page.goto(url + path, { waitUntil: 'networkidle' })
  return { ...tab, context }
}

const slider = (page: Page) => page.getByRole('region', { name: /^(Saison|Season)$/ })
/** The slide that is shown: the others are inert. */
const shown = (page: Page) => slider(page).locator('li:not([inert])').getAttribute('aria-label')
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
const ready = (page: Page) => slider(page).locator('ul[data-ready]').waitFor()

/** A finger that goes sideways over the slider. */
async function swipe(page: Page, client: CDPSession, by: number): Promise<void> {
  const box = (await slider(page).locator('div').first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (by * step) / 8)
  await touch('touchEnd', x + by)
}

test('a gallery is made of files, arranged by keyboard and mouse, and published', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 1000 } })
  const { page, failures } = await newTab(context)
  await page.goto(`${url}/admincenter/galleries/edit`)
  await heading(page, 'Galerie anlegen')
  await field(page, 'Titel deutsch').fill('Turnier')
  await button(page, 'Galerie bearbeiten').click()
  const overlay = page.getByRole('dialog', { name: 'Galerie bearbeiten' })
  const tiles = overlay.getByRole('listitem')
  await expect.poll(() => tiles.count()).toBe(10)
  const names: string[] = []
  for (const place of [0, 1, 2]) {
    const tile = tiles.nth(place).getByRole('button')
    names.push(await tile.innerText())
    await tile.click()
    await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('true')
  }
  const [a, b, c] = names
  await overlay.getByLabel('Anzeigen', { exact: true }).selectOption('in_gallery')
  const order = () =>
    overlay.locator('li[data-image]').evaluateAll(items => items.map(item => item.children[1]!.textContent))
  await expect.poll(order).toEqual([a, b, c])

  await button(page, `${a} verschieben`).focus()
  await page.keyboard.press('Space')
  const second = overlay.getByText('Platz 2 von 3.', { exact: true })
  const moveOn = async () => {
    // Until the places are measured arrows do nothing.
    if (!(await second.isVisible())) await page.keyboard.press('ArrowRight')
    return second.isVisible()
  }
  await expect.poll(moveOn, { interval: 2000 }).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual([b, a, c])

  const [third, first] = await Promise.all([2, 0].map(place => tiles.nth(place).locator('img').boundingBox()))
  await page.mouse.move(third!.x + 60, third!.y + 90)
  await page.mouse.down()
  await page.mouse.move(third!.x, third!.y + 80, { steps: 4 })
  await page.mouse.move(first!.x + 40, first!.y + 80, { steps: 12 })
  await overlay.getByText('Platz 1 von 3.', { exact: true }).waitFor()
  await page.mouse.up()
  await expect.poll(order).toEqual([c, b, a])
  const toFront = async () => {
    // For a moment after a drag presses are taken for its end.
    if ((await order())[0] !== b) await button(page, `${b} nach vorne`).click()
    return order()
  }
  await expect.poll(toFront, { interval: 1000 }).toEqual([b, c, a])
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await overlay.getByRole('radio', { name: 'Einstellungen' }).check({ force: true })
  await overlay.getByRole('switch', { name: 'Für alle sichtbar' }).check()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, 'fertig').click()
  await save(page)
  await heading(page, 'Turnier')

  type Shown = { gallery: { images: { edges: { node: { name: string } }[] } } }
  const managed = await ask<{ galleries: { edges: { node: { id: string } }[] } }>(
    context.request,
    '{ galleries(first: 1, filter: { search: "turnier" }) { edges { node { id } } } }',
  )
  const saved = await ask<{ managedGallery: Shown['gallery'] }>(
    context.request,
    'query($id: ID!) { managedGallery(id: $id) { images { edges { node { name } } } } }',
    { id: managed.galleries.edges[0]!.node.id },
  )
  expect(saved.managedGallery.images.edges.map(({ node }) => node.name)).toEqual([b, c, a])
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await findings(page)]).toEqual([width, { violations: [], isTooWide: false }])
  }
  expect(failures).toEqual([])
  await context.close()
})

test('a visitor swipes through it, and nothing moves that nobody touched', { timeout: 90_000 }, async () => {
  await madeGallery('saison-wischen')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
  const { page, context, failures } = await visit('/gallery/saison-wischen', phone)
  await heading(page, 'Saison')
  await ready(page)
  const client = await context.newCDPSession(page)
  expect(await shown(page)).toBe('Bild 1 von 3')
  await swipe(page, client, -200)
  await expect.poll(() => shown(page)).toBe('Bild 2 von 3')
  await swipe(page, client, -200)
  await expect.poll(() => shown(page)).toBe('Bild 3 von 3')
  await swipe(page, client, -200)
  await expect.poll(() => shown(page)).toBe('Bild 1 von 3')
  await swipe(page, client, 200)
  await expect.poll(() => shown(page)).toBe('Bild 3 von 3')
  // A little pull is none.
  await swipe(page, client, -20)
  expect(await shown(page)).toBe('Bild 3 von 3')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.getByRole('figure').count()).toBeGreaterThan(5)
  expect(await shifts(page)).toEqual([])
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  expect(failures).toEqual([])
  await context.close()
})

test('it plays by itself, is paused, and goes on after an arrow', { timeout: 90_000 }, async () => {
  await madeGallery('saison-spielen', { interval: 1 })
  const { page, context, failures } = await visit('/en/gallery/saison-spielen')
  await ready(page)
  await expect.poll(() => shown(page), { timeout: 15_000 }).toBe('Picture 3 of 3')
  const pause = slider(page).getByRole('button', { name: 'Pause' })
  await pause.click()
  const play = slider(page).getByRole('button', { name: 'Play' })
  await play.waitFor()
  expect(await slider(page).locator('ul').getAttribute('aria-live')).toBe('polite')
  await slider(page).getByRole('button', { name: 'Next picture' }).click()
  await pause.waitFor()
  expect(await slider(page).locator('ul').getAttribute('aria-live')).toBe('off')
  expect(await shifts(page)).toEqual([])
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  expect(failures).toEqual([])
  await context.close()
})

test('a picture fills the window and is enlarged by keys, wheel and button', { timeout: 90_000 }, async () => {
  await madeGallery('saison-gross', { interval: 5 })
  const { page, context, failures } = await visit('/gallery/saison-gross')
  await ready(page)
  await slider(page).getByRole('link').first().click()
  const large = page.getByRole('dialog', { name: 'Saison' })
  const scale = () => large.locator('img').evaluate(image => new DOMMatrixReadOnly(getComputedStyle(image).transform).a)
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(scale).toBe(3)
  await page.keyboard.press('-')
  await expect.poll(scale).toBe(1)
  await large.locator('img').hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(scale).toBeGreaterThan(1.5)
  await button(page, 'verkleinern').click()
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('ArrowRight')
  await large.getByText('Bild 2 von 3').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await large.getByText('Bild 3 von 3').waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
  expect(await shown(page)).toBe('Bild 3 von 3')
  expect(failures).toEqual([])
  await context.close()
})

test('who wants less motion sees none until they press play', { timeout: 60_000 }, async () => {
  await madeGallery('saison-ruhig', { interval: 1 })
  const { page, context, failures } = await visit('/gallery/saison-ruhig', { reducedMotion: 'reduce' })
  await ready(page)
  await slider(page).getByRole('button', { name: 'abspielen' }).waitFor()
  await slider(page).getByRole('button', { name: 'nächstes Bild' }).click()
  // At once, without a way between.
  expect(await shown(page)).toBe('Bild 2 von 3')
  expect(failures).toEqual([])
  await context.close()
})

test('without scripts the pictures are a row that can be scrolled', { timeout: 60_000 }, async () => {
  await madeGallery('saison-ohne')
  const { page, context } = await visit('/gallery/saison-ohne', { javaScriptEnabled: false })
  await heading(page, 'Saison')
  const pictures = page.getByRole('region', { name: 'Saison' }).locator('li')
  const boxes = await Promise.all([0, 1, 2].map(place => pictures.nth(place).boundingBox()))
  expect(boxes.map(box => Math.round((box!.x - boxes[0]!.x) / box!.width))).toEqual([0, 1, 2])
  expect(
    await pictures.locator('img').evaluateAll(images => images.map(image => image.getAttribute('loading'))),
  ).toEqual(['eager', 'lazy', 'lazy'])
  await context.close()
})
