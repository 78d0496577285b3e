import { textIn } from '../../../kit/languages.ts'
import { type Seller, safe } from './types.ts'

const words = {
  de: {
    invoice: (days: number | null) =>
      days === null ? 'auf Rechnung' : `auf Rechnung innerhalb von ${days} Tagen nach Erhalt der Ware`,
    prepayment: 'per Vorkasse',
    or: ' oder ',
    other: (titles: string) => `oder: ${titles}`,
    only: (titles: string) => `Sie zahlen so: ${titles}.`,
    pay: (ways: string) => `Sie zahlen ${ways}.`,
    none: 'Wie Sie zahlen können, steht im Bestellvorgang.',
    free: 'Es fallen keine Gebühren an.',
  },
  en: {
    invoice: (days: number | null) =>
      days === null ? 'by invoice' : `by invoice within ${days} days of receiving the goods`,
    prepayment: 'by bank transfer in advance',
    or: ' or ',
    other: (titles: string) => `or: ${titles}`,
    only: (titles: string) => `You can pay like this: ${titles}.`,
    pay: (ways: string) => `You pay ${ways}.`,
    none: 'How you can pay is shown during checkout.',
    free: 'There are no fees.',
  },
}

/** How one pays, for the terms: the methods that the settings offer, in their order, an invoice with its days. */
export function paymentText({ language, methods }: Seller): string {
  const say = words[language]
  const known = methods.flatMap(({ id, termDays }) => {
    if (id === 'invoice') return [say.invoice(termDays)]
    return id === 'prepayment' ? [say.prepayment] : []
  })
  const others = methods
    .filter(({ id }) => id !== 'invoice' && id !== 'prepayment')
    .map(({ title }) => safe(textIn(language, title)))
    .join(', ')
  if (methods.length === 0) return `${say.none} ${say.free}`
  if (known.length === 0) return `${say.only(others)} ${say.free}`
  return `${say.pay([known.join(say.or), others && say.other(others)].filter(Boolean).join(' '))} ${say.free}`
}
