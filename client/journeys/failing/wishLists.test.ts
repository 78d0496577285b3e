import { inject, test } from 'vitest'
import { button, graphql, jersey, startBrowser } from '../buying.ts'
import { failing } from './meets.ts'

const { url, email, password } = inject('site')
const visit = startBrowser()
const meets = failing()

test('wish lists say what failed, where it was pressed, and go on by pressing again', async () => {
  const { page, context } = await visit('/Imprint')
  // Another one each time that it is walked.
  const name = `Probe ${crypto.randomUUID().slice(0, 6)}`
  await graphql(page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email, password },
  })
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}${jersey}`, { waitUntil: 'networkidle' })
  await meets('ListChooserQuery', {
    page,
    opens: true,
    press: () => page.getByRole('button', { name: /auf eine Liste setzen$/ }).click(),
  })
  await dialog.getByRole('button', { name: 'erneut laden' }).click()
  await dialog.getByRole('textbox', { name: 'Neue Liste' }).fill(name)
  await meets('useSaveWishListMutation', {
    page,
    press: () => dialog.getByRole('button', { name: 'anlegen' }).click(),
    after: () => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`), checked: true }).waitFor(),
  })
  const listed = dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await meets('useListProductMutation', {
    page,
    press: () => listed.click(),
    after: () => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`), checked: false }).waitFor(),
  })
  await listed.click()
  await dialog.getByRole('link', { name: 'alle Listen ansehen' }).click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { name }).waitFor()
  await meets('useShareWishListMutation', {
    page,
    press: () => button(page, 'Link erstellen').click(),
    after: () => page.getByRole('textbox', { name: 'Link zu dieser Liste' }).waitFor(),
  })
  await meets('SizeDialogQuery', { page, opens: true, press: () => button(page, 'Größe wählen').click() })
  await dialog.getByRole('button', { name: 'erneut laden' }).click()
  await dialog
    .getByRole('radio', { name: /^(?!.*ausverkauft)/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'übernehmen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await button(page, 'ändern').waitFor()
  const note = page.getByRole('textbox', { name: /^Notiz/ })
  await note.fill('für Kim')
  const kept = () =>
    page.waitForResponse(answer => answer.request().postData()?.includes('useUpdateWishMutation') === true)
  await meets('useUpdateWishMutation', {
    page,
    press: () => note.press('Enter'),
    again: async () => {
      const saved = kept()
      await note.press('Enter')
      await saved
    },
    // What was said of it goes, and what stands below moves up, before anything there is pressed.
    after: async () => {
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('textbox', { name: /^Notiz/ }).waitFor()
    },
  })
  await meets('useAddWishesToCartMutation', {
    page,
    press: () => button(page, 'in den Warenkorb').click(),
    after: () => page.getByText('Ein Stück liegt im Warenkorb').first().waitFor(),
  })
  await page.getByRole('checkbox', { name: 'alle auswählen' }).check()
  await meets('useMoveWishesMutation', {
    page,
    press: () => page.getByRole('button', { name: 'kopieren', exact: true }).click(),
    after: () => page.getByRole('checkbox', { name: 'alle auswählen', checked: false }).waitFor(),
  })
  await page.getByRole('checkbox', { name: 'alle auswählen' }).check()
  await meets('useRemoveWishesMutation', {
    page,
    press: () => button(page, 'entfernen').click(),
    after: () => page.getByText('Diese Liste ist noch leer').waitFor(),
  })
  await meets('useDeleteWishListMutation', {
    page,
    press: async () => {
      await page.getByRole('button', { name: 'löschen', exact: true }).first().click()
      await dialog.getByRole('button', { name: 'löschen' }).click()
    },
    after: () => page.getByRole('heading', { name: 'Merkliste' }).waitFor(),
  })
  await context.close()
})
