import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Entered_cart$key } from '../../../__generated__/Entered_cart.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { AddressLines } from '../../accounts/parts/addresses/AddressLines.tsx'
import { AnswerList } from '../../cart/parts/AnswerList.tsx'
import { CodeField } from '../../cart/parts/CodeField.tsx'
import { type Step, stepPath } from '../parts/steps.ts'
import { PickupPlace } from '../shipping/PickupPlace.tsx'
import style from './Entered.module.css'
import { useAnswered } from './useAnswered.ts'

/** What was entered, each with the way to change it, and what the law wants told before ordering. */
export function Entered(props: { cart: Entered_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment Entered_cart on Cart {
        needsShipping
        checkout {
          email
          comment
          newsletter
          isPickup
          pickupPlace {
            ...PickupPlace_place
          }
          station {
            providerName
            lines
          }
          askedFields {
            key
            label
            kind
            answer
            options {
              key
              label
            }
          }
          hasOwnInvoiceAddress
          shippingAddress {
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
        lines {
          isWithdrawalExcluded
          pieces {
            isWithdrawalExcluded
          }
        }
        ...CodeField_cart
      }
    `,
    props.cart,
  )
  const intl = useIntl()
  const { checkout, lines } = cart
  const { account } = useViewer()
  const { shippingAddress, invoiceAddress, paymentMethod } = checkout
  const answered = useAnswered(checkout.askedFields)
  const isAnyExcluded = lines.some(
    line => line.isWithdrawalExcluded || line.pieces.some(each => each.isWithdrawalExcluded),
  )
  const withdrawal = !isAnyExcluded
    ? 'checkout.withdrawal.all'
    : lines.every(line => line.isWithdrawalExcluded)
      ? 'checkout.withdrawal.none'
      : 'checkout.withdrawal.some'

  return (
    <div>
      <Entry
        title={
          <FormattedMessage id={cart.needsShipping ? 'checkout.check.shippingAddress' : 'checkout.check.yourAddress'} />
        }
        step="address"
      >
        {shippingAddress && <AddressLines address={shippingAddress} />}
      </Entry>
      {(cart.needsShipping || checkout.hasOwnInvoiceAddress) && (
        <Entry title={<FormattedMessage id="checkout.check.invoiceAddress" />} step="address">
          {checkout.hasOwnInvoiceAddress && invoiceAddress ? (
            <AddressLines address={invoiceAddress} />
          ) : (
            <FormattedMessage id="checkout.check.sameAddress" />
          )}
        </Entry>
      )}
      {cart.needsShipping && (
        <Entry title={<FormattedMessage id="checkout.check.delivery" />} step="shipping">
          <FormattedMessage
            id={
              checkout.isPickup
                ? 'checkout.shipping.pickup'
                : checkout.station
                  ? 'checkout.shipping.station'
                  : 'checkout.shipping.delivery'
            }
          />
          {checkout.station && (
            <p className={style.detail}>
              {checkout.station.lines.map(line => (
                <span key={line} className={style.line}>
                  {line}
                </span>
              ))}
            </p>
          )}
          {checkout.pickupPlace && (
            <p className={style.detail}>
              <PickupPlace place={checkout.pickupPlace} />
            </p>
          )}
        </Entry>
      )}
      {answered.length > 0 && (
        <Entry title={<FormattedMessage id="checkout.check.asked" />} step="shipping">
          <AnswerList answers={answered} />
        </Entry>
      )}
      <Entry title={<FormattedMessage id="checkout.check.payment" />} step="payment">
        {paymentMethod ? (
          <span className={style.payment}>
            <span className={style.mark}>
              <DocumentIcon size={18} />
            </span>
            <span>
              {paymentMethod.title}
              <span className={style.detail}>{paymentMethod.description}</span>
            </span>
          </span>
        ) : (
          <FormattedMessage id="checkout.payment.nothing" />
        )}
      </Entry>
      <Entry title={<FormattedMessage id="checkout.check.contact" />} step="address">
        {account?.email ?? checkout.email}
        <p className={style.detail}>
          <FormattedMessage id="checkout.check.mails" />
        </p>
        {checkout.newsletter && (
          <p className={style.detail}>
            <FormattedMessage id="checkout.check.newsletter" />
          </p>
        )}
      </Entry>
      {checkout.comment && (
        <Entry title={<FormattedMessage id="checkout.check.comment" />} step="address">
          <p className={style.comment}>{checkout.comment}</p>
        </Entry>
      )}
      <section className={style.entry} aria-label={intl.formatMessage({ id: 'checkout.check.code' })}>
        <div className={style.value}>
          <CodeField cart={cart} />
        </div>
      </section>
      <div className={style.notices}>
        <Notice tone="neutral">
          <FormattedMessage id={withdrawal} />{' '}
          <Link className="link" to="/withdrawal/notice" target="_blank">
            <FormattedMessage id="checkout.withdrawal.link" />
          </Link>
        </Notice>
      </div>
    </div>
  )
}

function Entry({ title, step, children }: { title: ReactNode; step: Step; children: ReactNode }) {
  return (
    <section className={style.entry}>
      <h2>{title}</h2>
      <Link className={`link ${style.change}`} to={`${stepPath(step)}?change=1`}>
        <FormattedMessage
          id="checkout.check.change"
          values={{
            what: (
              <span key="what" className="visually-hidden">
                {title}
              </span>
            ),
          }}
        />
      </Link>
      <div className={style.value}>{children}</div>
    </section>
  )
}
