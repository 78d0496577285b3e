import { createHash } from 'node:crypto'
import type { Day } from '../../../../kit/days.ts'
import type { Cents } from '../../../../kit/money.ts'

/** One movement of an account as a bank's file says it. `cents`: above 0 came in, below went out. `name` and `iban` are those of
 *  the other side. `reference`: the bank's own name for it. `fee`: what the bank kept of it, 0 or more. Texts that are not
 *  there are empty. */
export interface BankLine {
  readonly accountIban: string
  readonly bookedOn: Day
  readonly valueOn: Day | null
  readonly cents: Cents
  readonly fee: Cents
  readonly currency: string
  readonly name: string
  readonly iban: string
  readonly purpose: string
  readonly endToEndId: string
  readonly reference: string
}

/** What a file holds. `format` is the name of the message, or `csv`. */
export interface BankStatement {
  readonly format: 'camt.053.001.02' | 'camt.053.001.08' | 'csv'
  readonly encoding: string
  readonly lines: readonly BankLine[]
}

/** More than a large shop has in a month; whoever has more takes shorter periods. */
export const mostBankLines = 20_000
/** Bytes of a file. */
export const mostBankFileBytes = 16 * 1024 * 1024

/** Why a file is not read. `line` counts from 1. `heads`: the columns of a CSV file whose meaning was not understood. */
export class BankFileRefused extends Error {
  readonly reason: BankFileFault
  readonly line: number | null
  readonly heads: readonly string[]

  constructor(
    reason: BankFileFault,
    message: string,
    { line = null, heads = [] }: { line?: number | null; heads?: readonly string[] } = {},
  ) {
    super(line === null ? message : `${message} (line ${line})`)
    this.reason = reason
    this.line = line
    this.heads = heads
  }
}

export type BankFileFault =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'ENCODING'
  | 'NO_XML'
  | 'DOCTYPE'
  | 'NO_STATEMENT'
  | 'COLUMNS'
  | 'DATE'
  | 'AMOUNT'
  | 'CURRENCY'

/** What banks write where there is no reference. */
const noReference = /^(nonref|notprovided|none|not provided)?$/i

/** A reference that says something; else an empty text. */
export const saidReference = (text: string): string => (noReference.test(text.trim()) ? '' : text.trim())

/** Spaces and case differ between the files of one bank. */
const plain = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/**
 * What names each line of a file whatever file it stands in, so that overlapping files bring it once. Made of all that it says and,
 * of those that say the same on one day, of its place among them: two equal transfers of one day are two. In the order of
 * `lines`.
 */
export function keysOf(lines: readonly BankLine[]): string[] {
  const counted = new Map<string, number>()
  return lines.map(line => {
    const { accountIban, bookedOn, cents, currency, name, iban, purpose, endToEndId, reference } = line
    const said = [accountIban, bookedOn, String(cents), currency, name, iban, purpose, endToEndId, reference].map(plain)
    const content = createHash('sha256').update(said.join('\n')).digest('hex')
    const place = counted.get(content) ?? 0
    counted.set(content, place + 1)
    return `${content}-${place}`
  })
}
