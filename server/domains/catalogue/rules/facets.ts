import type { FacetKey } from '../listings/tables.ts'
import type { Fit } from '../tables.ts'

/** What a listing counts for in the facets of its groups. */
export type FacetSource = {
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  readonly colorCodes: readonly string[]
  /** Of properties, as `propertyValue` writes them. */
  readonly propertyValues: readonly string[]
  readonly isPersonalisable: boolean
  readonly isInStock: boolean
  readonly isOnSale: boolean
}

export type FacetFeature = 'personalisable' | 'inStock' | 'onSale'

/** The facet values that a listing has, itself ('all') included. */
export function facetValues(listing: FacetSource): { facet: FacetKey; value: string }[] {
  const of = (facet: FacetKey, values: readonly string[]) => values.map(value => ({ facet, value }))
  const features: FacetFeature[] = []
  if (listing.isPersonalisable) features.push('personalisable')
  if (listing.isInStock) features.push('inStock')
  if (listing.isOnSale) features.push('onSale')
  return [
    { facet: 'all', value: '' },
    ...of('fit', listing.fits),
    ...of('size', listing.sizes),
    ...of('color', listing.colorCodes),
    ...of('property', listing.propertyValues),
    ...of('feature', features),
  ]
}
