import { AlsoBought } from './AlsoBought.tsx'
import { NewProducts } from './NewProducts.tsx'
import type { CarouselKind, CarouselPlace } from './place.ts'
import { SetsOfProduct } from './SetsOfProduct.tsx'
import { TopSellers } from './TopSellers.tsx'

export interface LoadedCarouselProps extends CarouselPlace {
  kind: CarouselKind
  /** Another value asks anew. */
  fetchKey: number
}

/** A carousel with what it needs of the server; loaded when it comes near. */
export default function LoadedCarousel({ kind, product, group, fetchKey }: LoadedCarouselProps) {
  if (kind === 'new') return <NewProducts group={group} product={product} fetchKey={fetchKey} />
  if (kind === 'top') return <TopSellers group={group} product={product} fetchKey={fetchKey} />
  if (product === undefined) return null
  const Carousel = kind === 'sets' ? SetsOfProduct : AlsoBought
  return <Carousel slug={product} group={group} fetchKey={fetchKey} />
}
