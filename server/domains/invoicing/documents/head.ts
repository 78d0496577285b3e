import { type MailWords, ours } from '../../../kit/mailWords.ts'
import { total } from '../../../kit/money.ts'
import type { PdfPart } from '../../../platform/pdf.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { bare, ink, ink2, ink3, line, margins, mm, type PaperLook, width } from './look.ts'
import { addressLines, type PaperWords } from './words.ts'

/** Where DIN 5008, form B, and ÖNORM A 1080 have things, from the upper edge. */
const din = { window: 45, information: 50, returnAddress: 57.5, address: 62.7, body: 98.5 }
const windowWidth = mm(80)
const informationWidth = mm(72)
const labelWidth = 92
/** What the window shows at the usual size; a longer address is set smaller. */
const MOST_LINES = 6
const LETTERS_A_LINE = 40

/** What a shop's letters begin with: the strip, its name or logo, and how it is reached. */
export function letterhead(document: DocumentSnapshot, look: PaperLook): PdfPart[] {
  const { phone, email, website } = document.seller
  const reach = [phone, email, website?.replace(/^https?:\/\//, '')].filter(Boolean)
  return [
    {
      ...(look.logo === null
        ? { text: look.shopName, font: 'Archivo', fontSize: 24, color: ink, lineHeight: 1 }
        : { image: look.logo, fit: [mm(85), mm(22)], alt: look.shopName }),
      absolutePosition: { x: margins.left, y: mm(16) },
    },
    {
      absolutePosition: { x: margins.left + width - informationWidth, y: mm(17.5) },
      stack: reach.map(text => ({ text, fontSize: 8.5, color: ink2, alignment: 'left' })),
    },
  ]
}

/** Where the paper is folded, and its middle; they are cut off from what is read. */
export const foldMarks = (): PdfPart[] => [
  {
    absolutePosition: { x: 0, y: 0 },
    canvas: [105, 148.5, 210].map(y => ({
      ...{ type: 'line', x1: mm(4), x2: mm(y === 148.5 ? 10 : 8), y1: mm(y), y2: mm(y) },
      ...{ lineWidth: 0.4, lineColor: ink3 },
    })),
  },
]

type Fact = readonly [label: MailWords, value: string]

/** What a document says of itself beside the address. */
function factsOf(document: DocumentSnapshot, words: PaperWords): Fact[] {
  const { content, kind, sort, number, dueOn, webOrderNumber, seller } = document
  const { text, day } = words
  const has = kindsOfDocument[kind]
  const facts: [MailWords, string | null][] = [
    [text('document.paper.fact.number'), number],
    [text('document.paper.fact.date'), day(content.date)],
    [text('document.paper.fact.customerNumber'), content.receiver.customerNumber],
  ]
  if (has.hasPerformance && sort !== 'advance') {
    const { from, to } = content.performance ?? { from: content.date, to: content.date }
    facts.push(
      from === to
        ? [text('document.paper.fact.performedOn'), day(from)]
        : [text('document.paper.fact.performance'), text('document.paper.period', { from: day(from), to: day(to) })],
    )
  }
  const dayOrNot = (value: string | null, isWanted: boolean) => (value !== null && isWanted ? day(value) : null)
  const { contact } = content
  facts.push(
    [text('document.paper.fact.deliveryDate'), dayOrNot(content.deliveryDate, has.hasDeliveryDate)],
    [text('document.paper.fact.validUntil'), dayOrNot(content.validUntil, has.hasValidity)],
    [text('document.paper.fact.dueOn'), dayOrNot(dueOn, has.hasPayment && document.due > 0)],
    [text('document.paper.fact.webOrder'), webOrderNumber],
    [text('document.paper.fact.theirReference'), content.theirReference],
    [text('document.paper.fact.buyerOrderNumber'), content.buyerOrderNumber],
    [text('document.paper.fact.leitwegId'), content.leitwegId],
    [text('document.paper.fact.ownReference'), content.ownReference],
    [
      text('document.paper.fact.vatId', { country: ours(seller.country) }),
      has.hasPrices ? content.receiver.vatId : null,
    ],
    [
      text('document.paper.fact.contact'),
      contact && [contact.name, contact.phone, contact.email].filter(Boolean).join('\n'),
    ],
  )
  return facts.filter((fact): fact is [MailWords, string] => fact[1] !== null && fact[1] !== '')
}

/** The address as it is seen through a window, and beside it what the document says of itself. */
export function addressed(document: DocumentSnapshot, words: PaperWords): PdfPart {
  const { seller, content, kind } = document
  const { company, street, zip, city } = seller
  const receiver = kind === 'delivery' ? (content.deliverTo ?? content.receiver) : content.receiver
  const start = mm(din.information)
  const lines = addressLines(receiver, seller, words)
  const isLong = total(lines.map(text => Math.ceil(text.length / LETTERS_A_LINE))) > MOST_LINES
  return {
    // The page begins where the second one does; here it begins at the information block.
    margin: [0, start - margins.top, 0, mm(5)],
    isLayout: true,
    layout: bare,
    table: {
      widths: [windowWidth, '*', informationWidth],
      heights: [mm(din.body) - start],
      body: [
        [
          {
            stack: [
              {
                text: [company, street, `${zip} ${city}`].join(' · '),
                ...{ fontSize: 6.8, color: ink3, margin: [0, mm(din.returnAddress) - start, 0, 0] },
                ...{ lineHeight: 1, noWrap: true },
              },
              {
                margin: [0, 1.5, 0, 0],
                canvas: [{ type: 'line', x1: 0, x2: windowWidth, y1: 0, y2: 0, lineWidth: 0.4, lineColor: line }],
              },
              {
                margin: [0, mm(din.address) - mm(din.returnAddress) - 9, 0, 0],
                stack: lines.map(text => ({ text, fontSize: isLong ? 9 : 10.5, lineHeight: 1.12 })),
              },
            ],
          },
          { text: '' },
          {
            layout: { ...bare, paddingBottom: () => 1.6 },
            table: {
              widths: [labelWidth, informationWidth - labelWidth],
              body: factsOf(document, words).map(([label, value]) => [
                { text: label, fontSize: 8.5, color: ink3 },
                { text: value, fontSize: 8.5 },
              ]),
            },
          },
        ],
      ],
    },
  }
}

const precedingTexts = {
  cancellation: 'document.paper.preceding.cancellation',
  credit: 'document.paper.preceding.credit',
} as const

/** The title, and which documents this one comes of. */
export function titled(document: DocumentSnapshot, words: PaperWords): PdfPart[] {
  const { sort, preceding, origins, content, kind } = document
  const { text, named, titleOf } = words
  const id = sort === 'cancellation' || sort === 'credit' ? precedingTexts[sort] : 'document.paper.preceding.other'
  const below = [
    ...(preceding.length > 0 ? [text(id, { documents: named(preceding) })] : []),
    ...(origins.length > 0 ? [text('document.paper.origins', { documents: named(origins) })] : []),
  ]
  const isDelivery = kind === 'delivery'
  const other = isDelivery ? content.receiver : content.deliverTo
  const otherLabel = text(isDelivery ? 'document.paper.customer' : 'document.paper.deliverTo')
  const hasOther = content.deliverTo !== null && other !== null
  return [
    {
      text: titleOf(document),
      ...{ role: 'H1', font: 'Archivo', fontSize: 21, color: ink, lineHeight: 1.1, margin: [0, 0, 0, 4] },
    },
    ...below.map(text => ({ text, fontSize: 9.5, color: ink2 })),
    ...(hasOther
      ? [
          {
            text: [
              { text: `${otherLabel}: `, color: ink3 },
              { text: addressLines(other, document.seller, words).join(', ') },
            ],
            ...{ fontSize: 9.5, margin: [0, 4, 0, 0] },
          },
        ]
      : []),
    ...paragraphs(content.textBefore, [0, 10, 0, 0]),
  ]
}

/** A text of people in paragraphs. */
export const paragraphs = (text: string, margin: readonly [number, number, number, number]): PdfPart[] =>
  text.trim() === '' ? [] : [{ text: text.trim(), fontSize: 9.5, margin }]
