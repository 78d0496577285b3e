import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { type RefusalCode, refuse } from '../../../../kit/refusals.ts'
import { doerId } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import type { Transaction } from '../../../../platform/database.ts'
import { operation } from '../../../../platform/operation.ts'
import { attachmentOf } from '../../../../platform/pictures/pdf.ts'
import { readSettings } from '../../../settings/queries.ts'
import type { Settings } from '../../../settings/rules.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { compact } from '../../einvoice/cleanText.ts'
import type { Terms } from '../../einvoice/terms.ts'
import { documentPapers, documents } from '../../tables.ts'
import { billColumns, type VendorBill } from '../queries.ts'
import { type BillObstacle, type ReadBill, readBill } from '../rules/reading.ts'
import { vendorBillFiles, vendorBills } from '../tables.ts'

/** Bytes of a bill with its attachments. */
export const MOST_BILL_BYTES = 20 * 1024 * 1024
const LONGEST_NAME = 200

/** What e-invoices in PDFs are called, the newer first. Source: Factur-X 1.0, 6.2; ZUGFeRD 2.0 and 1.0; XRechnung in a PDF. */
const attachmentNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']

export interface ReceivedFile {
  readonly name: string
  readonly content: Buffer
}
interface Opened extends ReadBill {
  readonly isPdf: boolean
  /** The XML in a PDF; null where the file is the XML itself. */
  readonly xml: Buffer | null
}

/** Refuses a file; `about` says more where people know it: the number of a document of ours. */
const refuseFile = (code: RefusalCode, obstacle: BillObstacle, message: string, about: string | null = null): never =>
  refuse(code, ['file'], message, { obstacle, about })

/** What is in a file: an XML, or one in a PDF; nothing in it is run or fetched. Refuses with BILL_UNREADABLE why it was not read. */
export async function openBill({ content }: ReceivedFile): Promise<Opened> {
  if (content.length > MOST_BILL_BYTES) refuseFile('BILL_UNREADABLE', 'TOO_LARGE', `At most ${MOST_BILL_BYTES} bytes.`)
  const isPdf = content.subarray(0, 1024).includes('%PDF-')
  const xml = isPdf ? await xmlInPdf(content) : null
  const reading = readBill(xml ?? content)
  if ('obstacle' in reading) {
    return refuseFile(
      'BILL_UNREADABLE',
      reading.obstacle,
      `It cannot be read: ${reading.detail ?? reading.obstacle}.`,
      reading.detail,
    )
  }
  return { ...reading, isPdf, xml }
}

async function xmlInPdf(content: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'bill-'))
  try {
    const path = join(folder, 'bill.pdf')
    await writeFile(path, content, { mode: 0o600 })
    const found = await attachmentOf(path, attachmentNames, MOST_BILL_BYTES)
    if (found === 'none') return refuseFile('BILL_UNREADABLE', 'PDF_WITHOUT', 'There is no e-invoice in this PDF.')
    if (found === 'unreadable') return refuseFile('BILL_UNREADABLE', 'PDF_BROKEN', 'This PDF cannot be read.')
    return found.content
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Files the e-invoice of a vendor as a bill to be checked, with the file just as it came. Refuses with BILL_UNREADABLE what is no
 * e-invoice that can be read, BILL_EXISTS the same file once more, and BILL_OWN what says that it is from this shop: its own
 * document, one that was changed, or one that was never issued.
 */
export const receiveBill = operation(
  'admin:documents',
  async (scope, { file, opened }: { file: ReceivedFile; opened: Opened }): Promise<VendorBill> => {
    const { tx, viewer, now, newId } = scope
    const { terms, format, unknown, isPdf, xml } = opened
    const sha256 = createHash('sha256').update(file.content).digest('hex')
    const [same] = await tx.select(billColumns).from(vendorBills).where(eq(vendorBills.sha256, sha256))
    if (same) refuse('BILL_EXISTS', ['file'], `This file is filed already, as ${same.number}.`, { about: same.number })
    await refuseOwn(tx, await readSettings(tx), terms, file.content, xml)
    const id = newId()
    const [bill] = await tx
      .insert(vendorBills)
      .values({
        ...{ id, sha256, fileName: file.name.slice(0, LONGEST_NAME), size: file.content.length, format, terms },
        ...{ mediaType: isPdf ? 'application/pdf' : 'application/xml', unknown: [...unknown], number: terms.number },
        ...{ vendorName: terms.seller.name, vendorVatId: compact(terms.seller.vatId), date: terms.issuedOn },
        ...{ dueOn: terms.dueOn ?? terms.issuedOn, currency: terms.currency, ...sumsOf(terms) },
        ...{ receivedAt: now, receivedBy: doerId(viewer) },
      })
      .onConflictDoNothing()
      .returning(billColumns)
    // Somebody else filed the same file at the same time.
    if (!bill) return refuse('BILL_EXISTS', ['file'], 'This file is filed already.', { about: terms.number })
    await tx.insert(vendorBillFiles).values({ billId: id, content: file.content, xml })
    await noteAudit(scope, { action: 'bill.received', subjectId: id, subjectName: bill.number })
    return bill
  },
)

/** Sums as they count for the shop: what a credit note gives back is negative. */
function sumsOf({ totals, typeCode }: Terms) {
  const sign = typeCode === '381' ? -1 : 1
  const vat = totals.gross - totals.net
  return {
    ...{ netCents: sign * totals.net + 0, vatCents: sign * vat + 0 },
    ...{ grossCents: sign * totals.gross + 0, dueCents: sign * totals.due + 0 },
  }
}

/** Whether an e-invoice says that this shop made it. */
function isOwn({ seller }: Terms, settings: Settings): boolean {
  const { vatId, company } = shopSettings.of(settings)
  const own = compact(vatId)
  const said = compact(seller.vatId)
  return own !== null && said !== null ? own === said : company !== '' && seller.name === company
}

async function refuseOwn(tx: Transaction, settings: Settings, terms: Terms, content: Buffer, xml: Buffer | null) {
  if (!isOwn(terms, settings)) return
  const [issued] = await tx
    .select({ number: documents.number, pdf: documentPapers.pdf, xml: documentPapers.xml })
    .from(documents)
    .innerJoin(documentPapers, eq(documentPapers.documentId, documents.id))
    .where(eq(documents.number, terms.number))
  if (!issued) {
    return refuseFile('BILL_OWN', 'OWN_UNKNOWN', 'It says that this shop issued it, which it did not.', terms.number)
  }
  const isSame = xml === null ? content.toString('utf8') === issued.xml : content.equals(issued.pdf)
  return isSame
    ? refuseFile('BILL_OWN', 'OWN', `This is our own document ${issued.number}.`, issued.number)
    : refuseFile('BILL_OWN', 'OWN_CHANGED', `This looks like our ${issued.number} but was changed.`, issued.number)
}
