import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AlsoBought_product$key } from '../../../__generated__/AlsoBought_product.graphql.ts'
import type { AlsoBoughtQuery } from '../../../__generated__/AlsoBoughtQuery.graphql.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface AlsoBoughtProps {
  product: AlsoBought_product$key
}

/** What buyers of the product also bought. */
export function AlsoBought(props: AlsoBoughtProps) {
  const intl = useIntl()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<AlsoBoughtQuery, AlsoBought_product$key>(
    graphql`
      fragment AlsoBought_product on Product
      @refetchable(queryName: "AlsoBoughtQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        alsoBought(first: $first, after: $after) @connection(key: "AlsoBought_alsoBought") {
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
      title={intl.formatMessage({ id: 'product.carousels.alsoBought' })}
      edges={data.alsoBought.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
