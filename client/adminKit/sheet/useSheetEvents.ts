import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { pastedInto, sheetText } from './clipboard.ts'
import {
  type CellPlace,
  type CellRange,
  isSamePlace,
  isSingle,
  isWithin,
  moved,
  nextThere,
  normalised,
  rowsWithin,
  type SheetSize,
} from './places.ts'
import type { SheetCellContent, TypedCell } from './SheetCell.tsx'
import type { SheetEditing } from './useSheet.ts'

/** How the cells of a view are typed. */
export interface SheetEntry {
  readonly type: 'text' | 'date'
  readonly inputMode?: 'numeric' | 'decimal'
  /** What a typed or pasted text means, as the form writes it; or why it cannot be read, as a sentence. */
  readonly read: (text: string) => { readonly text: string } | { readonly problem: string }
}

const steps: Readonly<Partial<Record<string, CellPlace>>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

const isAllMarked = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** Whether the caret leaves the field when it moves on in the direction of the key. */
function leavesField(field: HTMLInputElement, key: string): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown' || field.type !== 'text' || isAllMarked(field)) return true
  const { selectionStart: start, selectionEnd: end, value } = field
  return start === end && (key === 'ArrowLeft' ? start === 0 : start === value.length)
}

function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell?.dataset.cell) return null
  const [row = 0, column = 0] = cell.dataset.cell.split(' ').map(Number)
  return { row, column }
}

/** The input that a cell is typed into, where it is one of those. */
const typedInput = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.closest('[data-typed]') ? target : null

interface Options {
  sheet: SheetEditing
  size: SheetSize
  entry: SheetEntry | null
  cellAt: (place: CellPlace) => SheetCellContent
}

const isTyped = (cell: SheetCellContent): cell is TypedCell => 'key' in cell

