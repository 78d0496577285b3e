import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { classes } from '../../ui/classes.ts'
import style from './cards.module.css'
import type { Column } from './columns.ts'
import type { Drawn } from './ListRows.tsx'
import table from './table.module.css'

/** Rows as cards, in the same order and with the same facts, for places too narrow for a table. */
export function ListCards<TRow extends { readonly id: string }>({ drawn }: { drawn: Drawn<TRow> }) {
  const { caption, columns, rows, selection, hasMenu } = drawn
  const at = (place: Column<TRow>['card']) => columns.filter(column => column.card === place)
  const [title] = at('title')
  return (
    <ul className={style.cards} aria-label={caption}>
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={style.card}
          data-row={row.id}
          data-selected={selection?.selected.has(row.id) || undefined}
          data-unread={drawn.isUnread?.(row) || undefined}
        >
          {selection && <div className={classes(style.check, table.above)}>{drawn.checkOf(row, index)}</div>}
          {at('picture').map(column => (
            <div key={column.key} className={style.picture}>
              {drawn.cellOf(column, row, index)}
            </div>
          ))}
          <div className={style.body}>
            <div className={style.top}>
              <div className={style.title}>{title && drawn.linked(row, index, drawn.cellOf(title, row, index))}</div>
              {at('corner').map(column => (
                <Fact key={column.key} column={column} className={style.corner}>
                  {drawn.cellOf(column, row, index)}
                </Fact>
              ))}
            </div>
            <div className={style.facts}>
              {at('fact').map(column => (
                <Fact key={column.key} column={column} isHidden={isEmpty(column, row)}>
                  {drawn.cellOf(column, row, index)}
                </Fact>
              ))}
            </div>
            <div className={style.lines}>
              {at('line').map(column => (
                <Fact key={column.key} column={column} className={style.line} isHidden={isEmpty(column, row)}>
                  {drawn.cellOf(column, row, index)}
                </Fact>
              ))}
            </div>
          </div>
          {hasMenu && <div className={style.menu}>{drawn.menuOf(row, index)}</div>}
        </li>
      ))}
    </ul>
  )
}

/** Whether a card leaves it out: there is nothing to read, and nothing to press. */
const isEmpty = <TRow,>({ text, isOnCardAnyway }: Column<TRow>, row: TRow): boolean =>
  !isOnCardAnyway && text(row) === ''

interface FactProps {
  column: Pick<Column<never>, 'title' | 'isNamedOnCard' | 'isAbove'>
  className?: string
  isHidden?: boolean
  children: ReactNode
}

/** A value with the name of its column, which readers always hear. */
function Fact({ column, className, isHidden, children }: FactProps) {
  if (isHidden) return null
  return (
    <div className={classes(className, column.isAbove && table.above)}>
      <span className={column.isNamedOnCard ? style.name : 'visually-hidden'}>
        <FormattedMessage id={column.title} />{' '}
      </span>
      {children}
    </div>
  )
}
