import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { carrierTitle } from './carriers.ts'

/** How long the names of carriers and tracking numbers may be, in characters. */
const LONGEST = 60

/** A parcel as staff enter it. */
export type ParcelInput = { readonly carrier: string | null; readonly trackingNumber: string | null }

/** A parcel with what was entered tidied, and the carrier by its own name. Refuses what is too long (INVALID_INPUT). */
export function enteredParcel({ carrier, trackingNumber }: ParcelInput): ParcelInput {
  const entered = { carrier: tidied(carrier ?? ''), trackingNumber: tidied(trackingNumber ?? '') }
  refuseIf(
    Object.entries(entered).flatMap(([field, text]): Refusal[] =>
      text.length > LONGEST
        ? [refusal('INVALID_INPUT', [field], `At most ${LONGEST} characters.`, { limit: LONGEST })]
        : [],
    ),
  )
  return {
    carrier: entered.carrier === '' ? null : carrierTitle(entered.carrier),
    trackingNumber: entered.trackingNumber || null,
  }
}

/** A parcel as the history names it; null where nothing is known of it. */
export const parcelText = ({ carrier, trackingNumber }: ParcelInput): string | null =>
  [carrier, trackingNumber].filter(Boolean).join(' ') || null