/** What keys, pointer and clipboard do to a sheet: they are heard at its table, for all cells alike. */
export function useSheetEvents({ sheet, size, entry, cellAt }: Options) {
  const intl = useIntl()
  const [range, setRange] = useState<CellRange | null>(null)
  /** What became of the last paste. */
  const [told, setTold] = useState('')
  /** The field that is being typed into: nothing is said about it before it is left. */
  const [typedKey, setTypedKey] = useState<string | null>(null)
  const typing = useRef({ number: 0, text: '' })
  const drawn = useRef<CellPlace | null>(null)
  /** The field that the pointer has just entered: its text is marked as a whole, the next click sets the caret. */
  const entered = useRef<EventTarget | null>(null)
  const { isReadOnly } = sheet

  const typedAt = (place: CellPlace): TypedCell | null => {
    const cell = cellAt(place)
    return isTyped(cell) ? cell : null
  }
  const isManyMarked = range !== null && !isSingle(range)

  const write = (texts: Iterable<readonly [CellPlace, string]>) => {
    const values = new Map<string, string>()
    for (const [place, text] of texts) {
      const cell = typedAt(place)
      if (cell) values.set(cell.key, text)
    }
    sheet.write(values)
  }

  /** Fills the rows of a range below its first with what stands in that one. */
  const fillDown = (area: CellRange) => {
    const [first = [], ...below] = rowsWithin(area)
    write(
      first.flatMap((source, at) => {
        const cell = typedAt(source)
        return cell ? below.map(row => [row[at]!, cell.text] as const) : []
      }),
    )
  }

  const clear = (area: CellRange) =>
    write(
      rowsWithin(area)
        .flat()
        .map(place => [place, ''] as const),
    )

  const paste = (text: string, area: CellRange): boolean => {
    if (!entry) return false
    // A single value the browser pastes itself, but into fields for days.
    const single =
      entry.type === 'date' ? { cells: [{ ...normalised(area).from, text: text.trim() }], beyond: 0 } : null
    const pasted = pastedInto(text, area, size) ?? single
    if (!pasted) return false
    const values = new Map<string, string>()
    const counts = { beyond: pasted.beyond, absent: 0, unread: 0 }
    for (const { text: value, ...place } of pasted.cells) {
      const cell = typedAt(place)
      if (!cell) {
        if (value !== '') counts.absent += 1
        continue
      }
      const read = entry.read(value)
      const isRead = 'text' in read
      values.set(cell.key, isRead ? read.text : value)
      if (!isRead) counts.unread += 1
    }
    sheet.write(values)
    setTold(intl.formatMessage({ id: 'kit.sheet.pasted' }, { count: values.size, ...counts }))
    const last = pasted.cells.at(-1)
    const { from } = normalised(area)
    if (last) setRange({ from, to: { row: last.row, column: Math.max(...pasted.cells.map(({ column }) => column)) } })
    return true
  }

  const focusAt = (table: HTMLElement, { row, column }: CellPlace): boolean => {
    const next = table.querySelector<HTMLElement>(`[data-cell="${row} ${column}"] :is(input, select, button)`)
    next?.focus()
    return next !== null
  }

  const move = (event: KeyboardEvent<HTMLElement>, from: CellPlace, step: CellPlace) => {
    event.preventDefault()
    const control = ({ row, column }: CellPlace) =>
      event.currentTarget.querySelector(`[data-cell="${row} ${column}"] :is(input, select, button)`) !== null
    const next = nextThere(from, step, size, control)
    if (next) focusAt(event.currentTarget, next)
  }

  const withControl = (event: KeyboardEvent<HTMLElement>, place: CellPlace): void => {
    const area = range ?? { from: place, to: place }
    const field = typedInput(event.target)
    const key = event.key.toLowerCase()
    if (key === 'z' || key === 'y') {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) sheet.redo()
      else sheet.undo()
      return
    }
    if (key === 'd') {
      event.preventDefault()
      const { from, to } = normalised(area)
      // Of one row it is the row above that is repeated, as spreadsheets do.
      if (from.row < to.row) fillDown(area)
      else if (from.row > 0) fillDown({ from: { ...from, row: from.row - 1 }, to })
    } else if (key === 'a' && field && isAllMarked(field)) {
      event.preventDefault()
      setRange({ from: { row: 0, column: 0 }, to: { row: size.rows - 1, column: size.columns - 1 } })
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (!place || event.altKey) return
    const field = typedInput(event.target)
    if (event.ctrlKey || event.metaKey) {
      if (entry) withControl(event, place)
      return
    }
    const step = steps[event.key]
    if (step) {
      // Days and choices are chosen with the same keys.
      const isChosen = field?.type === 'date' || event.target instanceof HTMLSelectElement
      if (isChosen && step.row !== 0) return
      if (event.shiftKey) {
        if (!field || (!isManyMarked && step.column !== 0 && !isAllMarked(field))) return
        event.preventDefault()
        setRange({ from: range?.from ?? place, to: moved(range?.to ?? place, step, size) })
      } else if (event.target instanceof HTMLInputElement && !leavesField(event.target, event.key)) return
      else move(event, place, step)
      return
    }
    if (!field) return
    if (event.key === 'Enter') move(event, place, { row: event.shiftKey ? -1 : 1, column: 0 })
    else if (event.key === 'F2' && field.type === 'text')
      field.setSelectionRange(field.value.length, field.value.length)
    else if (event.key === 'Escape') {
      const cell = typedAt(place)
      if (cell && cell.text !== typing.current.text) {
        event.stopPropagation()
        sheet.write(new Map([[cell.key, typing.current.text]]), typing.current.number)
      }
      setRange({ from: place, to: place })
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isManyMarked && !isReadOnly) {
      event.preventDefault()
      clear(range)
    }
  }

  /** Several cells at once; the text of one the browser copies itself. */
  const onCopy = (event: ClipboardEvent<HTMLTableElement>, isCut = false) => {
    if (!isManyMarked || !placeOf(event.target)) return
    event.preventDefault()
    const rows = rowsWithin(range).map(row => row.map(place => typedAt(place)?.text ?? ''))
    event.clipboardData.setData('text/plain', sheetText(rows))
    if (isCut && !isReadOnly) clear(range)
  }

  return {
    range,
    told,
    typedKey,
    isManyMarked,
    fillDown,
    onTable: {
      onKeyDown,
      onCopy: (event: ClipboardEvent<HTMLTableElement>) => onCopy(event),
      onCut: (event: ClipboardEvent<HTMLTableElement>) => onCopy(event, true),
      onPaste: (event: ClipboardEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        if (!place || !typedInput(event.target) || isReadOnly) return
        // What was marked before somewhere else is not meant.
        const area = range && isWithin(range, place) ? range : { from: place, to: place }
        if (paste(event.clipboardData.getData('text/plain'), area)) event.preventDefault()
      },
      onChange: (event: { target: EventTarget }) => {
        const place = placeOf(event.target)
        const field = typedInput(event.target)
        const cell = place && field && typedAt(place)
        if (!cell) return
        if (isManyMarked) setRange({ from: place, to: place })
        setTypedKey(cell.key)
        sheet.write(new Map([[cell.key, field.value]]), typing.current.number)
      },
      onFocus: (event: FocusEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        if (!place) return
        const field = typedInput(event.target)
        typing.current = { number: typing.current.number + 1, text: field?.value ?? '' }
        if (field?.type === 'text') field.select()
        setRange({ from: place, to: place })
        setTold('')
      },
      onBlur: (event: FocusEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        const cell = place && typedInput(event.target) && typedAt(place)
        setTypedKey(null)
        if (!cell || !entry || isReadOnly || cell.key !== typedKey) return
        const read = entry.read(cell.text)
        if ('text' in read && read.text !== cell.text) {
          sheet.write(new Map([[cell.key, read.text]]), typing.current.number)
        }
      },
      onMouseDown: (event: MouseEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        drawn.current = null
        entered.current = event.target === document.activeElement ? null : event.target
        if (!place || !entry || event.button !== 0) return
        if (event.shiftKey && range) {
          event.preventDefault()
          setRange({ from: range.from, to: place })
        } else if (typedInput(event.target)) drawn.current = place
      },
      onClick: (event: MouseEvent<HTMLTableElement>) => {
        // The pointer sets the caret after the field has got the focus.
        const field = typedInput(event.target)
        if (field?.type === 'text' && entered.current === field && !isManyMarked) field.select()
        entered.current = null
      },
      onMouseOver: (event: MouseEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        const from = drawn.current
        if (!place || !from || event.buttons !== 1) return
        if (isManyMarked || !isSamePlace(place, from)) setRange({ from, to: place })
      },
    },
    /** Nothing is marked any more once the focus is elsewhere on the page. */
    onLeave: (event: FocusEvent<HTMLElement>) => {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setRange(null)
    },
  }
}
