import { attribute, child, inside, leaf, list, needed, own, type Row, type Rows, through } from './codec.ts'
import { decimalOf, percentOf } from './decimals.ts'
import { extraRows } from './ebinterfaceParties.ts'
import { cents, decimal, isoDay, type Kind, price, token, words } from './kindsOfText.ts'
import type { AllowanceTerms, LineAllowance, LineTerms, Period, VatCategory } from './lineTerms.ts'
import type { Identifier } from './partyTerms.ts'

/** Lines in ebInterface; the terms stand beside the fields in `lineTerms.ts`. */

/** An amount that the schema wants once more: written, and of others not looked at. Ours are looked at by writing the invoice anew. */
const repeated = <const K extends string, V>(name: string, key: K, kind: Kind<V>): Row<{ readonly [P in K]: V }> => ({
  write: needed(name, key, kind).write,
  read: (at, _draft, reading) => {
    reading.takeOne(at, name)
  },
})

/** The rate with its category (UNCL 5305); what is not subject to VAT has a rate of 0 here. */
export const taxPercent: Row<VatCategory> = through(
  [inside('eb:TaxPercent', [own('percent', decimal), attribute('TaxCategoryCode', 'code')], { isNeeded: true })],
  ({ category, rate }: VatCategory) => ({ percent: rate ?? '0', code: category }),
  ({ percent, code }: { percent: string | null; code: string | null }) => {
    const category = code ?? (percent === '0' ? 'Z' : 'S')
    return { category, rate: category === 'O' ? null : percent }
  },
)

interface AllowanceHere {
  readonly base: number
  readonly percent: string | null
  readonly amount: number | null
  readonly reason: string | null
  readonly reasonCode: string | null
}
const allowanceHere: Rows<AllowanceHere> = [
  needed('eb:BaseAmount', 'base', cents),
  leaf('eb:Percentage', 'percent', decimal),
  leaf('eb:Amount', 'amount', cents),
  leaf('eb:Comment', 'reason', words),
  leaf('eb:Classification', 'reasonCode', token),
]
/** What is taken off or put on, always with what it is reckoned from (see `ebinterfaceTerms.ts`). */
const lineAllowance: Row<LineAllowance> = through(
  allowanceHere,
  ({ base, amount, ...rest }: LineAllowance) => ({ ...rest, amount, base: base ?? amount }),
  ({ base, percent, amount, ...rest }) => ({
    ...{ ...rest, base, percent },
    amount: amount ?? (percent === null ? 0 : percentOf(percent, base)),
  }),
)

/** BG-20, BG-21 */
export const allowance: Rows<AllowanceTerms> = [
  lineAllowance,
  through(
    [inside('eb:TaxItem', [repeated('eb:TaxableAmount', 'amount', cents), taxPercent], { isNeeded: true })],
    ({ vat, amount }: AllowanceTerms) => ({ ...vat, amount }),
    ({ category, rate }) => ({ vat: { category, rate } }),
  ),
]

/** BG-14, BG-26: from and to, or one day. */
export const periodRows: Rows<Period> = [leaf('eb:FromDate', 'from', isoDay), leaf('eb:ToDate', 'to', isoDay)]

interface Article {
  readonly id: string
  readonly type: string | null
}
/** What ebInterface calls the numbers of an article. */
const articles = {
  sellersId: 'BillersArticleNumber',
  buyersId: 'InvoiceRecipientsArticleNumber',
  standardId: 'GTIN',
} as const
const gtin = '0160'
/** Keys of what a line has no field for; others are attributes of the item (BG-32). */
const keys = { note: 'BT-127', origin: 'BT-159' } as const

interface LineHere {
  readonly position: string | null
  readonly descriptions: readonly { readonly text: string }[]
  readonly articles: readonly Article[]
  readonly quantity: string
  readonly unit: string | null
  readonly price: string
  readonly base: string | null
  readonly allowances: readonly LineAllowance[]
  readonly charges: readonly LineAllowance[]
  readonly day: string | null
  readonly period: Period | null
  readonly orderPosition: string | null
  readonly order: string | null
  readonly classifications: readonly Identifier[]
  readonly extra: readonly { readonly text: string; readonly key: string | null }[]
  readonly category: string
  readonly rate: string | null
  readonly net: number
}

