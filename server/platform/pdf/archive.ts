import type { PdfFile } from 'pdfmake'

/** What makes a document one to be kept. */
export type PdfArchive = {
  /** When it was made, to the second: it stands in the file instead of the hour of the clock. */
  readonly at: Date
  /** An invoice for machines that goes with the one for people; null: none. */
  readonly invoice: AttachedInvoice | null
}

/** `relationship`: whether the file says all that the paper says ('Alternative'), or some of it ('Data'). */
type AttachedInvoice = { readonly xml: string; readonly relationship: 'Alternative' | 'Data' }

/** As Factur-X 1.0 wants it called. */
const FILE_NAME = 'factur-x.xml'
const PRODUCER = 'pdfmake'

type About = { readonly title: string; readonly author: string }

/** What a file says of itself. */
export const infoOf = ({ title, author }: About, archive: PdfArchive | null) => ({
  ...{ title, author, creator: author, producer: PRODUCER },
  ...(archive ? { creationDate: archive.at, modDate: archive.at } : {}),
})

/** Puts the invoice into the file, where programs look for it: among the files of its document (`AF`) and by name. Source:
 *  ISO 19005-3, 6.8; Factur-X 1.0, 6.2. */
export function attached(file: PdfFile, { at, invoice }: PdfArchive): void {
  if (!invoice) return
  const content = Buffer.from(invoice.xml, 'utf8')
  const embedded = file.ref({
    ...{ Type: 'EmbeddedFile', Subtype: 'text#2Fxml' },
    Params: { ModDate: at, Size: content.byteLength },
  })
  embedded.end(content)
  const said = (text: string) => new String(text)
  const specification = file.ref({
    ...{ Type: 'Filespec', AFRelationship: invoice.relationship },
    ...{ F: said(FILE_NAME), UF: said(FILE_NAME), Desc: said('Factur-X invoice') },
    EF: { F: embedded, UF: embedded },
  })
  specification.end()
  file.addNamedEmbeddedFile(FILE_NAME, specification)
  file._root.data.AF = [specification]
}

/** Sets what the file says of itself in XMP. pdfkit's own is not taken: it sets names in as they are, so that '&' breaks it. */
export function archived(file: PdfFile, about: About & { readonly language: string }, archive: PdfArchive): void {
  const xml = metadataOf(about, archive)
  file.metadata = { append: () => {}, end: () => {}, getXML: () => xml, getLength: () => Buffer.byteLength(xml) }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').replaceAll(/[&<>"]/g, sign => escapes[sign]!)

/** XMP (ISO 16684-1) with what PDF/A and, where there is an invoice, Factur-X 1.0 ask for. */
function metadataOf({ title, author, language }: About & { language: string }, { at, invoice }: PdfArchive): string {
  const instant = at.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>${escaped(author)}</xmp:CreatorTool><xmp:CreateDate>${instant}</xmp:CreateDate><xmp:ModifyDate>${instant}</xmp:ModifyDate><xmp:MetadataDate>${instant}</xmp:MetadataDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${PRODUCER}</pdf:Producer></rdf:Description>
${invoice ? invoiceSchema() : ''}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const propertyOf = ([name, description]: (typeof properties)[number]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

const invoiceSchema = (): string =>
  `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(propertyOf).join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
`
