import { spacedIban } from '../../../kit/ibans.ts'
import { ours } from '../../../kit/mailWords.ts'
import type { PdfPart } from '../../../platform/pdf.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { bare, ink2, ink3, line, margins, width } from './look.ts'
import type { PaperWords } from './words.ts'

const carriedHeight = 22

/** The company's data as a business letter has it, in columns without gaps. Source: § 14 UGB, § 35a GmbHG, § 5 DDG. */
function companyColumns({ seller }: Pick<DocumentSnapshot, 'seller'>, words: PaperWords): string[][] {
  const { text } = words
  const { company, legalForm, street, zip, city, representatives, register, vatId, taxNumber, bank } = seller
  const hasForm = legalForm !== null && !company.toLowerCase().includes(legalForm.toLowerCase())
  const columns: (string | null)[][] = [
    [company, hasForm ? legalForm : null, street, `${zip} ${city}`, words.countryName(seller.country)],
    [seller.phone, seller.email, seller.website?.replace(/^https?:\/\//, '') ?? null],
    [
      register,
      representatives.length > 0
        ? text('document.paper.foot.representatives', { names: ours(representatives.join(', ')) })
        : null,
      vatId && text('document.paper.foot.vatId', { country: ours(seller.country), vatId: ours(vatId) }),
      taxNumber && text('document.paper.foot.taxNumber', { taxNumber: ours(taxNumber) }),
    ],
    bank ? [bank.name, bank.holder === company ? null : bank.holder, spacedIban(bank.iban), bank.bic] : [],
  ]
  return columns
    .map(texts => texts.filter(text => text !== null && text !== '') as string[])
    .filter(one => one.length > 0)
}

/** What stands below each page: what is carried over, the company's data, which page it is. */
export function foot(
  document: DocumentSnapshot,
  carried: readonly PdfPart[],
  { number, count }: { readonly number: number; readonly count: number },
  words: PaperWords,
): PdfPart {
  const columns = companyColumns(document, words)
  const size = { fontSize: 7, lineHeight: 1.2, color: ink2 }
  return {
    margin: [margins.left, 0, margins.right, 0],
    stack: [
      { stack: [...carried], relativePosition: { x: 0, y: 0 } },
      {
        margin: [0, carriedHeight + 8, 0, 0],
        canvas: [{ type: 'line', x1: 0, x2: width, y1: 0, y2: 0, lineWidth: 0.5, lineColor: line }],
      },
      {
        ...{ margin: [0, 6, 0, 0], isLayout: true, layout: { ...bare, paddingRight: () => 10 } },
        table: {
          widths: columns.map(() => Math.floor(width / columns.length) - 10),
          body: [
            columns.map(texts => ({
              stack: texts.map((text, at) => ({ text, ...size, bold: at === 0 && texts === columns[0] })),
            })),
          ],
        },
      },
      {
        text: words.text('document.paper.page', { page: number, pages: count }),
        ...{ relativePosition: { x: 0, y: 2 }, fontSize: 7.5, color: ink3, alignment: 'right' },
      },
    ],
  }
}
