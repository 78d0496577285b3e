import { ciiNamespaces, ciiRoot, ciiTable } from './cii.ts'
import { readElement } from './codec.ts'
import type { ReadingFault } from './reading.ts'
import type { Terms } from './terms.ts'
import { parseXml, XmlRefused } from './xml.ts'

/** An invoice that was read, with the elements that say what no field holds; or why it was not read. */
export type CiiReading =
  | { readonly terms: Terms; readonly unknown: readonly string[] }
  | { readonly terms: null; readonly faults: readonly CiiFault[] }

/** `path` is a place in the XML; null where it is no XML at all, with the line where known. */
export interface CiiFault {
  readonly code: ReadingFault['code'] | XmlRefused['code'] | 'NO_CII'
  readonly path: string | null
  readonly message: string
}

const prefixes = Object.fromEntries(Object.entries(ciiNamespaces).map(([prefix, uri]) => [uri, prefix]))

const messages: Readonly<Record<ReadingFault['code'], string>> = {
  MISSING: 'is missing',
  MALFORMED: 'is not written as it must be',
  TWICE: 'stands there more than once',
  UNKNOWN: 'is not known',
}

/**
 * Reads a Cross Industry Invoice (Factur-X, ZUGFeRD, XRechnung) of EN 16931. Strict: an amount with more than two decimals, a day that
 * does not exist, a second element where one is allowed: not read, with every fault. Whether its sums are right is asked of `brokenRules`.
 * Bounded: at most 20 MB, UTF-8, no document type. Never throws for what is in `source`.
 */
export function readCii(source: string | Uint8Array): CiiReading {
  let root: ReturnType<typeof parseXml>
  try {
    root = parseXml(source, prefixes)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    const { code, message, line } = error
    return refused([{ code, path: null, message: line === null ? message : `${message} (line ${line})` }])
  }
  if (root.name !== ciiRoot)
    return refused([{ code: 'NO_CII', path: `/${root.name}`, message: 'it is no Cross Industry Invoice' }])
  const { value, faults } = readElement(root, ciiTable)
  const unknown = faults.filter(({ code }) => code === 'UNKNOWN').map(({ path }) => path)
  const real = faults.filter(({ code }) => code !== 'UNKNOWN')
  if (real.length === 0) return { terms: value, unknown }
  return refused(real.map(fault => ({ ...fault, message: `${fault.path} ${messages[fault.code]}` })))
}

const refused = (faults: readonly CiiFault[]): CiiReading => ({ terms: null, faults })
