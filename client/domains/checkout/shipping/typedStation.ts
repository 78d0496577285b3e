/** A parcel locker or pick-up point as it is typed; empty texts are not entered yet. */
export interface TypedStation {
  readonly provider: string
  readonly name: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly customerNumber: string
}

type Kept = { readonly [Part in keyof TypedStation]: string | null | undefined }

/** What is typed on from what is kept. */
export const typedStation = (kept: Kept | null | undefined): TypedStation => ({
  ...{ provider: kept?.provider ?? '', name: kept?.name ?? '', zip: kept?.zip ?? '', city: kept?.city ?? '' },
  ...{ country: kept?.country ?? '', customerNumber: kept?.customerNumber ?? '' },
})
