import { ciiNamespaces, ciiRoot, ciiTable } from './cii.ts'
import { byUri, readXml, type XmlReading } from './readXml.ts'

const prefixes = byUri(ciiNamespaces)

/** Reads a Cross Industry Invoice (Factur-X, ZUGFeRD, XRechnung) of EN 16931, as `readXml` does. Whether its
 *  sums are right is asked of `brokenRules`. */
export const readCii = (source: string | Uint8Array): XmlReading =>
  readXml(source, { prefixes, rowsOf: root => (root.name === ciiRoot ? ciiTable : null) })
