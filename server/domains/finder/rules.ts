import type { Found } from '../../platform/finding.ts'

/** Things of one kind that are shown; there may be more in its list. */
export const MOST_OF_A_KIND = 5
/** Characters: fewer say too little, of more the rest is not looked for. */
export const searchedCharacters = { fewest: 2, most: 100 } as const

export type FoundGroup = { readonly subject: string; readonly type: string; readonly found: readonly Found[] }

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** How well something is called by the words: 0 exactly so, 1 beginning with them, 2 holding them, 3 found by something else. */
function rankOf({ title, details }: Found, words: string): number {
  const sought = plain(words)
  const names = [plain(title), plain(details)]
  if (names.includes(sought)) return 0
  if (names.some(name => name.startsWith(sought))) return 1
  return names[0]!.includes(sought) ? 2 : 3
}

/** The best first, within its kind and among the kinds; what fits alike stays as it was. Kinds of which nothing was found
 *  are left out. */
export function ranked(groups: readonly FoundGroup[], words: string): readonly FoundGroup[] {
  const best = groups
    .filter(({ found }) => found.length > 0)
    .map(group => ({
      ...group,
      found: group.found.toSorted((one, other) => rankOf(one, words) - rankOf(other, words)),
    }))
  const rankOfGroup = ({ found: [first] }: FoundGroup): number => rankOf(first!, words)
  // Exact names alone move a kind: else the groups would jump about with each letter.
  return best.toSorted((one, other) => Number(rankOfGroup(one) > 0) - Number(rankOfGroup(other) > 0))
}
