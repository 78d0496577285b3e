import { describe, expect, test } from 'vitest'
import { itemLine, snapshotOf } from '../../../testing/documents.ts'
import type { DocumentLine } from './document.ts'
import { shownLines } from './shownLines.ts'

const units = { piece: { one: 'Stück', many: 'Stück' }, hour: { one: 'Stunde', many: 'Stunden' } }
const lines: DocumentLine[] = [
  { kind: 'heading', id: 'h', text: 'Spielbekleidung' },
  itemLine('a', { quantity: 3000, discount: 1000 }),
  itemLine('work', { quantity: 1500, unit: 'hour', unitPrice: 4000 }),
  { kind: 'subtotal', id: 's', text: '' },
  itemLine('b', { quantity: 1000, unit: 'hour', isOptional: true }),
  itemLine('gone', { unit: 'crate' }),
  { kind: 'pageBreak', id: 'p' },
]
const { content } = snapshotOf({ content: { lines } })
const amountsOf = (...of: Parameters<typeof shownLines>) =>
  Object.fromEntries(shownLines(...of).map(({ line, amount }) => [line.id, amount]))

describe('lines of a document', () => {
  test('say what they come to after their discount; subtotals what counts, words nothing', () => {
    expect(amountsOf({ kind: 'offer', sort: null }, content, units)).toEqual({
      ...{ h: null, a: 6723, work: 6000, s: 12_723, b: 2490, gone: 2490, p: null },
    })
  })

  test('are negative in what takes an invoice back', () => {
    expect(amountsOf({ kind: 'invoice', sort: 'cancellation' }, content, units)).toMatchObject({ a: -6723, s: -12_723 })
  })

  test('say no amount on a delivery note', () => {
    expect(Object.values(amountsOf({ kind: 'delivery', sort: null }, content, units))).toEqual(lines.map(() => null))
  })

  test('name their unit, one or several; one that the shop has no more is left out', () => {
    const named = shownLines({ kind: 'offer', sort: null }, content, units).map(({ line, unit }) => [line.id, unit])
    expect(Object.fromEntries(named)).toEqual({
      ...{ h: null, a: 'Stück', work: 'Stunden', s: null, b: 'Stunde', gone: null, p: null },
    })
  })
})
