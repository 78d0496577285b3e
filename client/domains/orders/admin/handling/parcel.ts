import type { EditField } from '../../../../adminKit/edit/fields.ts'

const otherCarrier = 'other'

/** Who carries a parcel, as it is chosen: by the name of one of the shop's carriers. */
export interface Carrier {
  carrier: string
  otherName: string
}

export interface Parcel extends Carrier {
  trackingNumber: string
}

/** The carrier that is most likely: the one of the pick-up point that goods go to, else the first of the shop's. */
export const usualCarrier = (carriers: readonly string[], wanted?: string | null): Carrier => ({
  carrier: carriers.find(name => name === wanted) ?? carriers[0] ?? otherCarrier,
  otherName: '',
})

/** Fields in which a carrier is chosen of the shop's, or named. */
export const carrierFields = (carriers: readonly string[]): readonly EditField<Carrier>[] => [
  {
    path: 'carrier',
    label: 'admin.order.carrier',
    control: {
      kind: 'choice',
      options: [
        ...carriers.map(name => ({ value: name, label: { text: name } })),
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
export function parcelOf(order: {
  readonly carriers: readonly string[]
  readonly carrier?: string | null
  readonly trackingNumber?: string | null
}): Parcel {
  const known = order.carriers.find(name => name === order.carrier)
  const chosen = known ? { carrier: known, otherName: '' } : { carrier: otherCarrier, otherName: order.carrier ?? '' }
  return { ...chosen, trackingNumber: order.trackingNumber ?? '' }
}
