import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react'
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
import { focusField } from '../parts/focusField.ts'
import { Option, Options } from '../parts/Options.tsx'
import type { OpenStep } from '../parts/steps.ts'
import { Onward } from '../steps/Onward.tsx'
import { useStep } from '../steps/useStep.ts'
import { PickupPlace, PickupPlaceOption } from './PickupPlace.tsx'
import style from './ShippingStep.module.css'
import { StationPrice } from './StationPrice.tsx'
import { type TypedStation, typedStation } from './typedStation.ts'

// What few shops ask, and few shoppers choose, comes when it is needed.
const AskedInput = lazy(async () => ({ default: (await import('../../cart/parts/asked/AskedInput.tsx')).AskedInput }))
const StationFields = lazy(async () => ({ default: (await import('./StationFields.tsx')).StationFields }))

/** To the door, to a parcel locker or pick-up point, or fetched. */
type Way = 'door' | 'station' | 'pickup'

export interface ShippingStepProps {
  cart: ShippingStep_cart$key
  shop: ShippingStep_shop$key
  after: (open: OpenStep) => string
}

/** Sent or collected, and what the shop asks of the order, which is all of it for vouchers alone. Choosing keeps the choice at once, so that the sums beside it follow. */
export function ShippingStep(props: ShippingStepProps) {
  const cart = useFragment(
    graphql`
      fragment ShippingStep_cart on Cart {
        needsShipping
        checkout {
          isPickup
          pickupPlace {
            key
          }
          station {
            provider
            name
            zip
            city
            country
            customerNumber
          }
          askedFields {
            key
            label
            answer
            ...AskedInput_field
          }
          shippingAddress {
            country
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
          stationProviders {
            key
            name
            change {
              cents
              currency
            }
            ...StationFields_providers
          }
          pickupPlaces {
            key
            ...PickupPlace_place
          }
        }
      }
    `,
    props.shop,
  )
  const { askedFields } = cart.checkout
  const labels = Object.fromEntries(askedFields.map(({ key, label }) => [key, label]))
  const { keep, isKeeping, send, mistakes, isBusy } = useStep('SHIPPING', props.after, undefined, labels)
  const [way, setWay] = useState<Way>(cart.checkout.isPickup ? 'pickup' : cart.checkout.station ? 'station' : 'door')
  const [station, setStation] = useState<TypedStation>(() => typedStation(cart.checkout.station))
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(askedFields.map(({ key, answer }) => [key, answer ?? ''])),
  )
  const form = useRef<HTMLFormElement>(null)
  const chosen = way === 'pickup'
  const [place, setPlace] = useState(cart.checkout.pickupPlace?.key ?? null)
  const [wantsParts, setWantsParts] = useState(cart.isInParts)
  const format = useFormat()
  const { shippingAddress } = cart.checkout
  const { costOfSending: cost } = cart
  const isUndeliverable = cart.problems.some(({ code }) => code === 'NOT_DELIVERABLE')

  const placeMistake = mistakes.find(({ field }) => field === 'pickupPlace')

  const entered = { way, place, wantsParts, station, answers }
  /** What is entered, with what changes just now. */
  const changes = (now: Partial<typeof entered> = {}) => {
    const all = { ...entered, ...now }
    return {
      ...{ isPickup: all.way === 'pickup', pickupPlace: all.place, deliversInParts: all.wantsParts },
      station: all.way === 'station' ? all.station : null,
      ...(askedFields.length > 0 && { answers: Object.entries(all.answers).map(([key, text]) => ({ key, text })) }),
    }
  }
  const choose = (to: Way) => {
    const [only] = rules.stationProviders
    const begun = to === 'station' && station.provider === '' ? { ...station, provider: only?.key ?? '' } : station
    setWay(to)
    setStation(begun)
    keep(changes({ way: to, station: begun }))
  }
  const choosePlace = (key: string) => {
    setPlace(key)
    keep(changes({ way: 'pickup', place: key }))
  }
  const chooseParts = (deliversInParts: boolean) => {
    setWantsParts(deliversInParts)
    keep(changes({ wantsParts: deliversInParts }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(changes())
  }
  const errorOf = (field: string) => {
    const mistake = mistakes.find(each => each.field === field)
    return mistake && <FormattedMessage id={mistake.text} values={mistake.values} />
  }

  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      <ErrorSummary mistakes={mistakes} step="shipping" onField={field => focusField(form.current, field)} />
      {cart.needsShipping && (
        <Options legend={<FormattedMessage id="checkout.shipping.choose" />}>
          <Option
            name="isPickup"
            value="door"
            isChosen={way === 'door'}
            onChoose={() => choose('door')}
            title={<FormattedMessage id="checkout.shipping.delivery" />}
            aside={cost && (cost.cents === 0 ? <FormattedMessage id="cart.totals.free" /> : <Money {...cost} />)}
          >
            {shippingAddress && (
              <FormattedMessage
                id="checkout.shipping.to"
                values={{ place: `${shippingAddress.zip} ${shippingAddress.city}, ${shippingAddress.countryName}` }}
              />
            )}
            {isUndeliverable && way === 'door' && (
              <strong className={style.wrong}>
                <FormattedMessage id="checkout.mistake.notDeliverable" />
              </strong>
            )}
          </Option>
          {rules.stationProviders.length > 0 && (
            <Option
              name="isPickup"
              value="station"
              isChosen={way === 'station'}
              onChoose={() => choose('station')}
              title={<FormattedMessage id="checkout.shipping.station" />}
              aside={<StationPrice providers={rules.stationProviders} chosen={station.provider} toDoor={cost} />}
            >
              {way === 'station' && station.name && station.city ? (
                <FormattedMessage
                  id="checkout.shipping.to"
                  values={{ place: `${station.name}, ${station.zip} ${station.city}` }}
                />
              ) : (
                <FormattedMessage
                  id="checkout.shipping.stationHint"
                  values={{ names: rules.stationProviders.map(({ name }) => name).join(', ') }}
                />
              )}
              {isUndeliverable && way === 'station' && (
                <strong className={style.wrong}>
                  <FormattedMessage id="checkout.mistake.notDeliverable" />
                </strong>
              )}
            </Option>
          )}
          {rules.pickupOffered && (
            <Option
              name="isPickup"
              value="pickup"
              isChosen={chosen}
              onChoose={() => choose('pickup')}
              title={<FormattedMessage id="checkout.shipping.pickup" />}
              aside={<FormattedMessage id="cart.totals.free" />}
            >
              {rules.pickupPlaces.length === 1 &&
                rules.pickupPlaces.map(each => <PickupPlace key={each.key} place={each} />)}
            </Option>
          )}
        </Options>
      )}
      {way === 'station' && (
        <Suspense>
          <StationFields
            providers={rules.stationProviders}
            home={shippingAddress?.country ?? null}
            station={station}
            errorOf={part => errorOf(`station.${part}`)}
            onChange={setStation}
            onDone={typed => keep(changes({ station: typed }))}
          />
        </Suspense>
      )}
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
      {askedFields.length > 0 && (
        <fieldset className={style.asked}>
          <legend className={cart.needsShipping ? style.placesTitle : 'visually-hidden'}>
            <FormattedMessage id="checkout.shipping.asked" />
          </legend>
          <Suspense>
            {askedFields.map(field => (
              <AskedInput
                key={field.key}
                field={field}
                name={`answers.${field.key}`}
                value={answers[field.key] ?? ''}
                error={errorOf(`answers.${field.key}`)}
                onChange={text => setAnswers({ ...answers, [field.key]: text })}
                onDone={text => keep(changes({ answers: { ...answers, [field.key]: text } }))}
              />
            ))}
          </Suspense>
        </fieldset>
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
