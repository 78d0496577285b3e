import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { escapeHtml } from '../../../kit/html.ts'
import { harmless } from '../rules/cells.ts'

type Rows = AsyncIterable<readonly string[]>

/** A cell as it stands between semicolons. */
const csvCell = (text: string): string => {
  const cell = harmless(text)
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Rows as CSV: semicolons, UTF-8 with its mark, so that Excel opens it as it is; made while it is read. */
export const csvOf = (rows: Rows): Readable =>
  Readable.from(
    (async function* () {
      yield '\uFEFF'
      for await (const row of rows) yield `${row.map(csvCell).join(';')}\r\n`
    })(),
  )

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Produkte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Whether XML can hold a sign at all: of the control signs it knows line feed, carriage return and tab. */
const isSpeakable = (sign: string): boolean =>
  sign >= ' ' ? sign !== '\uFFFE' && sign !== '\uFFFF' : '\n\r\t'.includes(sign)
const xmlCell = (text: string): string =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr"><is><t xml:space="preserve">${escapeHtml([...text].filter(isSpeakable).join(''))}</t></is></c>`

async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>`
  for await (const row of rows) yield `<row>${row.map(text => xmlCell(harmless(text))).join('')}</row>`
  yield '</sheetData></worksheet>'
}

/** Rows as a workbook with one sheet, all cells of which are texts; made while it is read. */
export function xlsxOf(rows: Rows): Readable {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  const output = new PassThrough()
  const sheet = Readable.from(sheetOf(rows), { objectMode: false, encoding: 'utf8' })
  sheet.once('error', error => output.destroy(error))
  output.once('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  zip.outputStream.pipe(output)
  return output
}

/** Rows as a list of objects by the names of their columns, the first row; empty cells are left out. */
export const jsonOf = (rows: Rows): Readable =>
  Readable.from(
    (async function* () {
      let heads: readonly string[] | null = null
      let isFirst = true
      yield '[\n'
      for await (const row of rows) {
        if (heads === null) {
          heads = row
          continue
        }
        const names = heads
        const entries = row.flatMap((cell, at) => (cell === '' ? [] : [[names[at]!, harmless(cell)] as const]))
        yield `${isFirst ? '' : ',\n'}${JSON.stringify(Object.fromEntries(entries))}`
        isFirst = false
      }
      yield '\n]\n'
    })(),
  )
