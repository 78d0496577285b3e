import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { longestRow } from '../rules/limits.ts'
import { type Table, type TableFailure, TableRefused, type TableRow } from './refused.ts'

const separators = [';', ',', '\t', '|'] as const

/** How the bytes of a text are to be read: by its mark, else UTF-8 where all of it is, else as Windows writes it. */
async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      isFirst = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** The file as text, piece by piece, without a mark of its order of bytes. */
async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** What separates the cells of the first row: the sign that stands most often outside of quotes. */
function separatorOf(start: string): string {
  const counts = new Map<string, number>(separators.map(each => [each, 0]))
  let isQuoted = false
  for (const sign of start) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r') && [...counts.values()].some(count => count > 0)) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0]
}

const failures: Readonly<Record<string, TableFailure>> = {
  CSV_QUOTE_NOT_CLOSED: 'TABLE_QUOTES',
  CSV_INVALID_CLOSING_QUOTE: 'TABLE_QUOTES',
  CSV_MAX_RECORD_SIZE: 'TABLE_ROW_TOO_LONG',
}

/** Reads a file of comma separated values, whatever separates them. */
export async function readCsv(path: string): Promise<Table> {
  const encoding = await encodingOf(path)
  let start = ''
  for await (const piece of textOf(path, encoding)) {
    start += piece
    if (start.length > 65_536) break
  }
  const separator = separatorOf(start)
  return { encoding, separator, rows: rowsOf(path, encoding, separator) }
}

async function* rowsOf(path: string, encoding: string, separator: string): AsyncGenerator<TableRow> {
  const parser = parse({
    ...{ delimiter: separator, relax_column_count: true, info: true, max_record_size: longestRow },
    // Signs of quotation inside of an unquoted cell are inches, not quotes.
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  const source = Readable.from(textOf(path, encoding), { objectMode: false, encoding: 'utf8' })
  source.once('error', error => parser.destroy(error))
  let line = 1
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<{ info: Info; record: string[] }>) {
      const begins = line
      line = info.lines + 1
      if (record.some(cell => cell !== '')) yield { line: begins, cells: record }
    }
  } catch (error) {
    const code = error instanceof CsvError ? failures[error.code] : undefined
    throw code ? new TableRefused(code, line) : error
  } finally {
    source.destroy()
  }
}
