import type { BasisPoints } from '../../../kit/money.ts'
import type { TaxTreatment } from '../rules/document.ts'
import { type Decimal, decimalFrom } from './decimals.ts'
import type { VatCategory } from './lineTerms.ts'

/** A category of VAT (UNCL 5305) that supplies are free of it under, and the code of its ground (VATEX); null: there is none, the
 *  words say it. */
interface FreeCategory {
  readonly category: 'E' | 'AE' | 'K' | 'G' | 'O'
  readonly exemptionCode: string | null
}

/** Source: EN 16931-1, BT-118 and BT-121; code lists UNCL 5305 and CEF VATEX. */
export const freeCategories: Readonly<Record<Exclude<TaxTreatment, 'standard'>, FreeCategory>> = {
  smallBusiness: { category: 'E', exemptionCode: null },
  reverseCharge: { category: 'AE', exemptionCode: 'VATEX-EU-AE' },
  intraCommunity: { category: 'K', exemptionCode: 'VATEX-EU-IC' },
  export: { category: 'G', exemptionCode: 'VATEX-EU-G' },
  outOfScope: { category: 'O', exemptionCode: 'VATEX-EU-O' },
}

/** Percent of basis points. */
export const percentFrom = (rate: BasisPoints): Decimal => decimalFrom(rate, 2)

/** The category of what is taxed at a rate. Above 0 always S: an advance keeps the VAT that it had. */
export function vatCategoryOf(treatment: TaxTreatment, rate: BasisPoints): VatCategory {
  if (rate > 0) return { category: 'S', rate: percentFrom(rate) }
  if (treatment === 'standard') return { category: 'Z', rate: '0' }
  const { category } = freeCategories[treatment]
  return { category, rate: category === 'O' ? null : '0' }
}
