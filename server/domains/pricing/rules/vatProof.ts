import { type VatId, vatIdOf } from '../../../kit/vatIds.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { vatSettings } from '../settings.ts'
import type { Customer, Destination, VatIdStatus } from './pricingCase.ts'
import { pricingRules } from './shopRules.ts'
import { vatCategory } from './vatRates.ts'
import { vatTerritory } from './vatTerritory.ts'

/** What the EU's register answered about a VAT id. `number` with its prefix, without spaces; `at` in ISO 8601;
 *  `requestIdentifier` proves that it was asked. */
export type VatIdCheck = {
  readonly number: string
  readonly isRegistered: boolean
  readonly at: string
  readonly requestIdentifier: string | null
}

const HOUR_MILLISECONDS = 3_600_000
/** A firm that has just been registered tries again. */
const REFUTED_HOURS = 1

const numberOf = ({ prefix, rest }: VatId): string => prefix + rest

/** Whether an answer is about an id and still counts: one that proved it for the days of the setting, one that did not
 *  for an hour. */
function counts(settings: Settings, id: VatId, check: VatIdCheck | null, now: Date): check is VatIdCheck {
  if (check === null || check.number !== numberOf(id)) return false
  const hours = check.isRegistered ? 24 * vatSettings.of(settings).vatIdCheckDays : REFUTED_HOURS
  return now.getTime() - Date.parse(check.at) < hours * HOUR_MILLISECONDS
}

/**
 * How far a VAT id is proven that somebody entered. `valid`: form and check digit are right and, unless the settings are
 * content with these, the register knew it, lately enough. `invalid`: it is no id, or the register does not know it.
 * `unproven`: there is no answer that counts, which frees nobody from VAT. Source: pricing.md, step 9; legal.md 28.
 */
export function vatIdStatus(settings: Settings, entered: string, check: VatIdCheck | null, now: Date): VatIdStatus {
  const id = vatIdOf(entered)
  if (id === null) return 'invalid'
  if (vatSettings.of(settings).vatIdCheck === 'form') return 'valid'
  if (!counts(settings, id, check, now)) return 'unproven'
  return check.isRegistered ? 'valid' : 'invalid'
}

/** Whether it depends on the proof of a company's VAT id how its purchase is taxed: id and delivery in EU countries other
 *  than the seller's. `destination`: null while it is not known, and for what is
 *  handed over at the seller's. */
export function dependsOnProof(settings: Settings, customer: Customer, destination: Destination | null): boolean {
  if (!customer.company || !customer.vatId) return false
  const vatId = { ...customer.vatId, status: 'valid' as const }
  const { vat } = pricingRules(settings)
  return vatCategory(vat, vatTerritory(vat, destination), { ...customer, vatId }) === 'intraCommunity'
}

/** The id that the register has to be asked about before a purchase can be free of VAT; null where it needs not: the
 *  settings do not ask, it changes nothing, or an answer still counts. */
export function idToAsk(
  settings: Settings,
  customer: Customer,
  destination: Destination | null,
  check: VatIdCheck | null,
  now: Date,
): VatId | null {
  if (vatSettings.of(settings).vatIdCheck !== 'vies' || !dependsOnProof(settings, customer, destination)) return null
  const id = vatIdOf(customer.vatId?.number ?? '')
  return id !== null && !counts(settings, id, check, now) ? id : null
}

/** The seller's own id, in whose name the register is asked; null where the settings name none. */
export const sellersVatId = (settings: Settings): VatId | null => vatIdOf(shopSettings.of(settings).vatId)

/** An answer of the register as it is kept. */
export const checkOf = (
  id: VatId,
  answer: { readonly isRegistered: boolean; readonly requestIdentifier: string | null },
  now: Date,
): VatIdCheck => ({ number: numberOf(id), ...answer, at: now.toISOString() })
