import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../kit/refusals.ts'
import { doerId } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { addJob } from '../../platform/jobs.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { refusingTaken } from '../../platform/taken.ts'
import { files } from '../files/tables.ts'
import type { TableFormat } from './reading/table.ts'
import { importField } from './rules/fields.ts'
import { keptDays } from './rules/limits.ts'
import { guessedMapping, headsKey, type Template } from './rules/templates.ts'
import { cancellable, type ImportOptions, type ImportState, importMappings, importRows, imports } from './tables.ts'
import type { ImportRow } from './working/progress.ts'

/** The job that works on an import. */
export const TASK = 'work_on_import'
const MOST_ATTEMPTS = 5
const DAY = 86_400_000

const formats: Readonly<Record<string, TableFormat>> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  json: 'json',
}

const work = ({ tx, newId }: OperationScope, id: string) =>
  addJob(tx, TASK, { id }, { key: `${TASK} ${id} ${newId()}`, queue: TASK, mostAttempts: MOST_ATTEMPTS })

/** An import, locked until the transaction ends. Throws NotFound. */
async function locked({ tx }: OperationScope, importId: string): Promise<ImportRow> {
  const [row] = isId(importId)
    ? await tx.select().from(imports).where(eq(imports.id, importId)).for('no key update')
    : []
  if (!row) throw new NotFound()
  return row
}

/** Refuses what an import cannot do where it is. */
function refuseUnless({ state }: ImportRow, ...states: readonly ImportState[]): void {
  if (!states.includes(state)) refuse('IMPORT_STATE', [], `the import is ${state}`)
}

/**
 * Begins to take in a table of the library: its file is read in the background, and what its columns mean is guessed.
 * Refuses with NOT_FOUND for a file that there is not and FILE_TYPE_INVALID for one that is no table.
 */
export const startImport = operation(
  'admin:catalogue',
  async (scope, { fileId }: { readonly fileId: string }): Promise<{ importId: string }> => {
    const { tx, viewer, now, newId } = scope
    const [file] = isId(fileId)
      ? await tx
          .select()
          .from(files)
          .where(and(eq(files.id, fileId), files.isInLibrary, isNull(files.deletedAt)))
      : []
    if (!file) refuse('NOT_FOUND', ['fileId'], 'is no file of the library')
    const format = formats[file.extension]
    if (!format) refuse('FILE_TYPE_INVALID', ['fileId'], 'is no CSV or JSON file and no XLSX workbook')
    const id = newId()
    await tx.insert(imports).values({
      ...{ id, accountId: doerId(viewer), sourceId: file.id, fileName: file.name, format, state: 'reading' },
      ...{ options: { clearsEmpty: false, addsNames: true, publishes: false }, createdAt: now },
    })
    await work(scope, id)
    return { importId: id }
  },
)

export type CheckImport = {
  readonly importId: string
  /** A field for each column, by its key; null where it means nothing. Absent: as it stands. */
  readonly mapping?: readonly (string | null)[] | null
  readonly template?: Template | null
  readonly options?: Partial<ImportOptions> | null
}

/**
 * Says what the columns of an import mean, which is remembered for tables with the same heads, and has it compared with the
 * catalogue; writes nothing of it. Refuses with IMPORT_STATE, and with INVALID_INPUT for columns that mean nothing known or
 * the same as another, and where none says which products they are.
 */
export const checkImport = operation(
  'admin:catalogue',
  async (scope, input: CheckImport): Promise<{ importId: string }> => {
    const { tx, now } = scope
    const row = await locked(scope, input.importId)
    refuseUnless(row, 'mapping', 'checked')
    const template = input.template ?? row.template
    const mapping = input.mapping ?? (input.template ? guessedMapping(row.heads, input.template) : row.mapping)
    refuseIf(mappingRefusals(mapping, row.heads))
    const options = { ...row.options, ...input.options }
    const remembered = { mapping, options, savedAt: now }
    await tx
      .insert(importMappings)
      .values({ heads: headsKey(row.heads), ...remembered })
      .onConflictDoUpdate({ target: importMappings.heads, set: remembered })
    await tx
      .update(imports)
      .set({ state: 'checking', mapping, options, template, failure: null, total: row.rowCount, done: 0 })
      .where(eq(imports.id, row.id))
    await work(scope, row.id)
    return { importId: row.id }
  },
)

