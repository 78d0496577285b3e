import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { NewProducts_query$key } from '../../../__generated__/NewProducts_query.graphql.ts'
import type { NewProductsCarouselQuery } from '../../../__generated__/NewProductsCarouselQuery.graphql.ts'
import type { NewProductsQuery } from '../../../__generated__/NewProductsQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface NewProductsProps {
  group: string | undefined
  /** The slug of the product whose page it is, which is not among them. */
  product: string | undefined
  /** Another value asks anew. */
  fetchKey: number
}

/** What is new in the shop. */
export function NewProducts({ group, product, fetchKey }: NewProductsProps) {
  const intl = useIntl()
  const query = useLazyLoadQuery<NewProductsCarouselQuery>(
    graphql`
      query NewProductsCarouselQuery($group: String, $product: String) {
        ...NewProducts_query
      }
    `,
    { group, product },
    { fetchKey },
  )
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<NewProductsQuery, NewProducts_query$key>(
    graphql`
      fragment NewProducts_query on Query
      @refetchable(queryName: "NewProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        newProducts(first: $first, after: $after, without: $product)
          @connection(key: "NewProducts_newProducts", filters: ["without"]) {
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
      title={intl.formatMessage({ id: 'catalogue.landing.new' })}
      edges={data.newProducts.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
