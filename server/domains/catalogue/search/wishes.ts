import type { Fit } from '../tables.ts'
import { fold, stem, wordsOf } from './words.ts'

/** What words of a query ask for, instead of being searched for in texts. `colors`: codes. */
export type Wishes = {
  readonly fits: readonly Fit[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
}

export const noWishes: Wishes = { fits: [], colors: [], sizes: [] }

/** What there is to be wished for in the shop. */
export type Vocabulary = {
  readonly colors: readonly { readonly code: string; readonly titles: readonly string[] }[]
  readonly sizes: readonly string[]
}

/** How people call a fit, in both languages. */
const fitWords: Readonly<Record<Fit, string>> = {
  children:
    'kinder kind kids kid children child childrens youth junior juniors junioren jungen buben mädchen boys girls',
  women: 'damen dame frauen frau women woman womens ladies lady',
  men: 'herren herr männer mann men man mens gents',
  unisex: 'unisex',
}
const fitOf = new Map<string, Fit>(
  (Object.keys(fitWords) as Fit[]).flatMap(fit => fitWords[fit].split(' ').map(word => [fold(word), fit] as const)),
)

/** Words that only say that a size follows. */
const sizeWords = new Set(['groesse', 'groessen', 'gr', 'size', 'sizes'])
/** Sizes that are called in two ways. */
const sizeNames: Readonly<Record<string, string>> = { XXL: '2XL', XXXL: '3XL', XXXXL: '4XL' }

/** A word of a query. `isJoined`: a hyphen or the like ties it to the word before. */
type Token = { readonly text: string; readonly folded: string; readonly isJoined: boolean }

function tokensOf(query: string): Token[] {
  // 'women's' is one word.
  const text = query.replaceAll(/(?<=\p{L})['’](?=s\b)/giu, '')
  const words = wordsOf(text)
  return words.map((word, at) => {
    const before = at === 0 ? ' ' : text.slice(words[at - 1]!.end, word.start)
    return { text: word.text, folded: fold(word.text), isJoined: !/\s/.test(before) }
  })
}

/** Words of a query that are looked at. */
const mostWords = 20

/** How a size may be written that a word, or two joined ones, name: '39-42' is '39–42'. */
export function sizesMeant(query: string): string[] {
  const tokens = tokensOf(query).slice(0, mostWords)
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    return [...spellings(token.text), ...(next?.isJoined ? ranges(token.text, next.text) : [])]
  })
}

const spellings = (text: string): string[] => {
  const upper = text.toUpperCase()
  const other = Object.entries(sizeNames).find(([name, size]) => name === upper || size === upper)
  return [...new Set([upper, text, ...(other ?? [])])]
}
const ranges = (from: string, to: string): string[] => ['–', '-', '/'].map(sign => (from + sign + to).toUpperCase())

type Understood = { readonly wishes: Wishes; readonly words: string }

/**
 * Tells the words of a query that name a colour, a fit or a size of the shop, in either language, from those that are
 * searched for. A word that a hyphen ties to another ('Grün-Weiß', '3-teilig') is a part of a name and names nothing.
 */
export function wishesIn(query: string, vocabulary: Vocabulary): Understood {
  const tokens = tokensOf(query)
  const fits = new Set<Fit>()
  const colors = new Set<string>()
  const sizes = new Set<string>()
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const wish = wishAt(tokens, at, vocabulary)
    if (wish) {
      if (wish.fit) fits.add(wish.fit)
      for (const code of wish.colors ?? []) colors.add(code)
      if (wish.size !== undefined) sizes.add(wish.size)
      at += wish.words
    } else {
      words.push(token.isJoined && words.length > 0 ? `${words.pop()}-${token.text}` : token.text)
      at += 1
    }
  }
  return { wishes: { fits: [...fits], colors: [...colors], sizes: [...sizes] }, words: words.join(' ') }
}

type Wish = { readonly words: number; readonly fit?: Fit; readonly colors?: readonly string[]; readonly size?: string }

function wishAt(tokens: readonly Token[], at: number, { colors, sizes }: Vocabulary): Wish | null {
  const run = runAt(tokens, at)
  const [first, second] = run
  if (!first || tokens[at]!.isJoined) return null
  if (run.length === 2) {
    const range = ranges(first.text, second!.text).find(size => sizes.includes(size))
    return range === undefined ? null : { words: 2, size: range }
  }
  if (run.length > 1) return null
  const next = tokens[at + 1]
  if (sizeWords.has(first.folded) && next && !next.isJoined) {
    const wish = wishAt(tokens, at + 1, { colors: [], sizes })
    return wish?.size === undefined ? null : { ...wish, words: wish.words + 1 }
  }
  const fit = fitOf.get(first.folded)
  if (fit) return { words: 1, fit }
  const size = spellings(first.text).find(each => sizes.includes(each))
  if (size !== undefined) return { words: 1, size }
  const codes = colorsCalled(first.folded, colors)
  return codes.length > 0 ? { words: 1, colors: codes } : null
}

/** A word with all that are tied to it. */
function runAt(tokens: readonly Token[], at: number): Token[] {
  const end = tokens.findIndex((token, index) => index > at && !token.isJoined)
  return tokens.slice(at, end < 0 ? tokens.length : end)
}

/** Shortest end of a colour's name that names it: 'blau' means 'Royalblau', too. */
const shortestColor = 3

/** The codes of the colours that are called so; where none is, of those whose name ends so. */
function colorsCalled(folded: string, colors: Vocabulary['colors']): string[] {
  const meant = stem(folded)
  const called = (isCalled: (words: readonly string[]) => boolean) =>
    colors
      .filter(({ titles }) => titles.some(title => isCalled(wordsOf(title).map(word => stem(fold(word.text))))))
      .map(({ code }) => code)
  const exact = called(words => words.length === 1 && words[0] === meant)
  if (exact.length > 0 || meant.length < shortestColor) return exact
  return called(words => words.some(word => word === meant || (word.endsWith(meant) && word.length > meant.length + 2)))
}
