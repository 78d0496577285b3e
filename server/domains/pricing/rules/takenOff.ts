import type { Cents } from '../../../kit/money.ts'
import type { Quote } from './quote.ts'

type Sums = { readonly totals: Omit<Quote['totals'], 'net'>; readonly vat: Quote['vat'] }

/** The VAT of a home delivery that was taken out of prices which hold it, because this supply is free of VAT; 0 where
 *  nothing was. Goods, discount and shipping are with that VAT, the sum is without. Source: pricing.md, step 9. */
export function vatTakenOff({ totals, vat }: Sums, vatIncluded: boolean): Cents {
  const isFree = vat.some(({ category }) => category === 'export' || category === 'intraCommunity')
  return vatIncluded && isFree ? totals.goods - totals.discount + totals.shipping - totals.gross : 0
}

/** Whether goods leave the customs territory, so that whoever gets them may have to pay duty and the VAT of importing. */
export const isExport = ({ vat }: Pick<Quote, 'vat'>): boolean => vat.some(({ category }) => category === 'export')
