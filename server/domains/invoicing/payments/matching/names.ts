/** What companies are called besides their names. */
const legalForms = new Set([
  ...['gmbh', 'ag', 'kg', 'og', 'ohg', 'ug', 'eu', 'ek', 'ev', 'gbr', 'se', 'co', 'mbh', 'gesmbh', 'inc', 'ltd'],
  ...['und', 'and', 'der', 'die', 'das', 'herr', 'frau', 'mag', 'dr', 'dipl', 'ing', 'prof', 'bsc', 'msc', 'familie'],
])

/** The words of a name that tell it from others: folded, without legal forms, titles and what has one letter. Banks cut names at 27
 *  or 35 signs and write them without umlauts, in either way. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .replace(/\be\.\s?([kuv])\./g, 'e$1')
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<=[bcdfghjklmnpqrstvwxyz]|^)(a|o|u)e(?=[a-z])/g, '$1')
      .split(/[^a-z0-9]+/)
      .filter(word => word.length > 1 && !legalForms.has(word)),
  ),
]

/** Whether two words are one: the same, one cut off (3 letters or more), or one typing mistake in 5 letters or more. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length >= 3 && long.startsWith(short)) return true
  return short.length >= 5 && long.length - short.length <= 1 && differsByOne(short, long)
}

/** Whether a word becomes the other by one letter more, less, other or by two neighbours that changed places. */
function differsByOne(short: string, long: string): boolean {
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const rest = short.slice(at + 1)
  return (
    rest === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** How alike two names are, from 0 to 1: by the words of the shorter one that the other has too, in any order. One word in common of
 *  two long names is little. */
export function nameLikeness(one: readonly string[], other: readonly string[]): number {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  if (few.length === 0) return 0
  const same = few.filter(word => many.some(each => isSameWord(word, each))).length
  const whole = same / few.length
  return few.length === 1 && many.length > 2 ? whole * 0.7 : whole
}
