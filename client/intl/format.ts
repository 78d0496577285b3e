import { type IntlShape, useIntl } from 'react-intl'

export interface MoneyValue {
  cents: number
  currency: string
}

/** Parts of an amount, for prices whose cents are set smaller: '34' ',' '90' '€' or '€' '34' '.' '90'. */
export interface MoneyParts {
  whole: string
  separator: string
  cents: string
  symbol: string
  isSymbolFirst: boolean
  /** Whether there is a space between the two. */
  isApart: boolean
}

/** How this visitor reads amounts and days. */
export function useFormat() {
  return formatsOf(useIntl())
}

/** The same outside of components. */
export function formatsOf(intl: IntlShape) {
  const isGerman = intl.locale === 'de-DE'
  const money = (value: MoneyValue): string =>
    intl.formatNumber(value.cents / 100, { style: 'currency', currency: value.currency })
  return {
    /** '1.234,90 €', with spaces that do not break. */
    money,

    /** '150 €' where the cents are nought, else like `money`; for thresholds and filters. */
    wholeMoney: (value: MoneyValue): string =>
      intl.formatNumber(value.cents / 100, {
        style: 'currency',
        currency: value.currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),

    // Out of the text, because asking for parts takes several times as long, and lists show many prices.
    moneyParts(value: MoneyValue): MoneyParts {
      const [, minus = '', before = '', whole = '', separator = '', cents = '', after = ''] =
        /^(-?)(\D*)(.*?)(?:([.,])(\d\d))?(\D*)$/.exec(money(value)) ?? []
      const symbol = before + after
      const isApart = symbol.trim() !== symbol
      return { whole: minus + whole, separator, cents, symbol: symbol.trim(), isSymbolFirst: before !== '', isApart }
    },

    /** '12.01.2027' or '12 January 2027' of a day (`2027-01-12`) or of an instant, in the shop's time zone. */
    day: (value: string): string =>
      intl.formatDate(value, {
        dateStyle: isGerman ? 'medium' : 'long',
        ...(value.length === 10 && { timeZone: 'UTC' }),
      }),

    /** '12.01.2027 09:30' or '12 January 2027 at 09:30' in the shop's time zone. */
    instant(value: string): string {
      const time = intl.formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      return `${this.day(value)}${isGerman ? '' : ' at'} ${time}`
    },

    /** Basis points as '20 %' or '5,5 %'. */
    percent: (basisPoints: number): string =>
      intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    count: (value: number): string => intl.formatNumber(value),
  }
}
