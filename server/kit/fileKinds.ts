/** What a file is by its content: pictures that are made of pixels, those of phones that few programs read (HEIC), drawings
 *  (SVG), PDFs, texts, archives and what office programs make of them, films, sounds, fonts, and whatever else. */
export type FileKind =
  | ('jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'heic' | 'svg' | 'pdf' | 'text')
  | ('zip' | 'mp4' | 'webm' | 'mp3' | 'wav' | 'woff2' | 'other')

/** Bytes of a file's beginning that are enough to tell its kind. */
export const KIND_BYTES = 4_096

const pixelKinds: ReadonlySet<FileKind> = new Set(['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif'])

/** Whether the kind is a picture made of pixels: the only ones that are ever decoded as pictures. */
export const isPixelKind = (kind: FileKind): boolean => pixelKinds.has(kind)

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const filmBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'M4VH', 'M4VP']

/** The brands of a file that is made of boxes, the most important first; empty for other files. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (!beginsWith(bytes, 'ftyp', 4)) return []
  const box = bytes.subarray(0, Math.min(bytes.readUInt32BE(0), 256))
  const brands = [box.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= box.length; at += 4) brands.push(box.toString('latin1', at, at + 4))
  return brands
}

/** Whether the first brand is one of these; `mif1` and `msf1` say nothing of how the picture is packed. */
const isBranded = (bytes: Buffer, brands: readonly string[]): boolean => brands.includes(brandsOf(bytes)[0] ?? '')
const isAvif = (bytes: Buffer): boolean => brandsOf(bytes).some(brand => brand === 'avif' || brand === 'avis')

/** A sound without a table in front of it begins with the head of a frame: MPEG 1 or 2, layer 3. */
const isSoundFrame = (bytes: Buffer): boolean =>
  bytes[0] === 0xff && [0xfa, 0xfb, 0xf2, 0xf3].includes(bytes[1] ?? 0) && (bytes[2] ?? 0xff) >> 4 < 15

const signatures: readonly [FileKind, (bytes: Buffer) => boolean][] = [
  ['jpeg', bytes => beginsWith(bytes, '\u00ff\u00d8\u00ff')],
  ['png', bytes => beginsWith(bytes, '\u0089PNG\r\n\u001a\n')],
  ['gif', bytes => beginsWith(bytes, 'GIF87a') || beginsWith(bytes, 'GIF89a')],
  ['webp', bytes => beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)],
  ['tiff', bytes => beginsWith(bytes, 'II*\0') || beginsWith(bytes, 'MM\0*')],
  ['avif', isAvif],
  ['heic', bytes => isBranded(bytes, heicBrands)],
  ['pdf', bytes => beginsWith(bytes, '%PDF-')],
  ['zip', bytes => beginsWith(bytes, 'PK\u0003\u0004')],
  ['mp4', bytes => isBranded(bytes, filmBrands)],
  ['webm', bytes => beginsWith(bytes, '\u001aE\u00df\u00a3') && bytes.subarray(0, 64).includes('webm')],
  ['wav', bytes => beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WAVE', 8)],
  ['mp3', bytes => beginsWith(bytes, 'ID3') || isSoundFrame(bytes)],
  ['woff2', bytes => beginsWith(bytes, 'wOF2')],
]

/** Control characters that no text has: all but tabs, ends of lines and pages, and escape sequences. */
const isOfNoText = (code: number): boolean => code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1b

/** Whether bytes of a text hold what no text does. */
export const hasNoText = (bytes: Uint8Array): boolean => bytes.some(isOfNoText)

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
  if (text === '' || hasNoText(bytes)) return 'other'
  // A character at the end may have been cut in two; anywhere else what is no UTF-8 is no text.
  return /\ufffd(?!$)/.test(text) || isMarkup(text) ? 'other' : 'text'
}

/** Whether a browser could take a text for a document. */
export const isMarkup = (text: string): boolean => /<(?:!doctype|html|script|head|body|svg)/i.test(text)
