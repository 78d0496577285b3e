import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { AdminOrderPage_order$key } from '../../../__generated__/AdminOrderPage_order.graphql.ts'
import type { AdminOrderPageQuery } from '../../../__generated__/AdminOrderPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { TrailLinks } from '../../../adminKit/edit/TrailLinks.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { wayBack } from '../../../adminKit/list/returning.ts'
import { trailAt } from '../../../adminKit/trail.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { usePlace, useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { OrderCommission } from '../../affiliates/admin/OrderCommission.tsx'
import { OrderDocuments } from '../../invoicing/admin/OrderDocuments.tsx'
import { useMarkOrderRead } from '../mutations/useMarkOrderRead.ts'
import { AdminOrderLines } from './AdminOrderLines.tsx'
import style from './AdminOrderPage.module.css'
import { HeldOrder } from './HeldOrder.tsx'
import { OrderWork } from './handling/OrderWork.tsx'
import { PackingSlip } from './handling/PackingSlip.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'
import { MarkShippedDialog } from './MarkShippedDialog.tsx'
import { OrderAddresses } from './OrderAddresses.tsx'
import { OrderAgreement } from './OrderAgreement.tsx'
import { OrderCustomer } from './OrderCustomer.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderShipping } from './OrderShipping.tsx'
import { OrderStatesLine } from './OrderStates.tsx'
import { OrderTags } from './OrderTags.tsx'
import { OrderWithdrawals } from './OrderWithdrawals.tsx'
import { ordersPath } from './ordersPath.ts'

const query = graphql`
  query AdminOrderPageQuery($orderNumber: String!) @preloadable {
    order(orderNumber: $orderNumber) {
      id
      paymentMethod {
        key
        title
      }
      ...AdminOrderPage_order
    }
    shop {
      name
      paymentMethods {
        key
        title
      }
    }
  }
`

function AdminOrderPage(props: PageProps<AdminOrderPageQuery>) {
  const { order, shop } = usePreloadedQuery<AdminOrderPageQuery>(query, props.query)
  if (!order) return null
  // The order knows the method's name in its buyer's language.
  const { key, title } = order.paymentMethod
  const method = shop.paymentMethods.find(each => each.key === key)?.title ?? title
  return <OrderDetails key={order.id} order={order} method={method} shopName={shop.name} />
}

function OrderDetails(props: { order: AdminOrderPage_order$key; method: string; shopName: string }) {
  const order = useFragment(
    graphql`
      fragment AdminOrderPage_order on Order {
        id
        orderNumber
        placedAt
        isRead
        pieceCount
        bankAccount
        isPickup
        viewerCanMarkPaid
        viewerCanMarkShipped
        ...HeldOrder_order
        ...OrderWithdrawals_order
        ...OrderStates_order
        ...AdminOrderLines_order
        ...OrderHistory_order
        ...OrderMails_order
        ...OrderAgreement_order
        ...OrderCustomer_order
        ...OrderAddresses_order
        ...OrderPayment_order
        ...OrderShipping_order
        ...OrderDocuments_order
        ...OrderTags_order
        ...OrderCommission_order
        ...MarkShippedDialog_order
        ...OrderWork_order
        ...PackingSlip_order
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const router = useRouter()
  const changes = useChanges()
  const mayChange = useViewer().mayWrite('ORDERS')
  const [markRead] = useMarkOrderRead()
  const [dialog, setDialog] = useState<'paid' | 'shipped' | null>(null)

  const noteRead = async (isRead: boolean) => {
    const { isDone } = await markRead({ orderId: order.id, isRead })
    if (isDone) changes.note()
    return isDone
  }
  // Looking at an order is what makes it read, as with letters; those who may change nothing leave it as it is.
  const noteSeen = useEffectEvent(() => {
    if (mayChange && order.isRead === false) void noteRead(true)
  })
  useEffect(() => noteSeen(), [])

  const leaveUnread = async () => {
    if (await noteRead(false)) router.navigate(wayBack(ordersPath))
  }
  const trail = trailAt(usePlace().path)

  const title = intl.formatMessage({ id: 'admin.order.title' }, { number: order.orderNumber })
  const close = () => setDialog(null)
  return (
    <>
      <PageHead title={title} />
      <PageTop
        back={{ to: ordersPath, label: <FormattedMessage id="admin.orders.title" /> }}
        title={title}
        status={<OrderStatesLine order={order} />}
        note={
          <FormattedMessage
            id="admin.order.note"
            values={{
              instant: format.instant(order.placedAt),
              method: props.method || 'none',
              count: order.pieceCount,
            }}
          />
        }
        actions={
          mayChange && (
            <>
              {trail && <TrailLinks trail={trail} />}
              {order.viewerCanMarkPaid && (
                <Button
                  look={order.bankAccount || !order.viewerCanMarkShipped ? 'primary' : 'quiet'}
                  size="small"
                  onClick={() => setDialog('paid')}
                >
                  <FormattedMessage id="admin.orders.markPaid" />
                </Button>
              )}
              {order.viewerCanMarkShipped && (
                <Button
                  look={order.bankAccount && order.viewerCanMarkPaid ? 'quiet' : 'primary'}
                  size="small"
                  onClick={() => setDialog('shipped')}
                >
                  <FormattedMessage id={order.isPickup ? 'admin.order.markReady' : 'admin.order.markShipped'} />
                </Button>
              )}
              <OrderWork order={order} onUnread={leaveUnread} />
            </>
          )
        }
      />
      <HeldOrder order={order} />
      <PackingSlip order={order} shopName={props.shopName} />
      <OrderWithdrawals order={order} />
      <div className={style.columns}>
        <div className={style.column}>
          <AdminOrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={style.column}>
          <OrderCustomer order={order} />
          <OrderAddresses order={order} />
          <OrderPayment
            order={order}
            method={props.method}
            onPay={mayChange && order.viewerCanMarkPaid ? () => setDialog('paid') : null}
          />
          <OrderShipping order={order} />
          <OrderDocuments order={order} />
          <OrderTags order={order} />
          <OrderCommission order={order} />
          <OrderMails order={order} />
          <OrderAgreement order={order} />
        </div>
      </div>
      <MarkPaidDialog order={order} isOpen={dialog === 'paid'} onClose={close} />
      <MarkShippedDialog order={order} isOpen={dialog === 'shipped'} onClose={close} />
    </>
  )
}

/** One order: what was bought, by whom, what has become of it, and what is to be done next. */
export const page = definePage<AdminOrderPageQuery>({
  query,
  Component: AdminOrderPage,
  outcome: ({ order }) => (order ? 'found' : 'notFound'),
})
