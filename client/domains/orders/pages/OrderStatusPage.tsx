import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { OrderStatusPageQuery } from '../../../__generated__/OrderStatusPageQuery.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { OrderBody, OrderPart, OrderWays } from '../details/OrderBody.tsx'
import { OrderTimeline } from '../details/OrderTimeline.tsx'
import { EndedLink } from './EndedLink.tsx'
import style from './OrderPages.module.css'

const query = graphql`
  query OrderStatusPageQuery($orderNumber: String!, $token: String!) @preloadable {
    orderStatus(orderNumber: $orderNumber, token: $token) {
      orderNumber
      placedAt
      ...OrderTimeline_order
      ...OrderBody_order
    }
    orderLink(orderNumber: $orderNumber, token: $token) {
      ...EndedLink_link
    }
  }
`

function OrderStatusPage(props: PageProps<OrderStatusPageQuery>) {
  const { orderStatus: order, orderLink } = usePreloadedQuery<OrderStatusPageQuery>(query, props.query)
  const intl = useIntl()
  const format = useFormat()
  if (!order) return orderLink ? <EndedLink link={orderLink} place={props.place.params} /> : null
  const title = intl.formatMessage({ id: 'orders.status.title' }, { number: order.orderNumber })
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} />
      <h1 className="h1">{title}</h1>
      <p className={`lead ${style.lead}`}>
        <FormattedMessage id="orders.status.placed" values={{ date: format.day(order.placedAt) }} />
      </p>
      <OrderBody
        order={order}
        after={<OrderWays withdrawal={`/order/${props.place.params.number}/${props.place.params.token}/withdrawal`} />}
      >
        <OrderPart title="orders.timeline">
          <OrderTimeline order={order} />
        </OrderPart>
      </OrderBody>
    </div>
  )
}

/** An order as its buyer follows it, by the link of the confirmation. */
export const page = definePage<OrderStatusPageQuery>({
  query,
  Component: OrderStatusPage,
  outcome: ({ orderStatus, orderLink }) => (orderStatus || orderLink ? 'found' : 'notFound'),
})
