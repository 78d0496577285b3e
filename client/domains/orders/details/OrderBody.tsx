import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderBody_order$key } from '../../../__generated__/OrderBody_order.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { AgreedTextButton } from '../parts/AgreedTextButton.tsx'
import style from './OrderBody.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderLines } from './OrderLines.tsx'

export interface OrderBodyProps {
  order: OrderBody_order$key
  /** It stands within the account, which takes a part of the width. */
  isFramed?: boolean
  /** Before what was agreed. */
  children: ReactNode
  /** After it. */
  after?: ReactNode
}

/** An order as its buyer sees it, wherever that is: what was agreed on the left, with what its page says around it, and what was
 *  ordered on the right. */
export function OrderBody({ order: key, isFramed, children, after }: OrderBodyProps) {
  const order = useFragment(
    graphql`
      fragment OrderBody_order on Order {
        ...OrderLines_order
        ...OrderDetails_order
        documents {
          id
          number
          sort
          pdfPath
        }
        agreedTexts {
          id
          ...AgreedTextButton_text
        }
      }
    `,
    key,
  )
  return (
    <div className={classes(style.columns, isFramed && style.framed)}>
      <div className={style.stack}>
        {children}
        <section className={style.ruled}>
          <OrderDetails order={order} />
        </section>
        {order.documents.length > 0 && (
          <OrderPart title="orders.documents.title" isRuled>
            <div className={style.ways}>
              {order.documents.map(({ id, number, sort, pdfPath }) => (
                <a key={id} className="link" href={pdfPath} target="_blank" rel="noreferrer">
                  <FormattedMessage
                    id={sort === 'CANCELLATION' ? 'orders.documents.cancellation' : 'orders.documents.invoice'}
                    values={{ number }}
                  />
                </a>
              ))}
            </div>
          </OrderPart>
        )}
        {order.agreedTexts.length > 0 && (
          <OrderPart title="orders.agreed.title" isRuled>
            <p className="lead">
              <FormattedMessage id="orders.agreed.text" />
            </p>
            <div className={style.ways}>
              {order.agreedTexts.map(text => (
                <AgreedTextButton key={text.id} text={text} />
              ))}
            </div>
          </OrderPart>
        )}
        {after}
      </div>
      <section className={style.box}>
        <h2 className={`h3 ${style.heading}`}>
          <FormattedMessage id="orders.items" />
        </h2>
        <OrderLines order={order} />
      </section>
    </div>
  )
}

export interface OrderPartProps {
  title: MessageId
  /** A line divides it from what is above. */
  isRuled?: boolean
  children: ReactNode
}

/** A part of an order with its heading. */
export function OrderPart({ title, isRuled, children }: OrderPartProps) {
  return (
    <section className={isRuled ? style.ruled : undefined}>
      <h2 className={`h3 ${style.heading}`}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  )
}

/** What a buyer can do about an order: ask, or withdraw from it. */
export function OrderWays({ withdrawal }: { withdrawal: string }) {
  return (
    <OrderPart title="orders.ways.title" isRuled>
      <p className="lead">
        <FormattedMessage id="orders.ways.text" />
      </p>
      <div className={style.ways}>
        <LinkButton look="quiet" to="/help">
          <FormattedMessage id="orders.ways.help" />
        </LinkButton>
        <LinkButton look="quiet" to={withdrawal}>
          <FormattedMessage id="ui.legal.withdrawal" />
        </LinkButton>
      </div>
    </OrderPart>
  )
}
