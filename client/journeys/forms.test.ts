import { expect, inject, test } from 'vitest'
import { button, field, findings, graphql, newEmail, save, startBrowser } from './buying.ts'
import { fieldNamed, madeForm } from './madeForm.ts'

const { url, email: staffEmail, password } = inject('site')
const visit = startBrowser()
const calm = { violations: [], isTooWide: false }
const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'

const sizes = [
  { name: 'on a desk', viewport: { width: 1440, height: 1000 }, slug: 'anfrage-breit' },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, slug: 'anfrage-schmal' },
] as const

test.each(sizes)('a form is made, filled in with a file, and its message read by staff, $name', async size => {
  const { viewport, slug } = size
  // What is asked is made in the admin centre; the page that shows it is the designer's business.
  await madeForm(slug, [fieldNamed('name', 'text', { isRequired: true }), fieldNamed('mail', 'email')])
  const staff = await visit('/Imprint', { viewport })
  await graphql(staff.page, signIn, { input: { email: staffEmail, password } })
  await staff.page.goto(`${url}/admincenter/forms/browse`, { waitUntil: 'networkidle' })
  await staff.page
    .getByRole('link', { name: `Formular ${slug}` })
    .first()
    .click()
  await staff.page.getByRole('heading', { level: 1, name: `Formular ${slug}` }).waitFor()
  await button(staff.page, 'Feld hinzufügen').click()
  const added = staff.page.getByRole('group', { name: 'Neues Feld' })
  await added.getByRole('combobox', { name: 'Art' }).selectOption('file')
  await added.getByRole('textbox', { name: 'Frage (Deutsch)' }).fill('Wappen des Vereins')
  await save(staff.page)
  expect(await findings(staff.page)).toEqual(calm)

  const { page, context, failures } = await visit(`/${slug}`, { viewport })
  await button(page, 'senden').click()
  await page.getByText('Bitte ausfüllen').waitFor()
  const [name, mail] = [`Kim ${slug}`, newEmail()]
  await field(page, 'name').fill(name)
  await page.getByRole('textbox', { name: /^mail/ }).fill(mail)
  const chooser = page.getByLabel('Datei auswählen')
  await chooser.setInputFiles({ name: 'wappen.csv', mimeType: 'text/csv', buffer: Buffer.from('Nordwald;1951') })
  await page.getByText('wappen.csv').waitFor()
  expect(await findings(page)).toEqual(calm)
  await button(page, 'senden').click()
  await page.getByText(/^Danke für Ihre Nachricht/).waitFor()
  expect(failures).toEqual([])
  await context.close()

  await staff.page.goto(`${url}/admincenter/messages`, { waitUntil: 'networkidle' })
  await staff.page.getByRole('link', { name }).first().click()
  await staff.page.getByRole('heading', { level: 1, name }).waitFor()
  const saving = staff.page.waitForEvent('download')
  await staff.page.getByRole('link', { name: 'wappen.csv' }).click()
  expect((await saving).suggestedFilename()).toBe('wappen.csv')
  expect(await findings(staff.page)).toEqual(calm)
  await button(staff.page, 'als gelesen markieren').click()
  await button(staff.page, 'als ungelesen markieren').waitFor()

  // What a page shows cannot be deleted, and where it is shown is said.
  await staff.page.goto(`${url}/admincenter/forms/browse`, { waitUntil: 'networkidle' })
  await staff.page
    .getByRole('link', { name: `Formular ${slug}` })
    .first()
    .click()
  await button(staff.page, 'löschen').first().click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Kontakt' }).waitFor()
  await staff.context.close()
})
