import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryDays_delivery$key } from '../../../../__generated__/DeliveryDays_delivery.graphql.ts'
import { deliveryValues } from '../../../../intl/deliveryDays.ts'
import { useFormat } from '../../../../intl/format.ts'
import style from './ProductTabs.module.css'

/** When which sizes come, what printing adds, and from when it counts. */
export function DeliveryDays(props: { delivery: DeliveryDays_delivery$key }) {
  const { sizes, printingDays } = useFragment(
    graphql`
      fragment DeliveryDays_delivery on ProductDelivery {
        sizes {
          sizes
          delivery {
            weeks
            earliest
            latest
          }
        }
        printingDays
      }
    `,
    props.delivery,
  )
  const format = useFormat()
  return (
    <>
      {sizes.length > 0 && (
        <dl className={style.properties}>
          {sizes.map(({ sizes: names, delivery }) => (
            <div key={names.join()}>
              <dt>
                {names.length === 0 || sizes.length === 1 ? (
                  <FormattedMessage id="product.delivery.all" />
                ) : (
                  <FormattedMessage
                    id="product.delivery.sizes"
                    values={{ count: names.length, sizes: names.join(', ') }}
                  />
                )}
              </dt>
              <dd>
                <FormattedMessage id="product.delivery.days" values={deliveryValues(delivery, format)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {printingDays != null && printingDays > 0 && (
        <p>
          <FormattedMessage id="product.delivery.printing" values={{ count: printingDays }} />
        </p>
      )}
      <p>
        <FormattedMessage id="product.delivery.counted" />
      </p>
    </>
  )
}
