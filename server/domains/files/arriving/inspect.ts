import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { type FileKind, hasNoText, isMarkup, isPixelKind, KIND_BYTES, kindOf } from '../../../kit/fileKinds.ts'
import { type Refusal, type RefusalCode, refusal } from '../../../kit/refusals.ts'
import { cleanDrawing } from '../../../platform/cleanDrawing.ts'
import { DrawingRefused, drawDrawing, readDrawing } from '../../../platform/drawings.ts'
import { endOfFile, startOfFile } from '../../../platform/fileParts.ts'
import { mostPixelsOf, pictureFacts, pictureSize } from '../../../platform/pictures/facts.ts'
import { isWholePicture } from '../../../platform/pictures/pictures.ts'
import { extensionOf } from '../rules/arrivals.ts'

/** A file that may come in. Its `extension` (without a dot) and `mimeType` are those of its content. */
export type Arrival = {
  readonly kind: FileKind
  readonly mimeType: string
  readonly extension: string
  /** Pixels as the picture is seen; null for what is no picture. */
  readonly width: number | null
  readonly height: number | null
  /** Whether it is shown as a picture: those made of pixels, and drawings. */
  readonly isPicture: boolean
  /** Its name with an extension that fits its content, so that who saves it opens it as what it is. */
  readonly name: string
  /** A file beside it whose content is kept in its place, for whoever asked to remove; null: it is kept as it came. */
  readonly cleaned: string | null
}

type Type = { readonly extension: string; readonly mimeType: string; readonly names?: readonly string[] }

/** What comes in, by the kind of its content; `names` are extensions that fit besides. */
const typesOfKinds: Partial<Record<FileKind, Type>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg', names: ['jpeg', 'jpe', 'jfif'] },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff', names: ['tiff'] },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  pdf: { extension: 'pdf', mimeType: 'application/pdf' },
}

const office = 'application/vnd.openxmlformats-officedocument'

