import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemLine, runLine, snapshotOf } from '../../../testing/documents.ts'
import { type Converted, converted, copied, type Parent, type Wanted } from './conversion.ts'
import type { DocumentContent, DocumentKind, DocumentLine } from './document.ts'
import type { Taken } from './remaining.ts'
import { shareOf } from './remaining.ts'
import { totalsOf } from './totals.ts'

const today = '2026-12-01'
const ancestorsLeft = () => Number.MAX_SAFE_INTEGER
const contentOf = (lines: readonly DocumentLine[], changes: Partial<DocumentContent> = {}): DocumentContent => ({
  ...snapshotOf().content,
  ...{ lines, ...changes },
})
const parentOf = (kind: DocumentKind, content: DocumentContent, changes: Partial<Parent> = {}): Parent => ({
  ...{
    id: '0193a000-0000-7000-8000-000000000001',
    kind,
    content,
    title: 'Auftrag',
    taken: [],
    origins: [],
    ...changes,
  },
})
const takenBy = (kind: DocumentKind, made: Converted): Taken[] =>
  'faults' in made
    ? []
    : made.sources.map(({ ancestorLineId, isDirect, quantity, cells }) => ({
        ...{ ancestorLineId, kind, isDirect, isIssued: true, quantity, cells },
      }))
const made = (parent: Parent, kind: DocumentKind, wanted: readonly Wanted[] | null = null) =>
  converted([parent], kind, wanted, { today, ancestorsLeft })
const want = (parent: Parent, lineId: string, quantity: number | null, cells: Wanted['cells'] = null): Wanted => ({
  ...{ documentId: parent.id, lineId, quantity, cells },
})

describe('what is made of a document', () => {
  test('has the lines that count, at their prices, and names where they are from', () => {
    const parent = parentOf(
      'offer',
      contentOf([itemLine('a'), itemLine('b', { isOptional: true }), { kind: 'text', id: 't', text: 'Hinweis' }], {
        validUntil: '2026-12-31',
      }),
    )
    const result = made(parent, 'order')
    expect(result).toMatchObject({
      content: {
        date: today,
        validUntil: null,
        lines: [{ id: 'a', unitPrice: 2490, source: { documentId: parent.id } }],
      },
      sources: [{ lineId: 'a', ancestorId: parent.id, ancestorLineId: 'a', isDirect: true, quantity: 1000 }],
    })
  })

  test('an optional line becomes something where it is chosen', () => {
    const parent = parentOf('offer', contentOf([itemLine('a'), itemLine('b', { isOptional: true })]))
    const result = made(parent, 'order', [want(parent, 'b', null)])
    expect(result).toMatchObject({ content: { lines: [{ id: 'b', isOptional: false }] } })
  })

  test.each<[string, (parent: Parent) => Wanted, object]>([
    ['more than there is', parent => want(parent, 'a', 1001), { path: ['lines', '0'], reason: 'tooMuch' }],
    ['a line that is not there', parent => want(parent, 'z', 1), { path: ['lines', '0'], reason: 'unknownLine' }],
  ])('is refused: %s', (_what, wanted, fault) => {
    const parent = parentOf('order', contentOf([itemLine('a')]))
    expect(made(parent, 'delivery', [wanted(parent)])).toEqual({ faults: [fault] })
  })

  test('of what was invoiced by the order nothing is invoiced by its delivery', () => {
    const delivery = parentOf('delivery', contentOf([itemLine('a')]), {
      origins: [{ lineId: 'a', ancestorId: 'order', ancestorLineId: 'a' }],
    })
    expect(converted([delivery], 'invoice', null, { today, ancestorsLeft: () => 0 })).toEqual({
      faults: [{ path: ['documentIds'], reason: 'nothingLeft' }],
    })
  })

  test('of a size run some pieces go, with the names that are on them, and the others later', () => {
    const line = runLine('a')
    const cell = line.run!.cells.find(({ amount }) => amount === 4)!
    const parent = parentOf('order', contentOf([line]))
    const first = made(parent, 'delivery', [want(parent, 'a', null, [{ ...cell, amount: 3 }])])
    if ('faults' in first) throw new Error('refused')
    const taken = takenBy('delivery', first)
    const rest = made({ ...parent, taken }, 'delivery')
    const piecesOf = (result: Converted) =>
      'faults' in result
        ? []
        : result.content.lines.flatMap(each =>
            each.kind === 'item'
              ? each
                  .run!.cells.filter(({ fit, size }) => fit === cell.fit && size === cell.size)
                  .flatMap(one => one.pieces)
              : [],
          )
    expect([...piecesOf(first), ...piecesOf(rest)]).toEqual(cell.pieces)
    expect(first.content.lines).toMatchObject([{ quantity: 3000 }])
    expect(made({ ...parent, taken: [...taken, ...takenBy('delivery', rest)] }, 'delivery')).toEqual({
      faults: [{ path: ['documentIds'], reason: 'nothingLeft' }],
    })
  })

  test('several become one where they go to the same receiver, each below its title', () => {
    const [one, two] = ['1', '2'].map(at =>
      parentOf('delivery', contentOf([itemLine('a')], { date: `2026-11-0${at}` }), {
        ...{ id: `0193a000-0000-7000-8000-00000000000${at}`, title: `Lieferschein ${at}` },
      }),
    )
    const result = converted([one!, two!], 'invoice', null, { today, ancestorsLeft })
    expect(result).toMatchObject({
      content: {
        performance: { from: '2026-11-01', to: '2026-11-02' },
        lines: [{ kind: 'heading', text: 'Lieferschein 1' }, {}, { kind: 'heading', text: 'Lieferschein 2' }, {}],
      },
    })
    const elsewhere = { ...two!, content: { ...two!.content, receiver: { ...two!.content.receiver!, city: 'Graz' } } }
    expect(converted([one!, elsewhere], 'invoice', null, { today, ancestorsLeft })).toEqual({
      faults: [{ path: ['documentIds', '1'], reason: 'receiversDiffer' }],
    })
  })
})

