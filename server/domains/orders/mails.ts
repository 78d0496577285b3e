import { dayOf } from '../../kit/days.ts'
import {
  type MailBlock,
  type MailDetail,
  type MailLine,
  type MailPicture,
  type MailSum,
  mailBody,
} from '../../kit/mailBody.ts'
import { type MailWords, ours, typed } from '../../kit/mailWords.ts'
import { fittedSize, imagePath } from '../../platform/imageSizes.ts'
import { type Speech, speechIn } from '../../texts/texts.ts'
import { unitPriceOf } from '../catalogue/rules/unitPrice.ts'
import { type AgreedKey, type Agreement, agreedHtml } from '../content/rules/agreedTexts.ts'
import { isExport, vatTakenOff } from '../pricing/rules/takenOff.ts'
import { amountsOf } from '../pricing/settings.ts'
import { legalText } from '../settings/legalTexts/legalText.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import { addressFacts } from './presenters/mailAddresses.ts'
import { deliveryFacts, lineDelivery } from './presenters/mailDelivery.ts'
import { answerLine, pickupLines, templateOf } from './presenters/mailPickup.ts'
import { propertyDetails, textsDetail, variantText } from './presenters/mailPiece.ts'
import { voucherReturns, voucherSums } from './presenters/mailVouchers.ts'
import type { GoodsFacts } from './queries/goodsFacts.ts'
import type { Order, OrderLine } from './queries/orders.ts'
import { followedAt } from './rules/carriers.ts'
import { isLineExcluded, isPieceExcluded } from './rules/exclusion.ts'
import { isPaidFirst } from './rules/leftToPay.ts'
import { LINK_DAYS } from './rules/links.ts'
import { parcelText } from './rules/parcels.ts'
import { vatGroundOf, vatWordsOf } from './rules/snapshot.ts'

export type OrderMailKind =
  | 'orderConfirmation'
  | 'orderPaid'
  | 'orderShipped'
  | 'orderReleased'
  | 'orderRefused'
  | 'orderCancelled'
  | 'orderCancelledByShop'
  | 'orderRefunded'
  | 'orderUnpaid'
  | 'orderUnshipped'
  | 'orderTracking'
  | 'orderAddress'
  | 'orderLink'

/** What a mail about an order is made of; `statusUrl` leads to the order without signing in. The number may be a text
 *  that stands for it. */
export type OrderMailParts = {
  readonly order: Omit<Order, 'orderNumber'> & { readonly orderNumber: Order['orderNumber'] | string }
  readonly lines: readonly OrderLine[]
  readonly settings: Settings
  readonly publicUrl: string
  readonly statusUrl: string
  /** Pictures of what was ordered, by file, where they are shown. */
  readonly pictures?: OrderPictures
  /** What is said of the goods besides, by product; where it is told. */
  readonly goods?: ReadonlyMap<string, GoodsFacts>
  /** Why the shop cancelled the order, in the words of its staff. */
  readonly reason?: string | null
  /** The texts that the order agreed to; null where they were not kept: then they are those of today. */
  readonly agreement?: Agreement | null
}

/** The pictures of an order's lines by their files; sizes are those of the originals, in pixels. */
type OrderPictures = ReadonlyMap<string, { readonly sha256: string; readonly width: number; readonly height: number }>

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

/**
 * A mail about an order in its buyer's language. The confirmation is the receipt on a durable medium: the goods with
 * their texts, prices, VAT and shipping, addresses, payment, latest delivery, the seller, the terms, the notices
 * on withdrawal and guarantee in full. Source: legal.md 2, 3, 4, 9; § 7 FAGG, § 312f BGB; § 312i BGB.
 */
