import type { BasisPoints } from '../../../kit/money.ts'
import type { Customer, Optional, Product, VatGroup, VatRules } from './pricingCase.ts'
import type { VatCategory } from './quote.ts'
import { entryOf, listOf } from './reading.ts'

/** The rates of a product where it is delivered and at home. Either stands in for the other; 0 where both are missing. */
export interface ProductRates {
  rate: BasisPoints
  homeRate: BasisPoints
  /** Whether there is no home rate, which is refused, even where the delivery is free of VAT. */
  missing: boolean
}

/**
 * Looks up the rates of products delivered to a country on a day (YYYY-MM-DD) of the shop's calendar: those of the
 * product's VAT group, else the default one, there, else at home. A group that the rules do not know has no rates. Of a
 * small business all of them are 0. Source: pricing.md, step 9.
 */
export function vatRates(
  rules: Optional<VatRules>,
  country: string | null,
  day: string,
): (product: Product) => ProductRates {
  if (rules?.smallBusiness) return () => ({ rate: 0, homeRate: 0, missing: false })
  const groups = new Map(listOf(rules?.groups).map(group => [group.id, group]))
  const found = new Map<string | null, ProductRates>()
  return product => {
    const id = product.vatGroup ?? rules?.defaultGroup ?? null
    let rates = found.get(id)
    if (!rates) {
      const group = id === null ? undefined : groups.get(id)
      const home = rateOn(day, group, rules?.homeCountry)
      const there = rateOn(day, group, country)
      rates = { rate: there ?? home ?? 0, homeRate: home ?? there ?? 0, missing: home === null }
      found.set(id, rates)
    }
    return rates
  }
}

/** The latest rate that is valid on the day; null: none is. */
function rateOn(day: string, group: VatGroup | undefined, country: Optional<string>): BasisPoints | null {
  let latest: { validFrom: string; rate: BasisPoints } | null = null
  for (const { validFrom, rate } of listOf(entryOf(group?.rates, country))) {
    const since = validFrom ?? ''
    if (since <= day && (latest === null || since > latest.validFrom)) latest = { validFrom: since, rate }
  }
  return latest?.rate ?? null
}

/**
 * How goods delivered to a country are taxed. Export: delivery outside the EU, for a seller outside it to any other
 * country, whoever buys. Tax-free supply within the EU: a company with a proven VAT id, id and delivery both in EU
 * countries other than the seller's. All else is `standard`, and all that a small business supplies. Source: pricing.md,
 * step 9.
 */
export function vatCategory(
  rules: Optional<VatRules>,
  country: string | null,
  customer: Optional<Customer>,
): Exclude<VatCategory, 'outOfScope'> {
  if (rules?.smallBusiness) return 'standard'
  const home = rules?.homeCountry ?? null
  const eu = listOf(rules?.euCountries)
  if (country === home || country === null) return 'standard'
  if (home === null || !eu.includes(home) || !eu.includes(country)) return 'export'
  const idCountry = provenIdCountry(customer)
  return idCountry !== null && idCountry !== home && eu.includes(idCountry) ? 'intraCommunity' : 'standard'
}

/** The country of a company's proven VAT id; its prefix EL is Greece. */
function provenIdCountry(customer: Optional<Customer>): string | null {
  if (!customer?.company || customer.vatId?.status !== 'valid') return null
  const prefix = (customer.vatId.number ?? '').replace(/\s/g, '').slice(0, 2).toUpperCase()
  return prefix === 'EL' ? 'GR' : prefix
}
