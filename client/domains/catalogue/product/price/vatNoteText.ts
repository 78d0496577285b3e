/** What is known of a price's VAT at home; rates in basis points. */
export interface HomeVat {
  readonly vatGroup: string
  readonly vatRate: number
  readonly vatIncluded: boolean
}

/** How goods are taxed where they go. */
export interface DestinationVat {
  readonly countryName: string
  readonly isHome: boolean
  readonly category: string
  readonly rates: readonly { readonly group: string; readonly rate: number }[]
}

const ids = {
  included: {
    home: 'product.price.vatIncluded',
    abroad: 'product.price.vatIncluded.to',
    free: 'product.price.vatIncluded.free',
  },
  excluded: {
    home: 'product.price.vatExcluded',
    abroad: 'product.price.vatExcluded.to',
    free: 'product.price.vatExcluded.free',
  },
} as const

type Words = (typeof ids)['included' | 'excluded']

/** The words of the note beside a price, and their values. Null: where the goods go is not known. */
export function vatNoteText(
  price: HomeVat,
  destination: DestinationVat | null,
): { id: Words[keyof Words]; rate: number; country: string } {
  const words = ids[price.vatIncluded ? 'included' : 'excluded']
  if (destination === null || destination.isHome) return { id: words.home, rate: price.vatRate, country: '' }
  const country = destination.countryName
  // What is taken off in the cart is the VAT that is in the price: that of a delivery at home.
  if (destination.category !== 'STANDARD') return { id: words.free, rate: price.vatRate, country }
  const rate = destination.rates.find(({ group }) => group === price.vatGroup)?.rate ?? price.vatRate
  return { id: words.abroad, rate, country }
}
