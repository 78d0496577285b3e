import { createHash } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findings } from './buying.ts'

const { url, email, password } = inject('site')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Visit {
  page: Page
  /** Names of the GraphQL operations that the browser sent since this was last emptied. */
  operations: string[]
  failures: string[]
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options })
  const page = await context.newPage()
  const operations: string[] = []
  const failures: string[] = []
  page.on('request', request => {
    const address = new URL(request.url())
    if (address.pathname !== '/graphql') return
    const sent = request.postDataJSON() as { operationName?: string } | null
    operations.push(address.searchParams.get('operationName') ?? sent?.operationName ?? '')
  })
  page.on('pageerror', error => failures.push(String(error)))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  return { page, operations, failures }
}

const tiles = (page: Page) => page.locator('main article')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('the page arrives whole, and asks for nothing again', async () => {
  for (const path of ['/', '/trikots', '/en/search?q=jersey', '/specials', '/Agb']) {
    const { page, operations, failures } = await visit(path)
    expect({ path, operations, failures }).toEqual({ path, operations: [], failures: [] })
    await page.context().close()
  }
})

test('a visitor goes from the front to a group, filters, sorts, opens a product and comes back', async () => {
  const { page, operations, failures } = await visit('/')
  await page.getByRole('navigation', { name: 'Produktgruppen' }).getByRole('link', { name: 'Trikots' }).click()
  await heading(page, 'Trikots')
  expect(operations.splice(0)).toEqual(['GroupPageQuery'])
  expect(await tiles(page).count()).toBe(6)
  expect(await page.title()).toContain('Trikots')

  await page.mouse.wheel(0, 900)
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(9)
  expect((await tiles(page).count()) % 3).toBe(0)

  await page.getByRole('checkbox', { name: /^Kinder/ }).check()
  await page.waitForURL('**/trikots?fit=children')
  await page.getByRole('combobox', { name: 'Sortierung:' }).selectOption('PRICE_ASC')
  await page.waitForURL('**/trikots?fit=children&sort=price-asc')
  await page.getByRole('button', { name: 'Filter Kinder entfernen' }).click()
  await page.waitForURL('**/trikots?sort=price-asc')
  await expect.poll(() => page.getByRole('checkbox', { name: /^Kinder/ }).isChecked()).toBe(false)

  await page.locator('main ul[aria-busy]').waitFor({ state: 'detached' })
  expect(operations.splice(0)).toContain('GroupPageQuery')

  await page.evaluate(() => {
    Object.assign(window, { isTheSameDocument: true })
    window.scrollTo(0, 700)
  })
  // Clicked by script, for a pointer would scroll the link into sight first.
  await tiles(page)
    .nth(3)
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click())
  await page
    .getByRole('button', { name: /in den Warenkorb/ })
    .first()
    .waitFor()
  expect(operations.splice(0)).toContain('ProductPageQuery')
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
  await page.goBack()
  await heading(page, 'Trikots')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700)
  expect(operations.filter(name => name === 'GroupPageQuery')).toEqual([])
  expect(failures).toEqual([])
})

test('the search suggests while typing, finds compounds, and keeps its word in the other language', async () => {
  const { page, failures } = await visit('/')
  const field = page.getByRole('combobox', { name: 'Produkte suchen' })
  await field.pressSequentially('hos')
  await page.getByRole('option').first().waitFor()
  // The field's name of the list came from the server, the list's own from the browser.
  expect(await field.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBe(
    await page.getByRole('option').first().getAttribute('id'),
  )
  await field.fill('hose')
  await field.press('Enter')
  await page.waitForURL('**/search?q=hose')
  await heading(page, 'Suche nach „hose“')
  await page.locator('main article mark', { hasText: 'hose' }).first().waitFor()

  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click()
  await page.waitForURL('**/en/search?q=hose')
  await heading(page, 'Search for “hose”')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(failures).toEqual([])
})

test('the heart keeps a product on the list of favourites, and takes it off again', async () => {
  const { page, failures } = await visit('/trikots')
  const title = (await tiles(page).first().getByRole('heading').textContent()) ?? ''
  await tiles(page)
    .first()
    .getByRole('button', { name: /auf die Merkliste$/ })
    .click()
  await page.getByText('Artikel wurde zur Merkliste hinzugefügt.').waitFor()
  await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).click()
  await heading(page, 'Merkliste')
  await tiles(page).getByRole('heading', { name: title }).waitFor()
  await tiles(page).first().getByRole('button', { pressed: true }).click()
  await page.getByRole('heading', { name: 'Ihre Merkliste ist leer' }).waitFor()
  expect(failures).toEqual([])
})

