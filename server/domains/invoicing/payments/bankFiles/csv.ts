import { isIban, plainIban } from '../../../../kit/ibans.ts'
import { centsIn, dayIn } from './amounts.ts'
import { BankFileRefused, type BankLine, type BankStatement, mostBankLines, saidReference } from './bankLine.ts'
import { type ColumnField, type Columns, isReadable, recognised } from './columns.ts'
import { type CsvRow, csvRows } from './csvRows.ts'
import { decoded } from './decoded.ts'

/** Rows among which the heads stand: some banks write a dozen lines about the account before them. */
const longestPreamble = 40
/** What banks call movements that have not happened yet. */
const notYet = /vorgemerkt|pending|offen|ausstehend|reverted|declined|abgelehnt/i

/**
 * Reads the table of an account's movements, as Austrian and German banks export it: whatever separates its cells, with heads or
 * (Raiffeisen, BAWAG) without. `chosen` says what columns mean, by their places from 0, where their heads do not.
 * Refuses, with the line, what is no day, no amount or another currency than euros, and COLUMNS with the heads where day or
 * amount cannot be told. Rows without both, such as sums, are passed over; so is what the bank has not booked yet.
 */
export function readCsvStatement(bytes: Uint8Array, chosen: Columns | null = null): BankStatement {
  const { text, encoding } = decoded(bytes)
  const rows = csvRows(text)
  if (rows.length === 0) throw new BankFileRefused('EMPTY', 'there is nothing in it')
  const { columns, body } = chosen && isReadable(chosen) ? { columns: chosen, body: rows } : tableOf(rows)
  const lines: BankLine[] = []
  for (const row of body) {
    const line = lineOf(row, columns, chosen !== null && lines.length === 0)
    if (line) lines.push(line)
    if (lines.length > mostBankLines) throw new BankFileRefused('TOO_LARGE', `more than ${mostBankLines} movements`)
  }
  if (lines.length === 0) throw new BankFileRefused('EMPTY', 'there is no movement in it')
  return { format: 'csv', encoding, lines }
}

/** Where the heads stand and what they mean; of a table without heads what its cells show. */
function tableOf(rows: readonly CsvRow[]): { columns: Columns; body: readonly CsvRow[] } {
  for (const [at, { cells }] of rows.slice(0, longestPreamble).entries()) {
    const columns = recognised(cells)
    if (isReadable(columns)) return { columns, body: rows.slice(at + 1) }
  }
  const shown = columnsShown(rows)
  if (isReadable(shown)) return { columns: shown, body: rows }
  const widest = rows
    .slice(0, longestPreamble)
    .reduce((most, row) => (row.cells.length > most.cells.length ? row : most))
  throw new BankFileRefused('COLUMNS', 'which columns are day and amount cannot be told', { heads: widest.cells })
}

const isDay = (cell: string) => dayIn(cell) !== null
/** With cents or a sign: what has neither may be any number. */
const isAmount = (cell: string) => centsIn(cell) !== null && /[.,]\d{1,2}\s*\D*$|^[+-]/.test(cell)

/** The columns of a table without heads, by what all of their cells are. */
function columnsShown(rows: readonly CsvRow[]): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const all = (at: number, holds: (cell: string) => boolean) => rows.every(({ cells }) => holds(cells[at] ?? ''))
  const places = Array.from({ length: width }, (_, at) => at)
  const days = places.filter(at => all(at, isDay))
  const amounts = places.filter(at => !days.includes(at) && all(at, isAmount))
  const currencies = places.filter(at => all(at, cell => /^[A-Z]{3}$/.test(cell)))
  const own = places.filter(at => all(at, isIban) && new Set(rows.map(({ cells }) => cells[at])).size === 1)
  const taken = new Set([...days, ...amounts, ...currencies, ...own])
  const texts = places.filter(at => !taken.has(at) && rows.some(({ cells }) => /[A-Za-z]{2}/.test(cells[at] ?? '')))
  return {
    ...(days[0] !== undefined && { bookedOn: [days[0]] }),
    ...(days[1] !== undefined && { valueOn: [days[1]] }),
    ...(amounts[0] !== undefined && { amount: [amounts[0]] }),
    ...(currencies[0] !== undefined && { currency: [currencies[0]] }),
    ...(own[0] !== undefined && { accountIban: [own[0]] }),
    ...(texts.length > 0 && { purpose: texts }),
  }
}

/** An IBAN within a text, for tables that have no column of it: what follows it may look like more of it. */
function ibanWithin(text: string): string {
  for (const [found] of text.matchAll(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/g)) {
    const plain = plainIban(found)
    for (let length = plain.length; length >= 15; length -= 1) {
      if (isIban(plain.slice(0, length))) return plain.slice(0, length)
    }
  }
  return ''
}

function lineOf({ line, cells }: CsvRow, columns: Columns, mayBeHead: boolean): BankLine | null {
  const of = (field: ColumnField) =>
    (columns[field] ?? [])
      .map(at => cells[at] ?? '')
      .filter(Boolean)
      .join(' ')
  const [booked, amount] = [of('bookedOn'), of('amount')]
  const said = amount || of('credit') || of('debit')
  const bookedOn = dayIn(booked)
  const entered = amount ? centsIn(amount) : sided(of('debit'), of('credit'))
  // Sums and what banks write below the table have no day; heads have neither.
  if (bookedOn === null && (entered === null || !/\d/.test(booked))) return null
  if (bookedOn === null && mayBeHead) return null
  if (bookedOn === null) throw new BankFileRefused('DATE', `${JSON.stringify(booked.slice(0, 40))} is no day`, { line })
  if (entered === null)
    throw new BankFileRefused('AMOUNT', `${JSON.stringify(said.slice(0, 40))} is no amount`, { line })
  const currency = of('currency').toUpperCase() || 'EUR'
  if (currency !== 'EUR') throw new BankFileRefused('CURRENCY', `the amount is in ${currency}, not in EUR`, { line })
  if (notYet.test(of('status'))) return null
  const purpose = of('purpose')
  const iban = of('iban')
  return {
    ...{ bookedOn, valueOn: dayIn(of('valueOn')), cents: entered, fee: Math.abs(centsIn(of('fee')) ?? 0), currency },
    accountIban: plainIban(of('accountIban')),
    name: of('name') || (entered < 0 ? of('payee') : of('payer')) || of('payer') || of('payee'),
    iban: isIban(iban) ? plainIban(iban) : columns.iban ? '' : ibanWithin(purpose),
    ...{ purpose, endToEndId: saidReference(of('endToEndId')), reference: saidReference(of('reference')) },
  }
}

/** An amount in two columns, of which one is filled. */
function sided(debit: string, credit: string): number | null {
  const out = debit === '' ? 0 : centsIn(debit)
  const came = credit === '' ? 0 : centsIn(credit)
  if (out === null || came === null || (debit === '' && credit === '')) return null
  return Math.abs(came) - Math.abs(out)
}
