import type { PdfContent, PdfElement, PdfFile } from 'pdfmake'
import { type Draw, internals } from './internals.ts'
import type { Place } from './parts.ts'

let isDone = false

/**
 * Has pdfmake say what it draws, for whoever has a tagged document read aloud: texts in the order in which they are read, as
 * paragraphs, headings and cells of tables; lines, and what stands on every page, as no part of it. pdfmake only claims that
 * a document is tagged and writes no structure. Source: ISO 32000-1, 14.8.
 */
export function tagging(): void {
  if (isDone) return
  isDone = true
  const { layout, renderer } = internals()
  const { buildNextLine } = layout
  layout.buildNextLine = function (node) {
    const made = buildNextLine.call(this, node)
    if (made) made.place = node.place
    return made
  }
  const marked = (draw: Draw): Draw =>
    function (item, ...rest) {
      drawnAs(this.pdfDocument, item.place, () => draw.call(this, item, ...rest))
    }
  renderer.renderLine = marked(renderer.renderLine)
  renderer.renderVector = marked(renderer.renderVector)
  renderer.renderImage = marked(renderer.renderImage)
  renderer.renderSVG = marked(renderer.renderSVG)
}

/** The elements of a document that is being drawn, by where they stand. */
const structures = new WeakMap<PdfFile, { root: PdfElement; elements: Map<string | Place, PdfElement> }>()

function drawnAs(file: PdfFile, place: Place | undefined, draw: () => void): void {
  if (!file.options.tagged) draw()
  else if (!place || place.isArtifact) {
    file.markContent('Artifact', {})
    draw()
    file.endMarkedContent()
  } else {
    const content: PdfContent = file.markStructureContent(place.role)
    draw()
    file.endMarkedContent()
    elementOf(file, place).add(content)
  }
}

/** The element of a text or picture, in the cells that it stands in, each made once: a text may have lines on two pages. All
 *  are ended with the document. */
function elementOf(file: PdfFile, place: Place): PdfElement {
  const known = structures.get(file) ?? {
    root: file.struct('Document'),
    elements: new Map<string | Place, PdfElement>(),
  }
  if (!structures.has(file)) {
    file.addStructure(known.root)
    structures.set(file, known)
  }
  const within = (parent: PdfElement, key: string | Place, type: string, options = {}): PdfElement => {
    const found = known.elements.get(key)
    if (found) return found
    const made = file.struct(type, options)
    parent.add(made)
    known.elements.set(key, made)
    return made
  }
  const around = place.cells.reduce((parent, { table, row, cell, isHead }) => {
    const inTable = within(parent, `table ${table}`, 'Table')
    const inRow = within(inTable, `row ${row}`, 'TR')
    return within(inRow, `cell ${cell}`, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {})
  }, known.root)
  // A text in a cell is what the cell says; a paragraph of its own would only make the file larger.
  if (place.cells.length > 0 && place.role === 'P') return around
  return within(around, place, place.role, place.alt === null ? {} : { alt: place.alt })
}
