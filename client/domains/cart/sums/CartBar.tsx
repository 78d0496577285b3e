import { type RefObject, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CartBar_cart$key } from '../../../__generated__/CartBar_cart.graphql.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Price, ShippingCostsShown } from '../../../ui/Price.tsx'
import { withoutShipping } from '../parts/TotalsRows.tsx'
import style from './CartBar.module.css'
import { useIsInSight } from './useIsInSight.ts'

export interface CartBarProps {
  cart: CartBar_cart$key
  /** The same button in the page; the bar steps aside while that one is in sight. */
  twin: RefObject<HTMLElement | null>
}

/** On narrow windows: pieces, sum and the way to the checkout, always at hand at the bottom. */
export function CartBar({ cart: key, twin }: CartBarProps) {
  const { pieceCount, problems, totals } = useFragment(
    graphql`
      fragment CartBar_cart on Cart {
        pieceCount
        problems {
          code
        }
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
        }
      }
    `,
    key,
  )
  const showsShipping = use(ShippingCostsShown)
  const isTwinInSight = useIsInSight(twin)
  const isUntaxable = problems.some(({ code }) => code === 'VAT_RATE_MISSING')
  if (totals.goods.cents === 0 || isUntaxable) return null
  return (
    <div className={style.bar} data-kept-clear data-aside={isTwinInSight || undefined} inert={isTwinInSight}>
      <p>
        <FormattedMessage id="cart.pieces" values={{ count: pieceCount }} />
        <Price {...(showsShipping ? totals.toPay : withoutShipping(totals))} />
      </p>
      <LinkButton to="/checkout">
        <FormattedMessage id="cart.summary.checkout" />
      </LinkButton>
    </div>
  )
}