export function orderMail(kind: OrderMailKind, parts: OrderMailParts): RenderedMail {
  const { order, settings } = parts
  const speech = speechIn(order.language, amountsOf(settings))
  const template = templateOf(kind, order.isPickup)
  const dayAt = (instant: Date | null) =>
    speech.day(dayOf(instant ?? order.placedAt, shopSettings.of(settings).timeZone))
  const values = {
    number: ours(String(order.orderNumber)),
    shop: ours(shopSettings.of(settings).name),
    name: typed(`${order.invoiceAddress.firstName} ${order.invoiceAddress.lastName}`),
    total: speech.money(order.toPayCents, order.currency),
    day: dayAt(instantOf(kind, order)),
    days: LINK_DAYS.afterRenewal,
  }
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: speech.text(`mail.${template}.intro`, values) },
    ...afterIntro[kind](parts, speech),
    ...voucherReturns(parts.order, speech),
    { kind: 'button', text: speech.text('mail.order.follow'), url: parts.statusUrl },
    ...(kind === 'orderConfirmation' ? receipt(parts, speech) : []),
    ...(kind === 'orderConfirmation' || kind === 'orderLink' ? [] : [linesBlock(parts, speech)]),
    ...mailSeller(settings, speech),
    ...(kind === 'orderConfirmation' ? legalBlocks(parts) : []),
  ]
  const subject = speech.text(`mail.${template}.subject`, values)
  const title = speech.text(`mail.${template}.title`)
  return { subject, ...mailBody({ title, language: order.language, shop: values.shop }, blocks) }
}

const instantOf = (kind: OrderMailKind, order: OrderMailParts['order']): Date | null =>
  ({
    orderConfirmation: order.placedAt,
    orderPaid: order.paidAt,
    orderShipped: order.shippedAt,
    orderReleased: order.placedAt,
    orderRefused: order.placedAt,
    orderCancelled: order.cancelledAt,
    orderCancelledByShop: order.cancelledAt,
    orderRefunded: order.placedAt,
    orderUnpaid: order.placedAt,
    orderUnshipped: order.placedAt,
    orderTracking: order.placedAt,
    orderAddress: order.placedAt,
    orderLink: order.placedAt,
  })[kind]

const afterIntro: Record<OrderMailKind, (parts: OrderMailParts, speech: Speech) => MailBlock[]> = {
  orderConfirmation: ({ order }, { text, day }) => {
    if (order.holdState === 'held') return [{ kind: 'paragraph', text: text('mail.orderConfirmation.held') }]
    return [
      ...payByBlocks(order, { text, day }),
      ...(order.needsShipping ? [] : [{ kind: 'paragraph', text: text('mail.orderConfirmation.vouchers') } as const]),
    ]
  },
  orderReleased: (parts, speech) => {
    const rows = transfer(parts, speech)
    if (rows.length === 0) return [next(parts.order, speech)]
    return [{ kind: 'facts', rows }, ...payByBlocks(parts.order, speech)]
  },
  orderRefused: () => [],
  orderLink: () => [],
  orderCancelled: ({ order }, { text, day }) => [
    {
      kind: 'paragraph',
      text: text('mail.orderCancelled.next', { day: day(order.payBy ?? '') }),
    },
  ],
  orderPaid: ({ order }, { text }) => {
    if (order.shippingState === 'shipped') return []
    return [next(order, { text })]
  },
  orderShipped: ({ order }, speech) => {
    if (order.isPickup) return pickupLines(order.labels).map(line => ({ kind: 'paragraph', text: ours(line) }))
    return parcelBlocks(order, speech)
  },
  orderTracking: ({ order }, speech) => parcelBlocks(order, speech),
  orderCancelledByShop: ({ order, reason }, { text }) => {
    const money = order.paymentState === 'paid' && order.toPayCents > 0 ? 'paid' : 'unpaid'
    return [
      ...(reason ? [{ kind: 'paragraph', text: typed(reason) } as const] : []),
      { kind: 'paragraph', text: text(`mail.orderCancelledByShop.${money}`) },
    ]
  },
  orderRefunded: () => [],
  orderUnpaid: (parts, speech) => {
    const rows = transfer(parts, speech)
    return [...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []), ...payByBlocks(parts.order, speech)]
  },
  orderUnshipped: ({ order }, speech) => [next(order, speech)],
  orderAddress: (parts, speech) => [{ kind: 'facts', rows: addressFacts(parts.order, speech) }],
}