test('whatever is taken in whatever order: never more than there is, and the last part makes it all', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(quantities, fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 12 }), (amounts, parts) => {
      const lines = amounts.map((quantity, at) => itemLine(`l${at}`, { quantity }))
      let taken: Taken[] = []
      const parent = () => parentOf('order', contentOf(lines), { taken })
      parts.forEach((quantity, at) => {
        const result = made(parent(), 'delivery', [want(parent(), `l${at % lines.length}`, quantity)])
        taken = [...taken, ...takenBy('delivery', result)]
      })
      for (const { id, quantity } of lines) {
        const gone = taken.filter(each => each.ancestorLineId === id).reduce((sum, each) => sum + each.quantity, 0)
        expect(gone).toBeLessThanOrEqual(quantity)
      }
      taken = [...taken, ...takenBy('delivery', made(parent(), 'delivery'))]
      expect(shareOf(lines, 'delivery', taken)).toBe('all')
    }),
  )
})

test('a discount of an amount goes on by parts, and whole where all is taken at once', () => {
  const content = contentOf([itemLine('a', { quantity: 10_000 })], { discount: { amount: 1000 } })
  const parent = parentOf('order', content)
  const whole = made(parent, 'invoice')
  expect(!('faults' in whole) && totalsOf(whole.content).gross).toBe(totalsOf(content).gross)
  const half = made(parent, 'invoice', [want(parent, 'a', 5000)])
  expect(half).toMatchObject({ content: { discount: { amount: 500 } } })
})

test('a copy is made of nothing', () => {
  const source = { documentId: '0193a000-0000-7000-8000-000000000009', lineId: 'z' }
  const content = contentOf([itemLine('a', { source })], { performance: { from: today, to: today } })
  expect(copied(content, '2026-12-24')).toMatchObject({
    ...{ date: '2026-12-24', performance: null, lines: [{ id: 'a', source: null }] },
  })
})
