import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAgreement_order$key } from '../../../__generated__/OrderAgreement_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { AgreedTextButton } from '../parts/AgreedTextButton.tsx'
import style from './OrderDetails.module.css'

/** The terms and the other texts as they were in force when the order was placed. */
export function OrderAgreement(props: { order: OrderAgreement_order$key }) {
  const { agreedTexts } = useFragment(
    graphql`
      fragment OrderAgreement_order on Order {
        agreedTexts {
          id
          revision
          ...AgreedTextButton_text
        }
      }
    `,
    props.order,
  )
  if (agreedTexts.length === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.order.agreed" />}>
      <p className={style.agreedNote}>
        <FormattedMessage id="admin.order.agreed.note" />
      </p>
      <ul className={style.mails}>
        {agreedTexts.map(text => (
          <li key={text.id} className={style.agreed}>
            <AgreedTextButton text={text} size="tiny" />
            <span className={style.mailMeta}>
              {text.revision === null ? (
                <FormattedMessage id="admin.order.agreed.usual" />
              ) : (
                <FormattedMessage id="admin.order.agreed.revision" values={{ number: text.revision }} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
