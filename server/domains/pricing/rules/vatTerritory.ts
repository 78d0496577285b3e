import { plainPostcode } from '../../../kit/postcodes.ts'
import type { Destination, Optional, VatRules } from './pricingCase.ts'

/** Northern Ireland as its VAT ids and the EU's VAT name it. */
const northernIreland = 'XI'

/**
 * The country whose VAT counts for goods that go to a destination; null where it is not known. It is that of the address but
 * for Northern Ireland: the United Kingdom by its address (postcodes that begin with BT), and for goods still within the
 * EU's VAT, so that a delivery there is no export, to a company with an id of another country than the seller's a tax-free
 * supply, to all others a distance sale. It counts where the rules name `XI` among the EU's countries. A seller in the United
 * Kingdom sells there at home.
 * Source: Art. 8 and annex 3 of the Protocol on Ireland/Northern Ireland (Windsor Framework); Directive (EU) 2020/1756.
 */
export function vatTerritory(
  rules: Optional<Pick<VatRules, 'homeCountry' | 'euCountries'>>,
  destination: Optional<Destination>,
): string | null {
  const country = destination?.country ?? null
  if (country !== 'GB' || rules?.homeCountry === 'GB' || !rules?.euCountries?.includes(northernIreland)) return country
  return /^BT\d/.test(plainPostcode(destination?.postcode)) ? northernIreland : country
}
