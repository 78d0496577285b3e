import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { fold } from '../search/words.ts'
import type { SearchSynonym } from './queries.ts'
import { mostSynonyms, type SynonymWords, synonymPairs, synonymRefusals, tidyWords } from './rules.ts'
import { searchMisses, searchSynonyms, searchSynonymWords } from './tables.ts'

/** What of a synonym is to be otherwise; what is left out stays. `means` empty: all `words` mean the same. */
export type SynonymChanges = {
  readonly language?: Language | null | undefined
  readonly words?: readonly string[] | null | undefined
  readonly means?: readonly string[] | null | undefined
}

/** Makes a synonym: the search finds by it at once. Its words are no longer counted as words that found nothing. Refuses as
 *  `synonymRefusals`, and with INVALID_INPUT where the shop has `mostSynonyms`. */
export const createSynonym = operation(
  'admin:catalogue',
  async (scope, changes: SynonymChanges): Promise<SearchSynonym> => {
    const { tx, now, newId } = scope
    const synonym = changed({ language: 'de', words: [], means: [] }, changes)
    refuseIf(synonymRefusals(synonym))
    // Who makes one waits for others who do: so the limit holds.
    await tx.execute('lock table search_synonyms in share row exclusive mode')
    refuseIf(tooMany(await tx.$count(searchSynonyms)))
    const [created] = await tx
      .insert(searchSynonyms)
      .values({ id: newId(), ...rowOf(synonym), createdAt: now, changedAt: now })
      .returning()
    await writeWords(scope, created!)
    await noteAudit(scope, {
      ...{ action: 'searchSynonym.created', subjectId: created!.id, subjectName: nameOf(created!) },
      changes: changesBetween<Record<string, unknown>>({}, synonym),
    })
    return created!
  },
)

/** Changes a synonym. `revision`: the one that the editor saw. Refuses as `createSynonym`, with paths below `changes`, and with
 *  STALE_REVISION where somebody else was faster. Throws NotFound. */
export const updateSynonym = operation(
  'admin:catalogue',
  async (
    scope,
    input: { readonly synonymId: string; readonly revision: number; readonly changes: SynonymChanges },
  ): Promise<SearchSynonym> => {
    const { tx, now } = scope
    const before = await lockedSynonym(tx, input.synonymId)
    refuseStale(before, input.revision)
    const kept: SynonymWords = { language: before.language, words: before.words, means: before.means }
    const synonym = changed(kept, input.changes)
    refuseIf(synonymRefusals(synonym).map(below('changes')))
    const changes = changesBetween<Record<string, unknown>>(kept, synonym)
    if (Object.keys(changes).length === 0) return before
    const [saved] = await tx
      .update(searchSynonyms)
      .set({ ...rowOf(synonym), changedAt: now, revision: before.revision + 1 })
      .where(eq(searchSynonyms.id, before.id))
      .returning()
    await tx.delete(searchSynonymWords).where(eq(searchSynonymWords.synonymId, before.id))
    await writeWords(scope, saved!)
    await noteAudit(scope, {
      ...{ action: 'searchSynonym.updated', subjectId: before.id, subjectName: nameOf(saved!), changes },
    })
    return saved!
  },
)

/** Deletes synonyms. Ids that are none are left out. Answers with those that it deleted. */
export const deleteSynonyms = operation(
  'admin:catalogue',
  async (scope, { synonymIds }: { readonly synonymIds: readonly string[] }): Promise<{ deletedIds: string[] }> => {
    const deleted = await scope.tx
      .delete(searchSynonyms)
      .where(inArray(searchSynonyms.id, synonymIds.filter(isId)))
      .returning()
    await noteAudit(
      scope,
      deleted.map(each => ({
        ...{ action: 'searchSynonym.deleted' as const, subjectId: each.id, subjectName: nameOf(each) },
        changes: { words: { old: each.words, new: null }, means: { old: each.means, new: null } },
      })),
    )
    return { deletedIds: deleted.map(({ id }) => id) }
  },
)

/** Takes words off the list of those that found nothing; they are counted anew. Ids that are none are left out. */
export const dismissMisses = operation(
  'admin:catalogue',
  async ({ tx }, { missIds }: { readonly missIds: readonly string[] }): Promise<{ dismissedIds: string[] }> => {
    const gone = await tx
      .delete(searchMisses)
      .where(inArray(searchMisses.id, missIds.filter(isId)))
      .returning({ id: searchMisses.id })
    return { dismissedIds: gone.map(({ id }) => id) }
  },
)

const changed = (kept: SynonymWords, { language, words, means }: SynonymChanges): SynonymWords => ({
  language: language ?? kept.language,
  words: words === undefined ? kept.words : tidyWords(words ?? []),
  means: means === undefined ? kept.means : tidyWords(means ?? []),
})

const rowOf = ({ language, words, means }: SynonymWords) => ({ language, words: [...words], means: [...means] })

/** What a synonym is called where it has to be called something. */
const nameOf = ({ words, means }: SynonymWords): string =>
  [words.join(', '), ...(means.length > 0 ? [means.join(', ')] : [])].join(' → ').slice(0, 200)

const below =
  (field: string) =>
  (each: Refusal): Refusal => ({ ...each, path: [field, ...each.path] })

const tooMany = (count: number): Refusal[] =>
  count < mostSynonyms
    ? []
    : [refusal('INVALID_INPUT', [], `There are ${mostSynonyms} groups, which are all that are kept.`)]

/** Writes what the search reads of a synonym, and takes its words off the list of those that find nothing. */
async function writeWords({ tx }: OperationScope, synonym: SearchSynonym): Promise<void> {
  const pairs = synonymPairs(synonym)
  if (pairs.length > 0)
    await tx
      .insert(searchSynonymWords)
      .values(
        pairs.map(({ word, meant }) => ({
          ...{ synonymId: synonym.id, language: synonym.language, word },
          ...{ stem: meant.stem, start: meant.start },
        })),
      )
      .onConflictDoNothing()
  await tx
    .delete(searchMisses)
    .where(and(eq(searchMisses.language, synonym.language), inArray(searchMisses.word, synonym.words.map(fold))))
}

async function lockedSynonym(tx: Transaction, id: string): Promise<SearchSynonym> {
  const [synonym] = isId(id)
    ? await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('no key update')
    : []
  if (!synonym) throw new NotFound()
  return synonym
}
