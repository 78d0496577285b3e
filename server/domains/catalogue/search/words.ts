/** Words as the search compares them. The same folding is used for what is indexed and for what is typed, so that
 *  'Trainingsjäckchen', 'Trainingsjaeckchen' and 'trainingsjackchen' are one word. */

/** Lower case without accents and soft hyphens; ä, ö, ü and ß become ae, oe, ue and ss. A character may become two. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return isPlain.test(lower)
    ? lower
    : lower
        .replaceAll(/[äöüß]/g, letter => germanLetters[letter] ?? letter)
        .normalize('NFD')
        .replaceAll(/[\p{Diacritic}\u00AD]/gu, '')
}

const isPlain = /^[a-z0-9]*$/
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

// Titles may hold soft hyphens, which part no words.
const wordPattern = /[\p{L}\p{N}\u00AD]+/gu

/** A word and where it stands in the text as it was written. */
export type FoundWord = { readonly text: string; readonly start: number; readonly end: number }

/** The words of a text in order; hyphens and other signs part them. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(wordPattern)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Endings of German and English inflection, longest first. A single n is one only after 'el' ('Ärmeln'), for it
 *  belongs to many words ('grün'). */
const endings = /(?:ern|en|er|es|em|e|(?<=el)n|(?<!s)s)$/
/** What must be left of a word whose ending is taken off. */
const shortestStem = 3

/** What inflected forms of a word have in common: one ending goes ('Hosen', 'Hose' → 'hos'), umlauts count as their
 *  plain vowels ('Bälle' → 'ball'), y and i are the same ('Hoody', 'Hoodies'). Takes a folded word.
 *  A stem is no word for people; different words may share one, which search forgives. */
export function stem(folded: string): string {
  const word = withPlainVowels(folded)
  const bare = [word.replace(endings, ''), word.replace(/(?:e|(?<!s)s)$/, '')].find(each => each.length >= shortestStem)
  return (bare ?? word).replace(/y$/, 'i')
}

/** Umlauts as their plain vowels, however they were written; of a folded word. */
export const withPlainVowels = (folded: string): string => folded.replaceAll(/([aou])e/g, '$1')

/** Words that say nothing in a search. */
const ignored = new Set(
  [
    'der die das den dem des ein eine einer eines einem einen und oder mit ohne fuer von vom zu zum zur in im an am auf aus',
    'bei ist sind als auch wie so nur the a an and or with without for from of to in on at by is are as also only',
  ]
    .join(' ')
    .split(' '),
)

/** Longest word that is looked at. */
const longestWord = 40

/** The words of a text, folded, each once, in order; little words are left out. */
export function foldedWordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const { text: word } of wordsOf(text)) {
    const folded = fold(word)
    if (!ignored.has(folded) && folded.length <= longestWord) words.add(folded)
  }
  return [...words]
}
