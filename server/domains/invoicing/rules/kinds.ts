import type { DocumentKind, InvoiceSort } from './document.ts'

/** What a kind of document is: what it may hold and become. Kinds differ by this table and not by copies of code. */
export interface KindOfDocument {
  /** In the order of `decisions.md`; what it may be made into besides a copy of any kind. */
  readonly becomes: readonly DocumentKind[]
  /** Whether its lines have prices on paper and its sums are said. */
  readonly hasPrices: boolean
  /** Whether optional and alternative lines have a place in it. */
  readonly hasChoices: boolean
  readonly hasValidity: boolean
  readonly hasDeliveryDate: boolean
  readonly hasPerformance: boolean
  readonly hasPayment: boolean
}

/** Source: decisions.md, "Documents". Vendor orders are no documents of this domain yet. */
export const kindsOfDocument: Readonly<Record<DocumentKind, KindOfDocument>> = {
  offer: {
    ...{ becomes: ['order', 'delivery', 'invoice'] },
    ...{ hasPrices: true, hasChoices: true, hasValidity: true, hasDeliveryDate: true },
    ...{ hasPerformance: false, hasPayment: true },
  },
  order: {
    ...{ becomes: ['delivery', 'invoice'] },
    ...{ hasPrices: true, hasChoices: false, hasValidity: false, hasDeliveryDate: true },
    ...{ hasPerformance: false, hasPayment: true },
  },
  delivery: {
    ...{ becomes: ['invoice'] },
    ...{ hasPrices: false, hasChoices: false, hasValidity: false, hasDeliveryDate: true },
    ...{ hasPerformance: false, hasPayment: false },
  },
  invoice: {
    ...{ becomes: [] },
    ...{ hasPrices: true, hasChoices: false, hasValidity: false, hasDeliveryDate: false },
    ...{ hasPerformance: true, hasPayment: true },
  },
  reminder: {
    ...{ becomes: [] },
    ...{ hasPrices: true, hasChoices: false, hasValidity: false, hasDeliveryDate: false },
    ...{ hasPerformance: false, hasPayment: true },
  },
}

/** Sorts of invoices whose sums are negative. */
export const takesBack = (sort: InvoiceSort | null): boolean => sort === 'cancellation' || sort === 'credit'
