import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '../../../kit/money.ts'
import { itemLine, snapshotOf } from '../../../testing/documents.ts'
import { printedAmounts } from './amounts.ts'

describe('amounts on paper', () => {
  test('prices that hold VAT where none is due stand without it', () => {
    const document = snapshotOf({
      content: {
        ...{ basis: 'gross', treatment: 'reverseCharge', discount: { percent: 1000 } },
        lines: [itemLine('a', { unitPrice: 1200, quantity: 3000 }), itemLine('b', { unitPrice: 1100, vatRate: 1000 })],
      },
    })
    const printed = printedAmounts(document)
    const lines = document.content.lines.flatMap(line => (line.kind === 'item' ? [printed.lineOf(line)] : []))
    expect(printed.basis).toBe('net')
    expect(lines).toEqual([
      { price: 1000, sum: 3000, counts: true },
      { price: 1000, sum: 1000, counts: true },
    ])
    expect([printed.amount, printed.discount, document.totals.net]).toEqual([4000, 400, 3600])
  })

  const arbitraryLine = fc.record({
    quantity: fc.integer({ min: 0, max: 500_000 }),
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    vatRate: fc.constantFrom(0, 1000, 1300, 2000),
    isOptional: fc.boolean(),
  })
  test('they add up to the sums of the snapshot, forwards and backwards', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryLine, { maxLength: 8 }),
        fc.oneof(fc.constant(null), fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })),
        fc.constantFrom('net' as const, 'gross' as const),
        fc.constantFrom('standard' as const, 'intraCommunity' as const),
        fc.constantFrom('invoice' as const, 'cancellation' as const),
        (made, discount, basis, treatment, sort) => {
          const items = made.map((line, at) => itemLine(String(at), line))
          const lines = [...items, { kind: 'subtotal', id: 's', text: '' } as const]
          const document = snapshotOf({ sort, content: { lines, discount, basis, treatment } })
          const printed = printedAmounts(document)
          const counted = items.map(printed.lineOf).filter(line => line.counts)
          expect(total(counted.map(({ sum }) => sum))).toBe(printed.amount)
          expect(printed.subtotals.s).toBe(printed.amount)
          const { net, gross } = document.totals
          expect(printed.amount - printed.discount).toBe(printed.basis === 'net' ? net : gross)
        },
      ),
    )
  })
})
