import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderTotals_order$key } from '../../../__generated__/OrderTotals_order.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import style from './OrderLines.module.css'

/** Goods, discounts, shipping, VAT by rate, sum. */
export function OrderTotals(props: { order: OrderTotals_order$key }) {
  const { totals, needsShipping, vatIdCheck } = useFragment(
    graphql`
      fragment OrderTotals_order on Order {
        needsShipping
        vatIdCheck {
          number
          at
          requestIdentifier
        }
        totals {
          vatIncluded
          vatTakenOff {
            cents
            currency
          }
          goods {
            cents
            currency
          }
          discounts {
            label
            amount {
              cents
              currency
            }
          }
          shipping {
            cents
            currency
          }
          net {
            cents
            currency
          }
          vatGround
          vat {
            category
            rate
            vat {
              cents
              currency
            }
          }
          gross {
            cents
            currency
          }
          vouchers {
            codeEnd
            paid {
              cents
              currency
            }
            remaining {
              cents
              currency
            }
          }
          toPay {
            cents
            currency
          }
        }
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  // Where none is due, none is shown, not even one of 0.
  const taxed = totals.vatGround ? [] : totals.vat.filter(({ category }) => category === 'STANDARD')
  const minus = (money: { cents: number; currency: string }) =>
    format.money({ ...money, cents: -Math.abs(money.cents) })
  return (
    <dl className={style.totals}>
      <div>
        <dt>
          <FormattedMessage id="admin.order.goods" />
        </dt>
        <dd>{format.money(totals.goods)}</dd>
      </div>
      {totals.discounts.map(discount => (
        <div key={discount.label}>
          <dt>{discount.label}</dt>
          <dd>{minus(discount.amount)}</dd>
        </div>
      ))}
      {needsShipping && (
        <div>
          <dt>
            <FormattedMessage id="admin.order.shippingCost" />
          </dt>
          <dd>{format.money(totals.shipping)}</dd>
        </div>
      )}
      {totals.vatTakenOff.cents > 0 && (
        <div>
          <dt>
            <FormattedMessage id="admin.order.vatTakenOff" />
          </dt>
          <dd>{minus(totals.vatTakenOff)}</dd>
        </div>
      )}
      {taxed.map(({ rate, vat }) => (
        <div key={rate}>
          <dt>
            <FormattedMessage
              id={totals.vatIncluded ? 'admin.order.vatIncluded' : 'admin.order.vatAdded'}
              values={{ rate: format.percent(rate) }}
            />
          </dt>
          <dd>{format.money(vat)}</dd>
        </div>
      ))}
      {totals.vatGround && (
        <div className={style.ground}>
          <dt>
            <FormattedMessage id="admin.order.vatFree" />
          </dt>
          <dd>
            {totals.vatGround}
            {vatIdCheck && (
              <p>
                <FormattedMessage
                  id="admin.order.vatIdCheck"
                  values={{
                    number: vatIdCheck.number,
                    at: format.instant(vatIdCheck.at),
                    request: vatIdCheck.requestIdentifier ?? 'none',
                  }}
                />
              </p>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="admin.order.net" />
        </dt>
        <dd>{format.money(totals.net)}</dd>
      </div>
      <div className={style.grand}>
        <dt>
          <FormattedMessage id="admin.order.gross" />
        </dt>
        <dd>{format.money(totals.gross)}</dd>
      </div>
      {totals.vouchers.length > 0 && (
        <>
          {totals.vouchers.map(({ codeEnd, paid, remaining }, at) => (
            <div key={at}>
              <dt>
                <FormattedMessage
                  id="admin.order.voucherPaid"
                  values={{ code: codeEnd, remaining: format.money(remaining) }}
                />
              </dt>
              <dd>{minus(paid)}</dd>
            </div>
          ))}
          <div className={style.grand}>
            <dt>
              <FormattedMessage id="admin.order.toPay" />
            </dt>
            <dd>{format.money(totals.toPay)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
