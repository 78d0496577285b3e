import type { Day } from '../../../kit/days.ts'
import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import { ours } from '../../../kit/mailWords.ts'
import type { Cents } from '../../../kit/money.ts'
import type { PdfDocument, PdfPart } from '../../../platform/pdf.ts'
import { speechIn } from '../../../texts/texts.ts'

/** How a voucher looks, apart from what is on it. */
export type VoucherLook = {
  readonly heading: LocalizedText
  readonly text: LocalizedText
  readonly accent: string
}

/** What stands on a voucher. `picture`: a data URL of a JPEG or PNG picture; null: none. */
export type VoucherPaper = {
  readonly look: VoucherLook
  readonly language: Language
  readonly code: string
  readonly valueCents: Cents
  readonly currency: string
  readonly expiresOn: Day | null
  readonly message: string | null
  readonly recipientName: string | null
  /** The address that alone may redeem it; null: whoever has it. */
  readonly boundTo: string | null
  readonly picture: string | null
  readonly shop: { readonly name: string; readonly company: string; readonly place: string }
  readonly shopUrl: string
  readonly isCurrencyFirst: boolean
}

/** How vouchers look whose template is gone, or that have none. */
export const plainLook: VoucherLook = {
  heading: { de: 'Gutschein', en: 'Gift voucher' },
  text: { de: '', en: '' },
  accent: '#1f4d3a',
}

const page = { width: 595.28, height: 419.53 }
const margin = 40
const pictureWidth = 215

/** A voucher as a PDF of half a page (A5, landscape), so that it fits an envelope. Pure: the same paper, the same document. */
export function voucherDocument(paper: VoucherPaper): PdfDocument {
  const { look, language, picture, shop } = paper
  const { text, money, day } = speechIn(language, paper)
  const { accent } = look
  const left = picture === null ? margin : pictureWidth + 28
  const amount = money(paper.valueCents, paper.currency)
  const heading = textIn(language, look.heading)
  const words = textIn(language, look.text)
  const terms = [
    paper.expiresOn === null
      ? text('document.voucher.forGood')
      : text('document.voucher.until', { day: day(paper.expiresOn) }),
    ...(paper.boundTo === null ? [] : [text('document.voucher.bound', { email: ours(paper.boundTo) })]),
    text('document.voucher.terms', { url: ours(paper.shopUrl.replace(/^https?:\/\//, '')) }),
  ]
  const background: PdfPart[] = [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h: 10, color: accent }] },
    ...(picture === null
      ? []
      : [
          {
            image: picture,
            cover: { width: pictureWidth, height: page.height - 10, valign: 'center', align: 'center' },
            absolutePosition: { x: 0, y: 10 },
          },
        ]),
  ]
  return {
    ...{ title: `${heading} ${amount}`, author: shop.company || shop.name, language, pageSize: page },
    pageMargins: [left, 34, margin, 26],
    background,
    content: [
      { text: shop.name, fontSize: 10, color: '#5b6570', characterSpacing: 0.6 },
      { text: heading, fontSize: 24, bold: true, color: accent, margin: [0, 6, 0, 0] },
      { text: amount, fontSize: 34, bold: true, margin: [0, 2, 0, 4] },
      ...(paper.recipientName === null
        ? []
        : [{ text: text('document.voucher.for', { name: ours(paper.recipientName) }), fontSize: 12, bold: true }]),
      ...(paper.message === null ? [] : [{ text: paper.message, fontSize: 11, italics: true, margin: [0, 4, 0, 0] }]),
      ...(words === '' ? [] : [{ text: words, fontSize: 10, margin: [0, 8, 0, 0] }]),
      {
        margin: [0, 14, 0, 10],
        table: {
          widths: ['*'],
          body: [
            [
              {
                stack: [
                  { text: text('document.voucher.code'), fontSize: 9, color: '#5b6570' },
                  { text: paper.code, fontSize: 16, bold: true, characterSpacing: 0.8 },
                ],
                fillColor: '#f2f4f3',
                margin: [10, 7, 10, 6],
                border: [false, false, false, false],
              },
            ],
          ],
        },
      },
      { text: terms.join(' '), fontSize: 8.5, color: '#5b6570' },
      {
        text: [shop.company || shop.name, shop.place].filter(Boolean).join(' · '),
        ...{ fontSize: 8.5, color: '#5b6570', margin: [0, 4, 0, 0] },
      },
    ],
  }
}
