import { graphql, useFragment } from 'react-relay'
import type { ProductCarouselBlock_block$key } from '../../../__generated__/ProductCarouselBlock_block.graphql.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import { BlockPriceNote } from './BlockPriceNote.tsx'
import style from './productBlocks.module.css'

/** Products side by side, to be turned. Nothing where there are none. */
export function ProductCarouselBlock(props: { block: ProductCarouselBlock_block$key }) {
  const { title, products } = useFragment(
    graphql`
      fragment ProductCarouselBlock_block on ProductCarouselBlock {
        title
        products {
          id
          ...ProductTile_product
        }
      }
    `,
    props.block,
  )
  if (products.length === 0) return null
  return (
    <>
      <BlockPriceNote />
      <Carousel
        title={title}
        slides={products.map(product => ({
          key: product.id,
          content: (
            <div className={style.slide}>
              <ProductTile product={product} sizes="(width >= 1024px) 290px, 300px" />
            </div>
          ),
        }))}
      />
    </>
  )
}
