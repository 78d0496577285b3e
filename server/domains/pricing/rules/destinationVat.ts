import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'
import type { Customer, Destination } from './pricingCase.ts'
import type { VatCategory } from './quote.ts'
import { pricingRules } from './shopRules.ts'
import { vatCategory, vatRates } from './vatRates.ts'
import { vatTerritory } from './vatTerritory.ts'

/** How goods are taxed that go somewhere: rates in basis points by VAT group; a category other than `standard` is free
 *  of VAT, whatever the rates. */
export type DestinationVat = {
  readonly category: Exclude<VatCategory, 'outOfScope'>
  readonly rates: readonly { readonly group: string; readonly rate: number }[]
}

/** How goods of each VAT group are taxed that are delivered to a destination, for notes beside prices before anything is
 *  priced. Source: pricing.md, step 9: "The note beside a price names the rate that was really used". */
export function destinationVat(
  settings: Settings,
  customer: Customer,
  destination: Destination,
  now: Date,
): DestinationVat {
  const { vat } = pricingRules(settings)
  const country = vatTerritory(vat, destination)
  const ratesOf = vatRates(vat, country, shopDay(settings, now))
  return {
    category: vatCategory(vat, country, customer),
    rates: (vat?.groups ?? []).map(({ id }) => ({ group: id, rate: ratesOf({ id: '', vatGroup: id }).rate })),
  }
}
