import type { DocumentContent, DocumentKind, Party } from '../rules/document.ts'
import type { Profile } from './termsOf.ts'

/**
 * The forms in which an invoice goes out. `zugferd`: a PDF with the CII of EN 16931 in it (ZUGFeRD 2, Factur-X 1); of the others the
 * XML is a file of its own, and the PDF is for people alone; `pdf`: nothing but that. `ebinterfaceGv` is ebInterface as
 * e-Rechnung.gv.at takes it.
 */
export const einvoiceFormats = [
  ...(['zugferd', 'xrechnungUbl', 'xrechnungCii', 'peppol', 'ebinterface', 'ebinterfaceGv', 'pdf'] as const),
] as const
export type EinvoiceFormat = (typeof einvoiceFormats)[number]

export type EinvoiceSyntax = 'cii' | 'ubl' | 'ebinterface'

/** What a format is made of: whose rules hold, in which syntax, and whether it lies inside of the PDF; null: there is no XML. */
export const compositions: Readonly<
  Record<
    EinvoiceFormat,
    { readonly profile: Profile; readonly syntax: EinvoiceSyntax; readonly isInside: boolean } | null
  >
> = {
  zugferd: { profile: 'en16931', syntax: 'cii', isInside: true },
  xrechnungUbl: { profile: 'xrechnung', syntax: 'ubl', isInside: false },
  xrechnungCii: { profile: 'xrechnung', syntax: 'cii', isInside: false },
  peppol: { profile: 'peppol', syntax: 'ubl', isInside: false },
  ebinterface: { profile: 'ebinterface', syntax: 'ebinterface', isInside: false },
  ebinterfaceGv: { profile: 'ebinterfaceGv', syntax: 'ebinterface', isInside: false },
  pdf: null,
}

/** How a receiver takes e-invoices, as it is known of the customer or was chosen for a document. */
export interface EinvoiceWishes {
  /** Null: by the rule. */
  readonly format: EinvoiceFormat | null
  /** An authority, ministry, state or municipality. */
  readonly isPublicBody: boolean
  /** What the receiver knows us by (BT-29); e-Rechnung.gv.at of the federal government wants it. */
  readonly supplierNumber: string | null
}

/** What the choice depends on. */
export interface FormatCase {
  readonly kind: DocumentKind
  readonly content: Pick<DocumentContent, 'leitwegId' | 'buyerOrderNumber' | 'einvoice'> & {
    readonly receiver: Pick<Party, 'country'>
  }
}

/** An order reference that only Austrian authorities write: buyer group and reference (`Z01:4711`), order and buyer group. */
const authorityReference = /^(?:[A-Z0-9]{3}:\S.{0,49}|\d{10}:[A-Z0-9]{3})$/

/** The first that is true decides. */
const choices: readonly (readonly [format: EinvoiceFormat, when: (of: FormatCase) => boolean])[] = [
  ['pdf', ({ kind }) => kind !== 'invoice'],
  ...einvoiceFormats.map(format => [format, ({ content }: FormatCase) => content.einvoice?.format === format] as const),
  ['xrechnungUbl', ({ content }) => content.receiver.country === 'DE' && !!content.leitwegId?.trim()],
  ['ebinterfaceGv', ({ content }) => content.receiver.country === 'AT' && isAuthority(content)],
]

const isAuthority = ({ einvoice, buyerOrderNumber }: FormatCase['content']): boolean =>
  einvoice?.isPublicBody === true || authorityReference.test(buyerOrderNumber?.trim() ?? '')

/**
 * The format that a document gets: what was chosen; otherwise XRechnung for whoever has a Leitweg-ID in Germany, ebInterface for public
 * bodies in Austria, and a PDF with the e-invoice in it for all others. Documents that are no invoices are a PDF. Pure.
 * Source: § 4a ERechV (Germany), § 5 (2) IKTKonG (Austria); legal.md 25, 26.
 */
export const formatFor = (of: FormatCase): EinvoiceFormat => choices.find(([, when]) => when(of))?.[0] ?? 'zugferd'
