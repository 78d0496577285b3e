import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { ownShop } from '../../server/harness/shop.ts'
import type { Role } from '../../server/kit/viewer.ts'
import type { Database } from '../../server/platform/database.ts'
import { insertViewer } from '../../server/testing/builders.ts'
import { launchBrowser } from './browser.ts'
import { findings, newTab } from './buying.ts'
import {
  add,
  blocksOf,
  button,
  canvas,
  choose,
  chooseFile,
  field,
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

const steps: readonly Step[] = [
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
  { ...{ search: 'galerie', title: 'Galerie' }, fill: page => choose(page, 'Galerie', 'Saisonauftakt') },
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
  { ...{ search: 'formular', title: 'Formular' }, fill: page => choose(page, 'Formular', 'Probetraining') },
  { ...{ search: 'baustein', title: 'Baustein' }, fill: page => choose(page, 'Baustein', 'Anfahrt zur Halle') },
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
  const admin = await person('Ada', ['user', 'admin'])
  const office = await newTab(admin)
  await office.page.goto(`${url}/admincenter/pages/browse`)
  await makeThings(office.page)
  await publishedEntry(office.page, 'REUSABLE', 'Anfahrt zur Halle', '<p>Straßenbahn 3 bis Hauptplatz</p>')
  await publishedEntry(office.page, 'POST', 'Sieg im ersten Spiel', '<p>3:1 gegen Linz</p>')

  const member = await person('Mia', ['user', 'member'])
  const { page, failures } = await newTab(member)
  await page.goto(`${url}/admincenter/pages/browse`)
  await page.getByRole('link', { name: 'Seite anlegen' }).click()
  await field(page, 'Titel (Deutsch)').fill('Alles auf einer Seite')
  await button(page, 'anlegen').click()
  await page.getByRole('heading', { level: 1, name: 'Alles auf einer Seite' }).waitFor()

  for (const { search, title, fill } of steps) {
    await add(page, search)
    await panel(page).getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    await fill?.(page)
    // The hand is back on the page, where the next block is asked for by key.
    await onPage(page, title).first().focus()
  }
  expect(await blocksOf(page)).toEqual(steps.map(({ title }) => title))
  await dragIntoSlot(page, 'Spalten', /^Text Absätze/)
  await write(page, 'Text (Deutsch)', 'Links in der Spalte')
  await dragIntoSlot(page, 'Akkordeon', /^Text Absätze/)
  await write(page, 'Text (Deutsch)', 'Das erste Training ist frei.')

  // Text and button beside each other on a desk, one below the other on a phone; the line is gone there.
  for (const title of ['Schaltfläche', 'Bild', 'Galerie']) {
    await onPage(page, title).first().focus()
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
})
