import type { DocumentSnapshot } from '../rules/snapshot.ts'
import { ciiOf } from './cii.ts'
import { ebinterfaceOf } from './ebinterface.ts'
import type { EinvoiceSyntax } from './formats.ts'
import { readCii } from './readCii.ts'
import { readEbinterface } from './readEbinterface.ts'
import { readUbl } from './readUbl.ts'
import type { XmlReading } from './readXml.ts'
import type { Terms } from './terms.ts'
import { type Profile, termsOf } from './termsOf.ts'
import { ublOf } from './ubl.ts'

/** A place where an e-invoice says something else than the document. `path` is one of `Terms`, or of the XML where it was not
 *  understood; values as JSON, null where there is none. */
export interface Difference {
  readonly path: string
  readonly document: string | null
  readonly xml: string | null
}

/** How a syntax is written and read. */
const syntaxes: Readonly<
  Record<
    EinvoiceSyntax,
    { readonly write: (terms: Terms) => string; readonly read: (xml: string | Uint8Array) => XmlReading }
  >
> = {
  cii: { write: ciiOf, read: readCii },
  ubl: { write: ublOf, read: readUbl },
  ebinterface: { write: ebinterfaceOf, read: readEbinterface },
}

/** The XML of an invoice: UTF-8, the same for the same document. */
export const xmlOf = (snapshot: DocumentSnapshot, profile: Profile, syntax: EinvoiceSyntax): string =>
  syntaxes[syntax].write(termsOf(snapshot, profile))

/**
 * Reads an e-invoice back and compares it with the document field by field: every difference, none where it is proved. What the XML
 * says besides counts as one, too, and so does an ebInterface that says one thing at two places differently.
 */
export function proofOf(
  snapshot: DocumentSnapshot,
  xml: string | Uint8Array,
  profile: Profile = 'en16931',
  syntax: EinvoiceSyntax = 'cii',
): Difference[] {
  const { read, write } = syntaxes[syntax]
  const reading = read(xml)
  const differences = proved(termsOf(snapshot, profile), reading)
  if (differences.length > 0 || syntax !== 'ebinterface' || reading.terms === null) return differences
  const text = typeof xml === 'string' ? xml : new TextDecoder().decode(xml)
  const anew = write(reading.terms)
  if (anew === text) return []
  const [lines, wanted] = [text.split('\n'), anew.split('\n')]
  const at = lines.findIndex((line, position) => line !== wanted[position])
  return [{ path: `line ${at + 1}`, document: wanted[at]?.trim() ?? null, xml: lines[at]?.trim() ?? null }]
}

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
