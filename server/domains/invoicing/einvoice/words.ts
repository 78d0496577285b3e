import type { Day } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import type { DocumentKind } from '../rules/document.ts'
import type { Decimal } from './decimals.ts'

/**
 * What an e-invoice says in words of its own, in the document's language. It stands here and not with the texts that a shop may
 * change: the XML of an issued document is proved against its snapshot years later, and says the same then.
 */
export interface EinvoiceWords {
  readonly discount: (percent: Decimal | null) => string
  readonly payableBy: (day: Day) => string
  readonly earlyPayment: (percent: Decimal, day: Day) => string
  readonly paid: string
  readonly refund: string
  readonly advance: (number: string, day: Day) => string
  readonly representatives: (names: readonly string[]) => string
  readonly theirReference: (text: string) => string
  readonly ownReference: (text: string) => string
  readonly size: string
  readonly documents: Readonly<Record<DocumentKind, (day: Day) => string>>
  readonly webOrder: string
}

const germanDay = (day: Day): string => day.split('-').reverse().join('.')
const months = 'January February March April May June July August September October November December'.split(' ')
function englishDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[month! - 1]} ${year}`
}
const comma = (number: Decimal): string => number.replace('.', ',')

export const einvoiceWords: Readonly<Record<Language, EinvoiceWords>> = {
  de: {
    discount: percent => (percent === null ? 'Rabatt' : `Rabatt ${comma(percent)} %`),
    payableBy: day => `Zahlbar bis ${germanDay(day)} ohne Abzug.`,
    earlyPayment: (percent, day) => `Bei Zahlung bis ${germanDay(day)}: ${comma(percent)} % Skonto.`,
    paid: 'Bereits bezahlt.',
    refund: 'Der Betrag wird verrechnet oder erstattet.',
    advance: (number, day) => `Abzüglich Anzahlung, Rechnung ${number} vom ${germanDay(day)}`,
    representatives: names => `Vertreten durch: ${names.join(', ')}`,
    theirReference: text => `Ihre Referenz: ${text}`,
    ownReference: text => `Unsere Referenz: ${text}`,
    size: 'Größe',
    documents: {
      offer: day => `Angebot vom ${germanDay(day)}`,
      order: day => `Auftrag vom ${germanDay(day)}`,
      delivery: day => `Lieferschein vom ${germanDay(day)}`,
      invoice: day => `Rechnung vom ${germanDay(day)}`,
      reminder: day => `Mahnung vom ${germanDay(day)}`,
    },
    webOrder: 'Bestellung im Webshop',
  },
  en: {
    discount: percent => (percent === null ? 'Discount' : `Discount ${percent}%`),
    payableBy: day => `Payable by ${englishDay(day)} without deduction.`,
    earlyPayment: (percent, day) => `If paid by ${englishDay(day)}: ${percent}% discount for early payment.`,
    paid: 'Already paid.',
    refund: 'The amount will be offset or refunded.',
    advance: (number, day) => `Less advance payment, invoice ${number} of ${englishDay(day)}`,
    representatives: names => `Represented by: ${names.join(', ')}`,
    theirReference: text => `Your reference: ${text}`,
    ownReference: text => `Our reference: ${text}`,
    size: 'Size',
    documents: {
      offer: day => `Offer of ${englishDay(day)}`,
      order: day => `Order of ${englishDay(day)}`,
      delivery: day => `Delivery note of ${englishDay(day)}`,
      invoice: day => `Invoice of ${englishDay(day)}`,
      reminder: day => `Reminder of ${englishDay(day)}`,
    },
    webOrder: 'Order in the web shop',
  },
}
