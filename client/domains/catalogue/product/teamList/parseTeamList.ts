/** One who gets a piece, as a line says it; what it does not say is empty. */
export interface TeamLine {
  /** Counts from 1, as the lines of the text do. */
  readonly line: number
  readonly name: string
  readonly number: string
  readonly size: string
}

type Part = 'name' | 'number' | 'size'
type Column = Part | null

const headings: readonly (readonly [Part, RegExp])[] = [
  ['number', /^(?:(?:rücken|trikot|shirt|squad)?[- ]?(?:nummer|number|nr\.?|no\.?)|#)$/i],
  ['size', /^(?:(?:trikot|kleider)?[- ]?(?:größe|groesse|grösse)|size|gr\.?)$/i],
  ['name', /^(?:(?:vor|nach|familien|first|last|sur)?[- ]?name|spieler(?:in)?|player|aufdruck)$/i],
]

/** Sizes are the same whatever their letters and spaces: 'xl' and 'XL', '33 - 36' and '33–36'. */
export const sizeKey = (size: string): string => size.replace(/\s+/g, '').replace(/[-–—]/g, '-').toUpperCase()

const isNumber = (cell: string): boolean => /^#?\d{1,3}$/.test(cell)
const hasLetters = (cell: string): boolean => /\p{L}/u.test(cell)

/**
 * Reads a list of a team, one person per line, as it is typed or pasted from a spreadsheet: parted by tabs, semicolons,
 * commas or, without any, spaces. A first line that names its columns is recognised; else the order of the columns is
 * guessed: sizes are those of the product (`sizes`), numbers have up to three digits, the rest is the name. Blank lines
 * are left out.
 */
export function parseTeamList(text: string, sizes: readonly string[]): TeamLine[] {
  const known = new Set(sizes.map(sizeKey))
  const lines = text
    .split(/\r\n?|\n/)
    .map((content, at) => ({ content, line: at + 1 }))
    .filter(({ content }) => content.trim() !== '')
  const separator = ['\t', ';', ','].find(
    each => lines.filter(({ content }) => content.includes(each)).length * 2 >= Math.max(1, lines.length),
  )
  if (separator === undefined) return lines.flatMap(({ content, line }) => lineOfWords(content, line, known))
  const rows = lines.map(({ content, line }) => ({ line, cells: cellsOf(content, separator) }))
  const named = headingOf(rows[0]?.cells ?? [])
  const people = named ? rows.slice(1) : rows
  const columns =
    named ??
    guessedColumns(
      people.map(({ cells }) => cells),
      known,
    )
  return people.map(({ line, cells }) => {
    const of = (part: Part) =>
      cells
        .filter((cell, at) => columns[at] === part && cell !== '')
        .join(' ')
        .trim()
    return { line, name: of('name'), number: of('number').replace(/^#/, ''), size: of('size') }
  })
}

/** The cells of a line; one in quotes may hold the separator, and quotes by twos. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return [...cells, cell.trim()]
}

/** What the columns hold, by the names in the first line; null where these are none. */
function headingOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map(cell => headings.find(([, words]) => words.test(cell))?.[0] ?? null)
  const filled = cells.filter(cell => cell !== '').length
  return filled > 0 && columns.filter(column => column !== null).length * 2 > filled ? columns : null
}

function guessedColumns(rows: readonly (readonly string[])[], known: ReadonlySet<string>): Column[] {
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const count = (at: number, is: (cell: string) => boolean) =>
    rows.filter(cells => cells[at] !== undefined && cells[at] !== '' && is(cells[at])).length
  const all = Array.from({ length: width }, (_, at) => at)
  const most = (among: readonly number[], is: (cell: string) => boolean): number | undefined =>
    among
      .filter(at => count(at, is) > 0)
      // Of two that are equal the later one: sizes stand behind numbers.
      .reduce<number | undefined>(
        (best, at) => (best !== undefined && count(best, is) > count(at, is) ? best : at),
        undefined,
      )
  const sized = most(all, cell => known.has(sizeKey(cell)))
  const rest = all.filter(at => at !== sized)
  const numbered = most(rest, isNumber)
  const others = rest.filter(at => at !== numbered)
  // Where no size is one of the product's, the last of three columns is meant to be it.
  const size = sized ?? (others.length > 1 ? others.at(-1) : undefined)
  return all.map(at => (at === size ? 'size' : at === numbered ? 'number' : count(at, hasLetters) > 0 ? 'name' : null))
}

/** A line of words: its last size of the product, its first number that is not that, and the rest. */
function lineOfWords(content: string, line: number, known: ReadonlySet<string>): TeamLine[] {
  const words = content.trim().split(/\s+/)
  const isHeading = words.length > 1 && words.every(word => headings.some(([, heading]) => heading.test(word)))
  if (isHeading && line === 1) return []
  const sized = words.findLastIndex(word => known.has(sizeKey(word)))
  const numbered = words.findIndex((word, at) => at !== sized && isNumber(word))
  const name = words.filter((_, at) => at !== sized && at !== numbered).join(' ')
  return [{ line, name, number: (words[numbered] ?? '').replace(/^#/, ''), size: words[sized] ?? '' }]
}
