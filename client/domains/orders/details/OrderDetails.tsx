import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderDetails_order$key } from '../../../__generated__/OrderDetails_order.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { AddressLines } from '../../accounts/parts/addresses/AddressLines.tsx'
import { AnswerList } from '../../cart/parts/AnswerList.tsx'
import style from './OrderDetails.module.css'

/** Addresses, payment and what else was entered. */
export function OrderDetails(props: { order: OrderDetails_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        orderNumber
        email
        isPickup
        needsShipping
        pickupAddress
        pickupPlace {
          hours
          note
        }
        bankAccount
        payBy
        comment
        station {
          lines
        }
        answers {
          key
          label
          text
        }
        shippingAddress {
          firstName
          lastName
          ...AddressLines_address
        }
        invoiceAddress {
          ...AddressLines_address
        }
        paymentMethod {
          title
          description
        }
      }
    `,
    props.order,
  )
  const format = useFormat()
  return (
    <dl className={style.facts}>
      {!order.needsShipping ? null : order.isPickup && order.pickupAddress ? (
        <Fact title={<FormattedMessage id="orders.pickup" />}>
          {order.pickupAddress}
          {[order.pickupPlace?.hours, order.pickupPlace?.note].map(
            detail =>
              detail && (
                <span key={detail} className={style.detail}>
                  {detail}
                </span>
              ),
          )}
        </Fact>
      ) : order.station ? (
        <Fact title={<FormattedMessage id="orders.station" />}>
          {[`${order.shippingAddress.firstName} ${order.shippingAddress.lastName}`, ...order.station.lines].map(
            line => (
              <span key={line} className={style.line}>
                {line}
              </span>
            ),
          )}
        </Fact>
      ) : (
        <Fact title={<FormattedMessage id="orders.shippingAddress" />}>
          <AddressLines address={order.shippingAddress} />
        </Fact>
      )}
      <Fact title={<FormattedMessage id="orders.invoiceAddress" />}>
        <AddressLines address={order.invoiceAddress} />
      </Fact>
      {order.paymentMethod.title && (
        <Fact title={<FormattedMessage id="orders.payment" />}>
          {order.paymentMethod.title}
          <span className={style.detail}>{order.paymentMethod.description}</span>
          {order.bankAccount && (
            <span className={style.detail}>
              <FormattedMessage
                id="orders.transfer"
                values={{ account: order.bankAccount, number: order.orderNumber }}
              />
            </span>
          )}
          {order.bankAccount && order.payBy && (
            <span className={style.detail}>
              <FormattedMessage id="orders.payBy" values={{ date: format.day(order.payBy) }} />
            </span>
          )}
        </Fact>
      )}
      <Fact title={<FormattedMessage id="orders.contact" />}>{order.email}</Fact>
      {order.answers.length > 0 && (
        <Fact title={<FormattedMessage id="orders.answers" />}>
          <AnswerList answers={order.answers} />
        </Fact>
      )}
      {order.comment && (
        <Fact title={<FormattedMessage id="orders.comment" />}>
          <span className={style.comment}>{order.comment}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
