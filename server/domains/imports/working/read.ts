import { eq } from 'drizzle-orm'
import { insertRows } from '../../../platform/insertRows.ts'
import type { Storage } from '../../../platform/storage.ts'
import { TableRefused, type TableRow } from '../reading/refused.ts'
import { openTable } from '../reading/table.ts'
import { sampleRows } from '../rules/limits.ts'
import { guessedMapping, headsKey, templateOf } from '../rules/templates.ts'
import { importMappings, importRows } from '../tables.ts'
import { type ImportRow, note, type Working } from './progress.ts'
import { withSource } from './source.ts'

/** Rows that are written down at once. */
const rowsAtOnce = 2000

/** Reads the file of an import into rows, and says what its columns may mean: as they did the last time, else by their
 *  names. Where it cannot be read the import has failed, with the place. Twice is once. */
export async function readFile(working: Working & { readonly storage: Storage }, row: ImportRow): Promise<void> {
  const { database, storage } = working
  const reader = database.drizzle
  await reader.delete(importRows).where(eq(importRows.importId, row.id))
  try {
    await withSource({ reader, storage }, row.sourceId, path => readRows(working, row, path))
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    await reader.delete(importRows).where(eq(importRows.importId, row.id))
    const { code: failure, line: failureLine, column: failureColumn } = error
    await note(working, row, { state: 'failed', failure, failureLine, failureColumn, finishedAt: working.now() })
  }
}

async function readRows(working: Working, row: ImportRow, path: string): Promise<void> {
  const reader = working.database.drizzle
  const { rows, encoding, separator } = await openTable(path, row.format)
  let heads: readonly string[] | null = null
  const samples: (readonly string[])[] = []
  let batch: TableRow[] = []
  let rowCount = 0
  const flush = async () => {
    await insertRows(
      reader,
      importRows,
      batch.map(({ line, cells }) => ({ importId: row.id, line, cells: [...cells] })),
    )
    rowCount += batch.length
    batch = []
    await note(working, row, { done: rowCount })
  }
  for await (const each of rows) {
    if (heads === null) {
      heads = each.cells
      continue
    }
    if (samples.length < sampleRows) samples.push(each.cells.map(cell => cell.slice(0, 200)))
    batch.push(each)
    if (batch.length === rowsAtOnce) await flush()
  }
  await flush()
  if (heads === null) throw new TableRefused('TABLE_EMPTY')
  const template = templateOf(heads)
  const [remembered] = await reader
    .select()
    .from(importMappings)
    .where(eq(importMappings.heads, headsKey(heads)))
  await note(working, row, {
    ...{ state: 'mapping', encoding, separator, template, heads: [...heads], samples, rowCount, total: rowCount },
    mapping: remembered?.mapping ?? guessedMapping(heads, template),
    ...(remembered && { options: remembered.options }),
  })
}
