import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PriceHistorySection_product$key } from '../../../../__generated__/PriceHistorySection_product.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { fitText } from '../../parts/fitText.ts'
import style from './PriceHistorySection.module.css'

/** Every price that held, the latest first; what the 30-day lowest price is reckoned from. */
export function PriceHistorySection(props: { product: PriceHistorySection_product$key }) {
  const { management } = useFragment(
    graphql`
      fragment PriceHistorySection_product on Product {
        management {
          priceChanges(first: 30) {
            at
            by
            price {
              cents
              currency
            }
            variant {
              fit
              size
              color {
                title
              }
            }
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const changes = management?.priceChanges ?? []
  return (
    <Card id="prices" title={<FormattedMessage id="admin.product.priceHistory" />}>
      <table className={style.changes}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="admin.product.since" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.product.forWhat" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.product.changedBy" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.product.price" />
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, at) => (
            <tr key={at}>
              <td>{format.instant(change.at)}</td>
              <td>
                {change.variant ? (
                  [
                    change.variant.size,
                    change.variant.fit && intl.formatMessage({ id: fitText[change.variant.fit] }),
                    change.variant.color?.title,
                  ]
                    .filter(Boolean)
                    .join(', ')
                ) : (
                  <FormattedMessage id="admin.product.allSizes" />
                )}
              </td>
              <td>{change.by ?? '–'}</td>
              <td>{change.price ? format.money(change.price) : <FormattedMessage id="admin.product.noOwnPrice" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
