import { type SubmitEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ShippingStep_cart$key } from '../../../__generated__/ShippingStep_cart.graphql.ts'
import type { ShippingStep_shop$key } from '../../../__generated__/ShippingStep_shop.graphql.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { TruckIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/Price.tsx'
import { DeliveryText } from '../../cart/parts/DeliveryText.tsx'
import { type Mistake, mistakesOf } from '../mistakes.ts'
import { useUpdateCheckout } from '../mutations/useUpdateCheckout.ts'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { Option, Options } from '../parts/Options.tsx'
import { Onward } from '../steps/Onward.tsx'
import type { OpenStep } from '../steps/steps.ts'
import style from './ShippingStep.module.css'

export interface ShippingStepProps {
  cart: ShippingStep_cart$key
  shop: ShippingStep_shop$key
  after: (open: OpenStep) => string
}

/** Sent or collected. Choosing keeps the choice at once, so that the sums beside it follow. */
export function ShippingStep(props: ShippingStepProps) {
  const cart = useFragment(
    graphql`
      fragment ShippingStep_cart on Cart {
        checkout {
          isPickup
          shippingAddress {
            zip
            city
            countryName
          }
        }
        totals {
          shipping {
            cents
            currency
          }
        }
        problems {
          code
        }
        ...DeliveryText_cart
      }
    `,
    props.cart,
  )
  const { checkout: rules } = useFragment(
    graphql`
      fragment ShippingStep_shop on Shop {
        checkout {
          pickupOffered
          pickupAddress
        }
      }
    `,
    props.shop,
  )
  const { navigate } = useRouter()
  const [update, isSending] = useUpdateCheckout()
  const [keep, isKeeping] = useUpdateCheckout()
  const [chosen, setChosen] = useState(cart.checkout.isPickup)
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const { shippingAddress } = cart.checkout
  const { shipping } = cart.totals
  const isUndeliverable = cart.problems.some(({ code }) => code === 'NOT_DELIVERABLE')

  const choose = (isPickup: boolean) => {
    setChosen(isPickup)
    void keep({ changes: { isPickup } })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { isDone, payload, refusals } = await update({ changes: { isPickup: chosen }, validate: 'SHIPPING' })
    if (isDone) navigate(props.after(payload?.cart?.openStep))
    else setMistakes(mistakesOf(refusals))
  }

  return (
    <form noValidate className={style.form} onSubmit={submit}>
      <ErrorSummary mistakes={mistakes} step="shipping" onField={() => {}} />
      <Options legend={<FormattedMessage id="checkout.shipping.choose" />}>
        <Option
          name="isPickup"
          isChosen={!chosen}
          onChoose={() => choose(false)}
          title={<FormattedMessage id="checkout.shipping.delivery" />}
          aside={
            !chosen &&
            !isKeeping &&
            !isUndeliverable &&
            (shipping.cents === 0 ? <FormattedMessage id="cart.totals.free" /> : <Money {...shipping} />)
          }
        >
          {shippingAddress && (
            <FormattedMessage
              id="checkout.shipping.to"
              values={{ place: `${shippingAddress.zip} ${shippingAddress.city}, ${shippingAddress.countryName}` }}
            />
          )}
          {isUndeliverable && !chosen && (
            <strong className={style.wrong}>
              <FormattedMessage id="checkout.mistake.notDeliverable" />
            </strong>
          )}
        </Option>
        {rules.pickupOffered && (
          <Option
            name="isPickup"
            isChosen={chosen}
            onChoose={() => choose(true)}
            title={<FormattedMessage id="checkout.shipping.pickup" />}
            aside={<FormattedMessage id="cart.totals.free" />}
          >
            {rules.pickupAddress}
          </Option>
        )}
      </Options>
      <p className={style.when} data-stale={isKeeping || undefined}>
        <TruckIcon />
        <span>
          <DeliveryText cart={cart} />
        </span>
      </p>
      <Onward
        isBusy={isSending}
        backTo="/checkout/address"
        backLabel={<FormattedMessage id="checkout.back.address" />}
      />
    </form>
  )
}
