import { type CSSProperties, type ReactNode, useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { type CellPlace, isWithin } from './places.ts'
import style from './Sheet.module.css'
import { DrawnInSheet, type SheetCellContent, SheetInput } from './SheetCell.tsx'
import type { SheetEditing } from './useSheet.ts'
import { type SheetEntry, useSheetEvents } from './useSheetEvents.ts'

/** What rows and columns add up to, in words; they stay in sight. */
export interface SheetSums {
  readonly title: ReactNode
  readonly ofRow: (row: number) => string
  readonly ofColumn: (column: number) => string
  readonly ofAll: string
}

export interface SheetProps {
  sheet: SheetEditing
  caption: string
  /** Above the titles of the rows. */
  corner: ReactNode
  columns: readonly { readonly key: string; readonly title: string }[]
  rows: readonly { readonly key: string; readonly title: ReactNode }[]
  cellAt: (place: CellPlace) => SheetCellContent
  /** How the cells are typed; null where they are drawn by the page. */
  entry: SheetEntry | null
  /** In pixels. */
  cellWidth: number
  /** Texts, not numbers: they begin at the left. */
  isText?: boolean
  sums?: SheetSums | null
}

/** A field for days shows nothing of what is no day; such a text stays in sight in one for texts. */
const isShownAsDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Most sentences about cells that cannot be read. */
const mostProblems = 5
/** Rows that are drawn at once, more than are in sight; those below them follow when these are on the screen. */
const firstRows = 15

/**
 * Cells in rows and columns as in a spreadsheet: arrows, Enter and Tab move, Shift and the pointer mark, Ctrl C, X and V
 * go to and come from spreadsheets, Ctrl D fills down, Delete empties, Ctrl Z and Y take back and do again, each paste as
 * one. Titles of rows and columns and the sums stay in sight. It writes into the form of its page and saves nothing.
 */
export function Sheet(props: SheetProps) {
  const { sheet, columns, rows, cellAt, entry, sums = null, isText = false } = props
  const size = { rows: rows.length, columns: columns.length }
  const { range, told, typedKey, isManyMarked, fillDown, onTable, onLeave } = useSheetEvents({
    ...{ sheet, size, entry, cellAt },
  })
  const problems: { key: string; label: string; text: string; problem: string }[] = []

  const drawn = (row: number, column: number) => {
    const content = cellAt({ row, column })
    const isSelected = isManyMarked && range !== null && isWithin(range, { row, column })
    const key = columns[column]!.key
    if (!('key' in content))
      return <DrawnInSheet key={key} {...{ row, column, isSelected, content: content.content }} />
    const { key: field, problem: said, ...cell } = content
    const read = entry && field !== typedKey ? entry.read(cell.text) : null
    const problem = said ?? (read && 'problem' in read ? read.problem : undefined)
    if (problem && !said) problems.push({ key: field, label: cell.label, text: cell.text, problem })
    return (
      <SheetInput
        key={key}
        {...{ row, column, isSelected, ...cell, problem }}
        type={entry?.type === 'date' && isShownAsDay(cell.text) ? 'date' : 'text'}
        inputMode={entry?.inputMode}
        isReadOnly={sheet.isReadOnly}
      />
    )
  }

  const rowCount = useDeferredValue(rows.length, Math.min(rows.length, firstRows))
  const body = rows.slice(0, Math.max(rowCount, firstRows)).map((row, at) => (
    <tr key={row.key}>
      <th scope="row">{row.title}</th>
      {columns.map((_column, column) => drawn(at, column))}
      {sums && <td className={style.sum}>{sums.ofRow(at)}</td>}
    </tr>
  ))
  /** One row marked: all below it. */
  const fillable =
    range && (range.from.row !== range.to.row ? range : { from: range.from, to: { ...range.to, row: size.rows - 1 } })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when the focus leaves what is inside of it
    <div className={style.sheet} onBlur={onLeave}>
      <div className={style.scroll}>
        <table
          className={style.grid}
          data-text={isText || undefined}
          style={{ '--cell': `${props.cellWidth}px` } as CSSProperties}
          {...onTable}
        >
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{props.corner}</th>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
              {sums && (
                <th scope="col" className={style.sum}>
                  {sums.title}
                </th>
              )}
            </tr>
          </thead>
          <tbody>{body}</tbody>
          {sums && rows.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{sums.title}</th>
                {columns.map(({ key }, column) => (
                  <td key={key}>{sums.ofColumn(column)}</td>
                ))}
                <td className={style.sum}>{sums.ofAll}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p className={style.told} role="status">
        {told}
      </p>
      {problems.slice(0, mostProblems).map(({ key, label, text, problem }) => (
        <FieldError key={key}>
          <FormattedMessage id="kit.sheet.problem" values={{ label, text, problem }} />
        </FieldError>
      ))}
      {problems.length > mostProblems && (
        <FieldError>
          <FormattedMessage id="kit.sheet.moreProblems" values={{ count: problems.length - mostProblems }} />
        </FieldError>
      )}
      {entry && !sheet.isReadOnly && (
        // The focus stays in its cell, so that the keyboard of a phone stays, too.
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
        <div className={style.tools} onMouseDown={event => event.preventDefault()}>
          <Button look="quiet" size="tiny" disabled={!sheet.canUndo} onClick={sheet.undo}>
            <FormattedMessage id="kit.sheet.undo" />
          </Button>
          <Button look="quiet" size="tiny" disabled={!sheet.canRedo} onClick={sheet.redo}>
            <FormattedMessage id="kit.sheet.redo" />
          </Button>
          {size.rows > 1 && (
            <Button
              look="quiet"
              size="tiny"
              disabled={!fillable || fillable.from.row === fillable.to.row}
              onClick={() => fillable && fillDown(fillable)}
            >
              <FormattedMessage id="kit.sheet.fillDown" />
            </Button>
          )}
          <span className={style.keys}>
            <FormattedMessage id="kit.sheet.keys" />
          </span>
        </div>
      )}
    </div>
  )
}
