import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { type Reader, rowsIf, run, utc } from '../../platform/statements.ts'
import type { Difference } from './rules/differences.ts'
import type { MistakeCode } from './rules/values.ts'
import type { ImportRow } from './working/progress.ts'

/** An import as staff see it. Instants are ISO 8601. */
export type ProductImport = Omit<ImportRow, 'createdAt' | 'finishedAt' | 'undoneAt' | 'accountId' | 'sourceId'> & {
  readonly by: string | null
  readonly createdAt: string
  readonly finishedAt: string | null
  readonly undoneAt: string | null
}

/** What an import makes of a product. */
export type ImportChange = {
  readonly number: number
  readonly isNew: boolean
  readonly productId: string
  readonly productNumber: string
  readonly title: string
  readonly differences: readonly Difference[]
}

/** What is wrong with a table; `head` is the title of its column. */
export type ImportError = {
  readonly line: number
  readonly column: number | null
  readonly head: string | null
  readonly code: MistakeCode
  readonly details: Readonly<Record<string, string | number>>
}

const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'catalogue'))

const importRowsOf = (where: SQL, rest: SQL): SQL => sql`
  select i.id, i.file_name as "fileName", i.format, i.encoding, i.separator, i.template, i.state, i.heads, i.samples,
    i.mapping, i.options, i.row_count as "rowCount", i.total, i.done, i.new_count as "newCount",
    i.changed_count as "changedCount", i.same_count as "sameCount", i.error_count as "errorCount", i.additions,
    i.failure, i.failure_line as "failureLine", i.failure_column as "failureColumn", i.conflicts, a.name as by,
    ${utc(sql`i.created_at`)} as "createdAt", ${utc(sql`i.finished_at`)} as "finishedAt",
    ${utc(sql`i.undone_at`)} as "undoneAt"
  from imports i left join accounts a on a.id = i.account_id where ${where} ${rest}`

export const importTabs = ['all', 'open', 'done', 'undone', 'ended'] as const
export type ImportTab = (typeof importTabs)[number]
/** `search`: part of the file's name. */
export type ImportFilter = { readonly tab?: ImportTab | null; readonly search?: string | null }

const statesOf: Readonly<Record<Exclude<ImportTab, 'all'>, SQL>> = {
  open: sql`i.state in ('reading', 'mapping', 'checking', 'checked', 'running', 'listing', 'undoing', 'unlisting')`,
  done: sql`i.state = 'done'`,
  undone: sql`i.state = 'undone'`,
  ended: sql`i.state in ('failed', 'cancelled')`,
}

function conditions(viewer: Viewer, { tab, search }: ImportFilter): SQL {
  const text = search?.trim().slice(0, 100)
  const all = [listedFor(viewer)]
  if (tab && tab !== 'all') all.push(statesOf[tab])
  if (text) all.push(sql`i.file_name ilike ${`%${literally(text)}%`}`)
  return sql.join(all, sql` and `)
}

/** A page of imports, the latest first. */
export const browseImports = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: ImportFilter,
  page: { offset: number; limit: number },
): Promise<ProductImport[]> =>
  run(
    reader,
    importRowsOf(
      sql`i.id in (select i.id from imports i where ${conditions(viewer, filter)}
        order by i.created_at desc nulls last, i.id desc nulls last limit ${page.limit} offset ${page.offset})`,
      sql`order by i.created_at desc, i.id desc`,
    ),
  )

export const countImports = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: ImportFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, sql`imports i`, conditions(viewer, filter))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countImportTabs = (
  reader: Reader,
  viewer: Viewer,
  filter: ImportFilter,
): Promise<Record<ImportTab, number>> => {
  const each = importTabs.map(tab => [tab, conditions(viewer, { ...filter, tab })])
  return countEach(reader, sql`imports i`, Object.fromEntries(each) as Record<ImportTab, SQL>)
}

/** Imports by id, for those who read the catalogue. */
export const importsByIds = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ProductImport[]> =>
  run(reader, importRowsOf(sql`${listedFor(viewer)} and i.id = any(${sql.param(ids.filter(isId))}::uuid[])`, sql``))

/** What an import makes of products, in the order of the table; the first ones behind a number. */
export const changesOfImport = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ImportChange[]> =>
  run(
    reader,
    sql`select number, is_new as "isNew", product_id as "productId", product_number as "productNumber", title,
        differences
      from import_changes where ${listedFor(viewer)} and import_id = ${importId}::uuid and number > ${after}
      order by number limit ${limit}`,
  )

/** What is wrong with a table, by line; the first ones behind some. */
export const errorsOfImport = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  importId: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<ImportError[]> =>
  run(
    reader,
    sql`select e.line, e."column", i.heads[e."column"] as head, e.code, e.details
      from import_errors e join imports i on i.id = e.import_id
      where ${listedFor(viewer)} and e.import_id = ${importId}::uuid
      order by e.line, e."column" nulls first, e.number offset ${skip} limit ${limit}`,
  )
