import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import type { Language } from '../../../kit/languages.ts'
import { countryNameIn } from '../../accounts/addresses/graphql/postalAddress.ts'
import { orderSettings } from '../../orders/settings.ts'
import type { DestinationVat } from '../../pricing/rules/destinationVat.ts'
import { paymentMarks } from '../../pricing/rules/paymentMarks.ts'
import type { Quote, VatRow, VoucherPayment } from '../../pricing/rules/quote.ts'
import { isExport, vatTakenOff } from '../../pricing/rules/takenOff.ts'
import type { VatWords } from '../../pricing/rules/vatDisplay.ts'
import { methodsPaidInAdvance } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'

/** Value types of carts and orders. */

export type NamedPaymentMethod = { readonly key: string; readonly title: string; readonly description: string | null }

export const PaymentMethodRef = builder.objectRef<NamedPaymentMethod>('PaymentMethod').implement({
  fields: t => ({
    key: t.exposeString('key'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    marks: t.stringList({
      description: 'Word marks that buyers know it by: its title, of cards and wallets their brands.',
      resolve: method => [...paymentMarks(method)],
    }),
    payWithinDays: t.int({
      nullable: true,
      description: 'Days after which an order by this method is cancelled if it is still unpaid; null: never.',
      resolve: async ({ key }, _args, context) =>
        methodsPaidInAdvance.includes(key)
          ? orderSettings.of(await settingsOf(context)).cancelUnpaidAfterDays || null
          : null,
    }),
  }),
})

const VatCategoryRef = builder.enumType('VatCategory', {
  description:
    'How an amount is taxed: at a rate, free of VAT within the EU or as an export, or no matter of VAT at all.',
  values: {
    STANDARD: { value: 'standard' },
    INTRA_COMMUNITY: { value: 'intraCommunity' },
    EXPORT: { value: 'export' },
    OUT_OF_SCOPE: { value: 'outOfScope' },
  } as const,
})

const VatGroupRateRef = builder.objectRef<DestinationVat['rates'][number]>('VatGroupRate').implement({
  fields: t => ({
    group: t.exposeString('group', { description: 'Key of the group of VAT rates.' }),
    rate: t.exposeInt('rate', { description: 'Basis points.' }),
  }),
})

type ShownVat = { readonly vat: DestinationVat & { readonly country: string }; readonly settings: Settings }

export const DestinationVatRef = builder.objectRef<ShownVat>('DestinationVat').implement({
  fields: t => ({
    countryName: t.string({
      resolve: ({ vat, settings }, _args, { language }) => countryNameIn(settings, vat.country, language),
    }),
    isHome: t.boolean({ resolve: ({ vat, settings }) => vat.country === shopSettings.of(settings).country }),
    category: t.field({
      type: VatCategoryRef,
      description: 'Other than STANDARD: no VAT is due, whatever the rates.',
      resolve: ({ vat }) => vat.category,
    }),
    rates: t.field({ type: [VatGroupRateRef], resolve: ({ vat }) => [...vat.rates] }),
  }),
})

const VatAmountRef = builder.objectRef<VatRow>('VatAmount').implement({
  fields: t => ({
    category: t.expose('category', { type: VatCategoryRef }),
    rate: t.exposeInt('rate', { description: 'Basis points.' }),
    net: t.field({ type: MoneyRef, resolve: row => money(row.net) }),
    vat: t.field({ type: MoneyRef, resolve: row => money(row.vat) }),
    gross: t.field({ type: MoneyRef, resolve: row => money(row.gross) }),
  }),
})

type NamedDiscount = { readonly label: string; readonly amount: number }

const DiscountAmountRef = builder.objectRef<NamedDiscount>('DiscountAmount').implement({
  fields: t => ({
    label: t.exposeString('label'),
    amount: t.field({ type: MoneyRef, resolve: discount => money(discount.amount) }),
  }),
})

const VoucherPaymentRef = builder.objectRef<VoucherPayment>('VoucherPayment').implement({
  description: 'What a voucher pays of a cart, or paid of an order.',
  fields: t => ({
    codeEnd: t.string({
      description: 'The last four characters of its code: enough to tell vouchers apart, too little to pay with.',
      resolve: ({ code }) => code.slice(-4),
    }),
    paid: t.field({ type: MoneyRef, description: 'What it pays.', resolve: ({ paid }) => money(paid) }),
    remaining: t.field({
      type: MoneyRef,
      description: 'What stays on it; of an order, what stayed on it then.',
      resolve: ({ remaining }) => money(remaining),
    }),
  }),
})

/** A quote's sums; `titleOf` names a discount group. */
export type QuoteTotals = {
  readonly quote: Quote
  readonly vatIncluded: boolean
  readonly vatGround: string | null
  readonly vatWords: VatWords
  readonly language: Language
  readonly titleOf: (group: string) => string
  /** The code of the coupon that took something off; missing where none did. */
  readonly coupon?: string | undefined
}

const discountWords = {
  personal: { de: 'Persönlicher Rabatt', en: 'Personal discount' },
  coupon: { de: 'Rabattcode', en: 'Discount code' },
} as const

/** The discounts of a quote by cause, each with the words that a buyer reads. */
function namedDiscounts({ quote, language, titleOf, coupon }: QuoteTotals): NamedDiscount[] {
  const label = ({ kind, group }: Quote['discounts'][number]): string => {
    if (kind === 'coupon') return [discountWords.coupon[language], coupon].filter(Boolean).join(' ')
    return kind === 'personal' ? discountWords.personal[language] : titleOf(group ?? '')
  }
  return quote.discounts.map(discount => ({ label: label(discount), amount: discount.amount }))
}

export const TotalsRef = builder.objectRef<QuoteTotals>('Totals').implement({
  description:
    'Sums of a cart or order. `goods`, `discount` and `shipping` are in the prices’ own basis; `goods` are at the prices that everybody is asked for.',
  fields: t => ({
    goods: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.goods) }),
    discount: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.discount) }),
    discounts: t.field({ type: [DiscountAmountRef], resolve: namedDiscounts }),
    shipping: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.shipping) }),
    net: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.net) }),
    gross: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.gross) }),
    vat: t.field({ type: [VatAmountRef], resolve: ({ quote }) => quote.vat }),
    voucherPaid: t.field({ type: MoneyRef, resolve: ({ quote }) => money(quote.totals.voucherPaid) }),
    vouchers: t.field({
      type: [VoucherPaymentRef],
      description: 'What of `voucherPaid` each voucher pays, in the order in which they do.',
      resolve: ({ quote }) => quote.vouchers.filter(({ paid }) => paid > 0),
    }),
    toPay: t.field({
      type: MoneyRef,
      description:
        'The sum after vouchers, which the buyer pays; of an order also once it was paid (`Order.toPay`: what is left).',
      resolve: ({ quote }) => money(quote.totals.toPay),
    }),
    vatIncluded: t.exposeBoolean('vatIncluded'),
    vatGround: t.exposeString('vatGround', {
      nullable: true,
      description: 'Why no VAT is due, in words to stand beside the sum; null where it is.',
    }),
    vatLabel: t.string({
      description: 'What the tax is called in these sums.',
      resolve: ({ vatWords }) => vatWords.sumsLabel,
    }),
    isVatByRate: t.boolean({
      description: 'Whether the shop wants the tax told by rate; else all rates in one.',
      resolve: ({ vatWords }) => vatWords.isByRate,
    }),
    vatTakenOff: t.field({
      type: MoneyRef,
      description: 'The VAT that was taken out of prices which hold it, because the supply is free of VAT; else 0.',
      resolve: ({ quote, vatIncluded }) => money(vatTakenOff(quote, vatIncluded)),
    }),
    isExport: t.boolean({
      description: 'Goods leave the customs territory: duty and the VAT of importing may be due there.',
      resolve: ({ quote }) => isExport(quote),
    }),
  }),
})
