import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { Paging_cursors$key } from '../../__generated__/Paging_cursors.graphql.ts'
import type { MessageId } from '../../intl/messageIds.ts'
import type { ListAction } from './actions.ts'
import type { Column } from './columns.ts'
import type { Option } from './ListFilters.tsx'
import type { ListAddress, ViewOf } from './url.ts'

/** What a query's answer holds of a list. */
interface ListAnswer<TRow, TTab extends string = string> {
  rows: readonly TRow[]
  totalCount: number
  /** Whether there are more than were counted. */
  isCapped?: boolean
  cursors: Paging_cursors$key
  /** Rows of each tab under the filters, counted up to a thousand and one. */
  counts?: Readonly<Partial<Record<TTab, number>>>
}

/** What a page says of its list while it is drawn. */
/** A column that only the file of a list has. */
export interface FileColumn<TRow> {
  head: string
  text: (row: TRow) => string
}

interface ListParts<TRow, TFilter extends string = string> {
  columns: readonly Column<TRow>[]
  /** Values to choose from, of filters that do not say them themselves. */
  options?: Readonly<Partial<Record<TFilter, readonly Option[]>>>
  /** What can be done with rows; without any nothing can be selected. */
  actions?: readonly ListAction<TRow>[]
  /** Beside the number of selected rows: their sum, as a rule. */
  selectionNote?: (rows: readonly TRow[]) => ReactNode
  /** A row as a tile, where the address says that there are tiles: a picture, and what is said below it. */
  tile?: (row: TRow) => ReactNode
  /** At the right of the title: what can be made anew. */
  top?: ReactNode
  /** Between title and tabs. */
  notice?: ReactNode
  /** Below the rows and their pages. */
  below?: ReactNode
  /** What pressing a row does where it leads nowhere, and what that is called. */
  open?: { run: (row: TRow) => void; labelOf: (row: TRow) => string }
  /** Dialogs of its own. */
  dialogs?: ReactNode
}

/**
 * A page that is a list: its query, its address and what it says of its rows. All that lists have alike comes from the
 * kit: head, tabs with counts, filters, order, pages, columns, selection, actions, keys, CSV, cards on phones, what is
 * shown while nothing is there or loading fails.
 */
export interface ListDefinition<
  TQuery extends OperationType,
  TRow extends { readonly id: string },
  TAddress extends ListAddress = ListAddress,
> {
  /** Takes `first` and `after` besides what `variables` says. */
  query: GraphQLTaggedNode
  address: TAddress
  variables: (view: ViewOf<TAddress>) => Omit<TQuery['variables'], 'first' | 'after'>
  read: (response: TQuery['response']) => ListAnswer<TRow, ViewOf<TAddress>['tab']>
  title: MessageId
  /** One sentence below the title. */
  note?: MessageId
  /** Names the table for screen readers; else its title does. */
  caption?: MessageId
  /** Said where there is nothing at all. */
  empty: { title: MessageId; hint: MessageId }
  /** Said where a tab holds nothing at all; else as where filters leave nothing. */
  emptyTabs?: Readonly<Partial<Record<ViewOf<TAddress>['tab'], { title: MessageId; hint: MessageId }>>>
  /** Said where filters or tab leave nothing. */
  nothing: { title: MessageId; hint: MessageId }
  /** What a row is called. */
  nameOf: (row: TRow) => string
  /** Where a row leads. */
  to?: (row: TRow) => string
  isUnread?: (row: TRow) => boolean
  /** What a file of these rows says of each besides the columns of the list. */
  inFile?: (rows: readonly TRow[], intl: IntlShape) => readonly FileColumn<TRow>[]
  /** A hook. The answer is the latest one where this one failed, and null before there is any. */
  useList: (response: TQuery['response'] | null) => ListParts<TRow, keyof TAddress['filters'] & string>
}
