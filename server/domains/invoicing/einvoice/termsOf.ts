import { addDays } from '../../../kit/days.ts'
import { type Cents, total } from '../../../kit/money.ts'
import type { InvoiceSort } from '../rules/document.ts'
import { takesBack } from '../rules/kinds.ts'
import type { DocumentReference, DocumentSnapshot } from '../rules/snapshot.ts'
import { asPeppol, peppolSorts } from './asPeppol.ts'
import { compact, inLines, inOneLine } from './cleanText.ts'
import { percentOf } from './decimals.ts'
import { asEbinterface } from './ebinterfaceTerms.ts'
import { discountCode, linesOf, signed } from './linesOf.ts'
import type { AllowanceTerms } from './lineTerms.ts'
import { buyerOf, deliveryOf, sellerOf } from './partiesOf.ts'
import type { PaymentMeans, SupportingDocument, Terms, TotalsTerms, VatTerms } from './terms.ts'
import { freeCategories, percentFrom, vatCategoryOf } from './vatCategories.ts'
import { einvoiceWords } from './words.ts'

/** Which rules an e-invoice follows: EN 16931 (Factur-X, ZUGFeRD), or on top of it XRechnung, Peppol BIS 3, ebInterface, and that as
 *  e-Rechnung.gv.at wants it. */
export const profiles = ['en16931', 'xrechnung', 'peppol', 'ebinterface', 'ebinterfaceGv'] as const
export type Profile = (typeof profiles)[number]

/** BT-24 and BT-23. */
export const identifications: Readonly<
  Record<'en16931' | 'xrechnung' | 'peppol', Pick<Terms, 'specification' | 'process'>>
> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', process: null },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
}

/** BT-3 (UNTDID 1001). */
const typeCodes: Readonly<Record<InvoiceSort, string>> = {
  ...{ invoice: '380', final: '380', part: '326', advance: '386', cancellation: '384', credit: '381' },
}

/**
 * What an e-invoice says of an issued invoice. A cancellation has negative quantities and amounts (384), a credit
 * positive ones (381). Texts are cleaned of what XML cannot hold; what is not there stays null, and `brokenRules` says whether it must be.
 * Throws RangeError for documents that are no invoices. Source: EN 16931-1; XRechnung 3.0.
 */
export function termsOf(snapshot: DocumentSnapshot, profile: Profile = 'en16931'): Terms {
  const { kind, sort } = snapshot
  if (kind !== 'invoice' || sort === null) throw new RangeError(`a document of kind ${kind}`)
  if (profile === 'peppol') return asPeppol(termsIn({ ...snapshot, sort: peppolSorts[sort] }, profile), snapshot)
  if (profile === 'xrechnung') return termsIn({ ...snapshot, sort }, profile)
  const terms = termsIn({ ...snapshot, sort }, 'en16931')
  return profile === 'en16931' ? terms : asEbinterface(terms)
}

function termsIn(
  snapshot: DocumentSnapshot & { readonly sort: InvoiceSort },
  profile: keyof typeof identifications,
): Terms {
  const { content, sort } = snapshot
  const { performance } = content
  const leitwegId = inOneLine(content.leitwegId)
  return {
    ...identifications[profile],
    ...{ number: inOneLine(snapshot.number) ?? '', issuedOn: content.date, typeCode: typeCodes[sort] },
    ...{ currency: content.currency, vatCurrency: null, dueOn: snapshot.dueOn },
    buyerReference: leitwegId ?? inOneLine(content.theirReference),
    ...{ project: null, contract: null, buyerOrder: inOneLine(content.buyerOrderNumber), ...referencesOf(snapshot) },
    ...{ receivingAdvice: null, tender: null, invoicedObject: null, buyerAccount: null },
    paymentTerms: paymentTermsOf(snapshot),
    notes: notesOf(snapshot),
    preceding: snapshot.preceding.map(({ number, date }) => ({ number: inOneLine(number) ?? '', date })),
    ...{ seller: sellerOf(snapshot), buyer: buyerOf(snapshot), payee: null, taxRepresentative: null },
    delivery: deliveryOf(snapshot),
    period: performance && performance.from !== performance.to ? { from: performance.from, to: performance.to } : null,
    ...{ remittance: inOneLine(snapshot.number), creditor: null, mandate: null, payment: paymentOf(snapshot) },
    ...{ allowances: allowancesOf(snapshot), charges: [], totals: totalsOf(snapshot), vat: vatOf(snapshot, profile) },
    lines: linesOf(snapshot),
  }
}

/** Where just one order or delivery note is behind it, it has its place; several stand among the supporting documents. */
function referencesOf({ origins, webOrderNumber, content }: DocumentSnapshot) {
  const words = einvoiceWords[content.language]
  const [orders, deliveries] = [origins.filter(isOf('order')), origins.filter(isOf('delivery'))]
  const order = orders.length === 1 ? orders[0]! : null
  const delivery = deliveries.length === 1 ? deliveries[0]! : null
  const documents = origins
    .filter(origin => origin !== order && origin !== delivery)
    .map(origin => supporting(origin.number, words.documents[origin.kind](origin.date)))
  const isOrder = order === null && orders.length === 0
  return {
    sellerOrder: inOneLine(order?.number ?? (isOrder ? webOrderNumber : null)),
    despatchAdvice: inOneLine(delivery?.number ?? null),
    documents:
      isOrder || webOrderNumber === null ? documents : [...documents, supporting(webOrderNumber, words.webOrder)],
  }
}
const isOf =
  (kind: DocumentReference['kind']) =>
  (reference: DocumentReference): boolean =>
    reference.kind === kind
