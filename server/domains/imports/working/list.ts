import { and, asc, eq, gt } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { lockProducts } from '../../catalogue/operations/locks.ts'
import { readSettings } from '../../settings/queries.ts'
import { listBatch } from '../rules/limits.ts'
import { importChanges } from '../tables.ts'
import { type ImportRow, note, type Working } from './progress.ts'

/**
 * Brings lists and search up to date with the products of an import, some hundred at a time in transactions of their own: all
 * of them in one would make everybody wait who orders something meanwhile. Begins anew after a crash; twice is once.
 */
export async function listImport(working: Working, row: ImportRow): Promise<void> {
  const { database, now } = working
  for (let number = 0; ; ) {
    const changes = await database.drizzle
      .select({ number: importChanges.number, productId: importChanges.productId })
      .from(importChanges)
      .where(and(eq(importChanges.importId, row.id), gt(importChanges.number, number)))
      .orderBy(asc(importChanges.number))
      .limit(listBatch)
    const ids = changes.map(({ productId }) => productId)
    if (ids.length > 0) {
      await inTransaction(database, async tx => {
        await lockProducts(tx, ids)
        await refreshListings(tx, ids, { settings: await readSettings(tx), now: now() })
      })
      number = changes.at(-1)!.number
      await note(working, row, { done: number })
    }
    if (changes.length < listBatch) return
  }
}
