import { eq, inArray } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import type { Transaction } from '../../../platform/database.ts'
import { contentOf, correctionsOf, type DocumentRow, documentColumns } from '../queries.ts'
import { eventsOf, grouped, originsOf, takenFrom } from '../reading.ts'
import { shareOf } from '../rules/remaining.ts'
import { type DocumentStatus, statusOf } from '../rules/status.ts'
import { documents } from '../tables.ts'

/** Documents and all that they were made of, held until the transaction ends: whoever makes something of them waits. In one order, so
 *  that nobody waits for each other. */
export async function heldWithAncestors(tx: Transaction, ids: readonly string[]): Promise<Map<string, DocumentRow>> {
  const origins = [...(await originsOf(tx, ids)).values()].flat()
  const all = [...new Set([...ids, ...origins.map(({ ancestorId }) => ancestorId)])]
  const found = await tx
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.id, all))
    .orderBy(documents.id)
    .for('update')
  return new Map(found.map(row => [row.id, row]))
}

/** Works out anew how far documents are, from what was made of them and what happened to them. They are held. */
export async function workOutStatus(tx: Transaction, ids: readonly string[], today: Day): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(documents.id)
    .for('update')
  const taken = await takenFrom(tx, ids)
  const events = grouped(await eventsOf(tx, ids), ({ documentId }) => documentId)
  const corrections = grouped(await correctionsOf(tx, ids), ({ correctsId }) => correctsId ?? '')
  for (const row of rows) {
    const lines = contentOf(row).lines.filter(line => line.kind === 'item')
    const own = taken.get(row.id) ?? []
    const answers = (events.get(row.id) ?? []).filter(({ kind }) => kind === 'accepted' || kind === 'declined')
    const status: DocumentStatus = statusOf({
      ...{ kind: row.kind, isIssued: row.hash !== null, validUntil: row.validUntil, today },
      isStruck: row.struckAt !== null || (corrections.get(row.id) ?? []).some(({ sort }) => sort === 'cancellation'),
      answer: (answers.at(-1)?.kind ?? null) as 'accepted' | 'declined' | null,
      followed: shareOf(lines, null, own),
      delivered: shareOf(lines, 'delivery', own),
      invoiced: shareOf(lines, 'invoice', own),
    })
    if (status !== row.status) await tx.update(documents).set({ status }).where(eq(documents.id, row.id))
  }
}

/** The same of a document and all that it was made of. */
export async function workOutCourse(tx: Transaction, id: string, today: Day): Promise<void> {
  const origins = (await originsOf(tx, [id])).get(id) ?? []
  await workOutStatus(tx, [...new Set([id, ...origins.map(({ ancestorId }) => ancestorId)])], today)
}
