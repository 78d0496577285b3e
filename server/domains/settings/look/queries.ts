import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../rules.ts'
import { lookFiles, lookThemes } from '../tables.ts'
import { filesOf, type Look } from './rules.ts'

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
export const browseLookFiles = (reader: Reader): Promise<LookFile[]> =>
  reader.select(facts).from(lookFiles).orderBy(asc(lookFiles.name), asc(lookFiles.id))

/** A file of a look with its bytes; null where there is none. */
export async function lookFile(reader: Reader, id: string): Promise<typeof lookFiles.$inferSelect | null> {
  const [file] = await reader.select().from(lookFiles).where(eq(lookFiles.id, id))
  return file ?? null
}

/** The looks that were saved under a name. */
export const savedThemes = (reader: Reader): Promise<LookTheme[]> =>
  reader.select().from(lookThemes).orderBy(asc(lookThemes.name), asc(lookThemes.id))

/** What a look names that is not there, or is something else than it is used for. */
export async function missingFiles(reader: Reader, look: Look): Promise<SettingsConflict[]> {
  const names = filesOf(look)
  if (names.length === 0) return []
  const rows = await reader
    .select({ id: lookFiles.id, kind: lookFiles.kind })
    .from(lookFiles)
    .where(inArray(lookFiles.id, names))
  const isThere = (name: string, kind: LookFile['kind']) => rows.some(row => row.id === name && row.kind === kind)
  const wrong = (field: string, name: string | null, kind: LookFile['kind']): SettingsConflict[] =>
    name === null || isThere(name, kind)
      ? []
      : [{ path: [field], message: 'There is no such file.', code: 'NOT_FOUND' }]
  const fontOf = (name: string) => (name.startsWith('file:') ? name.slice(5) : null)
  return [
    ...wrong('displayFont', fontOf(look.displayFont), 'font'),
    ...wrong('textFont', fontOf(look.textFont), 'font'),
    ...wrong('logo', look.logo, 'picture'),
    ...wrong('favicon', look.favicon, 'picture'),
  ]
}
