import type { PdfDocument, PdfPart } from '../../../platform/pdf.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { printedAmounts } from './amounts.ts'
import { foot } from './foot.ts'
import { addressed, foldMarks, letterhead, paragraphs, titled } from './head.ts'
import { printedLines } from './lines.ts'
import { ink, ink2, ink3, margins, mm, type PaperLook, page, width } from './look.ts'
import { payable } from './payment.ts'
import { summed } from './sums.ts'
import { type PaperWords, wordsOf } from './words.ts'

/**
 * The paper of a document of any kind, on A4: a letter by DIN 5008 (form B), its lines, sums, payment and the company's data.
 * Pure: the same snapshot and look, the same paper. Everything on it comes of the snapshot, so that it says what the XML says.
 * Source: invoicing.md 3; legal.md 22 to 24.
 */
export function paperOf(document: DocumentSnapshot, look: PaperLook): PdfDocument {
  const words = wordsOf(document, look)
  const amounts = printedAmounts(document)
  const { hasPrices } = kindsOfDocument[document.kind]
  const lines = printedLines({ document, amounts, words, look })
  const { content, seller } = document
  return {
    ...{ title: words.titleOf(document), author: seller.company, language: content.language },
    pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
    defaultStyle: { font: 'Instrument Sans', fontSize: 9.5, lineHeight: 1.25, color: ink },
    background: [{ canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h: 6, color: look.accent }] }],
    content: [
      ...letterhead(document, look),
      ...foldMarks(),
      addressed(document, words),
      ...titled(document, words),
      { text: '', fontSize: 4, lineHeight: 1, margin: [0, 6, 0, 0] },
      ...lines.parts,
      ...(hasPrices ? summed(document, amounts, words) : []),
      ...payable(document, words),
      ...paragraphs(content.textAfter, [0, 12, 0, 0]),
      ...(document.kind === 'delivery' ? [receipt(words)] : []),
    ],
    header: pages => (pages.number === 1 ? null : continued(document, look, words, lines.above(pages.number, pages))),
    footer: pages => foot(document, lines.below(pages.number, pages), pages, words),
  }
}

/** What stands above further pages. */
function continued(
  document: DocumentSnapshot,
  look: PaperLook,
  words: PaperWords,
  carried: readonly PdfPart[],
): PdfPart {
  return {
    margin: [margins.left, mm(12), margins.right, 0],
    stack: [
      {
        columns: [
          { text: look.shopName, font: 'Archivo', fontSize: 10, color: ink2 },
          {
            text: words.text('document.paper.named', {
              ...{ title: words.titleOf(document), day: words.day(document.content.date) },
            }),
            ...{ fontSize: 8.5, color: ink3, alignment: 'right', margin: [0, 1.5, 0, 0] },
          },
        ],
        margin: [0, 0, 0, 8],
      },
      ...carried,
    ],
  }
}

/** Where whoever takes the goods signs. */
function receipt({ text }: PaperWords): PdfPart {
  const field = (label: string, length: number): PdfPart => ({
    width: length,
    stack: [
      { canvas: [{ type: 'line', x1: 0, x2: length, y1: 0, y2: 0, lineWidth: 0.6, lineColor: ink3 }] },
      { text: label, fontSize: 8, color: ink3, margin: [0, 3, 0, 0] },
    ],
  })
  return {
    ...{ unbreakable: true, margin: [0, 56, 0, 0], columnGap: 24 },
    columns: [
      field(text('document.paper.receipt.day'), 140),
      field(text('document.paper.receipt.signature'), Math.floor(width - 164)),
    ],
  }
}
