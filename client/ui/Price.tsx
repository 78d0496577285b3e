import { createContext, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormat } from '../intl/format.ts'
import style from './parts.module.css'

/** Whether the shop's prices hold the VAT; the frame of a page knows. */
export const VatIncluded = createContext(true)
/** Whether the shop shows what its goods cost; else nothing can be bought. The frame of a page knows. */
export const PricesShown = createContext(true)
/** Whether the cart says what shipping comes to; the checkout always does. The frame of a page knows. */
export const ShippingCostsShown = createContext(true)

export interface MoneyProps {
  cents: number
  currency: string
}

/** An amount in running text, tables and sums: '350,90 €'. */
export function Money({ cents, currency }: MoneyProps) {
  return useFormat().money({ cents, currency })
}

export interface PriceProps extends MoneyProps {
  /** 17 px in the ladder of tier prices, 22 in lists, 34 or 42 on the product's page, 26 or 30 for the sum of an order. */
  size?: 'small' | 'list' | 'big' | 'sum'
  isSale?: boolean
}

/** That a price is told whoever asks, where the shop shows none. */
export function OnRequest() {
  return (
    <span className={style.onRequest}>
      <FormattedMessage id="ui.price.onRequest" />
    </span>
  )
}

/** A price to be seen: cents small and raised. Screen readers get it as one text. */
export function Price({ cents, currency, size = 'list', isSale }: PriceProps) {
  const format = useFormat()
  const parts = format.moneyParts({ cents, currency })
  return (
    <span className={style.price} data-size={size} data-sale={isSale || undefined}>
      <span className="visually-hidden">{format.money({ cents, currency })}</span>
      <span aria-hidden="true">
        {parts.isSymbolFirst && parts.symbol}
        {parts.isApart && parts.isSymbolFirst && '\u2009'}
        {parts.whole}
        {parts.separator}
        <sup>{parts.cents}</sup>
        {!parts.isSymbolFirst && `\u2009${parts.symbol}`}
      </span>
    </span>
  )
}

/** A price that another one is compared with; `label` says which it is, for a line through it says nothing. */
export function StruckPrice({ cents, currency, label }: MoneyProps & { label: ReactNode }) {
  return (
    <span className={style.struck}>
      {label}{' '}
      <s>
        <Money cents={cents} currency={currency} />
      </s>
    </span>
  )
}
