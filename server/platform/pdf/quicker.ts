import type { PdfFile, PdfFont, PdfInline } from 'pdfmake'
import { internals } from './internals.ts'

let isDone = false

/**
 * Has pdfmake do once what it does over and over: it reads each font anew for every document, and draws every word of a line
 * by itself. Both are a third of the time that a long document takes, the second also of its size.
 */
export function quickening(): void {
  if (isDone) return
  isDone = true
  const { file: files, renderer } = internals()
  const { provideFont } = files
  files.provideFont = function (family, bold, italics) {
    const file = this.getFontFile(family, bold, italics)
    const type = this.getFontType(bold, italics)
    const isThere = this.fontCache[family]?.[type] !== undefined
    const known = typeof file === 'string' && !isThere ? read.get(file) : undefined
    const font = known ? withFont(this, file as string, known) : provideFont.call(this, family, bold, italics)
    if (known) this.fontCache[family] = { ...this.fontCache[family], [type]: font }
    if (typeof file === 'string' && !read.has(file)) read.set(file, font)
    return font
  }
  const { renderLine } = renderer
  renderer.renderLine = function (line, ...rest) {
    if (line.inlines) line.inlines = joinedInlines(line.inlines)
    renderLine.call(this, line, ...rest)
  }
}

/** Fonts by their file, as a document before had them: what was read of them is the same for all. */
const read = new Map<string, PdfFont>()

function withFont(file: PdfFile, path: string, known: PdfFont): PdfFont {
  const there = file._fontFamilies[path]
  if (there) return there
  file._fontCount += 1
  const made = new known.constructor(file, known.font, `F${file._fontCount}`)
  file._fontFamilies[path] = made
  return made
}

const looks = ['font', 'fontSize', 'color', 'opacity', 'characterSpacing', 'fontFeatures', 'sup', 'sub'] as const
/** What belongs to one word, or is drawn around it. */
const own = ['link', 'linkToPage', 'linkToDestination', 'background', 'decoration', '_pageNodeRef'] as const

/** Words that stand beside each other and look alike, as one. */
function joinedInlines(inlines: readonly PdfInline[]): PdfInline[] {
  const joined: PdfInline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    const fits =
      last !== undefined &&
      looks.every(look => last[look] === inline[look]) &&
      own.every(one => !last[one] && !inline[one]) &&
      Math.abs(last.x + last.width - inline.x) < 0.01
    if (fits) joined[joined.length - 1] = { ...last, text: last.text + inline.text, width: last.width + inline.width }
    else joined.push(inline)
  }
  return joined
}
