import { type ReactNode, type Ref, use, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CartSummary_cart$key } from '../../../__generated__/CartSummary_cart.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { TruckIcon } from '../../../ui/icons.tsx'
import { PaymentMarks } from '../../../ui/PaymentMarks.tsx'
import { ShippingCostsShown } from '../../../ui/Price.tsx'
import { DispatchCountdown } from '../../catalogue/parts/DispatchCountdown.tsx'
import { CodeField } from '../parts/CodeField.tsx'
import { DeliveryText } from '../parts/DeliveryText.tsx'
import { MinimumNote } from '../parts/MinimumNote.tsx'
import { TotalsRows, withoutShipping } from '../parts/TotalsRows.tsx'
import { VatIdNote } from '../parts/VatIdNote.tsx'
import style from './CartSummary.module.css'
import { Countries } from './Countries.tsx'

export interface CartSummaryProps {
  cart: CartSummary_cart$key
  countries: readonly { readonly code: string; readonly title: string }[]
  homeCountry: string
  /** Marks the way to the checkout, which narrow windows repeat while this one is out of sight. */
  buttonRef: Ref<HTMLDivElement>
}

/** What the cart comes to, and what one should know before beginning to order: payment, delivery, time. */
export function CartSummary({ cart: key, countries, homeCountry, buttonRef }: CartSummaryProps) {
  const cart = useFragment(
    graphql`
      fragment CartSummary_cart on Cart {
        isShippingEstimated
        needsShipping
        totals {
          goods {
            cents
            currency
          }
          discounts {
            amount {
              cents
            }
          }
          toPay {
            cents
            currency
          }
          ...TotalsRows_totals
        }
        freeShipping {
          from {
            cents
            currency
          }
          missing {
            cents
            currency
          }
          isReached
        }
        checkout {
          isPickup
          shippingAddress {
            country
            countryName
          }
        }
        paymentMethods {
          key
          marks
        }
        ...CodeField_cart
        ...DeliveryText_cart
        dispatches {
          ...DispatchCountdown_dispatches
        }
        ...VatIdNote_cart
        ...MinimumNote_cart
        problems {
          code
        }
      }
    `,
    key,
  )
  const id = useId()
  const format = useFormat()
  const showsShipping = use(ShippingCostsShown)
  const { checkout, freeShipping, totals } = cart
  const home = countries.find(({ code }) => code === homeCountry)?.title ?? homeCountry
  const country = checkout.shippingAddress?.countryName || home
  const { needsShipping } = cart
  const isShippingLater = needsShipping && !showsShipping && !checkout.isPickup
  const hasGoods = totals.goods.cents > 0
  // Nothing that a shopper enters later mends this: it is said before anybody begins to order.
  const isUntaxable = cart.problems.some(({ code }) => code === 'VAT_RATE_MISSING')

  return (
    <section className={style.box} aria-labelledby={id}>
      <h2 id={id} className="h3">
        <FormattedMessage id="cart.summary.title" />
      </h2>
      <TotalsRows
        totals={totals}
        isShippingLater={isShippingLater}
        shippingLabel={
          !needsShipping ? null : checkout.isPickup ? (
            <FormattedMessage id="cart.totals.pickup" />
          ) : (
            <FormattedMessage
              id={
                cart.isShippingEstimated && !isShippingLater
                  ? 'cart.totals.shippingEstimated'
                  : 'cart.totals.shippingTo'
              }
              values={{ country, small: (words: ReactNode) => <small key="small">{words}</small> }}
            />
          )
        }
      />
      <VatIdNote cart={cart} />
      {hasGoods && <CodeField cart={cart} />}
      <MinimumNote cart={cart} />
      <p className="visually-hidden" role="status">
        <FormattedMessage
          id="cart.summary.spoken"
          values={{ total: format.money(isShippingLater ? withoutShipping(totals) : totals.toPay) }}
        />
      </p>
      {showsShipping && freeShipping && !freeShipping.isReached && hasGoods && (
        <p className={style.free}>
          <FormattedMessage id="cart.summary.freeMissing" values={{ sum: format.money(freeShipping.missing) }} />
        </p>
      )}
      <div ref={buttonRef} className={style.way}>
        {hasGoods && isUntaxable ? (
          <Notice tone="danger">
            <FormattedMessage id="cart.summary.noVatRate" />
          </Notice>
        ) : hasGoods ? (
          <LinkButton to="/checkout" size="large" isWide>
            <FormattedMessage id="cart.summary.checkout" />
          </LinkButton>
        ) : (
          <p className={style.reason}>
            <FormattedMessage id="cart.summary.nothing" />
          </p>
        )}
      </div>
      <div className={style.facts}>
        <DispatchCountdown dispatches={cart.dispatches} className={style.fact} />
        <p className={style.fact}>
          <TruckIcon />
          <span>
            <DeliveryText cart={cart} />{' '}
            {needsShipping && <FormattedMessage id="cart.summary.shippingCosts" values={{ shipping: shippingLink }} />}
          </span>
        </p>
        {needsShipping && <Countries countries={countries} home={homeCountry} />}
        <div className={style.methods}>
          <h3>
            <FormattedMessage id="cart.summary.methods" />
          </h3>
          <PaymentMarks marks={cart.paymentMethods.flatMap(({ marks }) => marks)} />
          {hasGoods && totals.toPay.cents === 0 ? (
            <p>
              <FormattedMessage id="cart.summary.nothingToPay" />
            </p>
          ) : (
            cart.paymentMethods.length === 0 &&
            hasGoods && (
              <p>
                <FormattedMessage id="cart.summary.noMethod" />
              </p>
            )
          )}
        </div>
      </div>
    </section>
  )
}

const shippingLink = (words: ReactNode) => (
  <Link className="link" to="/Versandkosten">
    {words}
  </Link>
)
