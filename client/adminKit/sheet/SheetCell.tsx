import { memo, type ReactNode } from 'react'
import style from './Sheet.module.css'

/** A cell that is typed into. */
export interface TypedCell {
  /** The field behind it. */
  readonly key: string
  readonly text: string
  /** What it is called by: 'Größe M, Herren'. */
  readonly label: string
  readonly placeholder?: string | undefined
  readonly isEdited?: boolean | undefined
  /** What is wrong with it, as a sentence. */
  readonly problem?: string | undefined
  /** `none`: there is nothing of it; `later`: not now. */
  readonly look?: 'none' | 'later' | undefined
  /** A word below it. */
  readonly note?: string | undefined
  /** Stands behind the note: a button. */
  readonly beside?: ReactNode
}

/** A cell of another kind, drawn by the page; what is absent is drawn, too. */
interface DrawnCell {
  readonly content: ReactNode
}

export type SheetCellContent = TypedCell | DrawnCell

interface InputProps extends Omit<TypedCell, 'key'> {
  row: number
  column: number
  type: 'text' | 'date'
  inputMode?: 'numeric' | 'decimal' | undefined
  isReadOnly: boolean
  isSelected: boolean
}

/** What is typed is heard by the sheet around, for all of its cells alike. */
const heardAbove = () => undefined

/** Drawn anew only when something of its own is different: a sheet has hundreds of them. */
export const SheetInput = memo(function SheetInput(props: InputProps) {
  const { row, column, text, label, note, look, beside, isSelected } = props
  return (
    <td data-cell={`${row} ${column}`} data-typed data-selected={isSelected || undefined}>
      <input
        className={style.cell}
        type={props.type}
        inputMode={props.inputMode}
        aria-label={label}
        aria-invalid={props.problem ? true : undefined}
        title={props.problem}
        data-edited={props.isEdited || undefined}
        data-look={look}
        placeholder={props.placeholder}
        autoComplete="off"
        readOnly={props.isReadOnly}
        value={text}
        onChange={heardAbove}
      />
      {(note || beside) && (
        <span className={style.note}>
          {note}
          {beside}
        </span>
      )}
    </td>
  )
})

export interface DrawnProps extends DrawnCell {
  row: number
  column: number
  isSelected: boolean
}

export function DrawnInSheet({ row, column, content, isSelected }: DrawnProps) {
  return (
    <td data-cell={`${row} ${column}`} data-selected={isSelected || undefined}>
      {content}
    </td>
  )
}
