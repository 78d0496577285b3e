import { byUri, readXml, type XmlReading } from './readXml.ts'
import { ublNamespaces, ublRoot, ublTable } from './ubl.ts'

const prefixes = { ...byUri(ublNamespaces(false)), ...byUri(ublNamespaces(true)) }

/** Reads UBL as we write it, as `readXml` does. What else others say stands among what is not known. */
export const readUbl = (source: string | Uint8Array): XmlReading =>
  readXml(source, {
    prefixes,
    rowsOf: root => {
      const isCredit = root.name === ublRoot(true)
      if (!isCredit && root.name !== ublRoot(false)) return null
      const currency = root.children.find(({ name }) => name === 'cbc:DocumentCurrencyCode')?.text.trim() ?? ''
      return ublTable(isCredit, currency)
    },
  })
