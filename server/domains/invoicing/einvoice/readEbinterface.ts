import { type EbinterfaceVersion, ebinterfaceRoot, ebinterfaceTable, ebinterfaceUri } from './ebinterface.ts'
import { readXml, type XmlReading } from './readXml.ts'
import type { XmlElement } from './xml.ts'

/** Reads ebInterface of a version, as `readXml` does. */
export const readEbinterface = (source: string | Uint8Array, version: EbinterfaceVersion = '6p1'): XmlReading =>
  readXml(source, {
    prefixes: { [ebinterfaceUri(version)]: 'eb' },
    rowsOf: root => (root.name === ebinterfaceRoot ? ebinterfaceTable(version, orderOf(root)) : null),
  })

const orderOf = (root: XmlElement): string | null =>
  ['eb:InvoiceRecipient', 'eb:OrderReference', 'eb:OrderID']
    .reduce<XmlElement | undefined>((at, name) => at?.children.find(child => child.name === name), root)
    ?.text.trim() || null
