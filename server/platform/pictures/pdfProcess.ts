import { readFile, stat } from 'node:fs/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { endAboveBytes } from '../apart.ts'
import type { DocumentPages, PageChange, PdfJob, Sides } from './pdf.ts'
import { openDocument, type RawPage } from './pdfium.ts'

/**
 * A process that works at a PDF: its job as JSON and the path of the document as arguments, the result to standard output.
 * Ends with 1 where there is none: broken, without such a page, or read only with a password. Scripts are not run, for the
 * library knows none.
 */

const MOST_MEMORY_BYTES = 700_000_000
/** More is not read: most documents are much smaller. */
const MOST_BYTES = 100_000_000
/** More pages are not edited one by one. */
const MOST_PAGES = 500
/** The longer side of the picture of a page. */
const SIDE = 2000

/** A page as pixels: width and height (4 bytes each, the more important first), then 4 bytes each: red, green, blue, opacity. */
async function drawn(content: Uint8Array, number: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const page = (await library.loadDocument(content)).getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = SIDE / Math.max(originalWidth, originalHeight)
  const [width, height] = [originalWidth, originalHeight].map(side => Math.max(1, Math.round(side * scale)))
  const { data, ...made } = await page.render({ width: width!, height: height!, render: 'bitmap' })
  const head = Buffer.alloc(8)
  head.writeUInt32BE(made.width, 0)
  head.writeUInt32BE(made.height, 4)
  return Buffer.concat([head, data])
}

const swapped = ({ width, height }: Sides, quarters: number): Sides =>
  quarters % 2 === 1 ? { width: height, height: width } : { width, height }

const sidesOf = ({ left, bottom, right, top }: RawPage): Sides => ({ width: right - left, height: top - bottom })

async function pagesOf(content: Uint8Array): Promise<DocumentPages> {
  const document = await openDocument(content)
  if (document === null) return { obstacle: 'damaged' }
  if (document === 'locked' || document.isProtected) return { obstacle: 'locked' }
  if (document.isSigned) return { obstacle: 'signed' }
  if (document.pageCount > MOST_PAGES) return { obstacle: 'tooLarge' }
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.page(index))
  if (pages.length === 0 || pages.includes(null)) return { obstacle: 'damaged' }
  // Whole points: what a page has beyond is less than anybody sees.
  return {
    pages: pages.map(page => {
      const { width, height } = swapped(sidesOf(page!), page!.quarters)
      return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) }
    }),
  }
}

/** The page as it is to be: turned, and only the rectangle of what is then seen. */
function changed(page: RawPage, { turned, crop }: PageChange): RawPage {
  const quarters = (page.quarters + turned / 90) % 4
  if (crop === null) return { ...page, quarters }
  let { left, top, width, height } = crop
  let frame = swapped(sidesOf(page), quarters)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    // Turned back by a quarter.
    ;[left, top, width, height] = [top, frame.width - left - width, height, width]
    frame = swapped(frame, 1)
  }
  const cut = { left: page.left + left, top: page.top - top }
  return { ...cut, right: cut.left + width, bottom: cut.top - height, quarters }
}

async function edited(content: Uint8Array, changes: readonly PageChange[]): Promise<Buffer> {
  const document = await openDocument(content)
  if (document === null || document === 'locked') throw new Error('the document cannot be read')
  for (const change of changes) {
    const page = document.page(change.number - 1)
    if (page === null) throw new Error(`page ${change.number} cannot be read`)
    document.change(change.number - 1, changed(page, change))
  }
  return document.saved()
}

/** The length of the name (4 bytes, the more important first), the name, and the file; a length of 0 where there is none. */
async function attached(content: Uint8Array, { names, mostBytes }: PdfJob & { do: 'attachment' }): Promise<Buffer> {
  const document = await openDocument(content)
  if (document === null || document === 'locked') throw new Error('the document cannot be read')
  const has = document.attachments.map(name => name.toLowerCase())
  const index = names.map(name => has.indexOf(name)).find(at => at >= 0) ?? -1
  const head = Buffer.alloc(4)
  if (index < 0) return head
  const file = document.attachment(index, mostBytes)
  if (file === null) throw new Error('the file in the document cannot be read')
  const name = Buffer.from(document.attachments[index]!, 'utf8')
  head.writeUInt32BE(name.length, 0)
  return Buffer.concat([head, name, file])
}

async function worked(job: PdfJob, path: string): Promise<Uint8Array> {
  if ((await stat(path)).size > MOST_BYTES) {
    if (job.do === 'pages') return Buffer.from(JSON.stringify({ obstacle: 'tooLarge' } satisfies DocumentPages))
    throw new Error('the document is too large')
  }
  const content = await readFile(path)
  if (job.do === 'draw') return drawn(content, job.number)
  if (job.do === 'edit') return edited(content, job.pages)
  if (job.do === 'attachment') return attached(content, job)
  return Buffer.from(JSON.stringify(await pagesOf(content)))
}

if (isMainThread) {
  endAboveBytes(MOST_MEMORY_BYTES)
  const worker = new Worker(import.meta.filename, { workerData: process.argv.slice(2) })
  worker.once('message', (made: Uint8Array) => process.stdout.write(made))
  worker.once('error', () => process.exit(1))
} else {
  const [job, path] = workerData as [string, string]
  parentPort!.postMessage(await worked(JSON.parse(job) as PdfJob, path))
}
