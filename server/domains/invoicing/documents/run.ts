import type { PdfPart } from '../../../platform/pdf.ts'
import type { RunCell, SizeRun } from '../rules/document.ts'
import { floor, ink2, ink3, line } from './look.ts'
import { hasLettering, type PaperWords } from './words.ts'

/** Sizes beside each other; further ones have a table of their own below. */
const MOST_SIZES = 10
/** Names beside each other, and rows of them that are kept together. */
const NAMES_A_ROW = 3
const NAMES_A_BLOCK = 24

const grid = {
  ...{ hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => line },
  ...{ paddingLeft: () => 4, paddingRight: () => 4, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
}
const small = { fontSize: 8, lineHeight: 1.15 }

/** A size run as small tables, fits × sizes, and whoever stands on the pieces; each of them fits on a page. */
export function runParts(run: SizeRun, sign: 1 | -1, words: PaperWords): PdfPart[] {
  const { text } = words
  const ofCell = (fit: string, size: string): number =>
    run.cells.filter(cell => cell.fit === fit && cell.size === size).reduce((sum, { amount }) => sum + amount, 0)
  const shown = (amount: number): string =>
    amount === 0 ? '' : text('document.paper.run.amount', { amount: amount * sign })
  const sums = (fit: string): number =>
    run.cells.filter(cell => cell.fit === fit).reduce((sum, { amount }) => sum + amount, 0)
  const tables = Array.from({ length: Math.ceil(run.sizes.length / MOST_SIZES) }, (_, at) => {
    const sizes = run.sizes.slice(at * MOST_SIZES, (at + 1) * MOST_SIZES)
    const isLast = (at + 1) * MOST_SIZES >= run.sizes.length
    const sumHead = { text: text('document.paper.run.sum'), ...small, bold: true, alignment: 'right', fillColor: floor }
    return {
      ...{ layout: grid, unbreakable: true, margin: [0, 3, 0, 2] },
      table: {
        headerRows: 1,
        widths: [68, ...sizes.map(() => 22), ...(isLast ? [34] : [])],
        body: [
          [
            { text: '', ...small, fillColor: floor },
            ...sizes.map(size => ({
              text: size,
              ...small,
              ...{ color: ink2, alignment: 'right', fillColor: floor },
            })),
            ...(isLast ? [sumHead] : []),
          ],
          ...run.fits.map(fit => [
            { text: fit, ...small, color: ink2 },
            ...sizes.map(size => ({ text: shown(ofCell(fit, size)), ...small, alignment: 'right' })),
            ...(isLast ? [{ text: shown(sums(fit)), ...small, bold: true, alignment: 'right' }] : []),
          ]),
        ],
      },
    }
  })
  return [...tables, ...(hasLettering(run) ? lettering(run, words) : [])]
}

const inOrder =
  ({ fits, sizes }: SizeRun) =>
  (a: RunCell, b: RunCell): number =>
    fits.indexOf(a.fit) - fits.indexOf(b.fit) || sizes.indexOf(a.size) - sizes.indexOf(b.size)

/** Whoever stands on the pieces: number, name, fit and size, in the order of the table. */
function lettering(run: SizeRun, { text }: PaperWords): PdfPart[] {
  const isOneFit = run.fits.length < 2
  const named = run.cells.toSorted(inOrder(run)).flatMap(({ fit, size, pieces }) =>
    pieces
      .filter(({ name, number }) => name || number)
      .map(({ name, number }) => ({
        text: [
          { text: number ? `${number} ` : '', bold: true },
          { text: name ? `${name} ` : '' },
          { text: isOneFit ? size : `${fit} ${size}`, color: ink3 },
        ],
        ...small,
      })),
  )
  const blocks = Array.from({ length: Math.ceil(named.length / NAMES_A_BLOCK) }, (_, at) =>
    named.slice(at * NAMES_A_BLOCK, (at + 1) * NAMES_A_BLOCK),
  )
  return blocks.map((block, at): PdfPart => {
    const rows = Math.ceil(block.length / NAMES_A_ROW)
    const columns = Array.from({ length: NAMES_A_ROW }, (_, column) => block.slice(column * rows, (column + 1) * rows))
    return {
      margin: [0, at === 0 ? 3 : 0, 0, 2],
      stack: [
        ...(at === 0 ? [{ text: text('document.paper.run.pieces'), ...small, color: ink3 }] : []),
        { columns: columns.map(stack => ({ width: 118, stack })), columnGap: 8 },
      ],
    }
  })
}
