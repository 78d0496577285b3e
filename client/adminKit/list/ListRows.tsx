import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../router/Link.tsx'
import { useRouter } from '../../router/RouterContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Choices.tsx'
import { classes } from '../../ui/classes.ts'
import { EyeIcon } from '../../ui/pageIcons.tsx'
import type { ListAction } from './actions.ts'
import { type Column, fittingColumns } from './columns.ts'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTiles } from './ListTiles.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { Selection } from './selection.ts'
import { Truncated } from './Truncated.tsx'
import style from './table.module.css'
import type { Sort } from './url.ts'
import { useAvailableWidth } from './useAvailableWidth.ts'
import { useRowKeys } from './useRowKeys.ts'

export interface ListRowsProps<TRow extends { readonly id: string }> {
  /** Names the list for screen readers. */
  caption: string
  columns: readonly Column<TRow>[]
  /** Draws each row as a tile, instead of table and cards. */
  tile?: (row: TRow) => ReactNode
  rows: readonly TRow[]
  /** What a row is called, for its box and its menu. */
  nameOf: (row: TRow) => string
  /** Where a row leads. */
  to?: (row: TRow) => string
  /** What pressing a row does where it leads nowhere, and what that is called where its words do not say it. */
  open?: { run: (row: TRow) => void; labelOf?: (row: TRow) => string }
  /** Hears on which row somebody is. */
  onTouch?: (row: TRow, at: number) => void
  isUnread?: (row: TRow) => boolean
  sort?: Sort
  isDense?: boolean
  /** While other rows are on their way. */
  isWaiting?: boolean
  /** Without it nothing can be selected. */
  selection?: {
    selected: Selection<TRow>
    onTick: (id: string, isSelected: boolean, isRange: boolean) => void
    onTickAll: (isSelected: boolean) => void
  }
  actions?: readonly ListAction<TRow>[]
  onAction?: (action: ListAction<TRow>, row: TRow) => void
  /** The one list of its page: the letters J, K and X are for it. */
  isMain?: boolean
}

/** What table and cards draw of the rows. */
export interface Drawn<TRow extends { readonly id: string }> extends ListRowsProps<TRow> {
  hasMenu: boolean
  /** Pixels of the column with what can be done. */
  menuWidth: number
  cellOf: (column: Column<TRow>, row: TRow, at: number) => ReactNode
  /** The row's link around what its column shows. */
  linked: (row: TRow, at: number, content: ReactNode) => ReactNode
  checkOf: (row: TRow, at: number) => ReactNode
  menuOf: (row: TRow, at: number) => ReactNode
}

