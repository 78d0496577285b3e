import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, product, saveEditor } from '../../../../testing/productEditor.tsx'

/** The editor, and its table of sizes. */
const open = async () => {
  const shown = await openEditor()
  return { ...shown, table: within(screen.getByRole('region', { name: 'Größen und Passformen' })) }
}

test('a plus asks for the size, which is saved with the rest', async () => {
  const shown = await open()
  const { user, table, environment } = shown
  await user.click(table.getByRole('button', { name: 'Größe M, Herren hinzufügen' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Farbe'), 'ohne Farbe')
  await user.clear(dialog.getByLabelText('Bestand'))
  await user.type(dialog.getByLabelText('Bestand'), '12')
  await user.click(dialog.getByRole('button', { name: 'hinzufügen' }))
  expect(environment.asked.map(({ name }) => name)).toEqual([
    ...['ViewerQuery', 'AdminProductPageQuery', 'useTakeLockMutation'],
  ])
  const cell = table.getByRole('textbox', { name: 'Größe M, Herren' }) as HTMLInputElement
  expect(cell.value).toBe('12')
  await user.clear(cell)
  await user.type(cell, '15')
  await saveEditor(shown)
  expect(shown.saved()).toEqual({
    ...{ productId: 'p1', revision: 7 },
    newVariants: [{ size: 'M', fit: 'MEN', colorId: null, stock: 15 }],
  })
})

test('a size that was to come can be left out again', async () => {
  const { user, table } = await open()
  await user.click(table.getByRole('button', { name: 'Größe M, Herren hinzufügen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'hinzufügen' }))
  await user.click(table.getByRole('button', { name: 'Größe M, Herren doch nicht hinzufügen' }))
  expect(table.queryByRole('textbox', { name: 'Größe M, Herren' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
})

test('a size that is there already is not added', async () => {
  const { user, table } = await open()
  await user.click(table.getByRole('button', { name: 'Größe M, Herren hinzufügen' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Passform'), 'Damen')
  await user.click(dialog.getByRole('button', { name: 'hinzufügen' }))
  expect(dialog.getByRole('alert').textContent).toBe('Die Größe M gibt es in dieser Passform und Farbe schon.')
})

test('fit, colour and further properties of a size are written', async () => {
  const shown = await open()
  const { user, table } = shown
  const cells = table.getByRole('combobox', { name: 'Anzeige in den Zellen' })
  await user.selectOptions(cells, 'Passform')
  await user.selectOptions(table.getByRole('combobox', { name: 'Größe S, Herren' }), 'Unisex')
  await user.selectOptions(cells, 'Farbe')
  await user.selectOptions(table.getByRole('combobox', { name: 'Größe S, Herren' }), 'Navy')
  await user.selectOptions(cells, 'Weitere Eigenschaften')
  await user.click(table.getByRole('button', { name: 'Größe S, Herren: eine weitere Eigenschaft' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Eigenschaft' }))
  await user.type(dialog.getAllByLabelText('Name')[1]!, 'size')
  await user.selectOptions(dialog.getAllByLabelText('Art')[1]!, 'Zahl')
  await user.type(dialog.getAllByLabelText('Wert')[1]!, 'viel')
  await user.click(dialog.getByRole('button', { name: 'übernehmen' }))
  expect(dialog.getByText('Dafür gibt es ein eigenes Feld.')).toBeTruthy()
  expect(dialog.getByText('Bitte eine Zahl eintragen.')).toBeTruthy()
  await user.clear(dialog.getAllByLabelText('Name')[1]!)
  await user.type(dialog.getAllByLabelText('Name')[1]!, 'stars')
  await user.clear(dialog.getAllByLabelText('Wert')[1]!)
  await user.type(dialog.getAllByLabelText('Wert')[1]!, '1,5')
  await user.click(dialog.getByRole('button', { name: 'übernehmen' }))
  await saveEditor(shown)
  expect(shown.saved().variants).toEqual([
    {
      ...{ variantId: 'v1', fit: 'UNISEX', colorId: 'c1' },
      properties: [
        { key: 'sleeve', text: 'lang' },
        { key: 'stars', number: 1.5 },
      ],
    },
  ])
})

const paste = (target: HTMLElement, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } })

test('a line out of a spreadsheet is stock of several sizes, taken back as one and saved by the bar', async () => {
  const shown = await open()
  const { user, table } = shown
  await user.click(table.getByRole('button', { name: 'Größe M, Herren hinzufügen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'hinzufügen' }))
  const first = table.getByRole('textbox', { name: 'Größe S, Herren' }) as HTMLInputElement
  const second = table.getByRole('textbox', { name: 'Größe M, Herren' }) as HTMLInputElement
  await user.click(first)
  paste(first, '1.200\t7\r\n')
  expect([first.value, second.value]).toEqual(['1200', '7'])
  await user.keyboard('{Control>}z{/Control}')
  expect([first.value, second.value]).toEqual(['4', '0'])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await saveEditor(shown)
  expect(shown.saved()).toEqual({
    ...{ productId: 'p1', revision: 7 },
    variants: [{ variantId: 'v1', stock: 1200 }],
    newVariants: [{ size: 'M', fit: 'MEN', colorId: null, stock: 7 }],
  })
})

test('what is taken back in another field of the sizes is shown there', async () => {
  const { user, table } = await open()
  const cells = table.getByRole('combobox', { name: 'Anzeige in den Zellen' }) as HTMLSelectElement
  await user.selectOptions(cells, 'Preis')
  await user.type(table.getByRole('textbox', { name: 'Größe S, Herren' }), '9,9')
  await user.selectOptions(cells, 'Bestand')
  await user.click(table.getByRole('button', { name: 'rückgängig' }))
  expect(cells.selectedOptions[0]?.textContent).toBe('Preis')
  expect((table.getByRole('textbox', { name: 'Größe S, Herren' }) as HTMLInputElement).value).toBe('')
})

test('a GTIN stands among the further properties, and one that is none is said to be', async () => {
  const shown = await open()
  const { user, table } = shown
  await user.selectOptions(table.getByRole('combobox', { name: 'Anzeige in den Zellen' }), 'GTIN (EAN)')
  const cell = table.getByRole('textbox', { name: 'Größe S, Herren' })
  await user.click(cell)
  await user.paste('4006381333930')
  expect(table.getByText('Prüfziffer oder Länge falsch')).toBeTruthy()
  await user.clear(cell)
  await user.paste('4 006381 333931')
  await user.tab()
  expect(table.queryByText('Prüfziffer oder Länge falsch')).toBeNull()
  await saveEditor(shown)
  expect(shown.saved().variants).toEqual([
    {
      variantId: 'v1',
      properties: [
        { key: 'sleeve', text: 'lang' },
        { key: 'gtin', text: '4006381333931' },
      ],
    },
  ])
})

test('a stock that is no whole number is not saved, and said where it stands', async () => {
  const { user, table, environment } = await open()
  await user.click(table.getByRole('textbox', { name: 'Größe S, Herren' }))
  await user.keyboard('1,5')
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(environment.asked.some(({ name }) => name === 'useUpdateProductMutation')).toBe(false)
  expect(table.getByRole('textbox', { name: 'Größe S, Herren' }).getAttribute('aria-invalid')).toBe('true')
})

test('the reorder level of sizes is typed into the sheet, and emptied again', async () => {
  const shown = await open()
  const { user, table } = shown
  await user.selectOptions(table.getByRole('combobox', { name: 'Anzeige in den Zellen' }), 'Meldebestand')
  await user.click(table.getByRole('textbox', { name: 'Größe S, Herren' }))
  await user.keyboard('1.200')
  await saveEditor(shown)
  expect(shown.saved().variants).toEqual([{ variantId: 'v1', reorderLevel: 1200 }])
})

test('a pasted day that is none stays in sight, is marked, and is not saved', async () => {
  const { user, table, environment } = await open()
  await user.selectOptions(table.getByRole('combobox', { name: 'Anzeige in den Zellen' }), 'Wieder verfügbar ab')
  const cell = () => table.getByLabelText<HTMLInputElement>('Größe S, Herren')
  await user.click(cell())
  await user.paste('bald')
  expect([cell().value, cell().type, cell().getAttribute('aria-invalid')]).toEqual(['bald', 'text', 'true'])
  expect(table.getByText(/Ein Wert lässt sich nicht lesen, er ist markiert/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(environment.asked.some(({ name }) => name === 'useUpdateProductMutation')).toBe(false)
  await user.click(cell())
  await user.paste('24.12.2026')
  expect([cell().value, cell().type]).toEqual(['2026-12-24', 'date'])
})

const cotton = { properties: [{ key: 'material', text: 'Baumwolle', number: null, flag: null }], values: [] }
const polyester = { properties: [{ key: 'material', text: 'Polyester', number: null, flag: null }], values: [] }
/** A shirt of two materials, of which the first comes in two sizes. */
const ofMaterials = () => {
  const [first] = product.variants
  return [
    { ...first, ...cotton, id: 'v1', size: 'S' },
    { ...first, ...cotton, id: 'v2', size: 'M' },
    { ...first, ...polyester, id: 'v3', size: 'S' },
  ]
}

test('sizes that differ in a further property alone have rows that name it, and what is pasted goes to the right one', async () => {
  const shown = await openEditor({ variants: ofMaterials() })
  const table = within(screen.getByRole('region', { name: 'Größen und Passformen' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...[expect.stringContaining('Herren, Baumwolle'), expect.stringContaining('Herren, Polyester'), 'Summe'],
  ])
  await shown.user.click(table.getByRole('textbox', { name: 'Größe S, Herren, Baumwolle' }))
  paste(table.getByRole('textbox', { name: 'Größe S, Herren, Baumwolle' }), '11\t12\n13\n')
  await saveEditor(shown)
  expect(shown.saved().variants).toEqual([
    { variantId: 'v1', stock: 11 },
    { variantId: 'v2', stock: 12 },
    { variantId: 'v3', stock: 13 },
  ])
})

test('a size that is added to such a row is of its property', async () => {
  const shown = await openEditor({ variants: ofMaterials() })
  const table = within(screen.getByRole('region', { name: 'Größen und Passformen' }))
  await shown.user.click(table.getByRole('button', { name: 'Größe M, Herren, Polyester hinzufügen' }))
  await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'hinzufügen' }))
  expect(table.getByRole('textbox', { name: 'Größe M, Herren, Polyester' })).toBeTruthy()
  await saveEditor(shown)
  expect(shown.saved().newVariants).toEqual([
    { size: 'M', fit: 'MEN', colorId: null, stock: 0, properties: [{ key: 'material', text: 'Polyester' }] },
  ])
})
