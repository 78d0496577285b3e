import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { OrderPlacedPageQuery } from '../../../__generated__/OrderPlacedPageQuery.graphql.ts'
import { deliveryValues } from '../../../intl/deliveryDays.ts'
import { useFormat } from '../../../intl/format.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { OrderBody, OrderPart } from '../details/OrderBody.tsx'
import { EndedLink } from './EndedLink.tsx'
import style from './OrderPages.module.css'

const query = graphql`
  query OrderPlacedPageQuery($orderNumber: String!, $token: String!) @preloadable {
    orderStatus(orderNumber: $orderNumber, token: $token) {
      orderNumber
      email
      hold
      isPickup
      needsShipping
      bankAccount
      payBy
      pickupAddress
      delivery {
        weeks
        earliest
        latest
      }
      firstPartBy
      statusPath
      totals {
        toPay {
          cents
          currency
        }
      }
      paymentMethod {
        title
        description
      }
      ...OrderBody_order
    }
    orderLink(orderNumber: $orderNumber, token: $token) {
      ...EndedLink_link
    }
  }
`

type PlacedOrder = NonNullable<OrderPlacedPageQuery['response']['orderStatus']>

function OrderPlacedPage(props: PageProps<OrderPlacedPageQuery>) {
  const { orderStatus: order, orderLink } = usePreloadedQuery<OrderPlacedPageQuery>(query, props.query)
  const intl = useIntl()
  if (!order) return orderLink ? <EndedLink link={orderLink} place={props.place.params} /> : null
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={intl.formatMessage({ id: 'orders.placed.pageTitle' })} />
      <OrderBody order={order}>
        <div>
          <h1 className="h1">
            <FormattedMessage id="orders.placed.title" />
          </h1>
          <p className={style.number}>
            <FormattedMessage
              id="orders.placed.number"
              values={{ number: <strong key="number">{order.orderNumber}</strong> }}
            />
          </p>
        </div>
        <OrderPart title="orders.placed.next">
          <NextSteps order={order} />
        </OrderPart>
        <div className={style.buttons}>
          {order.statusPath && (
            <LinkButton to={order.statusPath}>
              <FormattedMessage id="orders.placed.follow" />
            </LinkButton>
          )}
          <LinkButton look="outline" to="/">
            <FormattedMessage id="orders.placed.home" />
          </LinkButton>
        </div>
      </OrderBody>
    </div>
  )
}

/** What happens now, in the order in which it does. */
function NextSteps({ order }: { order: PlacedOrder }) {
  const format = useFormat()
  const isHeld = order.hold === 'HELD'
  const days = order.delivery && deliveryValues(order.delivery, format)
  const isOncePaid = Boolean(order.bankAccount)
  return (
    <ol className={style.next}>
      <li>
        <FormattedMessage id="orders.placed.mail" values={{ email: <strong key="email">{order.email}</strong> }} />
      </li>
      {isHeld && (
        <li>
          <FormattedMessage id="orders.placed.held" />
        </li>
      )}
      {order.bankAccount && (
        <li>
          <FormattedMessage
            id="orders.placed.transfer"
            values={{
              total: format.money(order.totals.toPay),
              account: <strong key="account">{order.bankAccount}</strong>,
              number: order.orderNumber,
            }}
          />
          {order.payBy && (
            <>
              {' '}
              <FormattedMessage id="orders.payBy" values={{ date: format.day(order.payBy) }} />
            </>
          )}
        </li>
      )}
      <li>
        {!order.needsShipping ? (
          <FormattedMessage id="orders.placed.vouchers" />
        ) : order.isPickup ? (
          <FormattedMessage id="orders.placed.pickup" values={{ place: order.pickupAddress ?? '' }} />
        ) : (
          <FormattedMessage id="orders.placed.shipping" />
        )}{' '}
        {days && (
          <FormattedMessage
            id={order.isPickup ? 'orders.placed.readyOn' : 'orders.placed.arrivesOn'}
            values={{ ...days, oncePaid: isOncePaid ? 'yes' : 'no', dated: days.date === '' ? 'no' : 'yes' }}
          />
        )}
        {order.firstPartBy && (
          <>
            {' '}
            <FormattedMessage id="orders.placed.inParts" values={{ first: format.day(order.firstPartBy) }} />
          </>
        )}
      </li>
      {!isHeld && !order.bankAccount && order.totals.toPay.cents > 0 && (
        <li>
          <FormattedMessage
            id="orders.placed.payment"
            values={{ method: order.paymentMethod.title, how: order.paymentMethod.description ?? '' }}
          />
        </li>
      )}
    </ol>
  )
}

/** Thanks for the order, and what happens next. */
export const page = definePage<OrderPlacedPageQuery>({
  query,
  Component: OrderPlacedPage,
  outcome: ({ orderStatus, orderLink }) => (orderStatus || orderLink ? 'found' : 'notFound'),
})
