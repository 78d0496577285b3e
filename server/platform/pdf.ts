import { archived, attached, infoOf, type PdfArchive } from './pdf/archive.ts'
import { familyNames, fontFiles, fontsFolders } from './pdf/fonts.ts'
import { type Laid, laidOut } from './pdf/parts.ts'
import { quickening } from './pdf/quicker.ts'
import { tagging } from './pdf/tags.ts'

/** A part of a document as pdfmake takes it: text with its looks, or what holds others. Besides: `id` of a text, by which its
 *  page is found; `role` of a text ('H1', 'H2'), `alt` of a picture, `isLayout` of a table that only arranges, `tableName`
 *  of tables that are one: for whoever has it read aloud. */
export type PdfPart = Readonly<Record<string, unknown>>

/** The pages of a document when what stands above and below them is made. */
export type PdfPages = {
  /** From 1. */
  readonly number: number
  readonly count: number
  /** The page on which the part with an id begins; undefined where there is none. */
  readonly pageOf: (id: string) => number | undefined
}

/** A document as data: pages are A4 unless it says otherwise, lengths in points. Pictures are data URLs. */
export type PdfDocument = {
  readonly title: string
  readonly author: string
  readonly language: 'de' | 'en'
  readonly pageSize?: string | { readonly width: number; readonly height: number }
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number]
  readonly defaultStyle?: PdfPart
  readonly background?: readonly PdfPart[]
  readonly content: readonly PdfPart[]
  readonly header?: (pages: PdfPages) => PdfPart | null
  readonly footer?: (pages: PdfPages) => PdfPart | null
}

/** pdfmake, once a document is wanted: it takes 30 MB of memory, and most processes never draw one. */
let loading: ReturnType<typeof loadedPdfmake> | undefined

async function loadedPdfmake() {
  const { default: pdfmake } = await import('pdfmake')
  quickening()
  tagging()
  pdfmake.setFonts(fontFiles)
  // What stands in a document comes with it: nothing is fetched, and of this machine only the fonts are read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => fontsFolders.some(folder => path.startsWith(folder)))
  return pdfmake
}

/**
 * The PDF of a document. With `archive` it is one to be kept for years, PDF/A-3b (ISO 19005-3), and the same document makes
 * the same bytes. Characters that no font of ours has are shown as '?'.
 */
export async function renderPdf(
  { title, author, language, background = [], content, header, footer, defaultStyle = {}, ...document }: PdfDocument,
  archive: PdfArchive | null = null,
): Promise<Buffer> {
  loading ??= loadedPdfmake()
  const pdfmake = await loading
  const style = { font: familyNames[0], fontSize: 11, lineHeight: 1.25, color: '#15191d', ...defaultStyle }
  const family = String(style.font)
  const placed: Laid['placed'] = new Map()
  const laid = (part: readonly PdfPart[], isArtifact: boolean) => laidOut(part, { family, placed, isArtifact })
  const around = (part: PdfDocument['header']) =>
    part &&
    ((number: number, count: number) => {
      const pageOf = (id: string): number | undefined => placed.get(id)?.positions?.[0]?.pageNumber
      const made = part({ number, count, pageOf })
      return made && laid([made], true)[0]
    })
  const made = pdfmake.createPdf({
    ...document,
    ...(archive ? { version: '1.7', subset: 'PDF/A-3b', tagged: true, displayTitle: true } : {}),
    // Made anew for each page: what is laid out is changed by it.
    background: () => laid(background, true),
    content: laid(content, false),
    ...(header ? { header: around(header) } : {}),
    ...(footer ? { footer: around(footer) } : {}),
    language,
    info: infoOf({ title, author }, archive),
    defaultStyle: style,
  })
  if (archive) {
    const file = await made.getStream()
    attached(file, archive)
    archived(file, { title, author, language }, archive)
  }
  return made.getBuffer()
}