/** What comes in of the kinds that a library tells apart, by the extension that it gives them. */
const typesOfExtensions: Readonly<Record<string, Type>> = {
  zip: { extension: 'zip', mimeType: 'application/zip' },
  docx: { extension: 'docx', mimeType: `${office}.wordprocessingml.document` },
  xlsx: { extension: 'xlsx', mimeType: `${office}.spreadsheetml.sheet` },
  pptx: { extension: 'pptx', mimeType: `${office}.presentationml.presentation` },
  odt: { extension: 'odt', mimeType: 'application/vnd.oasis.opendocument.text' },
  ods: { extension: 'ods', mimeType: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { extension: 'odp', mimeType: 'application/vnd.oasis.opendocument.presentation' },
  mp4: { extension: 'mp4', mimeType: 'video/mp4', names: ['m4v'] },
  webm: { extension: 'webm', mimeType: 'video/webm' },
  mp3: { extension: 'mp3', mimeType: 'audio/mpeg' },
  wav: { extension: 'wav', mimeType: 'audio/wav', names: ['wave'] },
  woff2: { extension: 'woff2', mimeType: 'font/woff2' },
}

/** Texts have no kind of their own: what they are called tells it, if it is one of these. */
const typesOfTexts: Readonly<Record<string, Type>> = {
  csv: { extension: 'csv', mimeType: 'text/csv' },
  txt: { extension: 'txt', mimeType: 'text/plain' },
}

/** Why a file may not come in. */
class Unwelcome extends Error {
  readonly refusal: Refusal
  constructor(...args: Parameters<typeof refusal>) {
    super(args[2])
    this.refusal = refusal(...args)
  }
}

/**
 * What an arrived file is, and whether it may come in. It lies whole at `path`, a place of its own below which nobody else
 * writes; `name` is what its owner calls it, which counts only where the content tells nothing (texts). Nothing is decoded
 * before its head was read and found bearable. A drawing (SVG) is cleaned: what is kept lies at `cleaned`.
 *
 * Answers with a refusal at `field`: FILE_TYPE_INVALID (of a kind that is not taken, or another than its name pretends),
 * HEIC_NOT_TAKEN, FILE_BROKEN (empty, breaks off, or is not what its beginning promises) and TOO_MANY_PIXELS (over 50
 * megapixels, all frames together, AVIF over 25). Throws only where the disk fails.
 */
export async function inspectArrival(
  path: string,
  name: string,
  field: readonly string[] = ['file'],
): Promise<Arrival | { readonly refusal: Refusal }> {
  const say = (code: RefusalCode, message: string, details?: Record<string, unknown>): never => {
    throw new Unwelcome(code, field, message, details)
  }
  try {
    return await arrivalOf(path, name, say)
  } catch (error) {
    if (error instanceof Unwelcome) return { refusal: error.refusal }
    throw error
  }
}

type Say = (code: RefusalCode, message: string, details?: Record<string, unknown>) => never

async function arrivalOf(path: string, name: string, say: Say): Promise<Arrival> {
  const { size } = await stat(path)
  if (size === 0) say('FILE_BROKEN', 'is empty')
  const kind = kindOf(await startOfFile(path, KIND_BYTES))
  if (kind === 'heic') say('HEIC_NOT_TAKEN', 'is HEIC, which few programs read; JPEG is taken')
  if (isPixelKind(kind)) return pictureArrival(path, name, kind, say)
  if (kind === 'svg') return drawingArrival(path, name, say)
  const type = await fileType(path, size, name, kind, say)
  return {
    ...{ kind, mimeType: type.mimeType, extension: type.extension, name: fittingName(name, type) },
    ...{ width: null, height: null, isPicture: false, cleaned: null },
  }
}

async function pictureArrival(path: string, name: string, kind: FileKind, say: Say): Promise<Arrival> {
  const type = typesOfKinds[kind]!
  const facts = await pictureFacts(path)
  if (facts === null) return say('FILE_BROKEN', 'cannot be read as a picture')
  const most = mostPixelsOf(kind)
  if (facts.pixels > most) say('TOO_MANY_PIXELS', `has ${facts.pixels} pixels, more than ${most}`, { most })
  if (!(await isWholePicture(path))) say('FILE_BROKEN', 'breaks off, or is no picture behind its beginning')
  return {
    ...{ kind, mimeType: type.mimeType, extension: type.extension, name: fittingName(name, type) },
    ...{ width: facts.width, height: facts.height, isPicture: true, cleaned: null },
  }
}

async function drawingArrival(path: string, name: string, say: Say): Promise<Arrival> {
  const type = typesOfKinds.svg!
  // A drawing that is called otherwise would be opened as something else by whoever saves it.
  if (extensionOf(name) !== 'svg') say('FILE_TYPE_INVALID', 'is a drawing that is called otherwise')
  try {
    const drawing = Buffer.from(cleanDrawing(await readDrawing(path)))
    const size = await pictureSize(await drawDrawing(drawing))
    if (size === null) return say('FILE_BROKEN', 'is no drawing that can be shown')
    const cleaned = `${path}.cleaned`
    await writeFile(cleaned, drawing, { mode: 0o600 })
    return {
      ...{ kind: 'svg', mimeType: type.mimeType, extension: type.extension, name },
      ...{ width: size.width, height: size.height, isPicture: true, cleaned },
    }
  } catch (error) {
    if (error instanceof DrawingRefused) say('FILE_BROKEN', `is no drawing that can be shown: it ${error.message}`)
    throw error
  }
}

/** Bytes at the end of a PDF in which its last mark stands (ISO 32000, Annex H: what readers demand). */
const PDF_END_BYTES = 1_024

async function fileType(path: string, size: number, name: string, kind: FileKind, say: Say): Promise<Type> {
  const named = extensionOf(name)
  if (kind === 'pdf') {
    const end = (await endOfFile(path, size, PDF_END_BYTES)).toString('latin1')
    return end.includes('%%EOF') ? typesOfKinds.pdf! : say('FILE_BROKEN', 'is a PDF without its end')
  }
  const asText = typesOfTexts[named]
  if (kind === 'text' || (kind === 'other' && asText !== undefined)) {
    if (asText === undefined || !(await isTextFile(path))) return say('FILE_TYPE_INVALID', 'is no csv or txt')
    return asText
  }
  if (kind === 'other') return say('FILE_TYPE_INVALID', 'is of a kind that is not taken')
  const known = await fileTypeFromFile(path)
  return typesOfExtensions[known?.ext ?? ''] ?? say('FILE_TYPE_INVALID', 'is of a kind that is not taken')
}

/** Whether a file is text to its end, in whatever encoding that keeps ASCII or in UTF-16 with its mark (what Excel calls
 *  Unicode text), and nothing that a browser could run. */
async function isTextFile(path: string): Promise<boolean> {
  let last = ''
  let wide: TextDecoder | null = null
  let isFirst = true
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk
    if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) wide = new TextDecoder('utf-16le')
    isFirst = false
    const piece = wide ? wide.decode(bytes, { stream: true }) : bytes.toString('latin1')
    // Letters beyond Latin are text, whatever their last byte is.
    if (hasNoText(wide ? Uint8Array.from(piece, letter => Math.min(letter.charCodeAt(0), 0xff)) : bytes)) return false
    // A tag may begin in one piece and end in the next.
    const text = last + piece
    if (isMarkup(text)) return false
    last = text.slice(-16)
  }
  return true
}

/** The name, its extension added where it has another than its content: `invoice.pdf.exe` is no program. */
function fittingName(name: string, { extension, names = [] }: Type): string {
  return [extension, ...names].includes(extensionOf(name)) ? name : `${name}.${extension}`
}
