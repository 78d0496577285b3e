import { ciiNamespaces } from '../../einvoice/cii.ts'
import type { EbinterfaceVersion } from '../../einvoice/ebinterface.ts'
import { ebinterfaceVersions } from '../../einvoice/ebinterface.ts'
import { readCii } from '../../einvoice/readCii.ts'
import { readEbinterface } from '../../einvoice/readEbinterface.ts'
import { readUbl } from '../../einvoice/readUbl.ts'
import type { XmlReading } from '../../einvoice/readXml.ts'
import { brokenRules } from '../../einvoice/rules/brokenRules.ts'
import type { Broken } from '../../einvoice/rules/rule.ts'
import type { Terms } from '../../einvoice/terms.ts'
import type { Profile } from '../../einvoice/termsOf.ts'
import { ublNamespaces } from '../../einvoice/ubl.ts'
import { rootNamespace, XmlRefused } from '../../einvoice/xml.ts'

/** What an e-invoice of somebody else is written in. `facturx`: ZUGFeRD and Factur-X, in a PDF or alone. */
export const billFormats = ['xrechnungCii', 'xrechnungUbl', 'facturx', 'peppol', 'ubl', 'ebinterface'] as const
export type BillFormat = (typeof billFormats)[number]

/** Why a file was not taken as an e-invoice. */
export const billObstacles = [
  ...(['TOO_LARGE', 'NOT_UTF8', 'NO_XML', 'DOCTYPE', 'TOO_MANY', 'UNKNOWN_FORMAT', 'OLD_VERSION'] as const),
  ...(['INCOMPLETE', 'PDF_WITHOUT', 'PDF_BROKEN', 'EMPTY', 'OWN', 'OWN_CHANGED', 'OWN_UNKNOWN'] as const),
] as const
export type BillObstacle = (typeof billObstacles)[number]

/** An e-invoice that was read: what it says, the places that no term holds, and whose rules it follows. */
export interface ReadBill {
  readonly format: BillFormat
  readonly terms: Terms
  readonly unknown: readonly string[]
}
/** `detail`: the line or the places of it, in the words of whoever made the file; null where there are none. */
export type BillReading = ReadBill | { readonly obstacle: BillObstacle; readonly detail: string | null }

/** Places that are said to be wrong; more help nobody. */
const MOST_PLACES = 5

const refused = (obstacle: BillObstacle, detail: string | null = null): BillReading => ({ obstacle, detail })

interface Found {
  readonly read: (source: Uint8Array) => XmlReading
  readonly formatOf: (terms: Terms) => BillFormat
}

const isXrechnung = ({ specification }: Terms): boolean => specification.includes('xrechnung')
const isPeppol = ({ specification }: Terms): boolean => specification.includes('peppol.eu')

/** More of a number or a name nobody writes, and the lists could not be sorted by it. */
const LONGEST_NAME = 500
const isUsableDay = (day: string | null): boolean => day === null || (day >= '1900' && day < '3000')

/** What keeps a bill from being listed and shown, however well its XML is formed. */
const unusableIn = ({ number, seller, currency, issuedOn, dueOn }: Terms): string[] => [
  ...(number.length > LONGEST_NAME ? [`The number has more than ${LONGEST_NAME} characters (BT-1)`] : []),
  ...(seller.name.length > LONGEST_NAME ? [`The seller’s name has more than ${LONGEST_NAME} characters (BT-27)`] : []),
  ...(/^[A-Z]{3}$/.test(currency) ? [] : ['The currency is no code of three letters (BT-5)']),
  ...(isUsableDay(issuedOn) && isUsableDay(dueOn) ? [] : ['A day is out of all bounds (BT-2, BT-9)']),
]

/** How an XML is read, by the namespace of its root. */
const byNamespace: Readonly<Record<string, Found>> = {
  [ciiNamespaces.rsm]: { read: readCii, formatOf: terms => (isXrechnung(terms) ? 'xrechnungCii' : 'facturx') },
  ...Object.fromEntries(
    [false, true].map(isCredit => [
      ublNamespaces(isCredit).ubl,
      {
        read: readUbl,
        formatOf: (terms: Terms) => (isXrechnung(terms) ? 'xrechnungUbl' : isPeppol(terms) ? 'peppol' : 'ubl'),
      } satisfies Found,
    ]),
  ),
}

const ebinterface = /^http:\/\/www\.ebinterface\.at\/schema\/(\dp\d)\/$/
const isKnown = (version: string): version is EbinterfaceVersion =>
  (ebinterfaceVersions as readonly string[]).includes(version)

function foundBy(namespace: string): Found | BillObstacle {
  const version = ebinterface.exec(namespace)?.[1]
  if (version === undefined) return byNamespace[namespace] ?? 'UNKNOWN_FORMAT'
  return isKnown(version)
    ? { read: source => readEbinterface(source, version), formatOf: () => 'ebinterface' }
    : 'OLD_VERSION'
}

/**
 * Reads the XML of an e-invoice whatever it is written in: CII (Factur-X, ZUGFeRD 2, XRechnung), UBL (XRechnung, Peppol BIS 3),
 * ebInterface 5.0 to 6.1. Never throws for what is in `source`: no document types, no entities, UTF-8 alone, at most 20 MB.
 */
export function readBill(source: Uint8Array): BillReading {
  if (source.length === 0) return refused('EMPTY')
  let namespace: string
  try {
    namespace = rootNamespace(source)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    return refused(error.code, error.line === null ? error.message : `${error.message} (line ${error.line})`)
  }
  const found = foundBy(namespace)
  if (typeof found === 'string') return refused(found, namespace || null)
  const reading = found.read(source)
  if (reading.terms !== null) {
    const { terms, unknown } = reading
    const unusable = unusableIn(terms)
    if (unusable.length > 0) return refused('INCOMPLETE', unusable.join('\n'))
    return { format: found.formatOf(terms), terms, unknown }
  }
  const [first] = reading.faults
  if (first?.path === null && first.code !== 'WRONG_ROOT')
    return refused(
      first.code as Exclude<typeof first.code, 'MISSING' | 'MALFORMED' | 'TWICE' | 'UNKNOWN'>,
      first.message,
    )
  if (first?.code === 'WRONG_ROOT') return refused('UNKNOWN_FORMAT', first.path)
  const places = reading.faults.slice(0, MOST_PLACES).map(({ message }) => message)
  return refused('INCOMPLETE', places.join('\n') || null)
}

/** Whose rules a bill is held to. */
const profiles: Readonly<Record<BillFormat, Profile>> = {
  ...{ xrechnungCii: 'xrechnung', xrechnungUbl: 'xrechnung', facturx: 'en16931', peppol: 'peppol', ubl: 'en16931' },
  ebinterface: 'ebinterface',
}

/** Rules that bills keep or not without being worse for it: those of EN 16931 that only newer lists, or only we, are strict about. */
const lenient = new Set(['PEPPOL-EN16931-R120', 'PEPPOL-EN16931-R040', 'BR-CO-25', 'BR-CL-19'])

/** Every rule of its format that a bill breaks. */
export const faultsOfBill = (format: BillFormat, terms: Terms): Broken[] =>
  brokenRules(terms, profiles[format]).map(broken =>
    lenient.has(broken.rule) ? { ...broken, isWarning: true } : broken,
  )
