import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import { type Amounts, type Choice, type Selection, withEntry } from '../choice/choices.ts'
import type { Problem } from '../order/problems.ts'
import { SizeTable } from './SizeTable.tsx'

type Availability = Choice['availability']
const inStock: Availability = { state: 'IN_STOCK', quantity: null, backOn: null, tableText: null, noteText: null }

const choice = (size: string, availability: Partial<Availability> = {}): Choice =>
  ({
    id: `id-${size}`,
    sku: `T-${size}`,
    fit: 'MEN',
    size,
    color: null,
    availability: { ...inStock, ...availability },
    delivery: { weeks: 1, earliest: '2026-11-25', latest: '2026-12-01' },
    isChildSize: false,
    isPersonalisable: false,
    price: { cents: 1990, currency: 'EUR' },
  }) as Choice

const problem = (over: Partial<Problem>): Problem => ({
  code: 'ONLY_FEW_LEFT',
  slot: null,
  variantId: 'id-M',
  isAboutText: false,
  available: null,
  maxLength: null,
  ...over,
})

interface TableProps {
  sizes: readonly Choice[]
  problems?: readonly Problem[]
  isMissing?: boolean
}

/** The table as pages use it: they keep the amounts. */
function Table(props: TableProps) {
  const [selection, setSelection] = useState<Selection>({ colorId: null, fit: 'MEN', amounts: {} })
  return (
    <>
      <SizeTable
        label="Größen Herren"
        selection={selection}
        onEntry={(size, typed) => setSelection(withEntry(selection, size, typed, 'de'))}
        {...props}
      />
      <output>{JSON.stringify(selection.amounts)}</output>
    </>
  )
}

const chosen = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as Amounts

test('without sizes it shows none, and no field', async () => {
  await renderPart(<Table sizes={[]} />)
  expect(within(screen.getByRole('list', { name: 'Größen Herren' })).queryAllByRole('listitem')).toHaveLength(0)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a product of one size is just counted', async () => {
  await renderPart(<Table sizes={[{ ...choice(''), fit: null }]} />)
  expect(screen.getByRole('textbox', { name: 'Stückzahl, lagernd' })).toHaveProperty('value', '0')
})

test('many sizes have a field each, named with size, fit and stock', async () => {
  const sizes = [choice('S'), choice('M', { state: 'FEW_LEFT', quantity: 3 }), choice('XXL')]
  await renderPart(<Table sizes={sizes} />)
  expect(screen.getAllByRole('textbox').map(field => field.getAttribute('aria-label'))).toEqual([
    'Größe S, Herren, lagernd',
    'Größe M, Herren, noch 3',
    'Größe XXL, Herren, lagernd',
  ])
})

test('fields are named in English, too', async () => {
  await renderPart(<Table sizes={[choice('S')]} />, { address: '/en/' })
  expect(screen.getByRole('textbox').getAttribute('aria-label')).toBe('Size S, Men, in stock')
})

test('what is typed counts at once, and never more than there is', async () => {
  const { user } = await renderPart(<Table sizes={[choice('S'), choice('M', { state: 'FEW_LEFT', quantity: 3 })]} />)
  await user.type(screen.getByRole('textbox', { name: /^Größe S/ }), '12')
  await user.type(screen.getByRole('textbox', { name: /^Größe M/ }), '7')
  expect(chosen()).toEqual({ 'id-S': 12, 'id-M': 3 })
})

test('more than there is says so and keeps the wish in sight; a smaller amount takes it away', async () => {
  const { user } = await renderPart(<Table sizes={[choice('M', { state: 'FEW_LEFT', quantity: 5 })]} />)
  const field = screen.getByRole('textbox')
  await user.type(field, '9')
  await user.tab()
  expect(field).toHaveProperty('value', '5')
  const wish = 'Größe M, Herren: noch 5, 4 später? Gewünscht waren 9.'
  expect(screen.getByText(wish)).toBeTruthy()
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim()).toBe(wish)
  await user.clear(field)
  await user.type(field, '3')
  expect(screen.queryByText(/später/)).toBeNull()
  expect(chosen()).toEqual({ 'id-M': 3 })
})

test.each([
  '1,5',
  '2.5',
  '1e3',
])('%s is no amount: it stays to be seen, counts as none, and is answered', async typed => {
  const { user } = await renderPart(<Table sizes={[choice('M')]} />)
  const field = screen.getByRole('textbox')
  await user.type(field, typed)
  await user.tab()
  expect(field).toHaveProperty('value', typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Größe M, Herren: Bitte geben Sie eine ganze Zahl ein.')).toBeTruthy()
  expect(chosen()).toEqual({})
  await user.clear(field)
  await user.type(field, '2')
  expect(screen.queryByText(/ganze Zahl/)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(chosen()).toEqual({ 'id-M': 2 })
})

test('the arrow keys do what the buttons do', async () => {
  const { user } = await renderPart(<Table sizes={[choice('S')]} />)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(chosen()).toEqual({ 'id-S': 1 })
})

test('a size that is gone says so instead of a field, and why when asked', async () => {
  const gone = choice('L', { state: 'SOLD_OUT', noteText: 'kommt im Frühjahr wieder' })
  const { user } = await renderPart(<Table sizes={[choice('M'), gone]} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  const cell = screen.getByRole('button', { name: 'Größe L, Herren, ausverkauft' })
  // In the cell the word may part at one place only.
  expect(cell.textContent).toBe('aus\u00adverkauft')
  await user.click(cell)
  expect(screen.getByText('L ausverkauft – kommt im Frühjahr wieder')).toBeTruthy()
})

test('a size that comes later says when, once it is ordered', async () => {
  const { user } = await renderPart(<Table sizes={[choice('M', { state: 'BACK_ON_DATE', backOn: '2027-01-12' })]} />)
  expect(screen.queryByText(/gemeinsam geliefert/)).toBeNull()
  await user.type(screen.getByRole('textbox'), '1')
  expect(screen.getByText(/^M voraussichtlich wieder verfügbar ab 12\.01\.2027/)).toBeTruthy()
})

test('what the server refused stands at its size', async () => {
  await renderPart(<Table sizes={[choice('S'), choice('M')]} problems={[problem({ available: 2 })]} />)
  const [small, medium] = screen.getAllByRole('textbox')
  expect(small?.getAttribute('aria-invalid')).toBeNull()
  expect(medium?.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(medium?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('Es sind nur noch 2\u00a0Stück verfügbar')
})

test('who buys without any piece is asked for a size', async () => {
  await renderPart(<Table sizes={[choice('S'), choice('M')]} isMissing />)
  expect(screen.getByRole('alert').textContent).toBe('Bitte wählen Sie eine Größe.')
})
