import { type Rows, readElement } from './codec.ts'
import type { ReadingFault } from './reading.ts'
import type { Terms } from './terms.ts'
import { parseXml, type XmlElement, XmlRefused } from './xml.ts'

/** An invoice that was read, with the elements that say what no field holds; or why it was not read. */
export type XmlReading =
  | { readonly terms: Terms; readonly unknown: readonly string[] }
  | { readonly terms: null; readonly faults: readonly FaultInXml[] }

/** `path` is a place in the XML; null where it is no XML at all, with the line where known. */
interface FaultInXml {
  readonly code: ReadingFault['code'] | XmlRefused['code'] | 'WRONG_ROOT'
  readonly path: string | null
  readonly message: string
}

const messages: Readonly<Record<ReadingFault['code'], string>> = {
  MISSING: 'is missing',
  MALFORMED: 'is not written as it must be',
  TWICE: 'stands there more than once',
  UNKNOWN: 'is not known',
}

/** What is read by a table: the XML's prefixes by URI, the name of its root, and the rows that follow from it. */
export interface Syntax {
  readonly prefixes: Readonly<Record<string, string>>
  readonly rowsOf: (root: XmlElement) => Rows<Terms> | null
}

/**
 * Reads an e-invoice by the table of its syntax. Strict: an amount with more than two decimals, a day that does not
 * exist, a second element where one is allowed: not read, with every fault. Bounded: at most 20 MB, UTF-8, no document type.
 * Never throws for what is in `source`.
 */
export function readXml(source: string | Uint8Array, { prefixes, rowsOf }: Syntax): XmlReading {
  let root: XmlElement
  try {
    root = parseXml(source, prefixes)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    const { code, message, line } = error
    return refused([{ code, path: null, message: line === null ? message : `${message} (line ${line})` }])
  }
  const rows = rowsOf(root)
  if (rows === null) return refused([{ code: 'WRONG_ROOT', path: `/${root.name}`, message: 'it is no such e-invoice' }])
  const { value, faults } = readElement(root, rows)
  const unknown = faults.filter(({ code }) => code === 'UNKNOWN').map(({ path }) => path)
  const real = faults.filter(({ code }) => code !== 'UNKNOWN')
  if (real.length === 0) return { terms: value, unknown }
  return refused(real.map(fault => ({ ...fault, message: `${fault.path} ${messages[fault.code]}` })))
}

const refused = (faults: readonly FaultInXml[]): XmlReading => ({ terms: null, faults })

/** Prefixes by URI. */
export const byUri = (namespaces: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))
