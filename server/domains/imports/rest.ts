import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { askingOf, idsNamed } from '../../api/restIds.ts'
import { exampleIds } from '../../kit/answers.ts'
import { NotFound } from '../../kit/refusals.ts'
import { fileNameField } from '../../platform/headers.ts'
import { exportedRows, headsIn } from './exporting/rows.ts'
import { csvOf, jsonOf, xlsxOf } from './exporting/tables.ts'
import { errorsOfImport, importsByIds } from './queries.ts'
import { exportedFields } from './rules/fields.ts'
import { mostErrors } from './rules/limits.ts'
import { mistakeText } from './rules/mistakeTexts.ts'

/** Most products that an export names one by one. */
const mostNamed = 500

async function* withHead(head: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield head
  yield* rows
}

/** Products as tables, and what is wrong with tables that come in. */
export const importRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop_product/export',
    audience: 'staff:catalogue',
    summary: `All products with their sizes as a table, which an import reads as it is: CSV (UTF-8, semicolons), XLSX or JSON (a list of objects by the keys of the fields). \`ids\`: these alone, at most ${mostNamed}, with commas between them.`,
    input: z.object({ format: z.enum(['csv', 'xlsx', 'json']).default('csv'), ids: z.string().max(50_000).optional() }),
    answer: 'The table',
    example: { format: 'csv' },
    async run(context, { format, ids }, reply) {
      const { database, language } = context
      const named = ids
        ? await idsNamed(askingOf(context), ids.split(',').slice(0, mostNamed), { types: ['Product'] })
        : null
      const heads = format === 'json' ? exportedFields.map(({ key }) => key) : headsIn(language)
      const rows = withHead(heads, exportedRows(database.drizzle, language, named))
      const name = language === 'de' ? 'produkte' : 'products'
      reply.header('content-disposition', `attachment; ${fileNameField(`${name}.${format}`)}`)
      if (format === 'json') {
        reply.type('application/json; charset=utf-8')
        return jsonOf(rows)
      }
      if (format === 'csv') {
        reply.type('text/csv; charset=utf-8')
        return csvOf(rows)
      }
      reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      return xlsxOf(rows)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/product_import/{id}/errors.csv',
    audience: 'staff:catalogue',
    summary: `What is wrong with the table of an import, by line and column, as a CSV file; the first ${mostErrors}.`,
    input: z.object({ id: z.string().max(400) }),
    answer: 'The CSV file, UTF-8 with semicolons',
    example: { id: exampleIds.import },
    async run(context, { id }, reply) {
      const { database, viewer, language } = context
      const [importId] = await idsNamed(askingOf(context), [id], { types: ['ProductImport'] })
      const [found] = importId ? await importsByIds(database.drizzle, viewer, [importId]) : []
      if (!found) throw new NotFound()
      const errors = await errorsOfImport(database.drizzle, viewer, found.id, { skip: 0, limit: mostErrors })
      const heads =
        language === 'de' ? ['Zeile', 'Spalte', 'Überschrift', 'Fehler'] : ['Line', 'Column', 'Head', 'Error']
      const rows = (async function* () {
        yield heads
        for (const error of errors) {
          yield [String(error.line), String(error.column ?? ''), error.head ?? '', mistakeText(error, language)]
        }
      })()
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; ${fileNameField('fehler.csv')}`)
      return csvOf(rows)
    },
  }),
]
