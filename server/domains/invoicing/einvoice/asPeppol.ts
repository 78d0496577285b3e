import type { InvoiceSort } from '../rules/document.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { compact } from './cleanText.ts'
import type { PartyTerms } from './partyTerms.ts'
import type { Terms } from './terms.ts'

/** Peppol knows corrected and partial invoices (384, 326) between German parties alone: a cancellation goes out as a credit note with
 *  positive sums, a part as an invoice. Source: Peppol BIS Billing 3, code list of BT-3 and PEPPOL-EN16931-P0112. */
export const peppolSorts: Readonly<Record<InvoiceSort, InvoiceSort>> = {
  ...{ invoice: 'invoice', final: 'final', part: 'invoice', advance: 'advance' },
  ...{ cancellation: 'credit', credit: 'credit' },
}

/** Electronic addresses of the network that are VAT ids (EAS). Source: CEF code list EAS. */
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933', ES: '9920' },
  ...{ FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939', MT: '9943' },
  ...{ NL: '9944', PL: '9945', PT: '9946', RO: '9947', SE: '9955', SI: '9949', SK: '9950' },
}

/** Whoever is reached by the VAT id in Peppol is; e-mail is what is left. */
function reached<P extends PartyTerms>(party: P, vatId: string | null): P {
  const scheme = vatSchemes[vatId?.slice(0, 2) ?? '']
  return vatId === null || scheme === undefined ? party : { ...party, electronicAddress: { id: vatId, scheme } }
}

/** What Peppol BIS 3 wants otherwise than EN 16931: electronic addresses of the network, and one note. */
export function asPeppol(terms: Terms, { seller, content }: DocumentSnapshot): Terms {
  const { notes } = terms
  return {
    ...terms,
    ...{
      seller: reached(terms.seller, compact(seller.vatId)),
      buyer: reached(terms.buyer, compact(content.receiver.vatId)),
    },
    notes: notes.length === 0 ? [] : [{ subject: null, text: notes.map(({ text }) => text).join('\n') }],
  }
}
