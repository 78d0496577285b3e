import { createRequire } from 'node:module'
import type { PdfFile, PdfInline } from 'pdfmake'
import type { Place } from './parts.ts'

/** What is drawn: a line of text with its words, a picture, a line. pdfmake copies it where a part is moved. */
type Drawn = { inlines?: readonly PdfInline[]; place?: Place }
export type Draw = (this: { pdfDocument: PdfFile }, item: Drawn, ...rest: number[]) => void
type Lines = { buildNextLine(node: { readonly place?: Place }): { place?: Place } | null }
type Drawing = Record<'renderLine' | 'renderVector' | 'renderImage' | 'renderSVG', Draw>

const require = createRequire(import.meta.url)
const prototypeOf = <T>(name: string): T =>
  (require(`pdfmake/js/${name}.js`) as { default: { prototype: T } }).default.prototype

/** The classes with which pdfmake lays out and draws, to be told better. It is pinned to one version, and tests see what comes
 *  of it. */
export const internals = () => ({
  layout: prototypeOf<Lines>('LayoutBuilder'),
  renderer: prototypeOf<Drawing>('Renderer'),
  file: prototypeOf<PdfFile>('PDFDocument'),
})
