import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A part of a document as pdfmake takes it: text with its looks, or what holds others. */
export type PdfPart = Readonly<Record<string, unknown>>

/** A document as data: pages are A4 unless it says otherwise, lengths in points. Pictures are data URLs. */
export type PdfDocument = {
  readonly title: string
  readonly author: string
  readonly language: 'de' | 'en'
  readonly pageSize?: string | { readonly width: number; readonly height: number }
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number]
  readonly background?: readonly PdfPart[]
  readonly content: readonly PdfPart[]
}

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto')
const font = (name: string): string => join(fonts, `Roboto-${name}.ttf`)

/** pdfmake, once a document is wanted: it takes 30 MB of memory, and most processes never draw one. */
let loading: ReturnType<typeof loadedPdfmake> | undefined

async function loadedPdfmake() {
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.setFonts({
    Roboto: {
      ...{ normal: font('Regular'), bold: font('Medium') },
      ...{ italics: font('Italic'), bolditalics: font('MediumItalic') },
    },
  })
  // What stands in a document comes with it: nothing is fetched, and of this machine only the fonts are read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => path.startsWith(fonts))
  return pdfmake
}

/** The PDF of a document. */
export async function renderPdf({
  title,
  author,
  language,
  background = [],
  ...document
}: PdfDocument): Promise<Buffer> {
  loading ??= loadedPdfmake()
  const pdfmake = await loading
  return pdfmake
    .createPdf({
      ...document,
      background: [...background],
      lang: language,
      info: { title, author, creator: author },
      defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.25, color: '#15191d' },
    })
    .getBuffer()
}
