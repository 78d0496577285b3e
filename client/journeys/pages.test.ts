import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { ownShop } from '../../server/harness/shop.ts'
import type { Role } from '../../server/kit/viewer.ts'
import type { Database } from '../../server/platform/database.ts'
import { insertViewer } from '../../server/testing/builders.ts'
import { launchBrowser } from './browser.ts'
import { button, field, findings, newTab } from './buying.ts'
import {
  add,
  blocksOf,
  canvas,
  choose,
  chooseFile,
  makeThings,
  onPage,
  openTab,
  panel,
  publishedEntry,
  saved,
  write,
} from './pageMaking.ts'

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

const desk = { width: 1440, height: 1000 }
const phone = { width: 390, height: 844 }

/** The browser of somebody of this name. */
async function person(name: string, roles: Role[], viewport = desk): Promise<BrowserContext> {
  const { accountId } = await insertViewer(database, roles)
  await database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const { secret } = await openSession(database, accountId!, { roles })
  const context = await browser.newContext({ viewport })
  await context.addCookies([{ name: 'session', value: secret, url }])
  return context
}

/** What a member does after a block was added, by its German title. */
interface Step {
  readonly search: string
  readonly title: string
  readonly fill?: (page: Page) => Promise<void>
  /** English words for the German ones. */
  readonly english?: Readonly<Record<string, string>>
}

/** All kinds of blocks that a member may add. `mark` is in the names of what was made for this walk alone. */
const stepsWith = (mark: string): readonly Step[] => [
  {
    ...{ search: 'aufmacher', title: 'Aufmacher' },
    fill: async page => {
      await write(page, 'Überschrift (Deutsch)', 'Komm zum Training')
      await write(page, 'Text (Deutsch)', 'Für alle von 6 bis 66.')
      await chooseFile(page, 'Bild', 'hero-training.webp')
      await button(page, 'Schaltfläche hinzufügen').click()
      await write(page, 'Beschriftung (Deutsch)', 'Zum Shop')
    },
    english: { Überschrift: 'Come and train', Text: 'For everybody from 6 to 66.', Beschriftung: 'To the shop' },
  },
  {
    ...{ search: 'text', title: 'Text' },
    fill: page => write(page, 'Text (Deutsch)', 'Jeden Dienstag um 18 Uhr'),
    english: { Text: 'Every Tuesday at 6 p.m.' },
  },
  {
    ...{ search: 'schaltfl', title: 'Schaltfläche' },
    fill: page => write(page, 'Beschriftung (Deutsch)', 'Trikots ansehen'),
    english: { Beschriftung: 'See the shirts' },
  },
  {
    ...{ search: 'vorteile', title: 'Vorteile' },
    fill: async page => {
      await button(page, 'Vorteil hinzufügen').click()
      await write(page, 'Überschrift (Deutsch)', 'Eigene Halle')
    },
    english: { Überschrift: 'A hall of our own' },
  },
  {
    ...{ search: 'bild', title: 'Bild' },
    fill: async page => {
      await chooseFile(page, 'Bild', 'hero-training.webp')
      await write(page, 'Alternativtext (Deutsch)', 'Spielerinnen beim Aufwärmen')
    },
    english: { Alternativtext: 'Players warming up' },
  },
  { ...{ search: 'galerie', title: 'Galerie' }, fill: page => choose(page, 'Galerie', `Saisonauftakt ${mark}`) },
  {
    ...{ search: 'video', title: 'Video' },
    fill: async page => {
      await panel(page).getByRole('combobox', { name: 'Quelle' }).selectOption('youtube')
      await write(page, 'Kennung des Videos', 'dQw4w9WgXcQ')
      await write(page, 'Überschrift (Deutsch)', 'Unser Saisonfilm')
    },
    english: { Überschrift: 'The film of our season' },
  },
  {
    ...{ search: 'download', title: 'Download' },
    fill: async page => {
      await chooseFile(page, 'Datei', 'pflegeanleitung-terry.pdf')
      await write(page, 'Beschriftung (Deutsch)', 'Pflegeanleitung')
    },
    english: { Beschriftung: 'Washing instructions' },
  },
  {
    ...{ search: 'standort', title: 'Standort' },
    fill: async page => {
      await write(page, 'Überschrift (Deutsch)', 'Unsere Halle')
      await write(page, 'Adresse', 'Hauptplatz 1, 4020 Linz')
    },
    english: { Überschrift: 'Our hall' },
  },
  {
    ...{ search: 'tabelle', title: 'Tabelle' },
    fill: page => write(page, 'Tabelle (Deutsch)', 'Tag;Zeit\nDienstag;18 Uhr'),
    english: { Tabelle: 'Day;Time\nTuesday;6 p.m.' },
  },
  {
    ...{ search: 'akkordeon', title: 'Akkordeon' },
    fill: async page => {
      await panel(page).getByRole('textbox', { name: 'Überschrift (Deutsch)' }).nth(0).fill('Was kostet es?')
      await panel(page).getByRole('textbox', { name: 'Überschrift (Deutsch)' }).nth(1).fill('Was bringe ich mit?')
    },
  },
  { search: 'spalten', title: 'Spalten' },
  { search: 'abstand', title: 'Abstand' },
  { search: 'trennl', title: 'Trennlinie' },
  { search: 'beiträge', title: 'Beiträge oder Termine' },
  { ...{ search: 'formular', title: 'Formular' }, fill: page => choose(page, 'Formular', `Probetraining ${mark}`) },
  { ...{ search: 'baustein', title: 'Baustein' }, fill: page => choose(page, 'Baustein', `Anfahrt zur Halle ${mark}`) },
  { search: 'text des shops', title: 'Text des Shops' },
  {
    ...{ search: 'produktraster', title: 'Produktraster' },
    fill: page => write(page, 'Überschrift (Deutsch)', 'Neu im Shop'),
    english: { Überschrift: 'New in the shop' },
  },
  {
    ...{ search: 'karussell', title: 'Produktkarussell' },
    fill: page => write(page, 'Überschrift (Deutsch)', 'Meistgekauft'),
    english: { Überschrift: 'Bought most' },
  },
  { search: 'produktgruppen', title: 'Produktgruppen' },
]