/** What comes after the money: the parcel, the pick-up, or the vouchers by e-mail. */
const next = (
  { isPickup, needsShipping }: OrderMailParts['order'],
  { text }: Pick<Speech, 'text'>,
): Extract<MailBlock, { kind: 'paragraph' }> => {
  const way = needsShipping ? (isPickup ? 'pickup' : 'shipping') : 'vouchers'
  return { kind: 'paragraph', text: text(`mail.orderPaid.next.${way}`) }
}

function parcelBlocks(order: OrderMailParts['order'], { text }: Pick<Speech, 'text'>): MailBlock[] {
  const parcel = parcelText(order)
  const url = followedAt(order)
  return [
    ...(parcel ? [{ kind: 'paragraph', text: typed(parcel) } as const] : []),
    ...(url ? [{ kind: 'link', text: text('mail.orderShipped.track'), url } as const] : []),
  ]
}

function receipt(parts: OrderMailParts, speech: Speech): MailBlock[] {
  const { order, lines, publicUrl } = parts
  const { text } = speech
  const ground = vatGroundOf(order)
  const withdrawalUrl = `${publicUrl}${order.language === 'en' ? '/en' : ''}/withdrawal`
  return [
    { kind: 'heading', text: text('mail.order.lines') },
    linesBlock(parts, speech),
    { kind: 'sums', rows: sums(order, speech) },
    ...(ground === null ? [] : [{ kind: 'small', text: ours(ground) } as const]),
    ...(isExport(order.quote) ? [{ kind: 'small', text: text('mail.order.customs') } as const] : []),
    { kind: 'heading', text: text(order.needsShipping ? 'mail.order.details' : 'mail.order.details.vouchers') },
    { kind: 'facts', rows: facts(parts, speech) },
    { kind: 'heading', text: text('mail.order.withdrawal.title') },
    { kind: 'small', text: text('mail.order.withdrawal.note') },
    { kind: 'link', text: text('mail.order.withdrawal.title'), url: withdrawalUrl },
    ...(lines.some(line => isLineExcluded(line) || line.pieces.some(isPieceExcluded))
      ? [{ kind: 'small', text: text('mail.order.withdrawal.personalised') } as const]
      : []),
    ...(order.needsShipping ? [{ kind: 'small', text: text('mail.order.guarantee') } as const] : []),
  ]
}

const linesBlock = (parts: OrderMailParts, speech: Speech): MailBlock => ({
  kind: 'lines',
  rows: parts.lines.map(line => mailLine(line, parts, speech)),
})

function mailLine(line: OrderLine, { order, goods, pictures }: OrderMailParts, { text, money, day }: Speech): MailLine {
  const { currency } = order
  const madeOf = ({ productId }: { productId: string }) => {
    const composition = goods?.get(productId)?.composition
    return composition ? [text('mail.order.composition', { composition: ours(composition) })] : []
  }
  const content = goods?.get(line.productId)?.content
  const whole = content && line.unitPriceCents ? unitPriceOf(line.unitPriceCents, content) : null
  const details: MailDetail[] = [
    ...(line.size === null ? [] : [variantText(line, { text })]),
    ...(line.color === null ? [] : [text('mail.order.color', { color: ours(line.color) })]),
    ...propertyDetails(line, text),
    ...(line.sku === null ? [] : [text('mail.order.sku', { sku: ours(line.sku) })]),
    ...madeOf(line),
    ...(line.unitPriceCents === null
      ? []
      : [unitPriceText(line.quantityUnit, money(line.unitPriceCents, currency), { text })]),
    ...(whole
      ? [
          text('mail.order.quantityPrice', {
            price: money(whole.priceCents, currency),
            quantity: ours(whole.quantity),
          }),
        ]
      : []),
    ...line.pieces.flatMap(piece => [
      text('mail.order.piece', {
        amount: piece.amount,
        title: ours(piece.title),
        variant: piece.size === null ? ours('none') : variantText(piece, { text }),
      }),
      ...propertyDetails(piece, text),
      ...madeOf(piece),
      ...textsDetail(piece.texts, text),
      ...(isPieceExcluded(piece) ? [text('mail.order.personalised')] : []),
    ]),
    ...textsDetail(line.texts, text),
    ...line.answers.map(answerLine),
    ...(line.orderNote === null ? [] : [text('mail.order.note', { note: typed(line.orderNote) })]),
    ...(line.discountCents === 0
      ? []
      : [text('mail.order.lineDiscount', { amount: money(-line.discountCents, currency) })]),
    ...lineDelivery(line, order, { text, day }),
    ...(line.pieces.length === 0 && isLineExcluded(line) ? [text('mail.order.personalised')] : []),
  ]
  const title = countedTitle(line, { text })
  return { title, details, price: money(line.sumCents, currency), picture: pictureOf(line, pictures) }
}

