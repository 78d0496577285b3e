import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { type Provider, pageOfParcel } from '../../pricing/rules/stations.ts'
import { carrierTitle } from './carriers.ts'

/** How long the names of carriers and tracking numbers may be, in characters. */
const LONGEST = 60

/** A parcel as staff enter it. */
export type ParcelInput = { readonly carrier: string | null; readonly trackingNumber: string | null }

/** A parcel with the page on which it is followed, by what the shop has set of its carrier. */
export type Parcel = ParcelInput & { readonly trackingUrl: string | null }

/** A parcel with what was entered tidied, and the carrier by its own name: that of the shop's providers whose key or name it is,
 *  else of those that everybody knows. Refuses what is too long (INVALID_INPUT). */
export function enteredParcel({ carrier, trackingNumber }: ParcelInput, providers: readonly Provider[]): Parcel {
  const entered = { carrier: tidied(carrier ?? ''), trackingNumber: tidied(trackingNumber ?? '') }
  refuseIf(
    Object.entries(entered).flatMap(([field, text]): Refusal[] =>
      text.length > LONGEST
        ? [refusal('INVALID_INPUT', [field], `At most ${LONGEST} characters.`, { limit: LONGEST })]
        : [],
    ),
  )
  const named = entered.carrier.toLowerCase()
  const provider = providers.find(({ key, name }) => key === named || name.toLowerCase() === named)
  const number = entered.trackingNumber || null
  return {
    carrier: provider?.name ?? (entered.carrier === '' ? null : carrierTitle(entered.carrier)),
    trackingNumber: number,
    trackingUrl: pageOfParcel(provider?.trackingUrl ?? null, number),
  }
}

/** A parcel as the history names it; null where nothing is known of it. */
export const parcelText = ({ carrier, trackingNumber }: ParcelInput): string | null =>
  [carrier, trackingNumber].filter(Boolean).join(' ') || null
