import type { Page } from 'playwright-core'
import { graphql } from './buying.ts'

/** What the journeys of pages have in common: how a hand makes a page of blocks, and what others had made before. */

export const canvas = (page: Page) => page.getByRole('region', { name: 'Seite', exact: true })
export const onPage = (page: Page, name: string) => canvas(page).getByRole('group', { name, exact: true })
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Eigenschaften' })
export const saved = (page: Page) => page.getByText('gespeichert', { exact: true }).waitFor()

/** Adds a block as a hand does that knows the keys: behind the last one, or the one that is selected. */
export async function add(page: Page, search: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill(search)
  await page.keyboard.press('Enter')
}

/** Chooses something of the shop's own by its name. */
export async function choose(page: Page, kind: string, name: string): Promise<void> {
  await panel(page)
    .getByRole('searchbox', { name: `${kind} suchen` })
    .fill(name)
  await panel(page)
    .getByRole('button', { name: `${name} wählen` })
    .click()
  await panel(page).getByRole('listitem').filter({ hasText: name }).first().waitFor()
}

/** Chooses a file of the library by its name. */
export async function chooseFile(page: Page, place: string, name: string): Promise<void> {
  await panel(page)
    .getByRole('group', { name: place })
    .getByRole('button', { name: /aus der Dateiverwaltung/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('searchbox').press('Enter')
  await dialog
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await dialog.waitFor({ state: 'hidden' })
  await panel(page).getByRole('group', { name: place }).getByText(name).waitFor()
}

export const write = (page: Page, name: string, text: string) =>
  panel(page).getByRole('textbox', { name, exact: true }).first().fill(text)

/** Titles of the blocks of a page in their order, with what stands in them. */
export const blocksOf = (page: Page): Promise<(string | null)[]> =>
  canvas(page)
    .locator('[data-block]')
    .evaluateAll(all => all.map(each => each.getAttribute('aria-label')))

/** Opens what a page is about: its title and address, its way to visitors, its versions. */
export const openTab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true }).click()

interface Made {
  createEntry: { entry: { id: string; version: number } }
}

/** An entry that somebody published in both languages, made by staff in the given page; answers its id. */
export async function publishedEntry(page: Page, kind: string, title: string, html: string): Promise<string> {
  const text = { id: 'textblock1', type: 'text', props: { html: { de: html, en: html }, align: 'left', tone: 'plain' } }
  const size = { xs: 12, md: 12, lg: 12 }
  const visible = { xs: true, md: true, lg: true }
  const document = { blocks: [{ ...text, attrs: { size, visible } }] }
  const { createEntry } = await graphql<Made>(
    page,
    'mutation($input: CreateEntryInput!) { createEntry(input: $input) { entry { id version } } }',
    { input: { kind, changes: { title: { de: title, en: title }, document } } },
  )
  const { id, version } = createEntry.entry
  await graphql(page, 'mutation($input: PublishEntryInput!) { publishEntry(input: $input) { errors { code } } }', {
    input: { entryId: id, version, languages: ['DE', 'EN'] },
  })
  return id
}

/** What a page of all blocks shows that others made: a public gallery and a form. */
export async function makeThings(page: Page, mark: string): Promise<void> {
  interface Files {
    files: { edges: { node: { id: string } }[] }
  }
  const { files } = await graphql<Files>(
    page,
    '{ files(first: 3, filter: { extensions: ["webp"] }) { edges { node { id } } } }',
  )
  const imageIds = files.edges.map(({ node }) => node.id)
  await graphql(page, 'mutation($input: CreateGalleryInput!) { createGallery(input: $input) { errors { code } } }', {
    input: {
      gallery: { title: { de: `Saisonauftakt ${mark}`, en: `Season opener ${mark}` }, isPublic: true, imageIds },
    },
  })
  const fields = [{ key: 'name', kind: 'text', label: { de: 'Name', en: 'Name' }, isRequired: true }]
  await graphql(page, 'mutation($input: CreateFormInput!) { createForm(input: $input) { errors { code } } }', {
    input: { form: { name: `Probetraining ${mark}`, fields } },
  })
}
