import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { GoesWith_product$key } from '../../../__generated__/GoesWith_product.graphql.ts'
import type { GoesWithQuery } from '../../../__generated__/GoesWithQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface GoesWithProps {
  product: GoesWith_product$key
}

/** What the operator chose to go with the product. */
export function GoesWith(props: GoesWithProps) {
  const intl = useIntl()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<GoesWithQuery, GoesWith_product$key>(
    graphql`
      fragment GoesWith_product on Product
      @refetchable(queryName: "GoesWithQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        goesWith(first: $first, after: $after) @connection(key: "GoesWith_goesWith") {
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
      title={intl.formatMessage({ id: 'catalogue.carousels.goesWith' })}
      edges={data.goesWith.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
