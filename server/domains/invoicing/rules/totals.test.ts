import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '../../../kit/money.ts'
import type { AdvanceLine, DocumentContent, ItemLine } from './document.ts'
import { negated, totalsOf } from './totals.ts'

type Sums = Pick<DocumentContent, 'lines' | 'discount' | 'basis' | 'treatment'>
const item = (id: string, changes: Partial<ItemLine> = {}): ItemLine => ({
  ...{ kind: 'item', id, title: 'Trikot', description: null, number: null, productId: null, variantId: null },
  ...{ unit: 'piece', quantity: 1000, unitPrice: 1000, discount: 0, vatRate: 2000, run: null },
  ...{ isOptional: false, isAlternative: false, source: null, ...changes },
})
const sums = (changes: Partial<Sums>): Sums => ({
  ...{ lines: [], discount: null, basis: 'net', treatment: 'standard' },
  ...changes,
})

describe('the sums of a document', () => {
  test('net: VAT comes on top per rate, rounded once', () => {
    // 3 × 3.33 = 9.99 and 1.5 h × 49.90 = 74.85; 9.99 × 20 % = 1.998, with 74.85: 84.84 × 20 % = 16.968 → 16.97
    const lines = [
      item('a', { quantity: 3000, unitPrice: 333 }),
      item('b', { quantity: 1500, unitPrice: 4990 }),
      item('c', { unitPrice: 1995, vatRate: 1000 }),
    ]
    const { vat, net, vatSum, gross } = totalsOf(sums({ lines }))
    expect(vat).toEqual([
      { rate: 2000, net: 8484, vat: 1697, gross: 10181, allowance: 0 },
      { rate: 1000, net: 1995, vat: 200, gross: 2195, allowance: 0 },
    ])
    expect({ net, vatSum, gross }).toEqual({ net: 10479, vatSum: 1897, gross: 12376 })
  })

  test('gross: what was entered stays, and holds the VAT', () => {
    const { net, vatSum, gross, lines } = totalsOf(
      sums({ basis: 'gross', lines: [item('a', { unitPrice: 2490, quantity: 3000 })] }),
    )
    // 74.70 ÷ 1.2 × 0.2 = 12.45
    expect({ net, vatSum, gross }).toEqual({ net: 6225, vatSum: 1245, gross: 7470 })
    expect(lines).toMatchObject([{ id: 'a', sum: 7470, net: 6225, vat: 1245, gross: 7470 }])
  })

  test('discounts: of the line first, then the one on the whole, spread by what is left', () => {
    const lines = [item('a', { unitPrice: 10_000, discount: 1000 }), item('b', { unitPrice: 1000, vatRate: 1000 })]
    const { discount, amount, lines: each, vat } = totalsOf(sums({ lines, discount: { percent: 500 } }))
    expect({ amount, discount }).toEqual({ amount: 10_000, discount: 500 })
    expect(each.map(({ discount: own, share, net }) => [own, share, net])).toEqual([
      [1000, 450, 8550],
      [0, 50, 950],
    ])
    expect(vat.map(({ net, vat: due, allowance }) => [net, due, allowance])).toEqual([
      [8550, 1710, 450],
      [950, 95, 50],
    ])
  })

  test('a discount never takes more than there is', () => {
    const { gross, discount } = totalsOf(sums({ lines: [item('a')], discount: { amount: 5000 } }))
    expect({ gross, discount }).toEqual({ gross: 0, discount: 1000 })
  })

  test('optional and alternative lines count nowhere, and say what they would cost', () => {
    const lines = [item('a'), item('b', { isOptional: true }), item('c', { isAlternative: true })]
    const { gross, lines: each } = totalsOf(sums({ lines }))
    expect(gross).toBe(1200)
    expect(each.map(line => [line.counts, line.gross])).toEqual([
      [true, 1200],
      [false, 1200],
      [false, 1200],
    ])
  })

  test('subtotals say what counts since the one before', () => {
    const lines = [
      ...[item('a'), item('b', { isOptional: true }), { kind: 'subtotal', id: 's', text: '' } as const],
      ...[item('c', { quantity: 2000 }), { kind: 'subtotal', id: 't', text: '' } as const],
    ]
    expect(totalsOf(sums({ lines })).subtotals).toEqual({ s: 1000, t: 2000 })
  })

  test.each([
    'smallBusiness',
    'reverseCharge',
    'intraCommunity',
    'export',
    'outOfScope',
  ] as const)('%s: no VAT; out of gross prices the one of home is taken first', treatment => {
    const lines = [item('a', { unitPrice: 1200 }), item('b', { unitPrice: 1100, vatRate: 1000 })]
    const gross = totalsOf(sums({ lines, treatment, basis: 'gross' }))
    expect(gross.vat).toEqual([{ rate: 0, net: 2000, vat: 0, gross: 2000, allowance: 0 }])
    expect(totalsOf(sums({ lines, treatment })).gross).toBe(2300)
  })

  test('advances are taken off with their VAT', () => {
    const advance: AdvanceLine = {
      ...{ kind: 'advance', id: 'v', documentId: 'd', number: 'RE-2026-00001', date: '2026-11-01' },
      ...{ vatRate: 2000, net: 400, vat: 80 },
    }
    const { net, vatSum, gross } = totalsOf(sums({ lines: [item('a'), advance] }))
    expect({ net, vatSum, gross }).toEqual({ net: 600, vatSum: 120, gross: 720 })
  })

  const arbitraryLine = fc.record({
    quantity: fc.integer({ min: 0, max: 500_000 }),
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    vatRate: fc.constantFrom(0, 490, 700, 1000, 1300, 1900, 2000),
    isOptional: fc.boolean(),
  })
  const arbitrarySums = fc.record({
    lines: fc.array(arbitraryLine, { maxLength: 12 }).map(lines => lines.map((line, at) => item(String(at), line))),
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 1_000_000 }) }),
    ),
    basis: fc.constantFrom('net' as const, 'gross' as const),
    treatment: fc.constantFrom('standard' as const, 'reverseCharge' as const),
  })
  test('lines add up to rates, rates to the whole; nothing is lost, and the order of lines changes no sum', () => {
    fc.assert(
      fc.property(arbitrarySums, content => {
        const totals = totalsOf(content)
        const counted = totals.lines.filter(line => line.counts)
        expect(total(counted.map(line => line.net))).toBe(totals.net)
        expect(total(counted.map(line => line.gross))).toBe(totals.gross)
        expect(totals.net + totals.vatSum).toBe(totals.gross)
        expect(total(counted.map(line => line.share))).toBe(totals.discount)
        for (const line of totals.lines) {
          expect(line.net + line.vat).toBe(line.gross)
          expect(Math.min(line.net, line.vat, line.share, line.allowance)).toBeGreaterThanOrEqual(0)
        }
        for (const { rate, net, vat } of content.treatment === 'standard' ? totals.vat : []) {
          // Right to the cent: no further from the rate of the net than rounding takes it.
          expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(content.basis === 'net' ? 0.5 : 0.61)
        }
        const turned = totalsOf({ ...content, lines: [...content.lines].reverse() })
        expect([turned.net, turned.vatSum, turned.gross]).toEqual([totals.net, totals.vatSum, totals.gross])
      }),
    )
  })

  test('taking back twice is nothing', () => {
    fc.assert(
      fc.property(arbitrarySums, content => {
        expect(negated(negated(totalsOf(content)))).toEqual(totalsOf(content))
      }),
    )
  })
})
