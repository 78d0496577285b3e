/** What a file is by its content: pictures that are made of pixels, PDFs, texts, drawings (SVG), and whatever else. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif' | 'pdf' | 'svg' | 'text' | 'other'

/** Bytes of a file's beginning that are enough to tell its kind. */
export const KIND_BYTES = 4_096

const pixelKinds: ReadonlySet<FileKind> = new Set(['jpeg', 'png', 'gif', 'webp', 'tiff', 'heif'])

/** Whether the kind is a picture made of pixels: the only ones that are ever decoded as pictures. */
export const isPixelKind = (kind: FileKind): boolean => pixelKinds.has(kind)

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

const heifBrands = ['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']

const signatures: readonly [FileKind, (bytes: Buffer) => boolean][] = [
  ['jpeg', bytes => beginsWith(bytes, '\u00ff\u00d8\u00ff')],
  ['png', bytes => beginsWith(bytes, '\u0089PNG\r\n\u001a\n')],
  ['gif', bytes => beginsWith(bytes, 'GIF87a') || beginsWith(bytes, 'GIF89a')],
  ['webp', bytes => beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)],
  ['tiff', bytes => beginsWith(bytes, 'II*\0') || beginsWith(bytes, 'MM\0*')],
  ['heif', bytes => beginsWith(bytes, 'ftyp', 4) && heifBrands.some(brand => beginsWith(bytes, brand, 8))],
  ['pdf', bytes => beginsWith(bytes, '%PDF-')],
]

/** Control characters that no text has: all but tabs, ends of lines and pages, and escape sequences. */
const isOfNoText = (code: number): boolean => code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1b

/** The kind of a file by its first bytes (`KIND_BYTES`, or all that there are); its name and what was said of it count
 *  for nothing. A text that a browser could take for a document is no text but `svg` or `other`. */
export function kindOf(start: Uint8Array): FileKind {
  const bytes = Buffer.from(start.subarray(0, KIND_BYTES))
  const known = signatures.find(([, fits]) => fits(bytes))
  if (known) return known[0]
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text.startsWith('<')) return /<(?:[\w-]+:)?svg[\s>/]/i.test(text) ? 'svg' : 'other'
  if (text === '' || bytes.some(isOfNoText)) return 'other'
  // A character at the end may have been cut in two; anywhere else what is no UTF-8 is no text.
  return /\ufffd(?!$)/.test(text) || /<(?:!doctype|html|script|head|body|svg)/i.test(text) ? 'other' : 'text'
}
