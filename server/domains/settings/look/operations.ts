import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { cleanDrawing } from '../../../platform/cleanDrawing.ts'
import { DrawingRefused } from '../../../platform/drawingMarkup.ts'
import { operation } from '../../../platform/operation.ts'
import { pictureFacts } from '../../../platform/pictures/facts.ts'
import { filesOf } from '../conflicts/look.ts'
import { type ThemeValues, usualLook } from '../defaults/look.ts'
import { readSection } from '../rules.ts'
import { lookSettings } from '../settings.ts'
import { lookFiles, lookThemes, settings } from '../tables.ts'
import { fontFamily, MOST_FONT_BYTES } from './fonts.ts'

/** Bytes of a logo or a sign of the browser's tab. */
const MOST_PICTURE_BYTES = 300_000
const MOST_FILES = 30
const MOST_THEMES = 30
export const LONGEST_THEME_NAME = 60

const pictureTypes = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg', avif: 'image/avif' } as const

export type LookUpload = { readonly kind: 'font' | 'picture'; readonly name: string; readonly bytes: Buffer }

/** What a file is for browsers, and its bytes as they are kept; null where it is nothing that is taken. */
async function checked({ kind, name, bytes }: LookUpload) {
  if (kind === 'font') {
    const family = fontFamily(bytes)
    return family === null ? null : { name: family, mediaType: 'font/woff2', bytes }
  }
  const start = bytes.subarray(0, 1000).toString('utf8')
  if (/<svg[\s>]/.test(start)) {
    try {
      return { name, mediaType: 'image/svg+xml', bytes: Buffer.from(cleanDrawing(bytes)) }
    } catch (error) {
      if (error instanceof DrawingRefused) return null
      throw error
    }
  }
  const facts = await pictureFacts(bytes)
  const mediaType = facts && pictureTypes[facts.kind as keyof typeof pictureTypes]
  return mediaType ? { name, mediaType, bytes } : null
}

/**
 * Takes a font (WOFF2) or a picture (SVG, PNG, WebP, JPEG, AVIF) for looks; what is there already is there once. Refuses
 * FILE_TOO_LARGE, FILE_TYPE_INVALID for whatever cannot be shown, QUOTA_REACHED where there are too many.
 */
export const addLookFile = operation('admin:settings', async ({ tx, now }, upload: LookUpload): Promise<string> => {
  const most = upload.kind === 'font' ? MOST_FONT_BYTES : MOST_PICTURE_BYTES
  if (upload.bytes.length > most) refuse('FILE_TOO_LARGE', ['file'], `At most ${most} bytes.`)
  const file = await checked(upload)
  if (!file) refuse('FILE_TYPE_INVALID', ['file'], 'It is no WOFF2 font, or no picture that browsers show.')
  const id = createHash('sha256').update(file!.bytes).digest('hex')
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(lookFiles)
    .where(sql`${lookFiles.id} <> ${id}`)
  if (count >= MOST_FILES) refuse('QUOTA_REACHED', ['file'], `At most ${MOST_FILES} files.`)
  await tx
    .insert(lookFiles)
    .values({ id, kind: upload.kind, ...file!, name: file!.name.slice(0, 100), createdAt: now })
    .onConflictDoNothing()
  return id
})

/** Removes a file that neither the look nor a saved theme names. Refuses FILE_IN_USE. Throws NotFound. */
export const removeLookFile = operation('admin:settings', async ({ tx }, id: string): Promise<void> => {
  // The section's row is held, so that nobody takes the file into the look meanwhile.
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, lookSettings.key))
    .for('update')
  const look = readSection(lookSettings, row?.value).values
  const themes = await tx.select({ values: lookThemes.values }).from(lookThemes).for('share')
  const used = [look, ...themes.map(({ values }) => ({ ...usualLook, ...values }))].flatMap(filesOf)
  if (used.includes(id)) refuse('FILE_IN_USE', ['id'], 'The look or a saved theme shows it.')
  const removed = await tx
    .delete(lookFiles)
    .where(inArray(lookFiles.id, [id]))
    .returning({ id: lookFiles.id })
  if (removed.length === 0) throw new NotFound()
})

export type NewTheme = { readonly name: string; readonly values: unknown }

/** Saves a look under a name; one of the same name is replaced. Refuses INVALID_INPUT for values that are no look. */
export const saveTheme = operation('admin:settings', async (scope, { name, values }: NewTheme): Promise<string> => {
  const { tx, now, newId } = scope
  const title = name.trim()
  if (title === '' || title.length > LONGEST_THEME_NAME)
    refuse('INVALID_INPUT', ['name'], `1 to ${LONGEST_THEME_NAME} characters.`)
  const { values: look, problems } = readSection(lookSettings, values)
  refuseIf(
    problems.map(({ path, message }) => ({ code: 'INVALID_INPUT', path: ['values', ...path], message }) as const),
  )
  const { logo: _logo, logoDark: _logoDark, favicon: _favicon, ...theme } = look
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(lookThemes)
    .where(sql`lower(${lookThemes.name}) <> lower(${title})`)
  if (count >= MOST_THEMES) refuse('QUOTA_REACHED', ['name'], `At most ${MOST_THEMES} themes.`)
  const [saved] = await tx
    .insert(lookThemes)
    .values({ id: newId(), name: title, values: theme as ThemeValues, createdAt: now })
    .onConflictDoUpdate({ target: lookThemes.nameKey, set: { values: theme as ThemeValues, createdAt: now } })
    .returning({ id: lookThemes.id })
  await noteAudit(scope, { action: 'theme.saved', subjectId: saved!.id, subjectName: title })
  return saved!.id
})

/** Deletes a saved theme; the look stays as it is. Throws NotFound. */
export const deleteTheme = operation('admin:settings', async (scope, id: string): Promise<void> => {
  const [gone] = isId(id) ? await scope.tx.delete(lookThemes).where(eq(lookThemes.id, id)).returning() : []
  if (!gone) throw new NotFound()
  await noteAudit(scope, { action: 'theme.deleted', subjectId: id, subjectName: gone.name })
})