/** '3 × Trikot', or '3 Flaschen Apfelsaft' where it is counted in something else than pieces. */
const countedTitle = ({ amount, title, quantityUnit }: OrderLine, { text }: Pick<Speech, 'text'>) =>
  quantityUnit
    ? text('mail.order.line.units', {
        ...{ amount, title: ours(title) },
        unit: ours(amount === 1 ? quantityUnit.one : quantityUnit.many),
      })
    : text('mail.order.line', { amount, title: ours(title) })

const unitPriceText = (unit: OrderLine['quantityUnit'], price: MailWords, { text }: Pick<Speech, 'text'>) =>
  unit ? text('mail.order.unitPrice.unit', { price, unit: ours(unit.one) }) : text('mail.order.unitPrice', { price })

/** Widest and tallest that a picture is shown, in pixels. */
const pictureBox = { width: 64, height: 76 }

function pictureOf({ imageFileId, title, color }: OrderLine, pictures: OrderPictures | undefined): MailPicture | null {
  const image = imageFileId === null ? undefined : pictures?.get(imageFileId)
  if (!image) return null
  const path = imagePath(image.sha256, 200, 200)
  return { path, ...fittedSize(image, pictureBox), alt: ours([title, color].filter(Boolean).join(', ')) }
}

function sums(order: OrderMailParts['order'], { text, money, rate }: Speech): MailSum[] {
  const { quote, currency, labels } = order
  const amount = (cents: number) => money(cents, currency)
  const takenOff = vatTakenOff(quote, labels.vatIncluded)
  const { goods, shipping, voucherPaid, gross, net, toPay } = quote.totals
  const words = vatWordsOf(order)
  const label = ours(words.sumsLabel)
  const isFree = vatGroundOf(order) !== null
  const taxed = quote.vat.filter(({ category }) => category === 'standard')
  const byRate = taxed.map(row => {
    const id = labels.vatIncluded ? 'mail.order.vat.included' : 'mail.order.vat.added'
    return { label: text(id, { rate: rate(row.rate), net: amount(row.net), label }), value: amount(row.vat) }
  })
  const allRates = {
    label: text(labels.vatIncluded ? 'mail.order.vat.allIncluded' : 'mail.order.vat.allAdded', { label }),
    value: amount(taxed.reduce((sum, row) => sum + row.vat, 0)),
  }
  // Whoever owes no VAT must not show any: it would be owed for being shown (§ 11 Abs. 12 UStG, § 14c UStG).
  const free = quote.vat.some(({ category }) => category !== 'standard' && category !== 'outOfScope')
    ? [{ label: text('mail.order.vat.free'), value: amount(0) }]
    : []
  const vat = isFree ? free : words.isByRate || taxed.length === 0 ? byRate : [allRates]
  return [
    { label: text('mail.order.goods'), value: amount(goods) },
    ...quote.discounts.map(discount => ({
      label:
        discount.kind === 'coupon'
          ? text('mail.order.discount.coupon', { code: ours(labels.coupon ?? '') })
          : discount.kind === 'personal'
            ? text('mail.order.discount.personal')
            : ours(labels.discounts[discount.group ?? ''] ?? text('mail.order.discount')),
      value: amount(-discount.amount),
    })),
    ...(order.needsShipping
      ? [{ label: text(order.isPickup ? 'mail.order.pickup' : 'mail.order.shipping'), value: amount(shipping) }]
      : []),
    ...(takenOff === 0 ? [] : [{ label: text('mail.order.takenOff'), value: amount(-takenOff) }]),
    ...(labels.vatIncluded ? [] : [{ label: text('mail.order.net'), value: amount(net) }]),
    { label: text('mail.order.total'), value: amount(gross), isTotal: true },
    ...vat,
    ...(voucherPaid === 0
      ? []
      : [
          ...voucherSums(order, { text, money }),
          { label: text('mail.order.toPay'), value: amount(toPay), isTotal: true },
        ]),
  ]
}

