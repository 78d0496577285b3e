import type { Party } from '../rules/document.ts'
import type { DocumentSnapshot, Seller } from '../rules/snapshot.ts'
import { compact, inLines, inOneLine } from './cleanText.ts'
import type { AddressTerms, ContactTerms, DeliveryTerms, PartyTerms, SellerTerms } from './partyTerms.ts'
import { einvoiceWords } from './words.ts'

type Place = Pick<Party, 'street' | 'zip' | 'city' | 'country'> & { readonly addition?: string | null }

const addressOf = ({ street, addition = null, zip, city, country }: Place): AddressTerms => ({
  ...{ street: inOneLine(street), addition: inOneLine(addition), third: null, zip: inOneLine(zip) },
  ...{ city: inOneLine(city), region: null, country: compact(country) },
})

/** An e-mail address as an electronic one (EAS: EM). */
const byEmail = (email: string | null) => {
  const id = inOneLine(email)
  return id === null ? null : { id, scheme: 'EM' }
}

/** The number in what stands on letters of the register: `FN 123456 a, Landesgericht Wien`. */
const registerNumber = /\b(?:FN\s?\d+\s?[a-z]|(?:HR[AB]|GnR|VR|PR|GsR|ZVR)\D{0,12}\d+(?:\s?[A-Z]{1,2}\b)?)/u

/**
 * BG-4. Whoever sells what is no matter of VAT says no VAT id (BR-O-02). A seller without VAT id and register is known by the
 * number of its tax office, for the buyer's machine wants something to know it by (BR-CO-26).
 */
export function sellerOf({ seller, content }: DocumentSnapshot): SellerTerms {
  const vatId = compact(seller.vatId)
  const said = content.treatment === 'outOfScope' ? null : vatId
  const number = inOneLine(seller.register)?.match(registerNumber)?.[0] ?? null
  const taxNumber = inOneLine(seller.taxNumber)
  const known = said === null && number === null ? (taxNumber ?? vatId) : null
  const supplier = inOneLine(content.einvoice?.supplierNumber ?? null)
  const identifiers = [supplier, known].filter(id => id !== null)
  return {
    ...{ name: inOneLine(seller.company) ?? '', tradingName: null, identifiers },
    ...{ globalIdentifiers: [], registration: number === null ? null : { id: number, scheme: null } },
    ...{ vatId: said, taxNumber, legalInformation: legalInformation(seller, content.language) },
    ...{ electronicAddress: byEmail(seller.email), address: addressOf(seller), contact: contactOf(seller, content) },
  }
}

function legalInformation({ register, representatives }: Seller, language: 'de' | 'en'): string | null {
  const words = einvoiceWords[language]
  return inLines(
    [register, representatives.length > 0 ? words.representatives(representatives) : null].filter(Boolean).join('\n'),
  )
}

/** BG-6: whom the document names; what it leaves open is the company's own. */
const contactOf = (seller: Seller, { contact }: DocumentSnapshot['content']): ContactTerms => ({
  ...{ name: inOneLine(contact?.name ?? null) ?? inOneLine(seller.company), department: null },
  ...{ phone: inOneLine(contact?.phone || seller.phone), email: inOneLine(contact?.email || seller.email) },
})

/** BG-7. Without e-mail a public buyer in Germany is reached by its Leitweg-ID (EAS: 0204). */
export function buyerOf({ content }: DocumentSnapshot): PartyTerms {
  const { receiver, treatment } = content
  const leitwegId = inOneLine(content.leitwegId)
  const [name, phone, number] = [receiver.contact, receiver.phone, receiver.customerNumber].map(inOneLine)
  const route = leitwegId === null ? null : { id: leitwegId, scheme: '0204' }
  return {
    ...{ name: inOneLine(receiver.name) ?? '', tradingName: null, identifiers: number ? [number] : [] },
    ...{ globalIdentifiers: [], registration: null },
    vatId: treatment === 'outOfScope' ? null : compact(receiver.vatId),
    electronicAddress: byEmail(receiver.email) ?? route,
    address: addressOf(receiver),
    contact: name || phone ? { name: name!, department: null, phone: phone!, email: inOneLine(receiver.email) } : null,
  }
}

/** BG-13. The address stands there where it is another than the buyer's, and always where the country decides on the
 *  tax (BR-IC-12). An advance is asked for before anything was supplied. */
export function deliveryOf({ content, sort }: DocumentSnapshot): DeliveryTerms {
  const { deliverTo, receiver, performance, treatment } = content
  const to = deliverTo ?? (treatment === 'intraCommunity' ? receiver : null)
  const day = performance?.to ?? (sort === 'advance' ? null : content.date)
  return {
    ...{ name: to && inOneLine(to.name), locations: [], globalLocations: [], address: to && addressOf(to) },
    date: performance && performance.from !== performance.to ? null : day,
  }
}
