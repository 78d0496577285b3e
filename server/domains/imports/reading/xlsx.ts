import { SaxesParser } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { longestRow, mostCharacters, mostColumns, mostUnpacked } from '../rules/limits.ts'
import { type Table, TableRefused, type TableRow } from './refused.ts'

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }
type Handlers = {
  readonly open?: (tag: Tag) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** A part of a workbook, whose parts are XML in a ZIP; `budget`: what all of them may unpack to. */
class Workbook {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #budget = mostUnpacked

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Reads a part; the answer is given after each piece of it, so that its rows need not be kept. */
  async *read(name: string, handlers: Handlers): AsyncGenerator<void> {
    const entry = this.#entries.get(name)
    if (!entry) return
    const parser = new SaxesParser()
    const broken = () => new TableRefused('TABLE_NO_WORKBOOK')
    parser.on('error', () => {
      throw broken()
    })
    // Names come with a prefix where the writer liked one.
    const plain = (tag: string) => tag.slice(tag.indexOf(':') + 1)
    parser.on('opentag', ({ name: tag, attributes }) =>
      handlers.open?.({ name: plain(tag), attributes: attributes as Record<string, string> }),
    )
    parser.on('text', text => handlers.text?.(text))
    parser.on('closetag', ({ name: tag }) => handlers.close?.(plain(tag)))
    const decoder = new TextDecoder()
    let withoutTag = 0
    const stream = await this.#zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.#budget -= chunk.length
      if (this.#budget < 0) throw new TableRefused('TABLE_TOO_LARGE')
      const text = decoder.decode(chunk, { stream: true })
      const tag = text.lastIndexOf('<')
      withoutTag = tag < 0 ? withoutTag + text.length : text.length - tag
      // The parser keeps a text until it ends.
      if (withoutTag > longestRow) throw new TableRefused('TABLE_ROW_TOO_LONG')
      parser.write(text)
      yield
    }
    parser.close()
    yield
  }

  async readAll(name: string, handlers: Handlers): Promise<void> {
    for await (const _ of this.read(name, handlers));
  }

  close(): void {
    this.#zip.close()
  }
}

async function openWorkbook(path: string): Promise<Workbook> {
  const entries = new Map<string, Entry>()
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry)
      if (entries.size > 10_000) throw new TableRefused('TABLE_TOO_LARGE')
    }
    const workbook = new Workbook(zip, entries)
    if (!workbook.has('xl/workbook.xml')) throw new TableRefused('TABLE_NO_WORKBOOK')
    return workbook
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('TABLE_NO_WORKBOOK')
  }
}

/** Reads the first sheet of a workbook. What formulas came to is taken as it was calculated last. */
export async function readXlsx(path: string): Promise<Table> {
  return { encoding: null, separator: null, rows: rowsOf(path) }
}

async function* rowsOf(path: string): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(path)
  try {
    const words = await readWords(workbook)
    const days = await readDayStyles(workbook)
    const sheet = new Sheet(words, days)
    for await (const _ of workbook.read(await firstSheet(workbook), sheet)) yield* sheet.take()
  } finally {
    workbook.close()
  }
}

async function firstSheet(workbook: Workbook): Promise<string> {
  let id: string | null = null
  await workbook.readAll('xl/workbook.xml', {
    open: ({ name, attributes }) => {
      if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? null
    },
  })
  let target: string | null = null
  await workbook.readAll('xl/_rels/workbook.xml.rels', {
    open: ({ attributes }) => {
      if (attributes.Id === id) target = attributes.Target ?? null
    },
  })
  const named = target as string | null
  if (named === null) throw new TableRefused('TABLE_NO_WORKBOOK')
  return named.startsWith('/') ? named.slice(1) : `xl/${named}`
}

/** The texts that cells refer to by their place. */
async function readWords(workbook: Workbook): Promise<string[]> {
  const words: string[] = []
  let word = ''
  let isText = false
  let isRead = true
  let characters = 0
  await workbook.readAll('xl/sharedStrings.xml', {
    open: ({ name }) => {
      if (name === 'si') word = ''
      // How a text is pronounced is no part of it.
      if (name === 'rPh') isRead = false
      if (name === 't') isText = true
    },
    text: text => {
      if (isText && isRead) word += text
    },
    close: name => {
      if (name === 't') isText = false
      if (name === 'rPh') isRead = true
      if (name !== 'si') return
      words.push(word)
      characters += word.length
      if (characters > mostCharacters) throw new TableRefused('TABLE_TOO_LARGE')
    },
  })
  return words
}

/** The styles, by their place, in which numbers are days. */
async function readDayStyles(workbook: Workbook): Promise<ReadonlySet<number>> {
  const own = new Set<number>()
  const days = new Set<number>()
  let isCells = false
  let place = 0
  const isDay = (id: number) => (id >= 14 && id <= 17) || id === 22 || own.has(id)
  await workbook.readAll('xl/styles.xml', {
    open: ({ name, attributes }) => {
      const code = (attributes.formatCode ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]/g, '')
      if (name === 'numFmt' && /[yj]/i.test(code)) own.add(Number(attributes.numFmtId))
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) {
        if (isDay(Number(attributes.numFmtId))) days.add(place)
        place += 1
      }
    },
    close: name => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return days
}

const DAY = 86_400_000
/** Days are counted from the end of 1899; a part of one is the time. */
const dayOf = (serial: number): string =>
  new Date(Math.round(serial) * DAY + Date.UTC(1899, 11, 30)).toISOString().slice(0, 10)

/** Collects the cells of a sheet's rows. */
class Sheet implements Handlers {
  readonly #words: readonly string[]
  readonly #days: ReadonlySet<number>
  #rows: TableRow[] = []
  #line = 0
  #cells: string[] = []
  #column = 0
  #type = ''
  #style = 0
  #value = ''
  #isValue = false

  constructor(words: readonly string[], days: ReadonlySet<number>) {
    this.#words = words
    this.#days = days
  }

  readonly open = ({ name, attributes }: Tag): void => {
    if (name === 'row') {
      this.#line = Number(attributes.r ?? this.#line + 1)
      this.#cells = []
      this.#column = 0
    } else if (name === 'c') {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1
      if (this.#column > mostColumns) throw new TableRefused('TABLE_TOO_MANY_COLUMNS', this.#line, this.#column)
      this.#type = attributes.t ?? 'n'
      this.#style = Number(attributes.s ?? 0)
      this.#value = ''
    } else if (name === 'v' || name === 't') this.#isValue = true
  }

  readonly text = (text: string): void => {
    if (this.#isValue) this.#value += text
  }

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c' && this.#value !== '') {
      while (this.#cells.length < this.#column - 1) this.#cells.push('')
      this.#cells[this.#column - 1] = this.#textOf(this.#value)
    } else if (name === 'row' && this.#cells.some(cell => cell !== '')) {
      this.#rows.push({ line: this.#line, cells: this.#cells })
    }
  }

  #textOf(value: string): string {
    if (this.#type === 's') return this.#words[Number(value)] ?? ''
    if (this.#type === 'b') return value === '1' ? 'true' : 'false'
    if (this.#type !== 'n') return value
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    // 24.9 is stored as 24.899999999999999.
    return this.#days.has(this.#style) ? dayOf(number) : String(Number(number.toPrecision(15)))
  }

  /** The rows that are whole by now. */
  take(): readonly TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }
}

/** The number of a column, from 1, by the name of a cell in it, such as AB12. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of cell) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column
}
