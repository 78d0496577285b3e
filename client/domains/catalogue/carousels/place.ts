/** Where carousels stand, and what they are about. */
export interface CarouselPlace {
  /** The slug of the group where the visitor is: links of tiles stay in it. */
  group?: string | undefined
  /** The slug of the product whose page it is; without one there are no sets with it and nothing bought with it. */
  product?: string | undefined
}

/** What a carousel shows. */
export type CarouselKind = 'sets' | 'boughtWith' | 'new' | 'top'

/** The carousels of a page in their order (shop.md 2): those about a product only where there is one. */
export const carouselsAt = ({ product }: CarouselPlace): readonly CarouselKind[] =>
  product === undefined ? ['new', 'top'] : ['sets', 'boughtWith', 'new', 'top']
