import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TotalsRows_totals$key } from '../../../__generated__/TotalsRows_totals.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Money, Price } from '../../../ui/Price.tsx'
import { CustomsNote, TakenOffRow } from './ExportRows.tsx'
import style from './TotalsRows.module.css'

export interface TotalsRowsProps {
  totals: TotalsRows_totals$key
  /** 'Versand nach Österreich', 'Abholung'; null where nothing is sent. */
  shippingLabel: ReactNode
  /** Whether what shipping comes to is told in the checkout only: then the sums are without it. */
  isShippingLater?: boolean
  /** While newer sums are on their way. */
  isStale?: boolean
}

/** Goods, discounts, shipping, total, VAT: what is to be paid and how it comes about. */
export function TotalsRows({ totals: key, shippingLabel, isShippingLater = false, isStale }: TotalsRowsProps) {
  const totals = useFragment(
    graphql`
      fragment TotalsRows_totals on Totals {
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
        gross {
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
        voucherPaid {
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
        vatIncluded
        vatLabel
        isVatByRate
        ...ExportRows_totals
      }
    `,
    key,
  )
  const format = useFormat()
  const { goods, shipping, voucherPaid, gross, toPay } = totals
  const { vatIncluded, vatLabel: label } = totals
  // Where none is due, none is shown, not even one of 0.
  const taxed = totals.vatGround ? [] : totals.vat.filter(({ category }) => category === 'STANDARD')
  const byRate = taxed.map(({ rate, vat }) => ({
    key: rate,
    words: (
      <FormattedMessage
        id={vatIncluded ? 'cart.totals.vatIncluded' : 'cart.totals.vatAdded'}
        values={{ rate: format.percent(rate), label }}
      />
    ),
    vat,
  }))
  const allRates = {
    key: 0,
    words: (
      <FormattedMessage
        id={vatIncluded ? 'cart.totals.vatAllIncluded' : 'cart.totals.vatAllAdded'}
        values={{ label }}
      />
    ),
    vat: { cents: taxed.reduce((sum, { vat }) => sum + vat.cents, 0), currency: gross.currency },
  }
  const vatRows = (totals.isVatByRate || taxed.length === 0 ? byRate : [allRates]).map(({ key, words, vat }) => (
    <div key={key} className={style.vat}>
      <dt>{words}</dt>
      <dd>
        <Money {...vat} />
      </dd>
    </div>
  ))
  if (isShippingLater)
    return (
      <dl className={style.rows} data-stale={isStale || undefined}>
        <GoodsRows goods={goods} discounts={totals.discounts} />
        <div>
          <dt>{shippingLabel}</dt>
          <dd>
            <FormattedMessage id="cart.totals.later" />
          </dd>
        </div>
        <div className={style.total}>
          <dt>
            <FormattedMessage id="cart.totals.withoutShipping" />
          </dt>
          <dd>
            <Price {...withoutShipping(totals)} size="sum" />
          </dd>
        </div>
      </dl>
    )
  return (
    <dl className={style.rows} data-stale={isStale || undefined}>
      <GoodsRows goods={goods} discounts={totals.discounts} />
      {shippingLabel !== null && (
        <div className={shipping.cents === 0 ? style.saved : undefined}>
          <dt>{shippingLabel}</dt>
          <dd>{shipping.cents === 0 ? <FormattedMessage id="cart.totals.free" /> : <Money {...shipping} />}</dd>
        </div>
      )}
      <TakenOffRow totals={totals} />
      {!totals.vatIncluded && vatRows}
      <div className={style.total}>
        <dt>
          <FormattedMessage id="cart.totals.total" />
        </dt>
        <dd>
          <Price {...gross} size="sum" />
        </dd>
      </div>
      {totals.vatIncluded && vatRows}
      {totals.vatGround && (
        <div className={`${style.vat} ${style.ground}`}>
          <dt>
            <FormattedMessage id="cart.totals.vatFree" />
          </dt>
          <dd>{totals.vatGround}</dd>
        </div>
      )}
      <CustomsNote totals={totals} />
      {voucherPaid.cents > 0 && (
        <>
          {totals.vouchers.map(({ codeEnd, paid, remaining }, at) => (
            <div key={at} className={style.saved}>
              <dt>
                <FormattedMessage
                  id="cart.totals.voucher"
                  values={{ code: codeEnd, remaining: format.money(remaining) }}
                />
              </dt>
              <dd>
                <Money cents={-paid.cents} currency={paid.currency} />
              </dd>
            </div>
          ))}
          <div className={style.toPay}>
            <dt>
              <FormattedMessage id="cart.totals.toPay" />
            </dt>
            <dd>
              <Money {...toPay} />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

interface Amount {
  readonly cents: number
  readonly currency: string
}

interface Goods {
  readonly goods: Amount
  readonly discounts: readonly { readonly amount: { readonly cents: number } }[]
}

/** What goods come to after what is taken off them, before shipping. */
export const withoutShipping = ({ goods, discounts }: Goods): Amount => ({
  ...goods,
  cents: discounts.reduce((sum, { amount }) => sum - Math.abs(amount.cents), goods.cents),
})

function GoodsRows({
  goods,
  discounts,
}: {
  goods: Amount
  discounts: readonly { readonly label: string; readonly amount: Amount }[]
}) {
  return (
    <>
      <div>
        <dt>
          <FormattedMessage id="cart.totals.goods" />
        </dt>
        <dd>
          <Money {...goods} />
        </dd>
      </div>
      {discounts.map(({ label, amount }, at) => (
        <div key={at} className={style.saved}>
          <dt>{label}</dt>
          <dd>
            <Money cents={-Math.abs(amount.cents)} currency={amount.currency} />
          </dd>
        </div>
      ))}
    </>
  )
}
