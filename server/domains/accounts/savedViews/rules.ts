import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'

/** Views that a person keeps of all lists together. */
export const MOST_SAVED_VIEWS = 100
/** Characters. */
export const longest = { list: 60, title: 60, search: 2000 } as const

/** `list` is the path of a list below the admin centre (`files`), `search` its address behind the question mark. */
export interface ViewDraft {
  readonly list: string
  readonly title: string
  readonly search: string
}

/** A view as it is kept: its title in one line. Refuses INVALID_INPUT for what is missing or too long, and for a list that
 *  is no path. What the address says is the list's to read, which leaves out what it does not know. */
export function tidiedView(draft: ViewDraft): ViewDraft & { readonly refusals: readonly Refusal[] } {
  const title = tidied(draft.title)
  const refusals: Refusal[] = []
  if (!/^[a-z][a-z\d/_-]{0,59}$/.test(draft.list)) {
    refusals.push(refusal('INVALID_INPUT', ['list'], 'A list is named by its path below the admin centre.'))
  }
  if (title === '' || [...title].length > longest.title) {
    refusals.push(refusal('INVALID_INPUT', ['title'], `A title has 1 to ${longest.title} characters.`))
  }
  if (draft.search === '' || draft.search.length > longest.search || draft.search.includes('\0')) {
    refusals.push(refusal('INVALID_INPUT', ['search'], `What is kept has 1 to ${longest.search} characters.`))
  }
  return { list: draft.list, title, search: draft.search, refusals }
}
