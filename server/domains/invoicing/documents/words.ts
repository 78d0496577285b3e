import type { Language } from '../../../kit/languages.ts'
import { type MailWords, ours } from '../../../kit/mailWords.ts'
import { type Speech, speechIn } from '../../../texts/texts.ts'
import {
  type DocumentKind,
  type InvoiceSort,
  type Milli,
  type Party,
  piecesOf,
  type SizeRun,
} from '../rules/document.ts'
import { takesBack } from '../rules/kinds.ts'
import type { DocumentReference, DocumentSnapshot, Seller, UnitWords } from '../rules/snapshot.ts'
import type { PaperLook } from './look.ts'

const titles = {
  offer: 'document.paper.title.offer',
  order: 'document.paper.title.order',
  delivery: 'document.paper.title.delivery',
  reminder: 'document.paper.title.reminder',
} as const
const invoiceTitles = {
  invoice: 'document.paper.title.invoice',
  advance: 'document.paper.title.advance',
  part: 'document.paper.title.part',
  final: 'document.paper.title.final',
  cancellation: 'document.paper.title.cancellation',
  credit: 'document.paper.title.credit',
} as const

/** How a paper speaks. */
export type PaperWords = Speech & {
  readonly language: Language
  /** 'Rechnung RE-2026-00001'. */
  titleOf(document: { kind: DocumentKind; sort: InvoiceSort | null; number: string }): MailWords
  /** 'Angebot AN-2026-00001 vom 02.11.2026 und Lieferschein …'. */
  named(documents: readonly DocumentReference[]): MailWords
  /** '1.234,90 €' in the document's currency. */
  cents(amount: number): MailWords
  /** '1,5 Stunden'. */
  amount(quantity: Milli, unit: UnitWords): MailWords
  countryName(country: string): string
}

/** The words of a document's paper, in its language. */
export function wordsOf(
  { content }: Pick<DocumentSnapshot, 'content'>,
  look: Pick<PaperLook, 'isCurrencyFirst'>,
): PaperWords {
  const { language, currency } = content
  const speech = speechIn(language, look)
  const { text, day, money } = speech
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const titleOf: PaperWords['titleOf'] = ({ kind, sort, number }) =>
    text(kind === 'invoice' ? invoiceTitles[sort ?? 'invoice'] : titles[kind], { number: ours(number) })
  return {
    ...speech,
    ...{ language, titleOf },
    named: documents => {
      const each = documents.map(one => text('document.paper.named', { title: titleOf(one), day: day(one.date) }))
      const last = each.at(-1) ?? ours('')
      return each.length < 2
        ? last
        : text('document.paper.and', { documents: ours(each.slice(0, -1).join(', ')), last })
    },
    cents: amount => money(amount, currency),
    amount: (quantity, { one, many }) =>
      text('document.paper.line.amount', {
        amount: quantity / 1000,
        unit: ours(Math.abs(quantity) === 1000 ? one : many),
      }),
    countryName: country => countries.of(country) ?? country,
  }
}

/** Amounts of documents that take back stand on paper as what is taken back. */
export const signOf = ({ sort }: Pick<DocumentSnapshot, 'sort'>): 1 | -1 => (takesBack(sort) ? -1 : 1)

/** An address as it stands on a letter; the country, in capitals, where it is another one than the sender's. */
export function addressLines(party: Party, { country }: Pick<Seller, 'country'>, words: PaperWords): string[] {
  const abroad = party.country === country ? null : words.countryName(party.country).toLocaleUpperCase(words.language)
  const place = `${party.zip} ${party.city}`.trim()
  const parts = [party.name, party.contact, party.addition, party.street, place, abroad]
  return parts.filter(part => part !== null && part !== '') as string[]
}

/** Whether somebody stands on any piece of a run. */
export const hasLettering = (run: SizeRun): boolean =>
  piecesOf(run) > 0 && run.cells.some(({ pieces }) => pieces.some(({ name, number }) => name || number))
