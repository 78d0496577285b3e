import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { SetsOfProduct_product$key } from '../../../__generated__/SetsOfProduct_product.graphql.ts'
import type { SetsOfProductQuery } from '../../../__generated__/SetsOfProductQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface SetsOfProductProps {
  product: SetsOfProduct_product$key
}

/** Sets that contain the product, which are cheaper than their pieces. */
export function SetsOfProduct(props: SetsOfProductProps) {
  const intl = useIntl()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SetsOfProductQuery,
    SetsOfProduct_product$key
  >(
    graphql`
      fragment SetsOfProduct_product on Product
      @refetchable(queryName: "SetsOfProductQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        sets(first: $first, after: $after) @connection(key: "SetsOfProduct_sets") {
          edges {
            node {
              id
              ...ProductTile_product
            }
          }
        }
      }
    `,
    props.product,
  )
  return (
    <ProductCarousel
      title={intl.formatMessage({ id: 'product.carousels.sets' })}
      edges={data.sets.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
