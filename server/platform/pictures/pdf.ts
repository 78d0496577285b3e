import { join } from 'node:path'
import sharp from 'sharp'
import { createFairQueue } from '../../kit/fairQueue.ts'
import { madeApart } from '../apart.ts'

/** Something to be done with a PDF. */
export type PdfJob =
  | { readonly do: 'draw'; readonly number: number }
  | { readonly do: 'pages' }
  | { readonly do: 'edit'; readonly pages: readonly PageChange[] }
  | { readonly do: 'attachment'; readonly names: readonly string[]; readonly mostBytes: number }

export type Sides = { readonly width: number; readonly height: number }

/** What is done to a page, the first has number 1: turned clockwise, then a rectangle of what is seen then, in points (72 to
 *  an inch) from its left upper corner; null: all of it. */
export type PageChange = {
  readonly number: number
  readonly turned: 0 | 90 | 180 | 270
  readonly crop: (Sides & { readonly left: number; readonly top: number }) | null
}

/** Why the pages of a document cannot be edited: it takes a password or forbids it, it is signed and would no longer be, it
 *  has more than 500 pages or 100 MB, or it cannot be read. */
export type DocumentObstacle = 'locked' | 'signed' | 'tooLarge' | 'damaged'

/** The sides of all pages as they are seen, in whole points, or why there are none to be edited. */
export type DocumentPages =
  | { readonly pages: readonly Sides[]; readonly obstacle?: undefined }
  | { readonly obstacle: DocumentObstacle; readonly pages?: undefined }

/** Longer is not worked at one document. */
const MOST_MILLISECONDS = 15_000
/** Documents that wait while one is worked at. */
const MOST_WAITING = 100

const queue = createFairQueue({ atOnce: 1, mostOfClient: MOST_WAITING, mostInAll: MOST_WAITING })
let works = 0

/**
 * What a job makes of the PDF at `path`, by a library in WebAssembly in a process of its own, one after the other, that ends
 * when it takes too much time or memory; null where it did not end well. Throws `QueueFull`.
 */
function made(path: string, job: PdfJob, milliseconds = MOST_MILLISECONDS): Promise<Buffer | null> {
  works += 1
  return queue.ask(String(works), { client: '' }, () =>
    madeApart({
      program: join(import.meta.dirname, 'pdfProcess.ts'),
      args: [JSON.stringify(job), path],
      milliseconds,
    }),
  )
}

/**
 * A page of the PDF at `path` as a picture (PNG), its longer side 2000 pixels, on white. Null where there is no such page to
 * be seen: broken, too large (over 100 MB), or read only with a password. Throws `QueueFull`.
 */
export async function pageOf(path: string, number: number, milliseconds?: number): Promise<Buffer | null> {
  const page = await made(path, { do: 'draw', number }, milliseconds)
  if (page === null || page.byteLength <= 8) return null
  const [width, height] = [page.readUInt32BE(0), page.readUInt32BE(4)]
  return sharp(page.subarray(8), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The same of the first page. */
export const firstPage = (path: string, milliseconds?: number): Promise<Buffer | null> => pageOf(path, 1, milliseconds)

/** The pages of the PDF at `path`, or why they cannot be edited. Throws `QueueFull`. */
export async function documentPages(path: string): Promise<DocumentPages> {
  const found = await made(path, { do: 'pages' })
  return found === null ? { obstacle: 'damaged' } : (JSON.parse(found.toString()) as DocumentPages)
}

/** The PDF at `path` with some of its pages changed, all else as it was; what is cut off is hidden in it, not gone. Null where
 *  it cannot be done. Ask `documentPages` first. Throws `QueueFull`. */
export const editedDocument = (path: string, pages: readonly PageChange[]): Promise<Buffer | null> =>
  made(path, { do: 'edit', pages })

/** A file in a PDF, or why there is none: it has no such file, or it cannot be read (broken, or with a password). */
export type PdfAttachment = { readonly name: string; readonly content: Buffer } | 'none' | 'unreadable'

/**
 * The first of some files in the PDF at `path`, named in lower case, of at most `mostBytes`. Throws `QueueFull`.
 */
export async function attachmentOf(path: string, names: readonly string[], mostBytes: number): Promise<PdfAttachment> {
  const found = await made(path, { do: 'attachment', names, mostBytes })
  if (found === null || found.byteLength < 4) return 'unreadable'
  const length = found.readUInt32BE(0)
  if (length === 0) return 'none'
  return { name: found.subarray(4, 4 + length).toString('utf8'), content: found.subarray(4 + length) }
}
