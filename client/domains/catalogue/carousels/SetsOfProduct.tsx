import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { SetsOfProduct_product$key } from '../../../__generated__/SetsOfProduct_product.graphql.ts'
import type { SetsOfProductCarouselQuery } from '../../../__generated__/SetsOfProductCarouselQuery.graphql.ts'
import type { SetsOfProductQuery } from '../../../__generated__/SetsOfProductQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface SetsOfProductProps {
  slug: string
  group: string | undefined
  /** Another value asks anew. */
  fetchKey: number
}

/** Sets that contain the product, which are cheaper than their pieces. Nothing where it is not to be had any more. */
export function SetsOfProduct({ slug, group, fetchKey }: SetsOfProductProps) {
  const { product } = useLazyLoadQuery<SetsOfProductCarouselQuery>(
    graphql`
      query SetsOfProductCarouselQuery($slug: String!, $group: String) {
        product(slug: $slug) {
          ...SetsOfProduct_product
        }
      }
    `,
    { slug, group },
    { fetchKey },
  )
  return product && <Sets product={product} />
}

function Sets(props: { product: SetsOfProduct_product$key }) {
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
              ...ProductTile_product @arguments(group: $group)
            }
          }
        }
      }
    `,
    props.product,
  )
  return (
    <ProductCarousel
      title={intl.formatMessage({ id: 'catalogue.carousels.sets' })}
      edges={data.sets.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
