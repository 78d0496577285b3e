import { readFile } from 'node:fs/promises'
import { PDFiumModule } from '@hyzyla/pdfium'

/**
 * What the wrapper around PDFium leaves out: the rotation and the box of pages, files in a document, and writing one. Only for processes
 * apart (`pdfProcess.ts`). Names and values as in PDFium's `fpdfview.h`, `fpdf_edit.h`, `fpdf_transformpage.h`,
 * `fpdf_attachment.h` and `fpdf_save.h`.
 */
interface Functions {
  readonly HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(content: number, bytes: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetSecurityHandlerRevision(document: number): number
  _FPDF_GetSignatureCount(document: number): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageBoundingBox(page: number, box: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDFPage_SetRotation(page: number, quarters: number): void
  _FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number
  _FPDFDoc_GetAttachmentCount(document: number): number
  _FPDFDoc_GetAttachment(document: number, index: number): number
  _FPDFAttachment_GetName(attachment: number, buffer: number, bytes: number): number
  _FPDFAttachment_GetFile(attachment: number, buffer: number, bytes: number, length: number): number
}

/** More files in a document are not looked at, nor names that are longer. */
const MOST_ATTACHMENTS = 100
const MOST_NAME_BYTES = 2_000
/** FPDF_ERR_PASSWORD. */
const PASSWORD = 4

/** What of a page can be seen, in points from the lower left corner of what it is drawn on, and its quarters of a turn to
 *  the right. */
export interface RawPage {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
  readonly quarters: number
}

/** An opened document. */
export interface RawDocument {
  readonly pageCount: number
  readonly isSigned: boolean
  /** Whether something keeps its readers from changing it, though it can be read. */
  readonly isProtected: boolean
  /** A page, the first is 0; null for one that cannot be read. */
  page(index: number): RawPage | null
  change(index: number, page: RawPage): void
  /** The document as it is now, written anew. */
  saved(): Buffer
  /** The names of the files in it, in its order. */
  readonly attachments: readonly string[]
  /** A file in it; null for one that cannot be read or has more than `most` bytes. */
  attachment(index: number, most: number): Buffer | null
}

/** Opens a document: `'locked'` where it takes a password, null where it is none. */
export async function openDocument(content: Uint8Array): Promise<RawDocument | 'locked' | null> {
  const { pdfium, onWrite } = await load()
  const place = pdfium._malloc(content.byteLength)
  pdfium.HEAPU8.set(content, place)
  pdfium._FPDF_InitLibrary()
  const document = pdfium._FPDF_LoadMemDocument(place, content.byteLength, 0)
  if (document === 0) return pdfium._FPDF_GetLastError() === PASSWORD ? 'locked' : null
  const box = pdfium._malloc(16)
  const withPage = <Result>(index: number, use: (page: number) => Result): Result | null => {
    const page = pdfium._FPDF_LoadPage(document, index)
    if (page === 0) return null
    try {
      return use(page)
    } finally {
      pdfium._FPDF_ClosePage(page)
    }
  }
  const attachmentName = (index: number): string => {
    const attachment = pdfium._FPDFDoc_GetAttachment(document, index)
    const bytes = attachment === 0 ? 0 : pdfium._FPDFAttachment_GetName(attachment, 0, 0)
    if (bytes === 0 || bytes > MOST_NAME_BYTES) return ''
    const name = pdfium._malloc(bytes)
    pdfium._FPDFAttachment_GetName(attachment, name, bytes)
    return Buffer.from(pdfium.HEAPU8.slice(name, name + bytes))
      .toString('utf16le')
      .replace(/\0.*$/s, '')
  }
  return {
    attachments: Array.from(
      { length: Math.min(MOST_ATTACHMENTS, pdfium._FPDFDoc_GetAttachmentCount(document)) },
      (_, index) => attachmentName(index),
    ),
    attachment(index, most) {
      const attachment = pdfium._FPDFDoc_GetAttachment(document, index)
      const length = pdfium._malloc(4)
      const lengthNow = () => new DataView(pdfium.HEAPU8.buffer).getUint32(length, true)
      if (attachment === 0 || !pdfium._FPDFAttachment_GetFile(attachment, 0, 0, length)) return null
      const bytes = lengthNow()
      if (bytes > most) return null
      const place = pdfium._malloc(Math.max(1, bytes))
      if (!pdfium._FPDFAttachment_GetFile(attachment, place, bytes, length) || lengthNow() !== bytes) return null
      return Buffer.from(pdfium.HEAPU8.slice(place, place + bytes))
    },
    pageCount: pdfium._FPDF_GetPageCount(document),
    isSigned: pdfium._FPDF_GetSignatureCount(document) > 0,
    isProtected: pdfium._FPDF_GetSecurityHandlerRevision(document) >= 0,
    page: index =>
      withPage(index, page => {
        if (!pdfium._FPDF_GetPageBoundingBox(page, box)) return null
        const [left, top, right, bottom] = new Float32Array(pdfium.HEAPU8.buffer.slice(box, box + 16)) as unknown as [
          ...[number, number, number, number],
        ]
        return { left, top, right, bottom, quarters: pdfium._FPDFPage_GetRotation(page) }
      }),
    change(index, { left, bottom, right, top, quarters }) {
      withPage(index, page => {
        pdfium._FPDFPage_SetRotation(page, quarters)
        pdfium._FPDFPage_SetCropBox(page, left, bottom, right, top)
      })
    },
    saved() {
      const parts: Buffer[] = []
      onWrite((from, bytes) => parts.push(Buffer.from(pdfium.HEAPU8.slice(from, from + bytes))))
      // A FPDF_FILEWRITE: its version, and the place of the function that takes what is written.
      const writer = pdfium._malloc(8)
      new DataView(pdfium.HEAPU8.buffer).setUint32(writer, 1, true)
      new DataView(pdfium.HEAPU8.buffer).setUint32(writer + 4, WRITER, true)
      if (!pdfium._FPDF_SaveAsCopy(document, writer, 0)) throw new Error('the document cannot be written')
      return Buffer.concat(parts)
    },
  }
}

/** The place of functions that C takes for none and never fills: the library's table cannot grow. */
const WRITER = 0

/**
 * A module of WebAssembly that takes a function of JavaScript (`a.b`) and gives it back as one of its own (`c`), of three
 * numbers and one as result: tables of functions hold no others.
 */
const adapter = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  // A type of function: three numbers of 32 bits, and one as result.
  ...[1, 8, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7f],
  // It comes in as `a.b` …
  ...[2, 7, 1, 1, 0x61, 1, 0x62, 0, 0],
  // … and is offered as `c`.
  ...[7, 5, 1, 1, 0x63, 0, 0],
)

async function load() {
  let take: (from: number, bytes: number) => void = () => {}
  const write = (_writer: number, from: number, bytes: number) => {
    take(from, bytes)
    return 1
  }
  const content = await readFile(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const program = await WebAssembly.compile(content)
  const pdfium = (await PDFiumModule({
    instantiateWasm(imports, ready) {
      const instance = new WebAssembly.Instance(program, imports)
      const { c } = new WebAssembly.Instance(new WebAssembly.Module(adapter), { a: { b: write } }).exports
      const table = instance.exports.__indirect_function_table as WebAssembly.Table
      table.set(WRITER, c)
      ready(instance as unknown as WebAssembly.Module)
      return instance.exports
    },
  } as Parameters<typeof PDFiumModule>[0])) as unknown as Functions
  return {
    pdfium,
    onWrite(taker: (from: number, bytes: number) => void) {
      take = taker
    },
  }
}