test('a page that cannot be loaded leaves the one before it, says so and can be tried again', async () => {
  const { page } = await visit('/trikots')
  await page.route('**/graphql**', route => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Sets' }).click()
  await page.getByRole('article', { name: 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.' }).waitFor()
  await heading(page, 'Trikots')
  await page.unroute('**/graphql**')
  await page.getByRole('button', { name: 'erneut laden' }).click()
  await heading(page, 'Sets')
})

test('what does not exist answers 404 with a way on, in both languages', async () => {
  for (const [path, words] of [
    ['/gibt-es-nicht', 'Diese Seite gibt es nicht'],
    ['/trikots/gibt-es-nicht', 'Diese Seite gibt es nicht'],
    ['/en/a/b/c', 'This page does not exist'],
  ] as const) {
    const answer = await fetch(url + path)
    expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('search engines and previews find title, addresses and structure in the head', async () => {
  const html = await (await fetch(`${url}/en/trikots`)).text()
  expect(html).toMatch(/<html lang="en"/)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  for (const part of [
    `<link rel="canonical" href="${url}/en/trikots"/>`,
    `hrefLang="de" href="${url}/trikots"`,
    `hrefLang="x-default" href="${url}/trikots"`,
    'property="og:title"',
    '"@type":"BreadcrumbList"',
  ])
    expect(html).toContain(part)
  const posts = await (await fetch(`${url}/en/posts`)).text()
  for (const feed of ['feed', 'atom'])
    expect(posts).toMatch(new RegExp(`<link rel="alternate"[^>]*href="/en/${feed}.xml"`))
})

test('old and short addresses lead to the page', async () => {
  const moved = await fetch(`${url}/en/shipping`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/Versandkosten'])
  const product = await fetch(`${url}/i/trikot-nordwald-mit-nadelstreif`, { redirect: 'manual' })
  expect([product.status, product.headers.get('location')]).toEqual([302, '/trikots/trikot-nordwald-mit-nadelstreif'])
})

test('every script that runs is named by the policy: by checksums for everybody, by a nonce for one person', async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/`, { headers })
    const policy = answer.headers.get('content-security-policy') ?? ''
    const scripts = [
      ...(await answer.text()).matchAll(/<script(?! type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs),
    ]
    expect(scripts.length).toBe(2)
    return { policy, scripts }
  }
  const kept = await read({})
  for (const [, attributes, text = ''] of kept.scripts) {
    expect(attributes).not.toContain('nonce')
    expect(kept.policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  expect(kept.policy).not.toContain('nonce')
  const own = await read({ cookie: 'visitor=nobody' })
  const nonce = /'nonce-([^']+)'/.exec(own.policy)?.[1]
  expect(nonce).toHaveLength(24)
  for (const [, attributes] of own.scripts) expect(attributes).toContain(`nonce="${nonce}"`)
  expect(own.policy).not.toContain('sha256')
})

test('from a page for everybody one comes into the admin centre by a page of its own, whose styles may be made', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.clock.install()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.querySelector('script[type=module]') !== null)
  expect(await page.locator('script[nonce]').count()).toBe(0)

  // Somebody signs in in another tab.
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  const answer = await context.request.post(`${url}/graphql`, {
    data: { query: signIn, variables: { input: { email, password } } },
    headers: { origin: url },
  })
  expect(await answer.json()).toEqual({ data: { signIn: { errors: [] } } })

  // Who looks is asked again once the answer is no longer fresh.
  await page.clock.fastForward('02:00')
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '/admincenter/orders'
    link.click()
  })
  await heading(page, 'Bestellungen')
  expect(await page.locator('script[nonce]').count()).toBeGreaterThan(0)
  expect(failures).toEqual([])
  await context.close()
})

test('without scripts the shop can be read and searched', async () => {
  const { page } = await visit('/trikots', { javaScriptEnabled: false })
  expect(await tiles(page).count()).toBe(6)
  expect(await tiles(page).first().isVisible()).toBe(true)
  await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('tasche')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=tasche')
  expect(await tiles(page).count()).toBeGreaterThan(0)
})

describe('groups that find no room in the bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Produktgruppen' })
  const more = (page: Page) => bar(page).locator('summary')
  /** Titles in the bar's own line, and those that are seen below it. */
  const seen = (page: Page) =>
    bar(page).evaluate(nav => {
      const { top, bottom } = nav.getBoundingClientRect()
      const links = [...nav.querySelectorAll('a')].map(link => ({
        title: link.textContent,
        at: link.getBoundingClientRect(),
      }))
      const isSeen = ({ at }: { at: DOMRect }) =>
        nav.contains(document.elementFromPoint(at.left + 9, at.top + at.height / 2))
      return {
        inLine: links.filter(({ at }) => at.top >= top && at.bottom <= bottom + 4).length,
        below: links.filter(link => link.at.top >= bottom - 4 && isSeen(link)).length,
        all: links.length,
      }
    })

  test('stand behind ‘mehr’, for pointer and keyboard, and nothing moves', async () => {
    const { page, failures } = await visit('/', { viewport: { width: 1200, height: 900 } })
    const closed = await seen(page)
    expect(closed.below).toBe(0)
    expect(closed.inLine).toBeLessThan(closed.all)
    const contentTop = () => page.locator('main').evaluate(main => main.getBoundingClientRect().top)
    const top = await contentTop()

    await more(page).click()
    expect(await seen(page)).toEqual({ ...closed, below: closed.all - closed.inLine })
    expect(await contentTop()).toBe(top)
    await page.keyboard.press('Escape')
    expect((await seen(page)).below).toBe(0)
    await more(page).press('Enter')
    expect((await seen(page)).below).toBe(closed.all - closed.inLine)
    await page.mouse.click(600, 700)
    expect((await seen(page)).below).toBe(0)

    await bar(page).getByRole('link').first().focus()
    for (let step = 0; step < closed.inLine; step++) await page.keyboard.press('Tab')
    expect((await seen(page)).below).toBe(closed.all - closed.inLine)

    await more(page).click()
    await bar(page).getByRole('link', { name: 'Angebote' }).click()
    await heading(page, 'Angebote')
    expect((await seen(page)).below).toBe(0)
    expect(failures).toEqual([])
  })

  test('stand there without scripts too, and where all fit there is no ‘mehr’', async () => {
    const narrow = await visit('/', { javaScriptEnabled: false, viewport: { width: 1200, height: 900 } })
    await more(narrow.page).click()
    await bar(narrow.page).getByRole('link', { name: 'Angebote' }).click()
    await heading(narrow.page, 'Angebote')

    const wide = await visit('/', { viewport: { width: 1440, height: 900 } })
    const { inLine, all } = await seen(wide.page)
    expect(inLine).toBe(all)
    expect(await more(wide.page).isVisible()).toBe(false)
  })
})

test('a chosen colour scheme is there before the first picture, and stays', async () => {
  const { page } = await visit('/', { colorScheme: 'light' })
  await page.getByRole('banner').getByRole('button', { name: 'dunkles Design' }).click()
  await page.goto(`${url}/sets`, { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(17, 24, 23)')
})

describe('everybody can use it', () => {
  const paths = [
    '/',
    '/trikots?fit=children',
    '/search?q=hose',
    '/search?q=xyzxyz',
    '/specials',
    '/favourites',
    '/Agb',
    '/Privacy',
    '/Versandkosten',
    '/nix',
  ]
  test.each([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('at %i pixels, %s: no finding, nothing wider than the window', async (width, colorScheme) => {
    for (const path of [...paths, '/en']) {
      const { page } = await visit(path, { viewport: { width, height: 900 }, colorScheme, bypassCSP: true })
      expect({ path, ...(await findings(page)) }).toEqual({ path, violations: [], isTooWide: false })
      await page.context().close()
    }
  })
})
