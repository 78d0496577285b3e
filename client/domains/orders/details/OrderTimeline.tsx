import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts'
import { deliveryValues } from '../../../intl/deliveryDays.ts'
import { useFormat } from '../../../intl/format.ts'
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx'
import style from './OrderTimeline.module.css'
import { stationsOf } from './timeline.ts'

/** How far an order has come, and what is to come next. */
export function OrderTimeline(props: { order: OrderTimeline_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        state
        hold
        placedAt
        paidAt
        shippedAt
        cancelledAt
        isPickup
        needsShipping
        bankAccount
        pickupAddress
        carrier
        trackingNumber
        trackingUrl
        delivery {
          weeks
          earliest
          latest
        }
        firstPartBy
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useFormat()
  const stations = stationsOf(order)
  const next = stations.find(({ at }) => at === null)
  return (
    <ol className={style.way} aria-label={intl.formatMessage({ id: 'orders.timeline' })}>
      {stations.map(station => (
        <li
          key={station.key}
          data-done={(station.at !== null && station.key !== 'cancelled') || undefined}
          data-cancelled={station.key === 'cancelled' || undefined}
          aria-current={station === next ? 'step' : undefined}
        >
          <span className={style.mark}>
            {station.key === 'cancelled' ? <CloseIcon size={16} /> : station.at !== null && <CheckIcon size={16} />}
          </span>
          <div>
            <p className={style.title}>
              <FormattedMessage id={station.text} />
            </p>
            {station.at !== null && <p className={style.detail}>{format.instant(station.at)}</p>}
            {station.key === 'shipped' && (
              <p className={style.detail}>
                {station.at === null && order.delivery?.latest && (
                  <FormattedMessage
                    id="orders.station.latest"
                    values={{
                      ...deliveryValues(order.delivery, format),
                      way: order.isPickup ? 'pickup' : 'shipping',
                    }}
                  />
                )}
                {station.at === null && order.firstPartBy && (
                  <span className={style.place}>
                    <FormattedMessage id="orders.placed.inParts" values={{ first: format.day(order.firstPartBy) }} />
                  </span>
                )}
                {order.isPickup && order.pickupAddress && <span className={style.place}>{order.pickupAddress}</span>}
                {station.at !== null && !order.isPickup && <Parcel order={order} />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface ParcelProps {
  order: {
    readonly carrier: string | null | undefined
    readonly trackingNumber: string | null | undefined
    readonly trackingUrl: string | null | undefined
  }
}

function Parcel({ order: { carrier, trackingNumber, trackingUrl } }: ParcelProps) {
  return (
    <>
      {[carrier, trackingNumber].filter(Boolean).join(' ')}{' '}
      {trackingUrl && (
        <a className="link" href={trackingUrl} target="_blank" rel="noreferrer">
          <FormattedMessage id="orders.track" />
        </a>
      )}
    </>
  )
}
