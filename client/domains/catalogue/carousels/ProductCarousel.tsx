import { useCallback, useTransition } from 'react'
import type { ProductTile_product$key } from '../../../__generated__/ProductTile_product.graphql.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './ProductCarousel.module.css'

export interface ProductCarouselProps {
  title: string
  edges: readonly { readonly node: { readonly id: string } & ProductTile_product$key }[]
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number) => void
}

/** Tiles that come with one turn of the arrows. */
const moreSlides = 4

/** Products side by side; more of them come when the last one is in sight. Nothing where there are none. */
export function ProductCarousel({ title, edges, hasNext, isLoadingNext, loadNext }: ProductCarouselProps) {
  const [, startTransition] = useTransition()
  const loadMore = useCallback(() => {
    if (hasNext && !isLoadingNext) startTransition(() => loadNext(moreSlides))
  }, [hasNext, isLoadingNext, loadNext])
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
    </div>
  )
}
