import { graphql, usePreloadedQuery } from 'react-relay'
import type { CouponEditPageQuery } from '../../../__generated__/CouponEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { CouponEditor } from './CouponEditor.tsx'

const query = graphql`
  query CouponEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    coupon(id: $id) @skip(if: $isNew) {
      id
      ...CouponEditor_coupon
    }
    couponGroups {
      id
      title
    }
  }
`

function CouponEditPage(props: PageProps<CouponEditPageQuery>) {
  const { coupon, couponGroups } = usePreloadedQuery<CouponEditPageQuery>(query, props.query)
  return <CouponEditor key={coupon?.id ?? 'new'} coupon={coupon ?? null} groups={couponGroups} />
}

/** One coupon, or an empty form for a new one. */
export const page = definePage<CouponEditPageQuery>({
  query,
  Component: CouponEditPage,
  outcome: ({ coupon }, place) => (place.params.id && !coupon ? 'notFound' : 'found'),
})
