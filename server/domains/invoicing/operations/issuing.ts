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
import { gapsOf } from '../rules/gaps.ts'
import type { DocumentSnapshot, Seller } from '../rules/snapshot.ts'
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
 * gapless. Refuses with INVOICE_INCOMPLETE what is missing, each at its place, and with RANGE_REVERSED a date before that
 * of the last one of its range.
 */
export async function issue(
  { tx, now, newId, viewer }: IssuingScope,
  draft: Omit<DocumentSnapshot, 'number' | 'einvoice'>,
  about: About,
  settings: Settings,
): Promise<IssuedDocument> {
  const { isDemo } = operatorSettings.of(settings)
  refuseIf(gapsOf(draft, isDemo).map(({ path, message }) => refusal('INVOICE_INCOMPLETE', path, message)))
  await takeTurns(tx, 'documents')
  const { running, number, year } = await drawn(tx, draft.content.date, settings)
  const snapshot: DocumentSnapshot = { ...draft, number, einvoice: formatFor(draft) }
  const { xml, pdf } = await papersOf(snapshot, settings, now)
  const last = await lastOfChain(tx)
  const chainIndex = (last?.chainIndex ?? 0) + 1
  const previous = last?.hash ?? null
  const id = newId()
  const [document] = await tx
    .insert(documents)
    .values({
      ...{ id, kind: snapshot.kind, sort: snapshot.sort, number, year, running, date: snapshot.content.date },
      ...{ dueOn: snapshot.dueOn, ...about, receiverName: snapshot.content.receiver.name },
      ...{ language: snapshot.content.language, currency: snapshot.content.currency },
      ...{ netCents: snapshot.totals.net, vatCents: snapshot.totals.vatSum, grossCents: snapshot.totals.gross },
      ...{ dueCents: snapshot.due, snapshot, chainIndex, previousHash: previous },
      ...{ hash: hashOf({ chainIndex, previous, snapshot, xml, pdf }), issuedAt: now, issuedBy: doerId(viewer) },
    })
    .returning(documentColumns)
  await tx.insert(documentPapers).values({ documentId: id, pdf, xml })
  return document!
}

/** The next number of the range of invoices. The row is held until the document is there. */
async function drawn(tx: Transaction, date: Day, settings: Settings) {
  const year = yearOf(date)
  await tx.insert(documentRanges).values({ kind: 'invoice', year, next: 1 }).onConflictDoNothing()
  const own = and(eq(documentRanges.kind, 'invoice'), eq(documentRanges.year, year))
  const [range] = await tx.select().from(documentRanges).where(own).for('update')
  const { next: running, lastDate } = range!
  if (lastDate !== null && date < lastDate) {
    refuse('RANGE_REVERSED', ['date'], `The last invoice is of ${lastDate}; none is issued before that day.`)
  }
  await tx
    .update(documentRanges)
    .set({ next: sql`${documentRanges.next} + 1`, lastDate: date })
    .where(own)
  return { running, year, number: numberOf(invoicingSettings.of(settings).invoicePattern, year, running) }
}
