import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { linesThatCount } from './linesOf.ts'
import { brokenRules } from './rules/brokenRules.ts'
import type { Broken, Place } from './rules/rule.ts'
import { type Profile, termsOf } from './termsOf.ts'

/** A rule that the e-invoice of a document would break. `path`: the field of the snapshot that a person can mend, lines by
 *  their id: `['content', 'receiver', 'vatId']`. */
export interface EinvoiceFault extends Omit<Broken, 'place'> {
  readonly path: readonly string[]
}

/** Every rule that the e-invoice of a document would break, at the field to mend; none where it may be issued. Source:
 *  EN 16931-1; XRechnung 3.0. */
export const faultsOf = (snapshot: DocumentSnapshot, profile: Profile = 'en16931'): EinvoiceFault[] =>
  brokenRules(termsOf(snapshot, profile), profile).map(({ place, ...broken }) => ({
    ...broken,
    path: pathOf(snapshot, place),
  }))

/** Where people write what an e-invoice says at a place; the longest beginning counts. */
const paths: Readonly<Record<string, readonly string[]>> = {
  number: ['number'],
  issuedOn: ['content', 'date'],
  typeCode: ['sort'],
  currency: ['content', 'currency'],
  dueOn: ['content', 'paymentDays'],
  paymentTerms: ['content', 'earlyPayment'],
  buyerReference: ['content', 'leitwegId'],
  buyerOrder: ['content', 'buyerOrderNumber'],
  notes: ['content', 'textBefore'],
  remittance: ['number'],
  preceding: ['preceding'],
  documents: ['origins'],
  period: ['content', 'performance'],
  'delivery.date': ['content', 'performance'],
  delivery: ['content', 'deliverTo'],
  seller: ['seller'],
  'seller.name': ['seller', 'company'],
  'seller.contact': ['content', 'contact'],
  'seller.electronicAddress': ['seller', 'email'],
  'seller.identifiers': ['content', 'einvoice', 'supplierNumber'],
  buyer: ['content', 'receiver'],
  'buyer.electronicAddress': ['content', 'receiver', 'email'],
  payment: ['seller', 'bank'],
  allowances: ['content', 'discount'],
  'vat.rate': ['content', 'treatment'],
  'vat.exemptionReason': ['taxNote'],
  vat: ['totals', 'vat'],
  totals: ['totals'],
  lines: ['content', 'lines'],
}

const lineFields: Readonly<Record<string, string>> = {
  ...{ name: 'title', unit: 'unit', quantity: 'quantity', price: 'unitPrice', priceBase: 'unitPrice' },
  ...{ allowances: 'discount', vat: 'vatRate', attributes: 'run', note: 'run' },
  ...{ buyerOrderLine: 'orderPosition' },
}
/** Fields of groups that have the same name in the document. */
const sameFields: ReadonlySet<string> = new Set([
  'name',
  'vatId',
  'phone',
  'email',
  'iban',
  'city',
  'zip',
  'country',
  'street',
])

function pathOf(snapshot: DocumentSnapshot, place: Place): readonly string[] {
  if (place[0] === 'lines' && typeof place[1] === 'number') {
    const field = lineFields[String(place[2])]
    const line = ['content', 'lines', linesThatCount(snapshot)[place[1]]?.id ?? String(place[1])]
    return field === undefined ? line : [...line, field]
  }
  const names = place.filter(part => typeof part === 'string')
  for (let length = names.length; length > 0; length -= 1) {
    const path = paths[names.slice(0, length).join('.')]
    const last = names.at(-1)!
    if (path) return length < names.length && sameFields.has(last) ? [...path, last] : path
  }
  return ['content']
}
