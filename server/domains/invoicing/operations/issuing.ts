import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { plainIban } from '../../../kit/ibans.ts'
import { refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { doerId, type Viewer } from '../../../kit/viewer.ts'
import type { Transaction } from '../../../platform/database.ts'
import { takeTurns } from '../../../platform/statements.ts'
import type { Settings } from '../../settings/rules.ts'
import { operatorSettings, shopSettings } from '../../settings/settings.ts'
import { numberOf, yearOf } from '../conflicts/numbers.ts'
import { papersOf } from '../documents/papers.ts'
import { formatFor } from '../einvoice/formats.ts'
import { documentColumns, type IssuedDocument, lastOfChain } from '../queries.ts'
import { hashOf } from '../rules/chain.ts'
import type { DocumentKind } from '../rules/document.ts'
import { gapsOf } from '../rules/gaps.ts'
import { takesBack } from '../rules/kinds.ts'
import type { DocumentSnapshot, Seller } from '../rules/snapshot.ts'
import { statusOf } from '../rules/status.ts'
import { invoicingSettings } from '../settings.ts'
import { documentPapers, documentRanges, documents } from '../tables.ts'

export type IssuingScope = {
  readonly tx: Transaction
  readonly now: Date
  readonly newId: () => string
  readonly viewer: Viewer
}

/** Of what a document is, besides what it says. */
export type About = {
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly accountId: string | null
  readonly correctsId: string | null
}

/** Who issues, as the settings say it now. */
export function sellerOf(settings: Settings): Seller {
  const shop = shopSettings.of(settings)
  const { legalForm, representatives } = operatorSettings.of(settings)
  const { taxNumber, iban, bic, bankName, accountHolder } = invoicingSettings.of(settings)
  return {
    ...{ company: shop.company, legalForm, representatives, street: shop.address, zip: shop.zip, city: shop.city },
    ...{ country: shop.country, email: shop.email || null, phone: shop.phone || null, website: null },
    ...{ vatId: shop.vatId || null, taxNumber, register: shop.register || null },
    bank: iban === null ? null : { holder: accountHolder ?? shop.company, iban: plainIban(iban), bic, name: bankName },
  }
}

/**
 * Issues a document: checks what the law wants of it, draws its number, links it to the one before, and keeps its e-invoice
 * and its paper, all of it or nothing. Whoever issues waits for whoever issues at the same time, so that numbers are
 * gapless. `draftId`: the draft that becomes it. Refuses with INVOICE_INCOMPLETE what is missing, each at its place, and with
 * RANGE_REVERSED a date before that of the last one of its range.
 */
export async function issue(
  { tx, now, newId, viewer }: IssuingScope,
  draft: Omit<DocumentSnapshot, 'number' | 'einvoice'>,
  about: About,
  settings: Settings,
  draftId: string | null = null,
): Promise<IssuedDocument> {
  const { isDemo } = operatorSettings.of(settings)
  refuseIf(gapsOf(draft, isDemo).map(({ path, message }) => refusal('INVOICE_INCOMPLETE', path, message)))
  await takeTurns(tx, 'documents')
  const { running, number, year } = await drawn(tx, draft.kind, draft.content.date, settings)
  const snapshot: DocumentSnapshot = { ...draft, number, einvoice: formatFor(draft) }
  const { xml, pdf } = await papersOf(snapshot, settings, now)
  const last = await lastOfChain(tx)
  const chainIndex = (last?.chainIndex ?? 0) + 1
  const previous = last?.hash ?? null
  const id = draftId ?? newId()
  const { content, totals } = snapshot
  const values = {
    ...{ kind: snapshot.kind, sort: snapshot.sort, content: null, number, year, running, date: content.date },
    ...{ dueOn: snapshot.dueOn, validUntil: content.validUntil, ...about, receiverName: content.receiver.name },
    ...{ language: content.language, currency: content.currency, netCents: totals.net, vatCents: totals.vatSum },
    ...{ grossCents: totals.gross, dueCents: snapshot.due, openCents: openAtFirst(snapshot) },
    status: statusOf({ ...justIssued, kind: snapshot.kind, validUntil: content.validUntil, today: content.date }),
    ...{ snapshot, chainIndex, previousHash: previous },
    ...{ hash: hashOf({ chainIndex, previous, snapshot, xml, pdf }), issuedAt: now, issuedBy: doerId(viewer) },
  }
  const [document] = draftId
    ? await tx.update(documents).set(values).where(eq(documents.id, draftId)).returning(documentColumns)
    : await tx
        .insert(documents)
        .values({ id, createdAt: now, ...values })
        .returning(documentColumns)
  await tx.insert(documentPapers).values({ documentId: id, pdf, xml })
  return document as IssuedDocument
}

const justIssued = {
  isIssued: true,
  isStruck: false,
  answer: null,
  followed: 'none',
  delivered: 'none',
  invoiced: 'none',
} as const

/** Of an invoice all that is due; what a document takes back is settled with the invoice that it is about. */
const openAtFirst = ({ kind, sort, due }: Omit<DocumentSnapshot, 'number'>): number =>
  kind === 'invoice' && !takesBack(sort) ? due : 0

const patternFields = {
  offer: 'offerPattern',
  order: 'orderPattern',
  delivery: 'deliveryPattern',
  invoice: 'invoicePattern',
  reminder: 'reminderPattern',
} as const satisfies Record<DocumentKind, string>

/** The next number of a range. The row is held until the document is there. */
async function drawn(tx: Transaction, kind: DocumentKind, date: Day, settings: Settings) {
  const year = yearOf(date)
  await tx.insert(documentRanges).values({ kind, year, next: 1 }).onConflictDoNothing()
  const own = and(eq(documentRanges.kind, kind), eq(documentRanges.year, year))
  const [range] = await tx.select().from(documentRanges).where(own).for('update')
  const { next: running, lastDate } = range!
  if (lastDate !== null && date < lastDate) {
    refuse(
      'RANGE_REVERSED',
      ['content', 'date'],
      `The last one of its range is of ${lastDate}; none is issued before that day.`,
      { day: lastDate },
    )
  }
  await tx
    .update(documentRanges)
    .set({ next: sql`${documentRanges.next} + 1`, lastDate: date })
    .where(own)
  return { running, year, number: numberOf(invoicingSettings.of(settings)[patternFields[kind]], year, running) }
}
