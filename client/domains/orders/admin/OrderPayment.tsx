import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderPayment_order$key } from '../../../__generated__/OrderPayment_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../ui/Button.tsx'

/** How it is paid, and what is still open. `onPay` is null where nothing can be entered. */
export function OrderPayment(props: { order: OrderPayment_order$key; method: string; onPay: (() => void) | null }) {
  const order = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        state
        hold
        paymentState
        paidAt
        payBy
        cancelledAt
        totals {
          vouchers {
            codeEnd
          }
          toPay {
            cents
            currency
          }
        }
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  const isOpen = order.paymentState === 'OPEN' && order.state !== 'CANCELLED' && order.hold !== 'HELD'
  return (
    <Card title={<FormattedMessage id="admin.order.payment" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="admin.orders.method" />}>
          {props.method || (order.totals.vouchers.length > 0 && <FormattedMessage id="admin.order.paidByVoucher" />)}
        </Fact>
        <Fact label={<FormattedMessage id="admin.orders.paidOn" />}>{order.paidAt && format.day(order.paidAt)}</Fact>
        {isOpen && order.payBy && (
          <Fact label={<FormattedMessage id="admin.order.payBy" />}>{format.day(order.payBy)}</Fact>
        )}
        {order.cancelledAt && (
          <Fact label={<FormattedMessage id="admin.order.cancelledOn" />}>{format.day(order.cancelledAt)}</Fact>
        )}
        <Fact
          label={<FormattedMessage id={isOpen ? 'admin.order.open' : 'admin.order.amountOf'} />}
          tone={isOpen ? 'warn' : undefined}
        >
          {format.money(order.totals.toPay)}
        </Fact>
      </DetailList>
      {props.onPay && (
        <Button look="quiet" size="small" isWide onClick={props.onPay}>
          <FormattedMessage id="admin.order.enterPayment" />
        </Button>
      )}
    </Card>
  )
}
