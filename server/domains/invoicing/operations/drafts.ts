import { and, eq } from 'drizzle-orm'
import { addDays } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { mayWrite, type Viewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import { vatSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { type DocumentRow, type Draft, documentColumns, isDraft } from '../queries.ts'
import { contentSchema, emptyContent } from '../rules/content.ts'
import type { DocumentContent, DocumentKind, InvoiceSort } from '../rules/document.ts'
import { totalsOf } from '../rules/totals.ts'
import { invoicingSettings } from '../settings.ts'
import { documentSources, documents } from '../tables.ts'
import { workOutStatus } from './courses.ts'

/** What is written into a document, as it comes from outside: `undefined` is what a draft has already. */
export type WrittenContent = { readonly [Field in keyof DocumentContent]?: unknown }

/** What a new draft holds: the shop's usual terms. */
export function usualContent(settings: Settings, kind: DocumentKind, language: Language, now: Date): DocumentContent {
  const { paymentDays, offerDays } = invoicingSettings.of(settings)
  const { type, smallBusiness } = vatSettings.of(settings)
  const date = shopDay(settings, now)
  const content = emptyContent({
    ...{ language, date, paymentDays, taxCountry: shopSettings.of(settings).country },
    basis: type === 'exclusive' || kind === 'delivery' ? 'net' : 'gross',
    treatment: smallBusiness ? 'smallBusiness' : 'standard',
  })
  return kind === 'offer' ? { ...content, validUntil: addDays(date, offerDays) } : content
}

/** What was written, checked; refuses with INVALID_INPUT what is wrong, each at its place below `content`. */
export function checkedContent(before: DocumentContent, written: WrittenContent): DocumentContent {
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  const parsed = contentSchema.safeParse({ ...before, ...given })
  if (parsed.success) return parsed.data
  refuseIf(
    parsed.error.issues
      .slice(0, 50)
      .map(({ path, message }): Refusal => refusal('INVALID_INPUT', ['content', ...path.map(String)], message)),
  )
  throw parsed.error
}

/** The columns that a draft's content decides. */
export function columnsOf(content: DocumentContent) {
  const { net, vatSum, gross } = totalsOf(content)
  return {
    ...{ content, date: content.date, validUntil: content.validUntil, language: content.language },
    ...{ receiverName: content.receiver?.name ?? '', currency: content.currency },
    ...{ netCents: net, vatCents: vatSum, grossCents: gross, dueCents: 0, openCents: 0 },
  }
}

export type NewDraft = {
  readonly kind: DocumentKind
  /** Of invoices; null: a usual one. */
  readonly sort: InvoiceSort | null
  readonly content: WrittenContent
  /** Whose account it is for; null: nobody's. */
  readonly accountId: string | null
}

/** Puts a draft there. */
export async function insertDraft(
  { tx, newId, now }: Pick<OperationScope, 'tx' | 'newId' | 'now'>,
  kind: DocumentKind,
  content: DocumentContent,
  about: Partial<Pick<DocumentRow, 'sort' | 'accountId' | 'correctsId' | 'orderId' | 'orderNumber'>> = {},
): Promise<Draft> {
  const [made] = await tx
    .insert(documents)
    .values({
      ...{ id: newId(), kind, sort: kind === 'invoice' ? 'invoice' : null, status: 'open', createdAt: now },
      ...columnsOf(content),
      ...about,
    })
    .returning(documentColumns)
  return made as Draft
}

const sortsByHand: readonly InvoiceSort[] = ['invoice', 'advance', 'part', 'final', 'credit']

/** Makes a draft; what is left out is as the shop usually has it. Refuses with INVALID_INPUT. */
export const createDraft = operation('editor:documents', async (scope, input: NewDraft): Promise<Draft> => {
  const settings = await readSettings(scope.tx)
  if (input.kind === 'reminder') refuse('INVALID_INPUT', ['kind'], 'Reminders are made from what is overdue.')
  if (input.sort !== null && (input.kind !== 'invoice' || !sortsByHand.includes(input.sort))) {
    refuse('INVALID_INPUT', ['sort'], 'This is no sort of such a document.')
  }
  const language = input.content.language === 'en' ? 'en' : 'de'
  const content = checkedContent(usualContent(settings, input.kind, language, scope.now), input.content)
  const sort = input.kind === 'invoice' ? (input.sort ?? 'invoice') : null
  const draft = await insertDraft(scope, input.kind, content, { sort, accountId: input.accountId })
  await noteAudit(scope, auditOfDraft('document.drafted', draft))
  return draft
})

export type DraftChange = {
  readonly documentId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  readonly content: WrittenContent
  /** undefined: as it is. */
  readonly accountId?: string | null | undefined
}

/** Changes a draft. Throws NotFound; refuses with DOCUMENT_ISSUED what is issued, with STALE_REVISION, DOCUMENT_LOCKED while somebody
 *  else edits it, AMOUNT_EXCEEDED more of a line than what it was made of has left, and with INVALID_INPUT. */
export const updateDraft = operation('editor:documents', async (scope, input: DraftChange): Promise<Draft> => {
  const { tx } = scope
  const before = await heldDraft(tx, input.documentId)
  await requireLock(scope, 'document', before.id, ['documentId'])
  refuseStale(before, input.revision)
  const content = checkedContent(before.content, input.content)
  await keepSources(tx, before, content)
  const [saved] = await tx
    .update(documents)
    .set({
      ...columnsOf(content),
      ...(input.accountId === undefined ? {} : { accountId: input.accountId }),
      revision: before.revision + 1,
    })
    .where(eq(documents.id, before.id))
    .returning(documentColumns)
  return saved as Draft
})

/** A draft, held; throws NotFound and refuses what is issued or cancelled. */
export async function heldDraft(tx: Transaction, documentId: string): Promise<Draft> {
  if (!isId(documentId)) throw new NotFound()
  const [row] = await tx.select(documentColumns).from(documents).where(eq(documents.id, documentId)).for('update')
  if (!row) throw new NotFound()
  if (!isDraft(row)) return refuse('DOCUMENT_ISSUED', ['documentId'], 'What is issued never changes.')
  if (row.struckAt) refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'It is cancelled; restore it first.')
  return row
}

/** Lines that were made of others may become less, or leave; to have more of them they are made again. What leaves is free for
 *  others. */
async function keepSources(tx: Transaction, before: Draft, content: DocumentContent): Promise<void> {
  const rows = await tx.select().from(documentSources).where(eq(documentSources.documentId, before.id))
  if (rows.length === 0) return
  const lines = new Map(content.lines.flatMap(line => (line.kind === 'item' ? [[line.id, line] as const] : [])))
  const refusals: Refusal[] = []
  for (const row of rows) {
    const line = lines.get(row.lineId)
    const own = and(
      eq(documentSources.documentId, before.id),
      eq(documentSources.lineId, row.lineId),
      eq(documentSources.ancestorId, row.ancestorId),
    )
    if (!line) {
      await tx.delete(documentSources).where(own)
      continue
    }
    const at = content.lines.indexOf(line)
    const cells = line.run?.cells.map(({ fit, size, amount }) => ({ fit, size, amount })) ?? null
    const isMore =
      line.quantity > row.quantity ||
      (cells ?? []).some(cell => {
        const was = row.cells?.find(({ fit, size }) => fit === cell.fit && size === cell.size)
        return cell.amount > (was?.amount ?? 0)
      })
    if (isMore && row.isDirect) {
      const path = ['content', 'lines', String(at), 'quantity']
      refusals.push(refusal('AMOUNT_EXCEEDED', path, 'More of it is a line of its own.'))
    }
    if (!isMore && line.quantity !== row.quantity) {
      await tx.update(documentSources).set({ quantity: line.quantity, cells }).where(own)
    }
  }
  refuseIf(refusals)
}

/** Removes a draft for good; what it took of others is free again. Throws NotFound; refuses with DOCUMENT_ISSUED and
 *  DOCUMENT_LOCKED. */
export const deleteDraft = operation(
  'editor:documents',
  async (scope, { documentId }: { documentId: string }): Promise<string> => {
    const { tx, now } = scope
    if (!isId(documentId)) throw new NotFound()
    const [row] = await tx.select(documentColumns).from(documents).where(eq(documents.id, documentId)).for('update')
    if (!row) throw new NotFound()
    if (!isDraft(row)) refuse('DOCUMENT_ISSUED', ['documentId'], 'What is issued never goes.')
    await requireLock(scope, 'document', row.id, ['documentId'])
    const origins = await tx
      .select({ ancestorId: documentSources.ancestorId })
      .from(documentSources)
      .where(eq(documentSources.documentId, row.id))
    await tx.delete(documents).where(eq(documents.id, row.id))
    const today = shopDay(await readSettings(tx), now)
    await workOutStatus(tx, [...new Set(origins.map(({ ancestorId }) => ancestorId))], today)
    await noteAudit(scope, auditOfDraft('document.removed', row))
    return row.id
  },
)

type DraftAction = 'document.drafted' | 'document.removed' | 'document.cancelled' | 'document.restored'

/** A draft has no number yet: it is named by whoever receives it. */
export const auditOfDraft = (action: DraftAction, row: Pick<DocumentRow, 'id' | 'number' | 'receiverName'>) => ({
  ...{ action, subjectId: row.id, subjectName: row.number ?? row.receiverName },
})

/** Whether the viewer may issue, cancel and settle. */
export const maySettle = (viewer: Viewer): boolean => mayWrite(viewer, 'documents')
