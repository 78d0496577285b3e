import { useIntl } from 'react-intl'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useToasts } from '../../ui/Toasts.tsx'
import type { Column } from './columns.ts'
import { csvOf, saveFile } from './csv.ts'
import { today } from './days.ts'
import type { ListDefinition } from './definition.ts'
import { nextCursor } from './Paging.tsx'
import type { ListView } from './url.ts'
import { mostRows } from './ViewMenu.tsx'

const rowsOfRequest = 100

/** All rows that fit the filters, beyond the page that is shown: to be selected, or saved as a file. */
export function useAllRows<TQuery extends OperationType, TRow extends { readonly id: string }>(
  definition: ListDefinition<TQuery, TRow>,
  view: ListView,
) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const toasts = useToasts()

  async function readAll(): Promise<readonly TRow[]> {
    const rows: TRow[] = []
    let after: string | null = null
    do {
      const variables = { ...definition.variables(view), first: rowsOfRequest, after } as TQuery['variables']
      const response = await fetchQuery<TQuery>(environment, definition.query, variables).toPromise()
      if (response === undefined) break
      const answer = definition.read(response)
      rows.push(...answer.rows)
      after = nextCursor(answer.cursors)
    } while (after !== null && rows.length < mostRows)
    return rows.slice(0, mostRows)
  }

  const read = (then: (rows: readonly TRow[]) => void): Promise<void> => readAll().then(then, toasts.tellFailure)
  return {
    read,
    /** Saves `rows`, or all without any, as the columns show them. */
    save({ title, columns, rows }: Saved<TRow>): void {
      const write = (saved: readonly TRow[]) => {
        const more = definition.inFile?.(saved, intl) ?? []
        const head = [...columns.map(({ title: id }) => intl.formatMessage({ id })), ...more.map(each => each.head)]
        const lines = saved.map(row => [...columns, ...more].map(column => column.text(row)))
        saveFile(`${title} ${today()}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...lines]))
      }
      if (rows) write(rows)
      else void read(write)
    },
  }
}

interface Saved<TRow> {
  title: string
  columns: readonly Column<TRow>[]
  rows: readonly TRow[] | null
}
