import { addDays } from '../../../kit/days.ts'
import { spacedIban } from '../../../kit/ibans.ts'
import { ours } from '../../../kit/mailWords.ts'
import { portion, WHOLE } from '../../../kit/money.ts'
import { qrCodeOf } from '../../../kit/qrCode.ts'
import type { PdfPart } from '../../../platform/pdf.ts'
import { kindsOfDocument, takesBack } from '../rules/kinds.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { transferCode } from './epc.ts'
import { bare, ink2, ink3, mm, width } from './look.ts'
import type { PaperWords } from './words.ts'

const codeWidth = mm(27)

/** What is to be paid until when and how, in sentences; none where nothing is said of payment. */
function paymentSentences(document: DocumentSnapshot, words: PaperWords): string[] {
  const { kind, sort, content, due, dueOn, paid, paymentMethod, totals, number, seller } = document
  const { text, cents, day, rate } = words
  if (!kindsOfDocument[kind].hasPayment) return []
  const method = paymentMethod === null ? [] : [text('document.paper.pay.method', { method: ours(paymentMethod) })]
  const { earlyPayment, paymentDays } = content
  if (kind === 'offer' || kind === 'order') {
    const early = earlyPayment && { days: earlyPayment.days, rate: rate(earlyPayment.discount) }
    return [
      ...method,
      text('document.paper.pay.termsDays', { days: paymentDays }),
      ...(early ? [text('document.paper.pay.termsEarly', early)] : []),
    ]
  }
  if (takesBack(sort) || due <= 0) {
    const isPaid = due === 0 && paid > 0 && totals.gross > 0
    return [...(isPaid ? [text('document.paper.pay.paid', { amount: cents(totals.gross) })] : []), ...method]
  }
  const amount = cents(due)
  const isNow = dueOn === null || dueOn <= content.date
  const last = day(dueOn ?? content.date)
  const isTransfer = paymentMethod === null && seller.bank !== null
  const sentence = isTransfer
    ? isNow
      ? text('document.paper.pay.transferNow', { amount, number: ours(number) })
      : text('document.paper.pay.transfer', { amount, number: ours(number), day: last })
    : isNow
      ? text('document.paper.pay.now', { amount })
      : text('document.paper.pay.until', { amount, day: last })
  if (earlyPayment === null) return [sentence, ...method]
  const discount = portion(due, earlyPayment.discount, WHOLE)
  const early = text('document.paper.pay.early', {
    ...{ day: day(addDays(content.date, earlyPayment.days)), rate: rate(earlyPayment.discount) },
    ...{ discount: cents(discount), amount: cents(due - discount) },
  })
  return [sentence, early, ...method]
}

/** The account to pay to, where it is paid by transfer. */
function accountRows({ seller, paymentMethod, due, kind }: DocumentSnapshot, { text }: PaperWords): PdfPart[] {
  const { bank } = seller
  if (bank === null || paymentMethod !== null || due <= 0 || !(kind === 'invoice' || kind === 'reminder')) return []
  const rows: [string, string | null][] = [
    [text('document.paper.pay.holder'), bank.holder],
    [text('document.paper.pay.iban'), spacedIban(bank.iban)],
    [text('document.paper.pay.bic'), [bank.bic, bank.name].filter(Boolean).join(', ')],
  ]
  return [
    {
      ...{ margin: [0, 5, 0, 0], layout: { ...bare, paddingBottom: () => 1.5 } },
      table: {
        widths: [74, 200],
        body: rows
          .filter(([, value]) => value)
          .map(([label, value]) => [
            { text: label, fontSize: 8.5, color: ink3 },
            { text: value, fontSize: 9.5, bold: true },
          ]),
      },
    },
  ]
}

/** How a document is paid: sentences, the account, and a code for a bank's app; kept together. */
export function payable(document: DocumentSnapshot, words: PaperWords): PdfPart[] {
  const { text } = words
  const sentences = paymentSentences(document, words)
  if (sentences.length === 0) return []
  const code = transferCode(document)
  const said: PdfPart[] = [
    ...sentences.map(sentence => ({ text: sentence, fontSize: 9.5, margin: [0, 0, 0, 2] })),
    ...accountRows(document, words),
  ]
  if (code === null) return [{ stack: said, unbreakable: true, margin: [0, 12, 0, 0] }]
  const { size, path } = qrCodeOf(code)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#000000" d="${path}"/></svg>`
  return [
    {
      ...{ isLayout: true, layout: bare, margin: [0, 12, 0, 0] },
      table: {
        dontBreakRows: true,
        widths: [Math.floor(width - codeWidth - 96), codeWidth, 96],
        body: [
          [
            { stack: said, margin: [0, 4, 12, 0] },
            { svg, width: codeWidth, alt: text('document.paper.pay.code') },
            {
              margin: [4, 9, 0, 0],
              stack: [
                { text: text('document.paper.pay.code'), fontSize: 8.5, bold: true },
                { text: text('document.paper.pay.codeHint'), fontSize: 7.5, color: ink2 },
              ],
            },
          ],
        ],
      },
    },
  ]
}
