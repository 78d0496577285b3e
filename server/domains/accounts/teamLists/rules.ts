import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import type { TeamEntry } from '../tables.ts'

/** Lists that an account keeps, and people in one of them. */
export const MOST_TEAM_LISTS = 30
export const MOST_TEAM_ENTRIES = 300
/** Characters. */
export const longest = { title: 60, name: 60, number: 12, size: 40 } as const

export type TeamListDraft = { readonly title: string; readonly entries: readonly TeamEntry[] }

/** A list as it is kept: texts in one line each, people of whom nothing is known left out. Refuses INVALID_INPUT for a
 *  title that is missing or too long, no or too many people, and a name, number or size that is too long. Whether numbers
 *  are given twice is the reader's to judge: two teams may share a list. */
export function tidiedList(draft: TeamListDraft): TeamListDraft & { readonly refusals: readonly Refusal[] } {
  const title = tidied(draft.title)
  const all = draft.entries.map(({ name, number, size }) => ({
    ...{ name: tidied(name), number: tidied(number), size: tidied(size) },
  }))
  const entries = all.filter(entry => Object.values(entry).some(text => text !== ''))
  const refusals: Refusal[] = []
  if (title === '' || lengthOf(title) > longest.title) {
    refusals.push(refusal('INVALID_INPUT', ['title'], `A title has 1 to ${longest.title} characters.`))
  }
  if (entries.length === 0 || entries.length > MOST_TEAM_ENTRIES) {
    refusals.push(refusal('INVALID_INPUT', ['entries'], `A list has 1 to ${MOST_TEAM_ENTRIES} people.`))
  }
  for (const [at, entry] of all.entries()) {
    for (const field of ['name', 'number', 'size'] as const) {
      if (lengthOf(entry[field]) <= longest[field]) continue
      const message = `A ${field} has at most ${longest[field]} characters.`
      refusals.push(refusal('INVALID_INPUT', ['entries', String(at), field], message))
    }
  }
  return { title, entries, refusals }
}

const lengthOf = (text: string): number => [...text].length
