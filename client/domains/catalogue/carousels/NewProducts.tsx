import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { NewProducts_query$key } from '../../../__generated__/NewProducts_query.graphql.ts'
import type { NewProductsQuery } from '../../../__generated__/NewProductsQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface NewProductsProps {
  query: NewProducts_query$key
}

/** What is new in the shop. */
export function NewProducts(props: NewProductsProps) {
  const intl = useIntl()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<NewProductsQuery, NewProducts_query$key>(
    graphql`
      fragment NewProducts_query on Query
      @refetchable(queryName: "NewProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        newProducts(first: $first, after: $after) @connection(key: "NewProducts_newProducts") {
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
      title={intl.formatMessage({ id: 'product.carousels.new' })}
      edges={data.newProducts.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
