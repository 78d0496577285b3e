import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderCustomer_order$key } from '../../../__generated__/OrderCustomer_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { StateLink } from '../../../adminKit/list/StateLink.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { AnswerList } from '../../cart/parts/AnswerList.tsx'
import { customerPath } from '../../customers/admin/customersPath.ts'
import style from './OrderDetails.module.css'
import { ordersPath } from './ordersPath.ts'

/** Who ordered, how to reach them, and what they asked for. */
export function OrderCustomer(props: { order: OrderCustomer_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderCustomer_order on Order {
        customerName
        email
        language
        comment
        customer {
          id
          }
        answers {
          key
          label
          text
        }
        newsletterConsent {
          givenAt
          textVersion
          isEmailConfirmed
        }
        invoiceAddress {
          company
          firstName
          lastName
          phone
        }
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  const { company, firstName, lastName, phone } = order.invoiceAddress
  return (
    <Card title={<FormattedMessage id="admin.order.customer" />}>
      <div className={style.lines}>
        <p className={style.strong}>{order.customerName}</p>
        {company && (
          <p>
            {firstName} {lastName}
          </p>
        )}
        <p>
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
        <p>
          <FormattedMessage id={order.language === 'DE' ? 'admin.order.speaksGerman' : 'admin.order.speaksEnglish'} />
        </p>
        {order.newsletterConsent && (
          <p>
            <FormattedMessage
              id="admin.order.newsletter"
              values={{
                instant: format.instant(order.newsletterConsent.givenAt),
                version: format.day(order.newsletterConsent.textVersion),
                isConfirmed: order.newsletterConsent.isEmailConfirmed,
              }}
            />
          </p>
        )}
      </div>
      {order.answers.length > 0 && (
        <div className={style.divided}>
          <h3 className={style.heading}>
            <FormattedMessage id="admin.order.answers" />
          </h3>
          <AnswerList answers={order.answers} />
        </div>
      )}
      {order.comment && (
        <Notice tone="neutral">
          <p className={style.comment}>{order.comment}</p>
        </Notice>
      )}
      {order.customer && (
        <p>
          <Link className="link" to={customerPath(order.customer.id)}>
            <FormattedMessage id="admin.order.toCustomer" />
          </Link>
        </p>
      )}
      <p>
        <StateLink className="link" to={`${ordersPath}?search=${encodeURIComponent(order.email)}`}>
          <FormattedMessage id="admin.order.allOfCustomer" />
        </StateLink>
      </p>
    </Card>
  )
}
