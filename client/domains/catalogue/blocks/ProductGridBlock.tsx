import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductGridBlock_block$key } from '../../../__generated__/ProductGridBlock_block.graphql.ts'
import { ProductTile } from '../parts/ProductTile.tsx'
import { BlockPriceNote } from './BlockPriceNote.tsx'
import style from './productBlocks.module.css'

/** Products in rows. Nothing where there are none. */
export function ProductGridBlock(props: { block: ProductGridBlock_block$key }) {
  const { title, products } = useFragment(
    graphql`
      fragment ProductGridBlock_block on ProductGridBlock {
        title
        products {
          id
          ...ProductTile_product
        }
      }
    `,
    props.block,
  )
  const id = useId()
  if (products.length === 0) return null
  return (
    <>
      <BlockPriceNote />
      <section aria-labelledby={title ? id : undefined}>
        {title && (
          <h2 id={id} className={`h2 ${style.title}`}>
            {title}
          </h2>
        )}
        <ul className={style.grid}>
          {products.map(product => (
            <li key={product.id}>
              <ProductTile product={product} sizes="(width >= 1024px) 300px, (width >= 640px) 45vw, 92vw" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