/** The rows of a list: a table with as many columns as there is room for; on phones a card for each. */
export function ListRows<TRow extends { readonly id: string }>(props: ListRowsProps<TRow>) {
  const { columns, rows, nameOf, selection, actions = [], onAction, to, open } = props
  const intl = useIntl()
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const { available, isPhone } = useAvailableWidth(root)
  const keys = useRowKeys(root, rows.length, {
    isMain: props.isMain ?? false,
    onAll: selection && (() => selection.onTickAll(true)),
  })
  const isRange = useRef(false)
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const touched = event.target.closest<HTMLElement>('[data-row]')?.dataset.row
    const at = rows.findIndex(row => row.id === touched)
    const row = rows[at]
    if (row) props.onTouch?.(row, at)
  }
  /** A row that is pressed with Shift is selected, with those between, as in a file manager; its link is not followed. */
  const onShiftClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    const isLink = event.target instanceof Element && event.target.closest('[data-row-control="link"]') !== null
    if (!selection || !event.shiftKey || !isLink || !pressed?.dataset.row) return
    event.preventDefault()
    event.stopPropagation()
    selection.onTick(pressed.dataset.row, true, true)
  }
  const isPossible = (action: ListAction<TRow>, row: TRow) => action.applies?.(row) ?? true
  // A menu of a single thing would only hide it; where it is for no row, it needs no room.
  const isOneAction = actions.length === 1 && !to
  const isForAny = !isOneAction || rows.some(row => actions.some(action => isPossible(action, row)))
  const hasMenu = onAction !== undefined && actions.length > 0 && isForAny
  const menuWidth = !hasMenu ? 0 : isOneAction ? 150 : 44

  const drawn: Drawn<TRow> = {
    ...props,
    hasMenu,
    menuWidth,
    cellOf: (column, row, at) => {
      const before = rows[at - 1]
      const { repeats } = column
      const isRepeated = repeats !== undefined && before !== undefined && repeats(row) === repeats(before)
      if (column.cell) return column.cell(row, isRepeated)
      const text = column.text(row)
      return text && <Truncated text={text} className={isRepeated ? style.quiet : undefined} />
    },
    linked: (row, at, content) => {
      const control = { 'data-row-control': 'link', ...keys.row(at) }
      if (to)
        return (
          <Link {...control} to={to(row)} className={style.rowLink} onClick={() => props.onTouch?.(row, at)}>
            {content}
          </Link>
        )
      if (!open) return content
      const className = classes(style.rowLink, style.open)
      return (
        <button
          {...control}
          type="button"
          className={className}
          aria-label={open.labelOf?.(row)}
          onClick={() => open.run(row)}
        >
          {content}
        </button>
      )
    },
    checkOf: (row, at) =>
      selection && (
        <Checkbox
          label={
            <span className="visually-hidden">
              <FormattedMessage id="kit.row.select" values={{ name: nameOf(row) }} />
            </span>
          }
          data-row-control="check"
          {...keys.row(at)}
          checked={selection.selected.has(row.id)}
          onClick={event => {
            isRange.current = event.shiftKey
          }}
          onChange={event => selection.onTick(row.id, event.target.checked, isRange.current)}
        />
      ),
    menuOf: (row, at) => {
      const possible = actions.filter(action => isPossible(action, row))
      const opens = to && {
        key: 'open',
        label: <FormattedMessage id="kit.row.open" />,
        icon: <EyeIcon size={18} />,
        onClick: () => {
          props.onTouch?.(row, at)
          router.navigate(to(row))
        },
      }
      const items = possible.map(action => ({
        key: action.key,
        label: <FormattedMessage id={action.label} />,
        icon: action.icon,
        onClick: () => onAction?.(action, row),
      }))
      if (!hasMenu || (items.length === 0 && !opens)) return null
      const [only] = possible
      if (isOneAction && only)
        return (
          <Button
            look="quiet"
            size="tiny"
            aria-label={`${nameOf(row)}: ${intl.formatMessage({ id: only.label })}`}
            tabIndex={keys.row(at).tabIndex}
            onClick={() => onAction?.(only, row)}
          >
            <FormattedMessage id={only.label} />
          </Button>
        )
      const label = intl.formatMessage({ id: 'kit.row.menu' }, { name: nameOf(row) })
      return <RowMenu label={label} tabIndex={keys.row(at).tabIndex} items={[...(opens ? [opens] : []), ...items]} />
    },
  }

  const room = (available ?? Number.POSITIVE_INFINITY) - (selection ? checkWidth : 0) - menuWidth
  const fitting = isPhone ? null : fittingColumns(columns, room)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the controls of the rows
    <div
      ref={root}
      onKeyDown={keys.onKeyDown}
      onFocus={onFocus}
      onClickCapture={onShiftClick}
      aria-busy={props.isWaiting}
      className={props.isWaiting ? style.isWaiting : undefined}
    >
      {props.tile ? (
        <ListTiles drawn={drawn} tile={props.tile} />
      ) : fitting ? (
        <ListTable drawn={drawn} columns={fitting} room={room} />
      ) : (
        <ListCards drawn={drawn} />
      )}
    </div>
  )
}

export const checkWidth = 38
