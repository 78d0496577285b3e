import { useCallback, useTransition } from 'react'
import type { ProductTile_product$key } from '../../../__generated__/ProductTile_product.graphql.ts'
import { type LoadNext, useMore } from '../../../relay/useMore.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './ProductCarousel.module.css'

export interface ProductCarouselProps {
  title: string
  edges: readonly { readonly node: { readonly id: string } & ProductTile_product$key }[]
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
}

/** Tiles that come with one turn of the arrows. */
const moreSlides = 4

/** Products side by side; more of them come when the last one is in sight. Nothing where there are none. */
export function ProductCarousel({ title, edges, hasNext, isLoadingNext, loadNext }: ProductCarouselProps) {
  const [, startTransition] = useTransition()
  const { more, failure, retry } = useMore(loadNext)
  const isReady = hasNext && !isLoadingNext && !failure
  // Each row of slides, and each that failed, makes another function: then the carousel looks anew whether its end is in
  // sight, and finds nothing to do before there is.
  const loadMore = useCallback(() => {
    if (isReady) startTransition(() => more(moreSlides))
  }, [isReady, more])
  if (edges.length === 0) return null
  return (
    <div className={style.carousel}>
      <Carousel
        title={title}
        slides={edges.map(({ node }) => ({
          key: node.id,
          content: <ProductTile product={node} sizes="(width >= 1024px) 290px, 300px" />,
        }))}
        onNearEnd={loadMore}
      />
      {failure && <FailureLine error={failure} onRetry={retry} />}
    </div>
  )
}
