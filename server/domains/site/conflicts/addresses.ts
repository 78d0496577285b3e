import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../../settings/rules.ts'
import { fixedWords, type Segment, segments } from '../defaults/segments.ts'

type Shown = { readonly de: string; readonly en: string; readonly former: string[] }
type Given = Readonly<Partial<Record<Segment, Shown>>>

const lower = (word: string): string => word.toLowerCase()
const languages = ['de', 'en'] as const
/** Names of one segment that lead on at most; the oldest go first. */
const mostFormer = 20

const entriesOf = (given: Given) => Object.entries(given) as [Segment, Shown][]

/** The words that are shown, with the segment that each stands for. */
function* shownWords(given: Given): Generator<{ word: string; segment: Segment; language: 'de' | 'en' }> {
  for (const [segment, shown] of entriesOf(given))
    for (const language of languages) yield { word: lower(shown[language]), segment, language }
}

/** Words that the product needs for something else, or that two segments want. */
export function addressConflicts(given: Given): SettingsConflict[] {
  const owners = new Map<string, Segment>(segments.map(segment => [lower(segment), segment]))
  return [...shownWords(given)].flatMap(({ word, segment, language }) => {
    const path = ['segments', segment, language]
    if (fixedWords.has(word))
      return [{ path, message: `/${word} is needed by the product itself.`, code: 'SLUG_TAKEN' }]
    const owner = owners.get(word) ?? segment
    owners.set(word, owner)
    return owner === segment ? [] : [{ path, message: `/${word} is the address of ${owner}.`, code: 'SLUG_TAKEN' }]
  })
}

/** Whoever gives a name at the root of the site waits for others who do, until the transaction ends. */
export const rootNamesLock = sql`pg_advisory_xact_lock(hashtextextended('names at the root', 0))`

/** Product groups and pages whose addresses are wanted; content keeps the names of both in one table. */
export async function namesInTheWay(tx: Reader, before: Given, after: Given): Promise<SettingsConflict[]> {
  const known = new Set([...shownWords(before)].map(({ word }) => word))
  const wanted = [...shownWords(after)].filter(({ word, segment }) => !known.has(word) && word !== lower(segment))
  if (wanted.length === 0) return []
  await run(tx, sql`select ${rootNamesLock}`)
  const rows = await run<{ segment: string; isGroup: boolean }>(
    tx,
    sql`select segment, bool_or(group_id is not null) as "isGroup" from site_segments
      where segment = any(${sql.param(wanted.map(({ word }) => word))}::text[]) group by segment`,
  )
  const owners = new Map(rows.map(({ segment, isGroup }) => [segment, isGroup ? 'product group' : 'page']))
  return wanted
    .filter(({ word }) => owners.has(word))
    .map(({ word, segment, language }) => ({
      path: ['segments', segment, language],
      message: `The ${owners.get(word)} /${word} has this address.`,
      code: 'SLUG_TAKEN',
    }))
}

/** The names that are shown from now on, each with those that lead on to it: what was shown before, unless it has come to
 *  mean something else. What is as the product knows it and always was is left out. */
export function withFormerNames(before: Given, after: Given): Given {
  const shownNow = new Set([...shownWords(after)].map(({ word }) => word))
  const own = new Set<string>(segments.map(lower))
  return Object.fromEntries(
    segments.flatMap(segment => {
      const [old, next] = [before[segment], after[segment]]
      if (!old && !next) return []
      const { de, en } = next ?? { de: segment, en: segment }
      const names = [...(old ? [old.de, old.en, ...old.former] : []), ...(next?.former ?? [])].map(lower)
      const former = [...new Set(names)].filter(name => !shownNow.has(name) && !own.has(name)).slice(0, mostFormer)
      const isUsual = de === segment && en === segment && former.length === 0
      return isUsual ? [] : [[segment, { de, en, former }]]
    }),
  )
}