/** By when the money is waited for, where it is. */
const payByBlocks = ({ payBy }: OrderMailParts['order'], { text, day }: Pick<Speech, 'text' | 'day'>): MailBlock[] =>
  payBy === null ? [] : [{ kind: 'paragraph', text: text('mail.order.payBy', { day: day(payBy) }) }]

/** Where to transfer the money that is waited for; nothing is asked for while an order is held. */
function transfer({ order, settings }: OrderMailParts, { text }: Pick<Speech, 'text'>): [MailWords, MailWords][] {
  const isWaitedFor = isPaidFirst(order) && order.paymentState === 'open' && order.toPayCents > 0
  if (!isWaitedFor || order.holdState === 'held') return []
  return [
    [text('mail.order.bankAccount'), ours(shopSettings.of(settings).bankAccount)],
    [text('mail.order.reference'), ours(String(order.orderNumber))],
  ]
}

function facts(parts: OrderMailParts, { text, day }: Speech): [MailWords, MailWords][] {
  const { order } = parts
  const { labels } = order
  return [
    [text('mail.order.number'), ours(String(order.orderNumber))],
    ...addressFacts(order, { text }),
    ...deliveryFacts(order, { text, day }),
    ...(labels.paymentMethod.title === ''
      ? []
      : [
          [
            text('mail.order.payment'),
            ours([labels.paymentMethod.title, labels.paymentMethod.description].filter(Boolean).join('\n')),
          ] as [MailWords, MailWords],
        ]),
    ...transfer(parts, { text }),
    ...order.answers.map(({ label, text: given }): [MailWords, MailWords] => [ours(label), typed(given)]),
    ...(order.comment === null ? [] : [[text('mail.order.comment'), typed(order.comment)] as [MailWords, MailWords]]),
  ]
}

const legal = new WeakMap<Settings, Map<string, MailBlock[]>>()

/** Withdrawal notice, guarantee notice and terms in full, with links that work in a mail: those that the order agreed to. Made once
 *  per configuration and agreement. */
function legalBlocks({ settings, order, publicUrl, agreement = null }: OrderMailParts): MailBlock[] {
  const known = legal.get(settings) ?? new Map<string, MailBlock[]>()
  legal.set(settings, known)
  const key = `${order.language} ${order.needsShipping} ${publicUrl} ${agreement?.id}`
  const before = known.get(key)
  if (before) return before
  const agreed = (name: AgreedKey): { title: string; body: string } | null => {
    const text = agreement?.texts.find(each => each.key === name)
    if (text) return { title: text.title, body: agreedHtml(text, publicUrl) }
    return legalText(settings, name, order.language, publicUrl)
  }
  const guarantee = order.needsShipping ? legalText(settings, 'guarantee', order.language, publicUrl) : null
  const made = [agreed('withdrawal'), guarantee, agreed('agb')].flatMap((page): MailBlock[] => {
    if (!page) return []
    const html = page.body.replaceAll('href="/', `href="${publicUrl}/`)
    return [{ kind: 'legal', title: page.title, html }]
  })
  if (known.size >= mostLegal) known.clear()
  known.set(key, made)
  return made
}

/** Agreements whose texts are kept in memory as a mail has them. */
const mostLegal = 20
