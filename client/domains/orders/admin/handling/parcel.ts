import type { EditField } from '../../../../adminKit/edit/fields.ts'

/** Carriers whose tracking pages the shop links to, and by which name the server knows them. */
const carriers = [
  { value: 'post', label: 'Österreichische Post' },
  { value: 'dhl', label: 'DHL' },
  { value: 'dpd', label: 'DPD' },
  { value: 'gls', label: 'GLS' },
] as const
const otherCarrier = 'other'

/** Who carries a parcel, as it is chosen. */
export interface Carrier {
  carrier: string
  otherName: string
}

export interface Parcel extends Carrier {
  trackingNumber: string
}

export const usualCarrier: Carrier = { carrier: carriers[0].value, otherName: '' }

export const carrierFields: readonly EditField<Carrier>[] = [
  {
    path: 'carrier',
    label: 'admin.order.carrier',
    control: {
      kind: 'choice',
      options: [
        ...carriers.map(({ value, label }) => ({ value, label: { text: label } })),
        { value: otherCarrier, label: 'admin.order.otherCarrier' },
      ],
    },
  },
  {
    path: 'otherName',
    label: 'admin.order.carrierName',
    longest: 60,
    isShown: ({ carrier }) => carrier === otherCarrier,
  },
]

export const trackingField: EditField<Parcel> = {
  path: 'trackingNumber',
  label: 'admin.order.trackingNumber',
  longest: 60,
}

/** A carrier as the server takes it; null where none was named. */
export const carrierName = ({ carrier, otherName }: Carrier): string | null =>
  (carrier === otherCarrier ? otherName.trim() : carrier) || null

/** The parcel of an order, as it is chosen. */
export function parcelOf(order: { readonly carrier?: string | null; readonly trackingNumber?: string | null }): Parcel {
  const known = carriers.find(({ label }) => label === order.carrier)
  const chosen = known
    ? { carrier: known.value, otherName: '' }
    : { carrier: otherCarrier, otherName: order.carrier ?? '' }
  return { ...chosen, trackingNumber: order.trackingNumber ?? '' }
}
