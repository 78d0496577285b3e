import { analyseWord } from './compounds.ts'
import type { Expansion, Term } from './terms.ts'
import { fold, stem, withPlainVowels, wordsOf } from './words.ts'

export type Part = { readonly text: string; readonly isMatch: boolean }

type Range = { readonly start: number; readonly end: number }

/** A title cut where the searched words hit: whole words where the word itself was meant, or a typing error of it; the
 *  matching letters where it begins or ends a longer one ('Trainings|hose'). The parts put together are the title. */
export function highlight(
  title: string,
  terms: readonly Term[],
  expansions: readonly (readonly Expansion[])[],
): Part[] {
  const ranges: Range[] = []
  for (const word of wordsOf(title)) {
    const hits = terms.map((term, index) => hitIn(word.text, term, expansions[index] ?? [])).filter(hit => hit !== null)
    for (const hit of hits) ranges.push({ start: word.start + hit.start, end: word.start + hit.end })
  }
  return cut(title, ranges)
}

function hitIn(word: string, term: Term, expansions: readonly Expansion[]): Range | null {
  const folded = fold(word)
  const own = stem(folded)
  const whole = { start: 0, end: word.length }
  const meant = expansions.find(each => each.word === own)
  if (own === term.stem || meant?.penalty === typingErrorPenalty) return whole
  const letters = plainLetters(word)
  const text = letters.map(each => each.letter).join('')
  const words = new Set([term.stem, ...expansions.map(each => each.word)])
  const part = analyseWord(folded).parts.find(each => words.has(each))
  if (!meant && !part && !text.startsWith(term.start)) return null
  return rangeOf(letters, text, term.start) ?? rangeOf(letters, text, part ?? term.stem) ?? whole
}

const typingErrorPenalty = 3

/** The letters of a word folded to plain vowels, each with the range of the written word that it stands for. */
function plainLetters(word: string): { letter: string; start: number; end: number }[] {
  const letters: { letter: string; start: number; end: number }[] = []
  let start = 0
  for (const character of word) {
    const end = start + character.length
    for (const letter of fold(character)) {
      const before = letters.at(-1)
      const joins = letter === 'e' && before && withPlainVowels(before.letter + letter).length === 1
      if (joins) before.end = end
      else letters.push({ letter, start, end })
    }
    start = end
  }
  return letters
}

/** The letters of a part; to the end of the word where only an ending follows. */
function rangeOf(letters: readonly { start: number; end: number }[], text: string, part: string): Range | null {
  const at = text.lastIndexOf(part)
  if (at < 0 || part.length === 0) return null
  const isTail = stem(text.slice(at)) === part
  return { start: letters[at]!.start, end: letters[isTail ? letters.length - 1 : at + part.length - 1]!.end }
}

function cut(title: string, ranges: readonly Range[]): Part[] {
  const parts: Part[] = []
  const push = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: title.slice(start, end), isMatch })
  }
  let position = 0
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.end <= position) continue
    push(position, range.start, false)
    push(Math.max(position, range.start), range.end, true)
    position = range.end
  }
  push(position, title.length, false)
  return parts
}