/** The minute of the shop's clock in so many milliseconds, as the field of a browser holds it. */
const viennaMinute = (milliseconds: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vienna' })
    .format(Date.now() + milliseconds)
    .replace(' ', 'T')

/** Publishes at once, in both languages. */
async function publish(page: Page): Promise<void> {
  await button(page, 'veröffentlichen …').click()
  await page.getByRole('dialog').getByRole('button', { name: 'veröffentlichen' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Pulls a kind of block out of the tray into the first place that is still empty. */
async function dragIntoSlot(page: Page, block: string, kind: RegExp): Promise<void> {
  const slot = onPage(page, block).getByText('Block hierher ziehen').first()
  await slot.scrollIntoViewIfNeeded()
  const [from, to] = [await page.getByRole('button', { name: kind }).boundingBox(), await slot.boundingBox()]
  await page.mouse.move(from!.x + 30, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 60, from!.y + 30, { steps: 3 })
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('a page of all kinds of blocks goes from a member to visitors, and back', { timeout: 600_000 }, async () => {
  // Walked twice where it failed once: what is made has names of its own.
  const mark = crypto.randomUUID().slice(0, 6)
  const title = `Alles auf einer Seite ${mark}`
  const steps = stepsWith(mark)
  const admin = await person('Ada', ['user', 'admin'])
  const office = await newTab(admin)
  await office.page.goto(`${url}/admincenter/pages/browse`)
  await makeThings(office.page, mark)
  await publishedEntry(office.page, 'REUSABLE', `Anfahrt zur Halle ${mark}`, '<p>Straßenbahn 3 bis Hauptplatz</p>')
  await publishedEntry(office.page, 'POST', `Sieg im ersten Spiel ${mark}`, '<p>3:1 gegen Linz</p>')

  const member = await person('Mia', ['user', 'member'])
  const { page, failures } = await newTab(member)
  await page.goto(`${url}/admincenter/pages/browse`)
  await page.getByRole('link', { name: 'Seite anlegen' }).click()
  await field(page, 'Titel (Deutsch)').fill(title)
  await button(page, 'anlegen').click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  for (const { search, title: kind, fill } of steps) {
    await add(page, search)
    await panel(page).getByRole('heading', { level: 2, name: kind, exact: true }).waitFor()
    await fill?.(page)
    // The hand is back on the page, where the next block is asked for by key.
    await onPage(page, kind).first().focus()
  }
  expect(await blocksOf(page)).toEqual(steps.map(({ title: kind }) => kind))
  await dragIntoSlot(page, 'Spalten', /^Text Absätze/)
  await write(page, 'Text (Deutsch)', 'Links in der Spalte')
  await dragIntoSlot(page, 'Akkordeon', /^Text Absätze/)
  await write(page, 'Text (Deutsch)', 'Das erste Training ist frei.')

  // Text and button beside each other on a desk, one below the other on a phone; the line is gone there.
  for (const kind of ['Schaltfläche', 'Bild', 'Galerie']) {
    await onPage(page, kind).first().focus()
    await button(page, 'Bildschirm: schmäler').click({ clickCount: 6, delay: 20 })
  }
  await onPage(page, 'Trennlinie').focus()
  await page.getByRole('switch', { name: 'Handy: zu sehen' }).click()
  await saved(page)
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  // Looked at as visitors will see it.
  await button(page, 'Vorschau').click()
  const preview = page.frameLocator('iframe[title="Seite, wie Besucher sie sehen"]')
  await preview.getByRole('heading', { name: 'Komm zum Training' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'schließen' }).first().click()

  await openTab(page, 'Status')
  await button(page, 'einreichen …').click()
  await page.getByRole('dialog').getByRole('textbox', { name: /Notiz/ }).fill('Bitte vor dem Wochenende')
  await page.getByRole('dialog').getByRole('button', { name: 'einreichen' }).click()
  await page.getByText(/^Eingereicht von Mia/).waitFor()
  const address = page.url()
  await page.getByRole('link', { name: 'Seiten', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Seiten' }).waitFor()
  expect(failures).toEqual([])
  await member.close()

  // HTML is for administrators; then every German text gets its English one.
  const { page: ada, failures: atDesk } = office
  await ada.goto(address)
  await onPage(ada, 'Produktgruppen').last().focus()
  await add(ada, 'html')
  await write(ada, 'HTML (Deutsch)', '<p>Mit <strong>Liebe</strong> gemacht</p>')
  expect(new Set(await blocksOf(ada))).toEqual(new Set([...steps.map(({ title: kind }) => kind), 'HTML']))
  await button(ada, 'DE | EN').click()
  await write(ada, 'HTML (Englisch)', '<p>Made with <strong>love</strong></p>')
  for (const { title: kind, english } of steps) {
    if (!english) continue
    await onPage(ada, kind).first().focus()
    for (const [name, words] of Object.entries(english)) await write(ada, `${name} (Englisch)`, words)
  }
  await onPage(ada, 'Akkordeon').focus()
  const folds = panel(ada).getByRole('textbox', { name: 'Überschrift (Englisch)' })
  await folds.nth(0).fill('What does it cost?')
  await folds.nth(1).fill('What do I bring?')
  await onPage(ada, 'Spalten').getByRole('group', { name: 'Text' }).focus()
  await write(ada, 'Text (Englisch)', 'Left in the column')
  await onPage(ada, 'Akkordeon').getByRole('group', { name: 'Text' }).focus()
  await write(ada, 'Text (Englisch)', 'The first training is free.')
  await openTab(ada, 'Seite')
  await write(ada, 'Titel (EN)', `Everything on one page ${mark}`)
  await saved(ada)
  await openTab(ada, 'Status')
  await button(ada, 'Englisch ist geprüft').click()
  await ada.getByText('Englisch entspricht dem deutschen Text.').waitFor()

  // From the next minute on, for a week; until then nobody sees it.
  const path = { de: `/alles-auf-einer-seite-${mark}`, en: `/en/everything-on-one-page-${mark}` }
  await button(ada, 'veröffentlichen …').click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'später' }).check({ force: true })
  await dialog.getByLabel('Ab', { exact: true }).fill(viennaMinute(65_000))
  await dialog.getByLabel(/^Bis/).fill(viennaMinute(7 * 86_400_000))
  await dialog.getByRole('button', { name: 'veröffentlichen' }).click()
  await ada
    .getByText(/^Zu sehen von /)
    .first()
    .waitFor()
  const visitor = await browser.newContext({ viewport: desk, reducedMotion: 'reduce' })
  const seen = await newTab(visitor)
  expect((await seen.page.goto(url + path.de))?.status()).toBe(404)
  await expect
    .poll(async () => (await visitor.request.get(url + path.de)).status(), { timeout: 150_000, interval: 1000 })
    .toBe(200)
  // What the page that was not there yet told of itself.
  seen.failures.length = 0

  for (const [language, said] of [
    ['de', { title: 'Komm zum Training', text: 'Jeden Dienstag um 18 Uhr', cell: '18 Uhr', html: 'Mit Liebe gemacht' }],
    ['en', { title: 'Come and train', text: 'Every Tuesday at 6 p.m.', cell: '6 p.m.', html: 'Made with love' }],
  ] as const) {
    for (const viewport of [desk, phone]) {
      await seen.page.setViewportSize(viewport)
      await seen.page.goto(url + path[language], { waitUntil: 'networkidle' })
      const main = seen.page.getByRole('main')
      await main.getByRole('heading', { name: said.title }).waitFor()
      for (const words of [said.text, said.html]) expect(await main.getByText(words).count()).toBe(1)
      expect(await main.getByRole('cell', { name: said.cell }).count()).toBe(1)
      expect(await main.locator('hr').first().isVisible()).toBe(viewport === desk)
      // Nothing of others is asked for before somebody wants it.
      expect(await main.locator('iframe').count()).toBe(0)
      expect([language, viewport.width, await findings(seen.page)]).toEqual([
        language,
        viewport.width,
        { violations: [], isTooWide: false },
      ])
      expect(seen.failures).toEqual([])
    }
  }

  // German goes on: English is to be looked at again, and visitors see the old words until it is published.
  const reads = (text: string) =>
    expect.poll(async () => (await (await visitor.request.get(url + path.de)).text()).includes(text)).toBe(true)
  await onPage(ada, 'Text').first().focus()
  await write(ada, 'Text (Deutsch)', 'Jeden Mittwoch um 19 Uhr')
  await saved(ada)
  await openTab(ada, 'Status')
  await ada.getByText('Der deutsche Text wurde geändert, nachdem der englische geprüft war.').waitFor()
  await ada.getByText('Besucher sehen noch die vorige Fassung.').first().waitFor()
  await reads('Jeden Dienstag um 18 Uhr')
  await publish(ada)
  await reads('Jeden Mittwoch um 19 Uhr')

  // An older version is compared, brought back and published again.
  await openTab(ada, 'Fassungen')
  const older = panel(ada).getByRole('listitem').nth(1)
  await older.getByRole('button', { name: 'vergleichen' }).click()
  await ada.getByRole('dialog').getByText('Jeden Mittwoch um 19 Uhr').waitFor()
  await ada.keyboard.press('Escape')
  await older.getByRole('button', { name: 'wiederherstellen' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'wiederherstellen' }).click()
  await canvas(ada).getByText('Jeden Dienstag um 18 Uhr').waitFor()
  await openTab(ada, 'Status')
  await ada.getByText('Englisch entspricht dem deutschen Text.').waitFor()
  await publish(ada)
  await reads('Jeden Dienstag um 18 Uhr')
  expect(atDesk).toEqual([])
  await admin.close()
  await visitor.close()
})

test('on a phone, in English, a member makes a page of blocks beside and below each other', async () => {
  const member = await person('Ben', ['user', 'member'], phone)
  const { page, failures } = await newTab(member)
  await page.goto(`${url}/en/admincenter/pages/browse`)
  await page.getByRole('link', { name: 'Create page' }).click()
  await field(page, 'Title (English)').fill('On the go')
  await field(page, 'Title (German)').fill('Unterwegs')
  await button(page, 'Create').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const sides = page.getByRole('navigation', { name: 'Side panels' })
  for (const kind of [/^Text Paragraphs/, /^Button /]) {
    await sides.getByRole('button', { name: 'Blocks' }).click()
    await page.getByRole('dialog').getByRole('button', { name: kind }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await sides.getByRole('button', { name: 'Properties' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Label (English)' }).fill('To the shop')
  await button(page, 'Desktop: narrower').click({ clickCount: 6, delay: 20 })
  await page.getByRole('switch', { name: 'Phone: shown' }).click()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.keyboard.press('Escape')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(failures).toEqual([])
  await member.close()
})
