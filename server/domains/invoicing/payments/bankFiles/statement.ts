import { BankFileRefused, type BankStatement, mostBankFileBytes } from './bankLine.ts'
import { readCamt } from './camt.ts'
import type { Columns } from './columns.ts'
import { readCsvStatement } from './csv.ts'

/** The first sign that is no space, also of UTF-16, whose marks and zeros are passed over. */
function firstSign(bytes: Uint8Array): string {
  const sign = bytes.subarray(0, 1000).find(byte => byte > 32 && byte < 127)
  return sign === undefined ? '' : String.fromCharCode(sign)
}

/** Reads a bank's file, whichever it is. `columns` is for CSV files alone. Throws BankFileRefused. */
export function readBankFile(bytes: Uint8Array, columns: Columns | null = null): BankStatement {
  if (bytes.length === 0) throw new BankFileRefused('EMPTY', 'there is nothing in it')
  if (bytes.length > mostBankFileBytes) throw new BankFileRefused('TOO_LARGE', `more than ${mostBankFileBytes} bytes`)
  return firstSign(bytes) === '<' ? readCamt(bytes) : readCsvStatement(bytes, columns)
}
