import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { AlsoBought_product$key } from '../../../__generated__/AlsoBought_product.graphql.ts'
import type { AlsoBoughtCarouselQuery } from '../../../__generated__/AlsoBoughtCarouselQuery.graphql.ts'
import type { AlsoBoughtQuery } from '../../../__generated__/AlsoBoughtQuery.graphql.ts'
import { GoesWith } from './GoesWith.tsx'
import { ProductCarousel } from './ProductCarousel.tsx'

export interface AlsoBoughtProps {
  slug: string
  group: string | undefined
  /** Another value asks anew. */
  fetchKey: number
}

/** What buyers of the product also bought; where orders do not carry that, what the operator says goes with it. */
export function AlsoBought({ slug, group, fetchKey }: AlsoBoughtProps) {
  const { product } = useLazyLoadQuery<AlsoBoughtCarouselQuery>(
    graphql`
      query AlsoBoughtCarouselQuery($slug: String!, $group: String) {
        product(slug: $slug) {
          ...AlsoBought_product
          ...GoesWith_product
        }
      }
    `,
    { slug, group },
    { fetchKey },
  )
  return product && <BoughtTogether product={product} otherwise={<GoesWith product={product} />} />
}

function BoughtTogether(props: { product: AlsoBought_product$key; otherwise: ReactNode }) {
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
              ...ProductTile_product @arguments(group: $group)
            }
          }
        }
      }
    `,
    props.product,
  )
  if (data.alsoBought.edges.length === 0) return props.otherwise
  return (
    <ProductCarousel
      title={intl.formatMessage({ id: 'catalogue.carousels.alsoBought' })}
      edges={data.alsoBought.edges}
      {...{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
