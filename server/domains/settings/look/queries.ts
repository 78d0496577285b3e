import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { lookFiles, lookThemes } from '../tables.ts'

export type LookFile = Omit<typeof lookFiles.$inferSelect, 'bytes'>
export type LookTheme = typeof lookThemes.$inferSelect

const facts = {
  id: lookFiles.id,
  kind: lookFiles.kind,
  name: lookFiles.name,
  mediaType: lookFiles.mediaType,
  createdAt: lookFiles.createdAt,
}

/** The fonts and pictures that were uploaded for looks, without their bytes. */
export const uploadedFiles = (reader: Reader): Promise<LookFile[]> =>
  reader.select(facts).from(lookFiles).orderBy(asc(lookFiles.name), asc(lookFiles.id))

/** A file of a look with its bytes; null where there is none. */
export async function lookFile(reader: Reader, id: string): Promise<typeof lookFiles.$inferSelect | null> {
  const [file] = await reader.select().from(lookFiles).where(eq(lookFiles.id, id))
  return file ?? null
}

/** The looks that were saved under a name. */
export const savedThemes = (reader: Reader): Promise<LookTheme[]> =>
  reader.select().from(lookThemes).orderBy(asc(lookThemes.name), asc(lookThemes.id))