const lineHere: Rows<LineHere> = [
  leaf('eb:PositionNumber', 'position', token),
  list('eb:Description', 'descriptions', [own('text', words)]),
  list('eb:ArticleNumber', 'articles', [own('id', token), attribute('ArticleNumberType', 'type')]),
  inside('eb:Quantity', [own('quantity', decimal), attribute('Unit', 'unit')], { isNeeded: true }),
  inside('eb:UnitPrice', [own('price', price), attribute('BaseQuantity', 'base')], { isNeeded: true }),
  inside('eb:ReductionAndSurchargeListLineItemDetails', [
    list('eb:ReductionListLineItem', 'allowances', [lineAllowance]),
    list('eb:SurchargeListLineItem', 'charges', [lineAllowance]),
  ]),
  inside('eb:Delivery', [leaf('eb:Date', 'day', isoDay), child('eb:Period', 'period', periodRows)]),
  inside('eb:InvoiceRecipientsOrderReference', [
    leaf('eb:OrderID', 'order', token),
    leaf('eb:OrderPositionNumber', 'orderPosition', token),
  ]),
  list('eb:Classification', 'classifications', [own('id', token), attribute('ClassificationSchema', 'scheme')]),
  list('eb:AdditionalInformation', 'extra', extraRows),
  inside('eb:TaxItem', [repeated('eb:TaxableAmount', 'net', cents), taxPercent], { isNeeded: true }),
  needed('eb:LineItemAmount', 'net', cents),
]

const article = (id: string | null, type: string): Article[] => (id === null ? [] : [{ id, type }])
const extra = (text: string | null, key: string) => (text === null ? [] : [{ text, key }])

/** BG-25. `order`: BT-13, which stands with the position of it again. */
export const ebinterfaceLine = (order: string | null): Rows<LineTerms> => [
  through(
    lineHere,
    (line: LineTerms): LineHere => ({
      position: line.id,
      descriptions: [line.name, line.description].flatMap(text => (text === null ? [] : [{ text }])),
      articles: [
        ...article(line.sellersId, articles.sellersId),
        ...article(line.buyersId, articles.buyersId),
        ...article(line.standardId?.id ?? null, articles.standardId),
      ],
      ...{ quantity: line.quantity, unit: line.unit, price: line.price, base: line.priceBase?.quantity ?? null },
      ...{ allowances: line.allowances, charges: line.charges, day: null, period: line.period },
      ...{ orderPosition: line.buyerOrderLine, order: line.buyerOrderLine === null ? null : order },
      classifications: line.classifications,
      extra: [
        ...extra(line.note, keys.note),
        ...extra(line.origin, keys.origin),
        ...line.attributes.map(({ name, value }) => ({ text: value, key: name })),
      ],
      ...{ category: line.vat.category, rate: line.vat.rate, net: line.net },
    }),
    termsOfLine,
  ),
]

function termsOfLine(here: LineHere): LineTerms {
  const [name = { text: '' }, ...descriptions] = here.descriptions
  const numberOf = (type: string) => here.articles.find(each => each.type === type)?.id ?? null
  const said = (key: string) => here.extra.find(each => each.key === key)?.text ?? null
  const standard = numberOf(articles.standardId)
  const base = here.base === null ? null : decimalOf(here.base.trim())
  const own: readonly (string | null)[] = Object.values(keys)
  return {
    ...{ id: here.position ?? '', note: said(keys.note), invoicedObject: null, quantity: here.quantity },
    ...{ unit: here.unit, net: here.net, buyerOrderLine: here.orderPosition, buyerAccount: null },
    period: here.period ?? (here.day === null ? null : { from: here.day, to: here.day }),
    ...{ allowances: here.allowances, charges: here.charges, price: here.price, grossPrice: null },
    priceBase: base === null ? null : { quantity: base, unit: here.unit },
    ...{ vat: { category: here.category, rate: here.rate }, name: name.text },
    description: descriptions.map(({ text }) => text).join('\n') || null,
    ...{ sellersId: numberOf(articles.sellersId) ?? numberOf('PZN'), buyersId: numberOf(articles.buyersId) },
    standardId: standard === null ? null : { id: standard, scheme: gtin },
    ...{ classifications: here.classifications, origin: said(keys.origin) },
    attributes: here.extra.flatMap(({ key, text }) => (own.includes(key) ? [] : [{ name: key ?? '', value: text }])),
  }
}
