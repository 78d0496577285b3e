import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../ui/Choices.tsx'
import { classes } from '../../ui/classes.ts'
import { type Column, columnWidths } from './columns.ts'
import { checkWidth, type Drawn } from './ListRows.tsx'
import { SortHeader } from './SortHeader.tsx'
import style from './table.module.css'

export interface ListTableProps<TRow extends { readonly id: string }> {
  drawn: Drawn<TRow>
  /** Those that there is room for. */
  columns: readonly Column<TRow>[]
  /** Pixels for them; Infinity before they are known. */
  room: number
}

/** Rows as a table, whose columns have the widths that are told and which is never wider than its place. */
export function ListTable<TRow extends { readonly id: string }>({ drawn, columns, room }: ListTableProps<TRow>) {
  const { caption, rows, sort, selection, hasMenu } = drawn
  const intl = useIntl()
  const widths = Number.isFinite(room) ? columnWidths(columns, room) : null
  const linkColumn = columns.find(column => column.isLink) ?? columns.find(column => column.card === 'title')
  const classOf = (column: Column<TRow>) =>
    classes(column.isNumber && style.number, column.isStrong && style.strong, column === linkColumn && style.name)
  return (
    <table className={classes(style.table, drawn.isDense && style.dense)} data-laid-out={widths ? true : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        {selection && <col style={{ width: checkWidth }} />}
        {columns.map((column, at) => (
          <col key={column.key} style={{ width: widths?.[at] }} />
        ))}
        {hasMenu && <col style={{ width: drawn.menuWidth }} />}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={style.check}>
              <Checkbox
                label={<span className="visually-hidden">{intl.formatMessage({ id: 'kit.row.selectPage' })}</span>}
                checked={rows.length > 0 && rows.every(row => selection.selected.has(row.id))}
                isPartly={
                  rows.some(row => selection.selected.has(row.id)) && !rows.every(row => selection.selected.has(row.id))
                }
                onChange={event => selection.onTickAll(event.target.checked)}
              />
            </th>
          )}
          {columns.map(column =>
            column.sort && sort ? (
              <SortHeader
                key={column.key}
                field={column.sort}
                sort={sort}
                beginsFalling={column.beginsFalling}
                className={column.isNumber ? style.number : undefined}
              >
                <FormattedMessage id={column.title} />
              </SortHeader>
            ) : (
              <th key={column.key} scope="col" className={column.isNumber ? style.number : undefined}>
                <span className={column.isTitleHidden ? 'visually-hidden' : undefined}>
                  <FormattedMessage id={column.title} />
                </span>
              </th>
            ),
          )}
          {hasMenu && (
            <th scope="col" className={style.menu}>
              <span className="visually-hidden">
                <FormattedMessage id="admin.list.actions" />
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-selected={selection?.selected.has(row.id) || undefined}
            data-unread={drawn.isUnread?.(row) || undefined}
          >
            {selection && <td className={classes(style.check, style.above)}>{drawn.checkOf(row, at)}</td>}
            {columns.map(column => {
              const content = drawn.cellOf(column, row, at)
              return (
                <td key={column.key} className={classes(classOf(column), column.isAbove && style.above)}>
                  {column === linkColumn ? drawn.linked(row, at, content) : content}
                </td>
              )
            })}
            {hasMenu && <td className={classes(style.menu, style.above)}>{drawn.menuOf(row, at)}</td>}
          </tr>
        ))}
      </tbody>
      {columns.some(column => column.sum) && rows.length > 1 && (
        <tfoot>
          <tr>
            {selection && <td />}
            {columns.map((column, at) => (
              <td key={column.key} className={classOf(column)}>
                {column.sum?.(rows) ?? (at === 0 && <FormattedMessage id="kit.row.sum" />)}
              </td>
            ))}
            {hasMenu && <td />}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
