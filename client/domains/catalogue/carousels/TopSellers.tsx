import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { TopSellers_query$key } from '../../../__generated__/TopSellers_query.graphql.ts'
import type { TopSellersQuery } from '../../../__generated__/TopSellersQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface TopSellersProps {
  query: TopSellers_query$key
}

/** What is bought most. */
export function TopSellers(props: TopSellersProps) {
  const intl = useIntl()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<TopSellersQuery, TopSellers_query$key>(
    graphql`
      fragment TopSellers_query on Query
      @refetchable(queryName: "TopSellersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        topSellers(first: $first, after: $after) @connection(key: "TopSellers_topSellers") {
          edges {
            node {
              id
              ...ProductTile_product
            }
          }
        }
      }
    `,
    props.query,
  )
  return (
    <ProductCarousel
      title={intl.formatMessage({ id: 'product.carousels.topSellers' })}
      edges={data.topSellers.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
