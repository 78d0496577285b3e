import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import { temporaryFolder } from '../../../testing/folders.ts'
import { openTable } from './table.ts'

const folder = await temporaryFolder()
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as Excel writes it, of its sheet. */
async function workbook(name: string, sheet: string, words: readonly string[] = []): Promise<string> {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId7"/><sheet name="B" sheetId="2" r:id="rId8"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId8" Target="worksheets/other.xml"/><Relationship Id="rId7" Target="/xl/worksheets/first.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${words.map(word => `<si>${word}</si>`).join('')}</sst>`,
    'xl/worksheets/first.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const path = join(folder, name)
  await writeFile(path, await buffer(zip.outputStream))
  return path
}

const rowsOf = async (path: string) => {
  const rows = []
  for await (const row of (await openTable(path, 'xlsx')).rows) rows.push(row)
  return rows
}

test('texts, numbers, days and what formulas came to are read as they are shown, gaps as empty cells', async () => {
  const path = await workbook(
    'all.xlsx',
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Tag</t></is></c><c r="D1" t="s"><v>2</v></c></row>
     <row r="3"><c r="A3"><v>4006381333931</v></c><c r="C3" s="1"><v>46350</v></c><c r="D3"><f>A1*2</f><v>24.899999999999999</v></c></row>
     <row r="4"><c r="B4" t="b"><v>1</v></c></row><row r="5"/>`,
    ['<t>EAN</t>', '<r><t>Gru</t></r><r><t>ppe &amp; mehr</t></r><rPh><t>x</t></rPh>', '<t>Preis</t>'],
  )
  expect(await rowsOf(path)).toEqual([
    { line: 1, cells: ['EAN', 'Gruppe & mehr', 'Tag', 'Preis'] },
    { line: 3, cells: ['4006381333931', '', '2026-11-24', '24.9'] },
    { line: 4, cells: ['', 'true', '', ''] },
  ])
})

test('what is too wide or broken is refused with its place', async () => {
  const wide = await workbook('wide.xlsx', '<row r="1"><c r="A1"><v>1</v></c><c r="ZZZ1"><v>1</v></c></row>')
  await expect(rowsOf(wide)).rejects.toMatchObject({ code: 'TABLE_TOO_MANY_COLUMNS', line: 1, column: 18_278 })
  const broken = await workbook('broken.xlsx', '<row r="1"><c></row>')
  await expect(rowsOf(broken)).rejects.toMatchObject({ code: 'TABLE_NO_WORKBOOK' })
})

test('a text without an end is refused before it fills the memory', async () => {
  const endless = await workbook('endless.xlsx', `<row r="1"><c><v>${'0'.repeat(20_000_000)}</v></c></row>`)
  await expect(rowsOf(endless)).rejects.toMatchObject({ code: 'TABLE_ROW_TOO_LONG' })
  const words = Array.from({ length: 90 }, () => `<t>${'x'.repeat(450_000)}</t>`)
  const many = await workbook('many.xlsx', '<row r="1"/>', words)
  await expect(rowsOf(many)).rejects.toMatchObject({ code: 'TABLE_TOO_LARGE' })
})
