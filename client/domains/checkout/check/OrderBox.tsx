import { lazy, type ReactNode, Suspense, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderBox_cart$key } from '../../../__generated__/OrderBox_cart.graphql.ts'
import type { OrderBox_shop$key } from '../../../__generated__/OrderBox_shop.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TruckIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/Price.tsx'
import type { ToldRefusal } from '../../accounts/parts/addresses/addressMistakes.ts'
import { DeliveryText } from '../../cart/parts/DeliveryText.tsx'
import { MinimumNote } from '../../cart/parts/MinimumNote.tsx'
import { TotalsRows } from '../../cart/parts/TotalsRows.tsx'
import { VatIdNote } from '../../cart/parts/VatIdNote.tsx'
import type { Mistake } from '../parts/mistakes.ts'
import { ShippingLabel } from '../steps/ShippingLabel.tsx'
import { CheckLine } from './CheckLine.tsx'
import style from './OrderBox.module.css'
import type { Declared } from './usePlacement.ts'

// Few buyers need it: it is loaded for those who do.
const ApprovalWay = lazy(async () => ({ default: (await import('./ApprovalWay.tsx')).ApprovalWay }))

export interface OrderBoxProps {
  cart: OrderBox_cart$key
  shop: OrderBox_shop$key
  declared: Declared
  onDeclare: (change: Partial<Declared>) => void
  mistakes: readonly Mistake[]
  isPlacing: boolean
  /** An order was sent and no answer came. */
  isUncertain: boolean
  /** Why an order was not sent for approval. */
  onRefused: (refusals: readonly ToldRefusal[]) => Promise<void>
}

/**
 * Items with key features and prices, sums, delivery, declarations and the button, in this order and with nothing that
 * sells in between. Source: § 312j Abs 2 und 3 BGB, § 8 FAGG.
 */
export function OrderBox(props: OrderBoxProps) {
  const cart = useFragment(
    graphql`
      fragment OrderBox_cart on Cart {
        pieceCount
        needsShipping
        isPlaceable
        lines {
          id
          ...CheckLine_line
        }
        totals {
          toPay {
            cents
            currency
          }
          ...TotalsRows_totals
        }
        ...DeliveryText_cart
        ...ShippingLabel_cart
        ...VatIdNote_cart
        ...MinimumNote_cart
        ...ApprovalWay_cart
        approval {
          reason
        }
      }
    `,
    props.cart,
  )
  const { checkout: rules } = useFragment(
    graphql`
      fragment OrderBox_shop on Shop {
        checkout {
          termsRequired
          conditionsRequired
          conditionsUrl
          ageRequired
          additionalInformation
        }
      }
    `,
    props.shop,
  )
  const id = useId()
  const { declared, onDeclare, mistakes, isPlacing } = props
  const errorOf = (field: keyof Declared) => {
    const mistake = mistakes.find(each => each.field === field)
    return mistake && !declared[field] && <FormattedMessage id={mistake.text} />
  }

  return (
    <section className={style.box} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id} className="h3">
          <FormattedMessage id="checkout.order.items" />
        </h2>
        <span>
          <FormattedMessage id="cart.pieces" values={{ count: cart.pieceCount }} />
        </span>
      </div>
      <ul className={style.lines}>
        {cart.lines.map(line => (
          <CheckLine key={line.id} line={line} />
        ))}
      </ul>
      <TotalsRows totals={cart.totals} shippingLabel={cart.needsShipping ? <ShippingLabel cart={cart} /> : null} />
      <VatIdNote cart={cart} />
      <MinimumNote cart={cart} />
      <p className={style.delivery}>
        <TruckIcon />
        <span>
          <DeliveryText cart={cart} />
        </span>
      </p>
      {rules.additionalInformation && <p className={style.information}>{rules.additionalInformation}</p>}
      <div className={style.consents}>
        {rules.termsRequired && (
          <Checkbox
            name="acceptTerms"
            checked={declared.acceptTerms}
            onChange={event => onDeclare({ acceptTerms: event.target.checked })}
            error={errorOf('acceptTerms')}
            label={<FormattedMessage id="checkout.order.terms" values={{ terms: linkTo('/Agb') }} />}
          />
        )}
        {rules.conditionsRequired && (
          <Checkbox
            name="acceptConditions"
            checked={declared.acceptConditions}
            onChange={event => onDeclare({ acceptConditions: event.target.checked })}
            error={errorOf('acceptConditions')}
            label={
              <FormattedMessage
                id="checkout.order.conditions"
                values={{ conditions: rules.conditionsUrl ? linkTo(rules.conditionsUrl) : (words: ReactNode) => words }}
              />
            }
          />
        )}
        {rules.ageRequired && (
          <Checkbox
            name="confirmAge"
            checked={declared.confirmAge}
            onChange={event => onDeclare({ confirmAge: event.target.checked })}
            error={errorOf('confirmAge')}
            label={<FormattedMessage id="checkout.order.age" />}
          />
        )}
        <p className={style.privacy}>
          <FormattedMessage id="checkout.order.privacy" values={{ privacy: linkTo('/Privacy') }} />
        </p>
      </div>
      {props.isUncertain && (
        <Notice tone="warn" isUrgent>
          <FormattedMessage id="checkout.order.uncertain" />
        </Notice>
      )}
      {cart.approval ? (
        <Suspense>
          <ApprovalWay cart={cart} declared={declared} onRefused={props.onRefused} />
        </Suspense>
      ) : (
        <div className={style.way}>
          <Button type="submit" size="order" isWide isBusy={isPlacing}>
            <FormattedMessage id={isPlacing ? 'checkout.order.placing' : 'checkout.order.place'} />
          </Button>
          <p className={style.line}>
            <FormattedMessage
              id="checkout.order.contract"
              values={{ total: <Money key="total" {...cart.totals.toPay} /> }}
            />
          </p>
        </div>
      )}
    </section>
  )
}

/** A text to read before agreeing; in a window of its own, so that the order is not left. */
const linkTo = (path: string) => (words: ReactNode) => (
  <Link className="link" to={path} target="_blank" key={path}>
    {words}
  </Link>
)
