import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { TopSellers_query$key } from '../../../__generated__/TopSellers_query.graphql.ts'
import type { TopSellersCarouselQuery } from '../../../__generated__/TopSellersCarouselQuery.graphql.ts'
import type { TopSellersQuery } from '../../../__generated__/TopSellersQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface TopSellersProps {
  group: string | undefined
  /** The slug of the product whose page it is, which is not among them. */
  product: string | undefined
  /** Another value asks anew. */
  fetchKey: number
}

/** What is bought most. */
export function TopSellers({ group, product, fetchKey }: TopSellersProps) {
  const intl = useIntl()
  const query = useLazyLoadQuery<TopSellersCarouselQuery>(
    graphql`
      query TopSellersCarouselQuery($group: String, $product: String) {
        ...TopSellers_query
      }
    `,
    { group, product },
    { fetchKey },
  )
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<TopSellersQuery, TopSellers_query$key>(
    graphql`
      fragment TopSellers_query on Query
      @refetchable(queryName: "TopSellersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        topSellers(first: $first, after: $after, without: $product)
          @connection(key: "TopSellers_topSellers", filters: ["without"]) {
          edges {
            node {
              id
              ...ProductTile_product @arguments(group: $group)
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ProductCarousel
      title={intl.formatMessage({ id: 'catalogue.landing.topSellers' })}
      edges={data.topSellers.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
