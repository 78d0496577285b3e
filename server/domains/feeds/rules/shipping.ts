import type { Cents } from '../../../kit/money.ts'
import { total } from '../../../kit/money.ts'
import { packParcels } from '../../pricing/rules/parcels.ts'
import type { ShippingRules } from '../../pricing/rules/pricingCase.ts'

/** A piece as it is sent. `group`: its product's shipping group; null: the shop's usual one. */
export type SentPiece = {
  readonly group: string | null
  readonly weightGrams: number | null
  /** In the prices' own basis. */
  readonly priceCents: Cents
}

/**
 * What it costs to send a piece alone to a country, where nothing but the country is known: in the prices' own basis; null
 * where it is not sent. As the checkout reckons it (pricing.md, step 8).
 */
export function sendingCosts(rules: ShippingRules, country: string, piece: SentPiece): Cents | null {
  const group = rules.groups?.find(({ id }) => id === (piece.group ?? rules.defaultGroup))
  if (!group) return null
  const quantity = group.countBy === 'weight' ? (piece.weightGrams ?? 0) : 1
  const parcels = packParcels(quantity, group.tiers, group.freeFrom, {
    ...{ country, postcode: '', customer: null, goods: piece.priceCents },
    countryFreeFrom: rules.freeFromByCountry?.[country],
  })
  return parcels && total(parcels.map(({ cost }) => cost))
}
