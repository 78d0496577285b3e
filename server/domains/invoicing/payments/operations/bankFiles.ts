import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { type RefusalCode, refuse } from '../../../../kit/refusals.ts'
import { doerId } from '../../../../kit/viewer.ts'
import { isStorable } from '../../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { takeTurns } from '../../../../platform/statements.ts'
import {
  type BankFileFault,
  BankFileRefused,
  type BankLine,
  type BankStatement,
  keysOf,
} from '../bankFiles/bankLine.ts'
import type { Columns } from '../bankFiles/columns.ts'
import { readBankFile } from '../bankFiles/statement.ts'
import { bankFiles, bankLines } from '../tables.ts'

export type BankFile = typeof bankFiles.$inferSelect

export type ImportBankFile = {
  readonly name: string
  readonly bytes: Uint8Array
  /** What the columns of a CSV file mean, where their heads do not say it. */
  readonly columns: Columns | null
}

/** Characters of each text of a line: what banks write is shorter. */
const longest = { name: 200, purpose: 1000, reference: 100 } as const
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const atOnce = 2000

/**
 * Takes a bank's file in: every movement that no earlier file had is kept, open. A file that came in before is answered with what it was
 * then, and nothing is kept anew; of one that overlaps another only what is new. Refuses with FILE_BROKEN, FILE_TYPE_INVALID or
 * FILE_TOO_LARGE what cannot be read (`fault`, `line` and `heads` say why), and then nothing is kept of it.
 */
export const importBankFile = operation(
  'admin:documents',
  async (scope, { name, bytes, columns }: ImportBankFile): Promise<BankFile> => {
    const { tx, now, newId, viewer } = scope
    const statement = readOrRefuse(bytes, columns)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    // Two who bring files at once wait for each other: which lines are new is decided once.
    await takeTurns(tx, 'bank files')
    const [known] = await tx
      .select()
      .from(bankFiles)
      .where(inArray(bankFiles.sha256, [sha256]))
    if (known) return known
    const days = statement.lines.map(({ bookedOn }) => bookedOn).toSorted()
    const id = newId()
    const file = {
      ...{ id, sha256, name: (name.trim() || 'bank').slice(0, 200), format: statement.format },
      ...{ lineCount: statement.lines.length, firstDay: days[0]!, lastDay: days.at(-1)! },
    }
    const keys = keysOf(statement.lines)
    const earlier = new Set<string>()
    for (let at = 0; at < keys.length; at += atOnce * 5) {
      const part = keys.slice(at, at + atOnce * 5)
      const found = await tx.select({ key: bankLines.key }).from(bankLines).where(inArray(bankLines.key, part))
      for (const { key } of found) earlier.add(key)
    }
    const rows = statement.lines.flatMap((line, at) =>
      earlier.has(keys[at]!)
        ? []
        : [{ ...rowOf(line), id: newId(), fileId: id, key: keys[at]!, state: 'open' as const }],
    )
    const [kept] = await tx
      .insert(bankFiles)
      .values({ ...file, newLineCount: rows.length, createdAt: now, createdBy: doerId(viewer) })
      .returning()
    for (let at = 0; at < rows.length; at += atOnce) await tx.insert(bankLines).values(rows.slice(at, at + atOnce))
    await noteAudit(scope, {
      ...{ action: 'bankFile.imported', subjectId: id, subjectName: file.name },
      changes: { lines: { old: null, new: rows.length } },
    })
    return kept!
  },
)

const rowOf = (line: BankLine) => ({
  ...{ accountIban: line.accountIban.slice(0, 40), bookedOn: line.bookedOn, valueOn: line.valueOn, cents: line.cents },
  ...{ feeCents: line.fee, name: line.name.slice(0, longest.name), iban: line.iban },
  ...{ purpose: line.purpose.slice(0, longest.purpose), endToEndId: line.endToEndId.slice(0, longest.reference) },
  reference: line.reference.slice(0, longest.reference),
})

/** By why a file is not read, what it is refused with. */
const codes: Readonly<Record<BankFileFault, RefusalCode>> = {
  ...{ EMPTY: 'FILE_BROKEN', TOO_LARGE: 'FILE_TOO_LARGE', ENCODING: 'FILE_BROKEN', NO_XML: 'FILE_BROKEN' },
  ...{ DOCTYPE: 'FILE_BROKEN', NO_STATEMENT: 'FILE_TYPE_INVALID', COLUMNS: 'COLUMNS_UNKNOWN', DATE: 'FILE_BROKEN' },
  ...{ AMOUNT: 'FILE_BROKEN', CURRENCY: 'FILE_TYPE_INVALID' },
}

function readOrRefuse(bytes: Uint8Array, columns: Columns | null): BankStatement {
  try {
    const statement = readBankFile(bytes, columns)
    if (
      statement.lines.some(line => !Object.values(line).every(value => typeof value !== 'string' || isStorable(value)))
    )
      throw new BankFileRefused('ENCODING', 'it holds signs that cannot be kept')
    return statement
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    const { reason, message, line, heads } = error
    return refuse(codes[reason], [reason === 'COLUMNS' ? 'columns' : 'file'], message, { fault: reason, line, heads })
  }
}
