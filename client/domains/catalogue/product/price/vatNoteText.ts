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

type Kind = 'vatIncluded' | 'vatExcluded'

/** The words of the note beside a price, and their values. Null: where the goods go is not known. */
export function vatNoteText(
  price: HomeVat,
  destination: DestinationVat | null,
): { id: `product.price.${Kind}${'' | '.to' | '.free'}`; rate: number; country: string } {
  const kind: Kind = price.vatIncluded ? 'vatIncluded' : 'vatExcluded'
  if (destination === null || destination.isHome)
    return { id: `product.price.${kind}`, rate: price.vatRate, country: '' }
  const country = destination.countryName
  // What is taken off in the cart is the VAT that is in the price: that of a delivery at home.
  if (destination.category !== 'STANDARD') return { id: `product.price.${kind}.free`, rate: price.vatRate, country }
  const rate = destination.rates.find(({ group }) => group === price.vatGroup)?.rate ?? price.vatRate
  return { id: `product.price.${kind}.to`, rate, country }
}
