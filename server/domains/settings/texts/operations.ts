import { and, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Language, languages } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { ownTexts, settings } from '../tables.ts'
import { type UsualText, usualTexts } from './catalogue.ts'
import { LONGEST_TEXT, MOST_IMPORTED, ownTextRefusals } from './rules.ts'
import { textsState } from './settings.ts'

type Words = Readonly<Record<Language, string | null>>

/** A text as somebody wants it: words of the shop's own, null for the usual ones; a language that is absent stays. */
export type TextChange = { readonly id: string } & Readonly<Partial<Record<Language, string | null>>>

/** What somebody saw before they changed it. */
export type SeenText = { readonly seen: Words | null }

/** Keeps every other change of texts waiting until this one is done: a text that is not there yet has no row to lock. */
async function lockTexts({ tx, now }: OperationScope): Promise<void> {
  const version = sql`jsonb_build_object('version', gen_random_uuid()::text)`
  await tx
    .insert(settings)
    .values({ key: textsState.key, value: version, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value: version, updatedAt: now } })
}

async function wordsOf({ tx }: OperationScope, ids: readonly string[]): Promise<Map<string, Words>> {
  const rows = await tx
    .select()
    .from(ownTexts)
    .where(inArray(ownTexts.id, [...ids]))
  const wordsIn = (id: string, language: Language) =>
    rows.find(row => row.id === id && row.language === language)?.text ?? null
  return new Map(ids.map(id => [id, { de: wordsIn(id, 'de'), en: wordsIn(id, 'en') }]))
}

/** What is the same as the usual text is none of the shop's own. */
const tidied = (words: string | null, usual: string): string | null =>
  words === null || words.trim() === usual.trim() ? null : words

function refusalsOf(usual: UsualText, change: TextChange, path: readonly string[]): Refusal[] {
  return languages.flatMap(language => {
    const words = change[language]
    if (words === undefined || words === null) return []
    if (words.length > LONGEST_TEXT)
      return [refusal('INVALID_INPUT', [...path, language], `At most ${LONGEST_TEXT} characters.`)]
    return ownTextRefusals(words, usual.usual[language], [...path, language])
  })
}

/** Writes words, and notes who did; answers how many texts are another by it. */
async function write(
  scope: OperationScope,
  changes: readonly TextChange[],
  action: 'text.updated' | 'text.undone',
): Promise<number> {
  const usual = await usualTexts()
  const before = await wordsOf(
    scope,
    changes.map(({ id }) => id),
  )
  const differing = changes.flatMap(change => {
    const fields = languages.flatMap(language => {
      const wanted = change[language]
      if (wanted === undefined) return []
      const old = before.get(change.id)![language]
      const next = tidied(wanted, usual.get(change.id)!.usual[language])
      return next === old ? [] : [{ language, old, next }]
    })
    return fields.length > 0 ? [{ id: change.id, fields }] : []
  })
  const { tx, now } = scope
  for (const { id, fields } of differing) {
    for (const { language, next } of fields) {
      if (next === null) {
        await tx.delete(ownTexts).where(and(eq(ownTexts.id, id), eq(ownTexts.language, language)))
        continue
      }
      await tx
        .insert(ownTexts)
        .values({ id, language, text: next, changedAt: now })
        .onConflictDoUpdate({ target: [ownTexts.id, ownTexts.language], set: { text: next, changedAt: now } })
    }
  }
  await noteAudit(
    scope,
    differing.map(({ id, fields }) => ({
      ...{ action, subjectId: null, subjectName: id },
      changes: Object.fromEntries(fields.map(({ language, old, next }) => [language, { old, new: next }])),
    })),
  )
  return differing.length
}

/**
 * Says a text in words of the shop's own, or in the usual ones again. `seen`: the words that the editor saw; refuses
 * STALE_REVISION where there are others by now, TEXT_EMPTY, TEXT_BROKEN, TEXT_PLACEHOLDERS as `ownTextRefusals`. Throws
 * NotFound for a text that the product does not say.
 */
export const setText = operation(
  'admin:settings',
  async (scope, { seen, ...change }: TextChange & SeenText): Promise<void> => {
    const usual = (await usualTexts()).get(change.id)
    if (!usual) throw new NotFound()
    refuseIf(refusalsOf(usual, change, []))
    await lockTexts(scope)
    const now = (await wordsOf(scope, [change.id])).get(change.id)!
    if (seen !== null && languages.some(language => now[language] !== seen[language]))
      refuseIf([refusal('STALE_REVISION', ['seen'], 'Somebody else changed this text.')])
    await write(scope, [change], 'text.updated')
  },
)

/** Sets a text back to what it was before a change, which is a change of its own. Refuses STALE_REVISION where it was changed
 *  again since, and words that fit no more as `setText`. Throws NotFound. */
export const undoTextChange = operation('admin:settings', async (scope, changeId: string): Promise<string> => {
  const { tx } = scope
  const [change] = isId(changeId)
    ? await tx
        .select({ id: auditEntries.subjectName, changes: auditEntries.changes })
        .from(auditEntries)
        .where(and(eq(auditEntries.id, changeId), eq(auditEntries.subjectType, 'text')))
    : []
  const usual = change && (await usualTexts()).get(change.id ?? '')
  if (!usual) throw new NotFound()
  await lockTexts(scope)
  const now = (await wordsOf(scope, [usual.id])).get(usual.id)!
  const fields = languages.flatMap(language => {
    const field = change.changes[language] as { old?: string | null; new?: string | null } | undefined
    return field ? [{ language, before: field.old ?? null, after: field.new ?? null }] : []
  })
  if (fields.some(({ language, after }) => now[language] !== after))
    refuseIf([refusal('STALE_REVISION', ['key'], 'It was changed again since.')])
  const wanted: TextChange = {
    id: usual.id,
    ...Object.fromEntries(fields.map(({ language, before }) => [language, before])),
  }
  refuseIf(refusalsOf(usual, wanted, []))
  await write(scope, [wanted], 'text.undone')
  return usual.id
})

export type ImportedTexts = { readonly texts: readonly TextChange[] }

/**
 * Takes over texts of a file, all or none; what the file does not name stays. Refuses each that cannot be, at its place:
 * NOT_FOUND for what the product does not say, ENTRY_TWICE, and as `setText`. Answers how many are another by it.
 */
export const importTexts = operation('admin:settings', async (scope, { texts }: ImportedTexts): Promise<number> => {
  if (texts.length > MOST_IMPORTED)
    refuseIf([refusal('INVALID_INPUT', ['texts'], `At most ${MOST_IMPORTED} texts at once.`)])
  const usual = await usualTexts()
  const ids = new Set<string>()
  refuseIf(
    texts.flatMap((change, at) => {
      const path = ['texts', String(at)]
      const known = usual.get(change.id)
      if (!known) return [refusal('NOT_FOUND', [...path, 'id'], `There is no text ${change.id.slice(0, 80)}.`)]
      if (ids.has(change.id)) return [refusal('ENTRY_TWICE', [...path, 'id'], `${change.id} is there twice.`)]
      ids.add(change.id)
      return refusalsOf(known, change, path)
    }),
  )
  await lockTexts(scope)
  return write(scope, texts, 'text.updated')
})
