/** What a page holds, from top to bottom: paragraphs, and tables whose first row is the head. */
type PdfBlock = { text: string } | { table: readonly (readonly string[])[] }

export type PdfPage = { language: 'de' | 'en'; heading: string; blocks: readonly PdfBlock[] }

/** A4 in points, and where the text stands. */
const paper = { width: 595, height: 842, left: 56, top: 772, textWidth: 483 }
const sizes = { heading: 22, text: 10.5, line: 15, row: 22 }
/** Helvetica is about half as wide as it is high. */
const charactersPerLine = Math.floor(paper.textWidth / (sizes.text * 0.5))

/** Letters of WinAnsiEncoding beyond Latin-1 that our texts use. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
}

/** A text as a PDF string of a WinAnsi font. Throws RangeError for a letter that the font lacks. */
function pdfString(text: string): string {
  const codes = [...text].map(letter => {
    const code = winAnsi[letter] ?? letter.codePointAt(0)!
    if (code > 0xff) throw new RangeError(`no glyph for ${letter}`)
    return code.toString(16).padStart(2, '0')
  })
  return `<${codes.join('')}>`
}

const utf16String = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= charactersPerLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const put = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${pdfString(text)} Tj ET`

const rule = (y: number, width: number): string =>
  `${width} w ${paper.left} ${y} m ${paper.left + paper.textWidth} ${y} l S`

function pageContent(page: PdfPage): string {
  let y = paper.top
  const commands = [put('F2', 10, paper.left, y, 'Halle & Feld')]
  y -= 44
  commands.push(put('F2', sizes.heading, paper.left, y, page.heading))
  y -= 34
  for (const block of page.blocks) {
    if ('text' in block) {
      for (const line of wrapped(block.text)) {
        commands.push(put('F1', sizes.text, paper.left, y, line))
        y -= sizes.line
      }
      y -= 8
      continue
    }
    const column = paper.textWidth / Math.max(...block.table.map(row => row.length))
    for (const [index, row] of block.table.entries()) {
      for (const [place, cell] of row.entries())
        commands.push(
          put(index === 0 || place === 0 ? 'F2' : 'F1', sizes.text, Math.round(paper.left + place * column), y, cell),
        )
      commands.push(rule(y - 7, index === 0 ? 1.2 : 0.4))
      y -= sizes.row
    }
    y -= 12
  }
  return commands.join('\n')
}

/**
 * A small PDF 1.7 of text and tables in Helvetica, one page for each entry; the same input gives the same bytes.
 * Throws RangeError for letters outside WinAnsiEncoding.
 */
export function makePdf(title: string, pages: readonly PdfPage[]): Buffer {
  const pageIds = pages.map((_, index) => 6 + index * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map(id => `${id} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>`,
    `<< /Title ${utf16String(title)} /Author ${utf16String('Halle & Feld Teamsport GmbH')} >>`,
    ...pages.flatMap((page, index) => {
      const content = pageContent(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Lang (${page.language}) /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageIds[index]! + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
