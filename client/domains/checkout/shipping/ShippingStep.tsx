import { type SubmitEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ShippingStep_cart$key } from '../../../__generated__/ShippingStep_cart.graphql.ts'
import type { ShippingStep_shop$key } from '../../../__generated__/ShippingStep_shop.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TruckIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/Price.tsx'
import { DeliveryText } from '../../cart/parts/DeliveryText.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { Option, Options } from '../parts/Options.tsx'
import type { OpenStep } from '../parts/steps.ts'
import { Onward } from '../steps/Onward.tsx'
import { useStep } from '../steps/useStep.ts'
import { PickupPlace, PickupPlaceOption } from './PickupPlace.tsx'
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
          pickupPlace {
            key
          }
          shippingAddress {
            zip
            city
            countryName
          }
        }
        costOfSending {
          cents
          currency
        }
        problems {
          code
        }
        parts {
          first
          rest
        }
        isInParts
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
          pickupPlaces {
            key
            ...PickupPlace_place
          }
        }
      }
    `,
    props.shop,
  )
  const { keep, isKeeping, send, mistakes, isBusy } = useStep('SHIPPING', props.after)
  const [chosen, setChosen] = useState(cart.checkout.isPickup)
  const [place, setPlace] = useState(cart.checkout.pickupPlace?.key ?? null)
  const [wantsParts, setWantsParts] = useState(cart.isInParts)
  const format = useFormat()
  const { shippingAddress } = cart.checkout
  const { costOfSending: cost } = cart
  const isUndeliverable = cart.problems.some(({ code }) => code === 'NOT_DELIVERABLE')

  const placeMistake = mistakes.find(({ field }) => field === 'pickupPlace')

  const choose = (isPickup: boolean) => {
    setChosen(isPickup)
    keep({ isPickup, pickupPlace: place, deliversInParts: wantsParts })
  }
  const choosePlace = (key: string) => {
    setPlace(key)
    keep({ isPickup: true, pickupPlace: key, deliversInParts: wantsParts })
  }
  const chooseParts = (deliversInParts: boolean) => {
    setWantsParts(deliversInParts)
    keep({ isPickup: chosen, pickupPlace: place, deliversInParts })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ isPickup: chosen, pickupPlace: place, deliversInParts: wantsParts })
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
          aside={cost && (cost.cents === 0 ? <FormattedMessage id="cart.totals.free" /> : <Money {...cost} />)}
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
            {rules.pickupPlaces.length === 1 &&
              rules.pickupPlaces.map(each => <PickupPlace key={each.key} place={each} />)}
          </Option>
        )}
      </Options>
      {chosen && rules.pickupPlaces.length > 1 && (
        <div className={style.places}>
          <h2 className={style.placesTitle}>
            <FormattedMessage id="checkout.shipping.place" />
          </h2>
          <Options
            legend={<FormattedMessage id="checkout.shipping.place" />}
            error={placeMistake && <FormattedMessage id={placeMistake.text} />}
          >
            {rules.pickupPlaces.map(each => (
              <PickupPlaceOption
                key={each.key}
                place={each}
                isChosen={place === each.key}
                isInvalid={placeMistake !== undefined}
                onChoose={choosePlace}
              />
            ))}
          </Options>
        </div>
      )}
      {!chosen && cart.parts && (
        <Checkbox
          name="deliversInParts"
          checked={wantsParts}
          onChange={event => chooseParts(event.currentTarget.checked)}
          label={
            <FormattedMessage
              id="checkout.shipping.parts"
              values={{ first: format.day(cart.parts.first), rest: format.day(cart.parts.rest) }}
            />
          }
        />
      )}
      <p className={style.when} data-stale={isKeeping || undefined}>
        <TruckIcon />
        <span>
          <DeliveryText cart={cart} />
        </span>
      </p>
      <Onward isBusy={isBusy} backTo="/checkout/address" backLabel={<FormattedMessage id="checkout.back.address" />} />
    </form>
  )
}
