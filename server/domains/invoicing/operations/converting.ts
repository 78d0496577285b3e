import { isId } from '../../../kit/ids.ts'
import { ours } from '../../../kit/mailWords.ts'
import { NotFound, type RefusalCode, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { speechIn } from '../../../texts/texts.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { contentOf, type DocumentRow, type Draft, type IssuedDocument, isIssued } from '../queries.ts'
import { originsOf, takenFrom } from '../reading.ts'
import {
  type ConversionFault,
  converted,
  copied,
  type LineOrigin,
  type MadeSource,
  type Parent,
  type Wanted,
} from '../rules/conversion.ts'
import type { DocumentKind } from '../rules/document.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import { remainingOf } from '../rules/remaining.ts'
import { documentSources } from '../tables.ts'
import { heldWithAncestors, workOutStatus } from './courses.ts'
import { auditOfDraft, insertDraft } from './drafts.ts'

/** Most documents that become one. */
const mostParents = 100

export type Conversion = {
  /** What it is made of: one, or several that become one. */
  readonly documentIds: readonly string[]
  readonly kind: DocumentKind
  /** null: all that remains. */
  readonly lines: readonly Wanted[] | null
}

const faultCodes: Readonly<Record<ConversionFault['reason'], [RefusalCode, string]>> = {
  nothingLeft: ['AMOUNT_EXCEEDED', 'Nothing of it is left to become one.'],
  tooMuch: ['AMOUNT_EXCEEDED', 'It is more than what is left of the line.'],
  unknownLine: ['INVALID_INPUT', 'There is no such line.'],
  receiversDiffer: ['DOCUMENTS_DIFFER', 'It goes to somebody else.'],
  termsDiffer: ['DOCUMENTS_DIFFER', 'Its prices are taxed otherwise.'],
}

/**
 * Makes a draft of issued documents: of all that remains of them, or of the lines that are wanted. Two who want the last piece get it
 * once. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED what does not become that or is cancelled, with AMOUNT_EXCEEDED more than
 * remains, with DOCUMENTS_DIFFER documents that cannot be one, and with INVALID_INPUT.
 */
export const convertDocuments = operation('editor:documents', async (scope, input: Conversion): Promise<Draft> => {
  const { tx, now } = scope
  const ids = [...new Set(input.documentIds)]
  if (ids.length === 0 || ids.length > mostParents || !ids.every(isId)) throw new NotFound()
  const held = await heldWithAncestors(tx, ids)
  const parents = ids.map(id => held.get(id))
  if (!parents.every(row => row !== undefined)) throw new NotFound()
  refuseIf(parents.flatMap((row, at) => (mayBecome(row, input.kind) ? [] : [notAllowed(at)])))
  const rows = parents as IssuedDocument[]
  const all = [...held.keys()]
  const [taken, origins] = [await takenFrom(tx, all), await originsOf(tx, ids)]
  const settings = await readSettings(tx)
  const today = shopDay(settings, now)
  const ancestorsLeft = ({ ancestorId, ancestorLineId }: LineOrigin): number => {
    const ancestor = held.get(ancestorId)
    const line = ancestor && contentOf(ancestor).lines.find(({ id }) => id === ancestorLineId)
    // An offer was used up by the order between; what counts further down is what the order has left.
    if (!ancestor || line?.kind !== 'item' || ancestor.kind !== 'order') return Number.MAX_SAFE_INTEGER
    return remainingOf(ancestor.kind, { ...line, run: null }, input.kind, taken.get(ancestorId) ?? []).quantity
  }
  const made = converted(
    rows.map(
      (row): Parent => ({
        ...{ id: row.id, kind: row.kind, content: contentOf(row), title: titleOf(row) },
        ...{ taken: taken.get(row.id) ?? [], origins: origins.get(row.id) ?? [] },
      }),
    ),
    input.kind,
    input.lines,
    { today, ancestorsLeft },
  )
  if ('faults' in made) {
    refuseIf(made.faults.map(({ path, reason }) => refusal(faultCodes[reason][0], path, faultCodes[reason][1])))
    throw new Error('faults without one')
  }
  const [first] = rows
  const draft = await insertDraft(scope, input.kind, made.content, {
    accountId: rows.every(({ accountId }) => accountId === first!.accountId) ? first!.accountId : null,
  })
  await noteSources(scope, draft.id, made.sources)
  await workOutStatus(tx, all, today)
  await noteAudit(scope, auditOfDraft('document.drafted', draft))
  return draft
})

export async function noteSources(
  { tx }: Pick<OperationScope, 'tx'>,
  documentId: string,
  sources: readonly MadeSource[],
): Promise<void> {
  if (sources.length > 0) await tx.insert(documentSources).values(sources.map(each => ({ documentId, ...each })))
}

/** Whether something can be made of a document: it is issued, stands, and its kind becomes that one. */
export const mayBecome = (row: DocumentRow, kind: DocumentKind): boolean =>
  isIssued(row) &&
  row.struckAt === null &&
  !(row.kind === 'offer' && row.status === 'closed') &&
  kindsOfDocument[row.kind].becomes.includes(kind)

const notAllowed = (at: number) =>
  refusal('TRANSITION_NOT_ALLOWED', ['documentIds', String(at)], 'This does not become such a document.')

function titleOf({ snapshot, number, date }: IssuedDocument): string {
  const { text, day } = speechIn(snapshot.content.language)
  const kind = snapshot.kind === 'invoice' || snapshot.kind === 'reminder' ? 'order' : snapshot.kind
  const title = text(`document.paper.title.${kind}`, { number: ours(number) })
  return text('document.paper.named', { title, day: day(date) })
}

export type Copying = { readonly documentId: string; readonly kind: DocumentKind }

/** Copies a document as a draft of any kind; it was made of nothing. Throws NotFound; refuses reminders with INVALID_INPUT. */
export const copyDocument = operation('editor:documents', async (scope, input: Copying): Promise<Draft> => {
  const { tx, now } = scope
  if (!isId(input.documentId)) throw new NotFound()
  const row = (await heldWithAncestors(tx, [input.documentId])).get(input.documentId)
  if (!row) throw new NotFound()
  if (input.kind === 'reminder' || row.kind === 'reminder') {
    refuse('INVALID_INPUT', ['kind'], 'Reminders are made from what is overdue.')
  }
  const content = copied(contentOf(row), shopDay(await readSettings(tx), now))
  const draft = await insertDraft(scope, input.kind, content, { accountId: row.accountId })
  await noteAudit(scope, auditOfDraft('document.drafted', draft))
  return draft
})
