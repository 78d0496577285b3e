import { addDays } from '../../../kit/days.ts'
import { type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import type { Reader } from '../../../platform/statements.ts'
import { speechIn } from '../../../texts/texts.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import { requireLock } from '../../locks/operations.ts'
import { smallBusinessNote } from '../../pricing/rules/vatDisplay.ts'
import { vatSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'
import { draftPaper } from '../documents/papers.ts'
import { type DocumentRow, type Draft, type IssuedDocument, isDraft, isIssued } from '../queries.ts'
import { anyDocuments, directlyRelated } from '../reading.ts'
import type { DocumentContent, Party } from '../rules/document.ts'
import { takesBack } from '../rules/kinds.ts'
import type { DocumentReference, DocumentSnapshot } from '../rules/snapshot.ts'
import { taxNoteOf, unitsUsed } from '../rules/terms.ts'
import { negated, totalsOf } from '../rules/totals.ts'
import { workOutCourse } from './courses.ts'
import { heldDraft } from './drafts.ts'
import { issue, sellerOf } from './issuing.ts'

/** Nobody yet: papers of drafts show the place of the address empty. */
const nobody: Party = {
  ...{ type: 'person', name: '', contact: null, addition: null, street: '', zip: '', city: '', country: 'AT' },
  ...{ email: null, phone: null, vatId: null, customerNumber: null },
}

/** What a draft would say if it were issued now, without its number. */
export async function snapshotOfDraft(
  reader: Reader,
  draft: Draft,
  settings: Settings,
): Promise<Omit<DocumentSnapshot, 'number'>> {
  const { kind, sort, content } = draft
  const seller = sellerOf(settings)
  const sums = totalsOf(content)
  const totals = takesBack(sort) ? negated(sums) : sums
  const isPaid = kind === 'invoice' && !takesBack(sort)
  const parents = (await directlyRelated(reader, [draft.id])).filter(({ documentId }) => documentId === draft.id)
  const advances = content.lines.flatMap(line => (line.kind === 'advance' ? [line.documentId] : []))
  const corrected = draft.correctsId ? [draft.correctsId] : []
  const referred = await anyDocuments(reader, [
    ...parents.map(({ ancestorId }) => ancestorId),
    ...advances,
    ...corrected,
  ])
  const references = (ids: readonly string[]): DocumentReference[] =>
    referred.flatMap(row =>
      ids.includes(row.id) && isIssued(row)
        ? [{ documentId: row.id, kind: row.kind, sort: row.sort, number: row.number, date: row.date }]
        : [],
    )
  const { units } = unitSettings.of(settings)
  return {
    ...{ format: 1, kind, sort, seller, totals, units: unitsUsed(content, units) },
    content: { ...content, receiver: content.receiver ?? nobody },
    dueOn: isPaid && totals.gross > 0 ? addDays(content.date, content.paymentDays) : null,
    ...{ paid: 0, due: totals.gross },
    taxNote: taxNoteOf(content, {
      smallBusiness: smallBusinessNote(settings, content.language),
      sellerVatId: seller.vatId,
    }),
    origins: references(parents.map(({ ancestorId }) => ancestorId)),
    preceding: references([...advances, ...corrected]),
    ...{ webOrderNumber: draft.orderNumber === null ? null : String(draft.orderNumber), paymentMethod: null },
  }
}

export type IssueDraft = { readonly documentId: string; readonly revision: number | null }

/**
 * Issues a draft: it gets its number and never changes again. Throws NotFound; refuses with DOCUMENT_ISSUED, STALE_REVISION,
 * DOCUMENT_LOCKED, INVOICE_INCOMPLETE with each place that the law, the rates of the day or the rules of e-invoices miss something at,
 * and with RANGE_REVERSED a date before that of the last one.
 */
export const issueDraft = operation('admin:documents', async (scope, input: IssueDraft): Promise<IssuedDocument> => {
  const { tx, now } = scope
  const draft = await heldDraft(tx, input.documentId)
  await requireLock(scope, 'document', draft.id, ['documentId'])
  refuseStale(draft, input.revision)
  const settings = await readSettings(tx)
  const { content } = draft
  if (content.receiver === null) {
    refuse('INVOICE_INCOMPLETE', ['content', 'receiver', 'name'], 'It says who receives it.')
  }
  if (content.date > shopDay(settings, now)) {
    refuse('INVOICE_INCOMPLETE', ['content', 'date'], 'Nothing is issued before its day.')
  }
  refuseIf(rateRefusals(content, settings))
  const snapshot = await snapshotOfDraft(tx, draft, settings)
  const { orderId, orderNumber, accountId, correctsId } = draft
  const document = await issue(scope, snapshot, { orderId, orderNumber, accountId, correctsId }, settings, draft.id)
  await workOutCourse(tx, document.id, shopDay(settings, now))
  await noteAudit(scope, { action: 'document.issued', subjectId: document.id, subjectName: document.number })
  const [saved] = await anyDocuments(tx, [document.id])
  return saved as IssuedDocument
})

/** Lines are taxed at rates that are in force where and when they are supplied; a small business has none. */
function rateRefusals(
  { treatment, taxCountry, date, performance, lines }: DocumentContent,
  settings: Settings,
): Refusal[] {
  const { smallBusiness, groups } = vatSettings.of(settings)
  if (smallBusiness !== (treatment === 'smallBusiness')) {
    const said = smallBusiness
      ? 'The shop is a small business, whose supplies are free of VAT.'
      : 'The shop is no small business by its settings.'
    return [refusal('INVOICE_INCOMPLETE', ['content', 'treatment'], said)]
  }
  if (treatment !== 'standard') return []
  const day = performance?.to ?? date
  const rates = groups.flatMap(({ rates: byCountry }) => {
    const since = (byCountry[taxCountry] ?? []).filter(({ validFrom }) => validFrom <= day)
    const last = since.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
    return last ? [last.rate] : []
  })
  return lines.flatMap((line, at) =>
    line.kind === 'item' && !rates.includes(line.vatRate)
      ? [
          refusal(
            'INVOICE_INCOMPLETE',
            ['content', 'lines', String(at), 'vatRate'],
            'No such rate is in force there on that day.',
            {
              ...{ country: taxCountry, day, rates: [...new Set(rates)] },
            },
          ),
        ]
      : [],
  )
}

/** How a draft would look on paper. */
export async function draftPdf(reader: Reader, row: DocumentRow): Promise<Buffer> {
  if (!isDraft(row)) throw new Error('only drafts are drawn anew')
  const settings = await readSettings(reader)
  const snapshot = await snapshotOfDraft(reader, row, settings)
  const { text } = speechIn(row.language)
  return draftPaper({ ...snapshot, number: text('document.paper.draft') }, settings)
}