const naming = ['productNumber', 'rowNumber', 'slug', 'title.de', 'sku', 'parent']

function mappingRefusals(mapping: readonly (string | null)[], heads: readonly string[]) {
  if (mapping.length !== heads.length) {
    return [refusal('INVALID_INPUT', ['mapping'], `must have ${heads.length} entries, one for each column`)]
  }
  const seen = new Set<string>()
  const found = mapping.flatMap((key, at) => {
    if (key === null) return []
    const isTwice = seen.has(key)
    seen.add(key)
    if (!importField(key)) return [refusal('INVALID_INPUT', ['mapping', String(at)], 'is no field')]
    return isTwice ? [refusal('ENTRY_TWICE', ['mapping', String(at)], 'another column is this field')] : []
  })
  if (found.length > 0 || naming.some(key => seen.has(key))) return found
  return [refusal('IMPORT_UNNAMED', ['mapping'], 'no column says which products the rows are')]
}

/**
 * Writes a checked import into the catalogue, in the background, as a whole or not at all. Refuses with IMPORT_STATE, with
 * IMPORT_ERRORS while something is wrong with the table, and with IMPORT_RUNNING while another one is written.
 */
export const runImport = operation(
  'admin:catalogue',
  async (scope, { importId }: { readonly importId: string }): Promise<{ importId: string }> => {
    const row = await locked(scope, importId)
    refuseUnless(row, 'checked')
    if (row.errorCount > 0) refuse('IMPORT_ERRORS', [], `${row.errorCount} errors`)
    await setWriting(scope, row, 'running')
    return { importId }
  },
)

/**
 * Takes back what an import did, in the background, unless one of its products was changed since: then it stays, and says
 * which. Refuses with IMPORT_STATE and IMPORT_RUNNING.
 */
export const undoImport = operation(
  'admin:catalogue',
  async (scope, { importId }: { readonly importId: string }): Promise<{ importId: string }> => {
    const row = await locked(scope, importId)
    refuseUnless(row, 'done')
    await setWriting(scope, row, 'undoing')
    return { importId }
  },
)

async function setWriting(scope: OperationScope, { id }: ImportRow, state: 'running' | 'undoing'): Promise<void> {
  await refusingTaken({ imports_writing: { code: 'IMPORT_RUNNING', path: [] } }, () =>
    scope.tx.update(imports).set({ state, done: 0, failure: null, conflicts: [] }).where(eq(imports.id, id)),
  )
  await work(scope, id)
}

/** Calls an import off; nothing of it is in the catalogue. Refuses with IMPORT_STATE where it is too late. */
export const cancelImport = operation(
  'admin:catalogue',
  async (scope, { importId }: { readonly importId: string }): Promise<{ importId: string }> => {
    const row = await locked(scope, importId)
    refuseUnless(row, ...cancellable)
    await scope.tx.update(imports).set({ state: 'cancelled', finishedAt: scope.now }).where(eq(imports.id, importId))
    await scope.tx.delete(importRows).where(eq(importRows.importId, importId))
    return { importId }
  },
)

type Parts = { readonly database: Database; readonly now: () => Date }

/** Notes that an import cannot go on: what was to be written is as before, what was written waits to be run again. */
export async function noteBroken({ database, now }: Parts, importId: string): Promise<void> {
  const set = (values: Partial<typeof imports.$inferInsert>, states: readonly ImportState[]) =>
    database.drizzle
      .update(imports)
      .set({ failure: 'BROKEN', ...values })
      .where(and(eq(imports.id, importId), inArray(imports.state, [...states])))
  await set({ state: 'failed', finishedAt: now() }, ['reading'])
  await set({ state: 'mapping' }, ['checking'])
  await set({ state: 'checked' }, ['running'])
  await set({ state: 'done' }, ['undoing', 'listing'])
  await set({ state: 'undone' }, ['unlisting'])
}

/** Forgets imports that ended long ago, and those that nobody ended. */
export async function removeOldImports({ database, now }: Parts): Promise<void> {
  await database.drizzle
    .delete(imports)
    .where(
      and(
        lt(imports.createdAt, new Date(now().getTime() - keptDays * DAY)),
        notInArray(imports.state, ['running', 'listing', 'undoing', 'unlisting']),
      ),
    )
}
