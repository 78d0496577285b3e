import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { readCii } from './readCii.ts'
import { readUbl } from './readUbl.ts'
import type { XmlReading } from './readXml.ts'
import type { Terms } from './terms.ts'
import { type Profile, termsOf } from './termsOf.ts'

/** A place where an e-invoice says something else than the document. `path` is one of `Terms`, or of the XML where it was not
 *  understood; values as JSON, null where there is none. */
export interface Difference {
  readonly path: string
  readonly document: string | null
  readonly xml: string | null
}

/**
 * Reads an e-invoice (CII) back and compares it with the document field by field: every difference, none where it is proved.
 * What the XML says besides counts as one, too.
 */
export const proofOf = (snapshot: DocumentSnapshot, xml: string | Uint8Array, profile?: Profile): Difference[] =>
  proved(termsOf(snapshot, profile), readCii(xml))

/** The same of UBL. */
export const proofOfUbl = (snapshot: DocumentSnapshot, xml: string | Uint8Array, profile?: Profile): Difference[] =>
  proved(termsOf(snapshot, profile), readUbl(xml))

function proved(document: Terms, reading: XmlReading): Difference[] {
  if (reading.terms === null)
    return reading.faults.map(({ path, message }) => ({ path: path ?? '/', document: null, xml: message }))
  return [
    ...reading.unknown.map(path => ({ path, document: null, xml: 'is not known' })),
    ...differencesOf(document, reading.terms),
  ]
}

/** Every field in which two e-invoices differ. */
function differencesOf(document: Terms, xml: Terms): Difference[] {
  const found: Difference[] = []
  const compare = (a: unknown, b: unknown, path: string) => {
    if (isNode(a) && isNode(b)) {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        compare(a[key] ?? null, b[key] ?? null, path ? `${path}.${key}` : key)
    } else if (!Object.is(a, b)) found.push({ path, document: text(a), xml: text(b) })
  }
  compare(document, xml, '')
  return found
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
