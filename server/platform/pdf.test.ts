import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, test } from 'vitest'
import type { PdfArchive } from './pdf/archive.ts'
import { type PdfDocument, renderPdf } from './pdf.ts'

const document: PdfDocument = {
  ...{ title: 'Rechnung <1>', author: 'Halle & Feld', language: 'de', pageMargins: [40, 60, 40, 60] },
  defaultStyle: { font: 'Instrument Sans' },
  content: [
    { text: 'Rechnung', role: 'H1', font: 'Archivo' },
    { table: { headerRows: 1, body: [[{ text: 'Menge' }], [{ text: 'drei Stück' }]] } },
    { text: 'letzte Zeile', id: 'last', pageBreak: 'before' },
  ],
  header: ({ number, pageOf }) => ({ text: `Kopf ${number}, Ende auf ${pageOf('last')}`, margin: [40, 20, 40, 0] }),
}
const archive: PdfArchive = {
  at: new Date('2026-11-24T10:00:00.000Z'),
  invoice: { xml: '<Invoice>Größe M</Invoice>', relationship: 'Alternative' },
}

/** An object of a PDF by what stands in its dictionary, and its stream. */
function objectWith(pdf: Buffer, part: string): { dictionary: string; stream: Buffer } {
  const text = pdf.toString('latin1')
  const at = text.indexOf(part)
  const end = text.indexOf('endobj', at)
  const start = text.indexOf('stream\n', at)
  const dictionary = text.slice(text.lastIndexOf(' obj', at), Math.min(end, start < 0 ? end : start))
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
  return { dictionary, stream: pdf.subarray(start + 7, start + 7 + length) }
}

async function textsOf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    const read = await library.loadDocument(pdf)
    const texts = [...read.pages()].map(page => page.getText())
    read.destroy()
    return texts
  } finally {
    library.destroy()
  }
}

describe('a document that is kept', () => {
  test('holds the invoice for machines where they look for it', async () => {
    const pdf = await renderPdf(document, archive)
    const { dictionary, stream } = objectWith(pdf, '/Type /EmbeddedFile')
    expect(dictionary).toContain('/Subtype /text#2Fxml')
    expect(dictionary).toContain('/ModDate (D:20261124100000Z)')
    expect(inflateSync(stream).toString('utf8')).toBe('<Invoice>Größe M</Invoice>')
    const file = objectWith(pdf, '/Type /Filespec').dictionary
    for (const part of ['/AFRelationship /Alternative', '/F (factur-x.xml)', '/UF (factur-x.xml)']) {
      expect(file).toContain(part)
    }
    const { dictionary: catalogue } = objectWith(pdf, '/Type /Catalog')
    expect(catalogue).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(pdf.toString('latin1')).toMatch(/\/EmbeddedFiles <<\s+\/Names \[\s*\(factur-x\.xml\)/)
  })

  test('says what it is, in words that may hold any sign', async () => {
    const pdf = await renderPdf(document, archive)
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
    const metadata = objectWith(pdf, '/Subtype /XML').stream.toString('utf8')
    for (const part of [
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
      '>Rechnung &lt;1&gt;</rdf:li>',
      '<rdf:li>Halle &amp; Feld</rdf:li>',
      '<xmp:CreateDate>2026-11-24T10:00:00Z</xmp:CreateDate>',
      '<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    ]) {
      expect(metadata).toContain(part)
    }
    const { dictionary } = objectWith(pdf, '/Type /Catalog')
    expect(dictionary).toContain('/Lang (de)')
    for (const part of ['/OutputIntents', '/StructTreeRoot', '/MarkInfo']) expect(dictionary).toContain(part)
    // Without an invoice nothing is said of one.
    const plain = await renderPdf(document, { ...archive, invoice: null })
    expect(plain.toString('latin1')).not.toContain('factur-x')
  })

  test('has a structure: headings, tables with their heads, nothing of what stands on every page', async () => {
    const pdf = (await renderPdf(document, archive)).toString('latin1')
    const kinds = [...pdf.matchAll(/\/S \/(Document|H1|Table|TR|TH|TD|P)\b/g)].map(match => match[1])
    expect(kinds.toSorted()).toEqual(['Document', 'H1', 'P', 'TD', 'TH', 'TR', 'TR', 'Table'].toSorted())
    expect(pdf).toContain('/Scope /Column')
  })

  test('is the same each time', async () => {
    const [first, second] = [await renderPdf(document, archive), await renderPdf(document, archive)]
    expect(first.equals(second)).toBe(true)
    const later = { ...archive, at: new Date('2026-11-24T10:00:01.000Z') }
    expect(first.equals(await renderPdf(document, later))).toBe(false)
  })
})

test('what stands above a page knows which page it is, and where parts are', async () => {
  const texts = await textsOf(await renderPdf(document))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Kopf 1, Ende auf 2')
  expect(texts[1]).toContain('Kopf 2, Ende auf 2')
})

test('letters that a font lacks come from another, and what none has is a question mark', async () => {
  const words = 'Łódź, Đorđević, Βασίλης, Жуков, 北京, 🏐 Ende'
  const [text] = await textsOf(await renderPdf({ ...document, content: [{ text: words }] }, archive))
  expect(text).toContain('Łódź, Đorđević, Βασίλης, Жуков, ??, ? Ende')
})

test('what is drawn is taken from the document alone', async () => {
  const content = [{ image: '/etc/hostname' }]
  await expect(renderPdf({ ...document, content })).rejects.toThrow('denied')
})
