import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ListAction } from './actions.ts'
import { BarButton, SelectionBar } from './SelectionBar.tsx'
import type { SelectionOf } from './useSelection.ts'
import { mostRows } from './ViewMenu.tsx'

export interface ListSelectionProps<TRow extends { readonly id: string }> {
  selection: SelectionOf<TRow>
  actions: readonly ListAction<TRow>[]
  note?: (rows: readonly TRow[]) => ReactNode
  /** Rows of this page, and of the whole list. */
  pageCount: number
  totalCount: number
  isCapped: boolean
  onSelectAll: () => void
  onAction: (action: ListAction<TRow>) => void
}

/** What is selected, how to select all, and what can be done with it. */
export function ListSelection<TRow extends { readonly id: string }>(props: ListSelectionProps<TRow>) {
  const { selection, totalCount } = props
  const intl = useIntl()
  const { rows } = selection
  if (rows.length === 0) return null
  const reachable = Math.min(totalCount, mostRows)
  return (
    <SelectionBar
      label={intl.formatMessage({ id: 'admin.list.selection' })}
      actions={props.actions.map(action => {
        const count = rows.filter(row => action.applies?.(row) ?? true).length
        if (count === 0) return null
        return (
          <BarButton key={action.key} isMain={action.isMain} onClick={() => props.onAction(action)}>
            <FormattedMessage id={action.label} />
            {count < rows.length && ` (${count})`}
          </BarButton>
        )
      })}
    >
      <strong>
        <FormattedMessage id="admin.list.selected" values={{ count: rows.length }} />
      </strong>
      {props.note && <span>{props.note(rows)}</span>}
      {rows.length >= props.pageCount && reachable > rows.length && (
        <button type="button" onClick={props.onSelectAll}>
          <FormattedMessage
            id={props.isCapped || totalCount > mostRows ? 'kit.selection.first' : 'kit.selection.all'}
            values={{ count: reachable }}
          />
        </button>
      )}
      <button type="button" onClick={selection.clear}>
        <FormattedMessage id="admin.list.deselect" />
      </button>
    </SelectionBar>
  )
}
