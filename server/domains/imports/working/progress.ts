import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { type ImportState, imports } from '../tables.ts'

export type ImportRow = typeof imports.$inferSelect

/** An import was called off, or somebody else is working on it. */
export class CalledOff extends Error {}

export type Working = {
  readonly database: Database
  readonly now: () => Date
  readonly newId: () => string
  readonly signal: AbortSignal
}

/** Notes how far an import is while it is in a state. Throws CalledOff where it no longer is. */
export async function note(
  { database, signal }: Pick<Working, 'database' | 'signal'>,
  { id, state }: { readonly id: string; readonly state: ImportState },
  values: Partial<typeof imports.$inferInsert>,
): Promise<ImportRow> {
  signal.throwIfAborted()
  const [row] = await database.drizzle
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), eq(imports.state, state)))
    .returning()
  if (!row) throw new CalledOff()
  return row
}
