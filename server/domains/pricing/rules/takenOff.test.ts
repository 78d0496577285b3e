import { expect, test } from 'vitest'
import type { VatCategory } from './quote.ts'
import { isExport, vatTakenOff } from './takenOff.ts'

/** Two shirts at 24.00 with 10 % off and 4.90 of shipping, all with 20 % VAT: 48.10 at home, 40.08 abroad. */
const sums = (category: VatCategory, gross: number) => ({
  totals: { goods: 4800, discount: 480, shipping: 490, vat: 0, gross, voucherPaid: 0, toPay: gross },
  vat: [{ category, rate: 0, net: gross, vat: 0, gross }],
})

test.each<[VatCategory, number, boolean, number, boolean]>([
  ['export', 4008, true, 802, true],
  ['intraCommunity', 4008, true, 802, false],
  ['standard', 4810, true, 0, false],
  ['export', 4810, false, 0, true],
])('%s of %i, prices with VAT %s: %i taken off, customs %s', (category, gross, vatIncluded, takenOff, customs) => {
  expect(vatTakenOff(sums(category, gross), vatIncluded)).toBe(takenOff)
  expect(isExport(sums(category, gross))).toBe(customs)
})