const supporting = (number: string, description: string): SupportingDocument => ({
  ...{ reference: inOneLine(number) ?? '', description, url: null, file: null },
})

/** BG-1: the texts of the document, and what its tax note says where there is no exemption that it is the ground of. */
function notesOf({ content, taxNote }: DocumentSnapshot): Terms['notes'] {
  const words = einvoiceWords[content.language]
  const theirs = content.leitwegId ? inOneLine(content.theirReference) : null
  const ours = inOneLine(content.ownReference)
  const texts = [
    inLines(content.textBefore),
    ...content.lines.map(line => (line.kind === 'text' ? inLines(line.text) : null)),
    inLines(content.textAfter),
    content.treatment === 'standard' ? inLines(taxNote) : null,
    theirs && words.theirReference(theirs),
    ours && words.ownReference(ours),
  ]
  return texts.filter(text => text !== null).map(text => ({ subject: null, text }))
}

/** BT-20: in words, and for early payment as XRechnung writes it for machines: `#SKONTO#TAGE=7#PROZENT=2.00#`, each in a line. */
function paymentTermsOf({ content, dueOn, due, sort }: DocumentSnapshot): string | null {
  const words = einvoiceWords[content.language]
  if (takesBack(sort)) return words.refund
  if (due <= 0) return words.paid
  const { earlyPayment } = content
  const texts = [dueOn === null ? null : words.payableBy(dueOn)]
  if (earlyPayment === null) return texts[0] ?? null
  const percent = percentFrom(earlyPayment.discount)
  const twoDecimals = (earlyPayment.discount / 100).toFixed(2)
  texts.push(words.earlyPayment(percent, addDays(content.date, earlyPayment.days)))
  texts.push(`#SKONTO#TAGE=${earlyPayment.days}#PROZENT=${twoDecimals}#`)
  return `${texts.filter(text => text !== null).join('\n')}\n`
}

/** BG-16: by SEPA credit transfer to the seller's account unless it was said how; what is taken back is paid by nobody. */
function paymentOf({ seller, content, paymentMethod, sort, due }: DocumentSnapshot): PaymentMeans[] {
  const blank = { card: null, debitedIban: null, iban: null, accountNumber: null, holder: null, bic: null }
  const method = inOneLine(paymentMethod)
  const words = einvoiceWords[content.language]
  if (takesBack(sort)) return [{ ...blank, code: '1', text: method ?? words.refund }]
  if (method !== null) return [{ ...blank, code: 'ZZZ', text: method }]
  if (due <= 0) return [{ ...blank, code: '1', text: words.paid }]
  const { iban = null, holder = null, bic = null } = seller.bank ?? {}
  return [{ ...blank, code: '58', text: null, iban: compact(iban), holder: inOneLine(holder), bic: compact(bic) }]
}

/** BG-20: what the discount on the document takes off each rate. */
function allowancesOf(snapshot: DocumentSnapshot): AllowanceTerms[] {
  const { content, totals } = snapshot
  const words = einvoiceWords[content.language]
  const percent = content.discount && 'percent' in content.discount ? percentFrom(content.discount.percent) : null
  return totals.vat
    .filter(({ allowance }) => allowance !== 0)
    .map(row => {
      const [amount, base] = [signed(snapshot, row.allowance), signed(snapshot, row.net + row.allowance)]
      const isExact = percent !== null && percentOf(percent, base) === amount
      return {
        ...{ amount, base: isExact ? base : null, percent: isExact ? percent : null },
        ...{ reason: words.discount(percent), reasonCode: discountCode },
        vat: vatCategoryOf(content.treatment, row.rate),
      }
    })
}

/** BG-22 */
function totalsOf(snapshot: DocumentSnapshot): TotalsTerms {
  const { totals, paid, due, content } = snapshot
  const own = (cents: Cents): Cents => signed(snapshot, cents)
  const allowance = total(totals.vat.map(row => row.allowance))
  const hasAllowances = totals.vat.some(row => row.allowance !== 0)
  return {
    ...{ lines: own(totals.net + allowance), allowances: hasAllowances ? own(allowance) : null, charges: null },
    ...{ net: own(totals.net), vat: [{ currency: content.currency, amount: own(totals.vatSum) }] },
    ...{ gross: own(totals.gross), paid: paid === 0 ? null : own(paid), rounding: null, due: own(due) },
  }
}

/** BG-23. XRechnung wants a rate of what is not subject to VAT, too (BR-DE-14). */
function vatOf(snapshot: DocumentSnapshot, profile: Profile): VatTerms[] {
  const { content, totals, taxNote } = snapshot
  const free = content.treatment === 'standard' ? null : freeCategories[content.treatment]
  return totals.vat.map(row => {
    const { category, rate } = vatCategoryOf(content.treatment, row.rate)
    const ground = free?.category === category ? free : null
    return {
      ...{ category, rate: rate ?? (profile === 'xrechnung' ? '0' : null) },
      ...{ base: signed(snapshot, row.net), amount: signed(snapshot, row.vat), pointOn: null },
      exemptionReason: ground && inLines(taxNote),
      exemptionCode: ground?.exemptionCode ?? null,
    }
  })
}
