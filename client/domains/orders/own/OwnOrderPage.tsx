import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { OwnOrderPageQuery } from '../../../__generated__/OwnOrderPageQuery.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { framedHtml } from '../../../ui/framedHtml.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import { OrderBody, OrderPart, OrderWays } from '../details/OrderBody.tsx'
import { OrderTimeline } from '../details/OrderTimeline.tsx'
import style from './Confirmation.module.css'
import { ReorderButton } from './ReorderButton.tsx'

const query = graphql`
  query OwnOrderPageQuery($orderNumber: String!) @preloadable {
    viewer {
      ...AccountFrame_viewer
      order(orderNumber: $orderNumber) {
        orderNumber
        placedAt
        confirmation {
          subject
          html
          createdAt
        }
        ...ReorderButton_order
        ...OrderTimeline_order
        ...OrderBody_order
      }
    }
  }
`

type Answer = OwnOrderPageQuery['response']
type Confirmation = NonNullable<NonNullable<Answer['viewer']['order']>['confirmation']>

function OwnOrderPage(props: PageProps<OwnOrderPageQuery>) {
  const { viewer } = usePreloadedQuery<OwnOrderPageQuery>(query, props.query)
  const { order } = viewer
  const intl = useIntl()
  const format = useFormat()
  if (!order) return null
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'orders.status.title' }, { number: order.orderNumber })}
      lead={<FormattedMessage id="orders.status.placed" values={{ date: format.day(order.placedAt) }} />}
      actions={<ReorderButton order={order} />}
    >
      <OrderBody
        order={order}
        isFramed
        after={
          <>
            {order.confirmation && (
              <OrderPart title="account.orders.documents" isRuled>
                <ConfirmationButton confirmation={order.confirmation} />
              </OrderPart>
            )}
            <OrderWays withdrawal={`/withdrawal?order=${order.orderNumber}`} />
          </>
        }
      >
        <OrderPart title="orders.timeline">
          <OrderTimeline order={order} />
        </OrderPart>
      </OrderBody>
    </AccountFrame>
  )
}

/** Shows the confirmation as it was sent, in a frame without scripts or access to this page. */
function ConfirmationButton({ confirmation }: { confirmation: Confirmation }) {
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { subject, html, createdAt } = confirmation
  return (
    <>
      <Button look="quiet" icon={<DocumentIcon />} onClick={() => setOpen(true)}>
        <FormattedMessage id="account.orders.confirmation" values={{ date: format.day(createdAt) }} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={subject} isWide>
        <iframe className={style.frame} title={subject} sandbox="" srcDoc={framedHtml(html)} />
      </Dialog>
    </>
  )
}

/** An order of a signed-in person's own. */
export const page = definePage<OwnOrderPageQuery>({
  query,
  Component: OwnOrderPage,
  outcome: ({ viewer }) => (viewer.order ? 'found' : 'notFound'),
})
