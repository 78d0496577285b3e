import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, saveEditor } from '../../../../testing/productEditor.tsx'

/** The editor with a new tier price, which is the last one. */
const open = async () => {
  const shown = await openEditor()
  const region = within(screen.getByRole('region', { name: 'Staffelpreise' }))
  const add = () => shown.user.click(region.getByRole('button', { name: 'Staffel' }))
  const last = (name: RegExp) => region.getAllByRole<HTMLInputElement>('textbox', { name }).at(-1)!
  await add()
  return { ...shown, region, add, from: () => last(/ab Stückzahl$/), price: () => last(/Preis$/) }
}

test('of a wrong tier price only what is wrong is marked, with what it must be', async () => {
  const { user, region, add, from, price } = await open()
  await user.type(from(), '-5')
  await user.type(price(), '9')
  const [wrong, right] = [from(), price()]
  await add()
  await user.type(from(), '20')
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(region.getByText('Mindestens 2 Stück.')).toBeTruthy()
  expect([wrong, right, from(), price()].map(input => input.getAttribute('aria-invalid'))).toEqual([
    ...['true', null, null, 'true'],
  ])
  // What is typed into one says nothing of the other.
  await user.type(price(), '8')
  expect([wrong, price()].map(input => input.getAttribute('aria-invalid'))).toEqual(['true', null])
})

test('a tier price is meant for single sizes, which it names', async () => {
  const shown = await open()
  const { user, region, from, price } = shown
  await user.type(from(), '12')
  await user.type(price(), '9')
  const scope = region.getAllByRole<HTMLSelectElement>('combobox').at(-1)!
  await user.selectOptions(scope, 'einzelne Größen …')
  const dialog = within(await screen.findByRole('dialog', { name: /^Wofür gilt Staffel/ }))
  await user.click(dialog.getByRole('button', { name: 'übernehmen' }))
  expect(dialog.getByText('Bitte ausfüllen')).toBeTruthy()
  await user.click(dialog.getByRole('combobox'))
  const [option] = await dialog.findAllByRole('option')
  const title = option!.textContent!
  await user.click(option!)
  await user.click(dialog.getByRole('button', { name: 'übernehmen' }))
  expect(scope.selectedOptions[0]?.textContent).toBe(title)
  await saveEditor(shown)
  expect((shown.saved().tiers as object[]).at(-1)).toEqual({
    ...{ from: 12, price: 900, scope: 'SOME', variantIds: ['v1'] },
  })
})
