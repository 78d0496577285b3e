import { ebinterfaceUri } from './ebinterface.ts'
import type { AllowanceTerms, LineTerms, VatCategory } from './lineTerms.ts'
import type { PartyTerms } from './partyTerms.ts'
import type { Terms } from './terms.ts'

/**
 * What ebInterface 6.1 can say of an invoice, so that it is read back as it was written: one text instead of several notes; no
 * codes of exemptions, only the words; a reduction with the amount that it is reckoned from; a contact with a name; a
 * reference of payment with a transfer alone; where goods went to only together with when.
 */
export function asEbinterface(terms: Terms): Terms {
  const { delivery, period, notes } = terms
  const isDated = delivery.date !== null || period !== null
  const isTransfer = terms.payment.some(({ code }) => code === '58' || code === '30')
  return {
    ...terms,
    ...{ specification: ebinterfaceUri('6p1'), process: null },
    notes: notes.length === 0 ? [] : [{ subject: null, text: notes.map(({ text }) => text).join('\n') }],
    ...{ seller: named(terms.seller), buyer: named(terms.buyer) },
    delivery: isDated ? delivery : { ...delivery, name: null, address: null },
    despatchAdvice: isDated ? terms.despatchAdvice : null,
    remittance: isTransfer ? terms.remittance : null,
    vat: terms.vat.map(row => ({ ...row, exemptionCode: null, rate: row.category === 'O' ? null : row.rate })),
    allowances: terms.allowances.map(each => ({ ...each, base: each.base ?? baseOf(terms, each) })),
    lines: terms.lines.map(line => ({
      ...line,
      allowances: line.allowances.map(each => ({ ...each, base: each.base ?? line.net + each.amount })),
    })),
  }
}

const named = <P extends PartyTerms>(party: P): P =>
  party.contact === null ? party : { ...party, contact: { ...party.contact, name: party.contact.name ?? party.name } }

const isSame = (a: VatCategory, b: VatCategory): boolean => a.category === b.category && a.rate === b.rate

/** What is taxed alike, before anything was taken off. */
const baseOf = ({ lines }: Pick<Terms, 'lines'>, { vat }: AllowanceTerms): number =>
  lines.reduce((sum, line: LineTerms) => (isSame(line.vat, vat) ? sum + line.net : sum), 0)
