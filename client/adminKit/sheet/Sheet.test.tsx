import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart, type Shown } from '../../testing/harness.tsx'
import { wholeFrom } from '../../ui/quantity/amounts.ts'
import { Sheet } from './Sheet.tsx'
import { useSheet } from './useSheet.ts'
import type { SheetEntry } from './useSheetEvents.ts'

const entry: SheetEntry = {
  type: 'text',
  read: text => {
    const number = wholeFrom(text, 'de')
    return number === undefined ? { problem: 'keine ganze Zahl' } : { text: number === null ? '' : String(number) }
  },
}

/** Two rows of three cells; there is none at the end of the second. */
function Table({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    ...{ '0 0': '1', '0 1': '2', '0 2': '3', '1 0': '4', '1 1': '5' },
  })
  const sheet = useSheet({
    ...{ view: 'stock', onView: () => undefined, isReadOnly },
    textOf: key => values[key] ?? '',
    onWrite: texts => setValues(before => ({ ...before, ...Object.fromEntries(texts) })),
  })
  return (
    <Sheet
      sheet={sheet}
      caption="Bestand"
      corner="Passform"
      columns={['S', 'M', 'L'].map(key => ({ key, title: key }))}
      rows={['Herren', 'Damen'].map(key => ({ key, title: key }))}
      cellAt={({ row, column }) => {
        const key = `${row} ${column}`
        const text = values[key]
        return text === undefined ? { content: <i>fehlt</i> } : { key, text, label: `Zelle ${key}` }
      }}
      entry={entry}
      cellWidth={56}
    />
  )
}

const cell = (row: number, column: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Zelle ${row} ${column}` })
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const paste = (target: HTMLElement, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } })
const mark = async ({ user }: Shown, from: HTMLElement, keys: string) => {
  await user.click(from)
  await user.keyboard(`{Shift>}${keys}{/Shift}`)
}

test('arrows, Enter and Tab go from cell to cell, over what is absent', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 0))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(cell(1, 1))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell(1, 1))
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(cell(0, 1))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell(1, 1))
})

test('what is typed is read as a person means it once the cell is left', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 0))
  await user.keyboard('1.200')
  expect(cell(0, 0).value).toBe('1.200')
  await user.keyboard('{Enter}')
  expect(cell(0, 0).value).toBe('1200')
})

test('what cannot be read stays, is marked and named', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 1))
  await user.keyboard('1,5')
  expect(cell(0, 1).getAttribute('aria-invalid')).toBeNull()
  await user.keyboard('{Enter}')
  expect(cell(0, 1).value).toBe('1,5')
  expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Zelle 0 1: keine ganze Zahl („1,5“)')).toBeTruthy()
})

test('Escape takes back what is being typed', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 0))
  await user.keyboard('77{Escape}')
  expect(cell(0, 0).value).toBe('1')
})

test('a table is pasted, what has no place is told, and all of it is taken back as one', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 1))
  paste(cell(0, 1), '1.200\t1,5\t9\r\n11\t12\r\n')
  expect(texts()).toEqual(['1', '1200', '1,5', '4', '11'])
  const told = screen.getByText(/eingefügt/)
  expect(told.getAttribute('role')).toBe('status')
  expect(told.textContent).toBe(
    '3 Werte eingefügt. Ein Wert lag außerhalb der Tabelle und fehlt. Für einen Wert gibt es hier keine Zelle, er fehlt. Ein Wert lässt sich nicht lesen, er ist markiert.',
  )
  await user.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  await user.keyboard('{Control>}y{/Control}')
  expect(texts()).toEqual(['1', '1200', '1,5', '4', '11'])
  await user.click(screen.getByRole('button', { name: 'rückgängig' }))
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
})

test('marked cells are copied as a spreadsheet takes them, and emptied when they are cut', async () => {
  const shown = await renderPart(<Table />)
  await mark(shown, cell(0, 0), '{ArrowRight}{ArrowDown}')
  const copied: string[] = []
  const clipboardData = { setData: (_type: string, text: string) => copied.push(text) }
  fireEvent.copy(cell(0, 0), { clipboardData })
  fireEvent.cut(cell(0, 0), { clipboardData })
  expect(copied).toEqual(['1\t2\n4\t5', '1\t2\n4\t5'])
  expect(texts()).toEqual(['', '', '3', '', ''])
})

test('Ctrl D fills down what is marked, of one row what stands above', async () => {
  const shown = await renderPart(<Table />)
  await mark(shown, cell(0, 0), '{ArrowRight}{ArrowDown}')
  await shown.user.keyboard('{Control>}d{/Control}')
  expect(texts()).toEqual(['1', '2', '3', '1', '2'])
  await shown.user.click(cell(0, 1))
  await shown.user.keyboard('8')
  await shown.user.click(cell(1, 1))
  await shown.user.keyboard('{Control>}d{/Control}')
  expect(texts()).toEqual(['1', '8', '3', '1', '8'])
})

test('a button fills down where there is no keyboard', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(0, 0))
  await user.click(screen.getByRole('button', { name: 'nach unten füllen' }))
  expect(texts()).toEqual(['1', '2', '3', '1', '5'])
})

test('marked cells are emptied by Delete, and typing goes into one again', async () => {
  const shown = await renderPart(<Table />)
  await mark(shown, cell(0, 0), '{ArrowRight}')
  await shown.user.keyboard('{Delete}')
  expect(texts()).toEqual(['', '', '3', '4', '5'])
  await shown.user.keyboard('6')
  expect(texts()).toEqual(['6', '', '3', '4', '5'])
})

test('a sheet that may only be read takes nothing', async () => {
  const { user } = await renderPart(<Table isReadOnly />)
  await user.click(cell(0, 0))
  paste(cell(0, 0), '7\t8')
  await user.keyboard('{Control>}d{/Control}9')
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  expect(screen.queryByRole('button', { name: 'rückgängig' })).toBeNull()
})

test('a paste goes where it was asked for, also before what was marked elsewhere is forgotten', async () => {
  const { user } = await renderPart(<Table />)
  await user.click(cell(1, 0))
  paste(cell(0, 0), '7\t8')
  expect(texts()).toEqual(['7', '8', '3', '4', '5'])
})
