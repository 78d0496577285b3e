import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { PageHead } from '../../router/PageHead.tsx'
import { useNavigation, useShown } from '../../router/RouterContext.ts'
import { definePage, type Page, type PageProps } from '../../router/route.ts'
import { EmptyState } from '../../ui/States.tsx'
import { FailureState } from '../feedback/FailureState.tsx'
import { PageTop } from '../frame/PageTop.tsx'
import { rememberList } from '../trail.ts'
import { ActionDialogs } from './ActionDialogs.tsx'
import { chosenColumns } from './columns.ts'
import type { ListDefinition } from './definition.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListRows } from './ListRows.tsx'
import { ListSelection } from './ListSelection.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { Paging } from './Paging.tsx'
import { leaveAt } from './returning.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { SavedViewsMenu } from './savedViews/SavedViewsMenu.tsx'
import { isFiltered, type ListAddress, listAddress, pageSizesOf, viewOf } from './url.ts'
import { useActions } from './useActions.ts'
import { useAllRows } from './useAllRows.ts'
import { useListUrl } from './useListUrl.ts'
import { useReturn } from './useReturn.ts'
import { type SelectionOf, useSelection } from './useSelection.ts'
import { SaveMenu, SortSelect, ViewMenu } from './ViewMenu.tsx'

/** The page of a list, for the route table. */
export function defineListPage<
  TQuery extends OperationType,
  TRow extends { readonly id: string },
  TAddress extends ListAddress,
>(definition: ListDefinition<TQuery, TRow, TAddress>): Page<never> {
  // From here on its filters, tabs and fields are whatever they are.
  const own = definition as unknown as ListDefinition<TQuery, TRow>
  return definePage<TQuery>({
    query: definition.query,
    isShownOnFailure: true,
    variables: ({ search }) => {
      const view = viewOf(own.address, search)
      return { ...own.variables(view), first: view.size, after: view.after }
    },
    Component: props => <ListPage definition={own} query={props.query} />,
  })
}

interface ListPageProps<TQuery extends OperationType, TRow extends { readonly id: string }> {
  definition: ListDefinition<TQuery, TRow>
  /** Null where it failed. */
  query: PageProps<TQuery>['query'] | null
}

/** Keeps what outlives an answer: the selection, and what the latest answer said of filters and tabs. */
function ListPage<TQuery extends OperationType, TRow extends { readonly id: string }>(
  props: ListPageProps<TQuery, TRow>,
) {
  const { definition, query } = props
  const [latest, setLatest] = useState<TQuery['response'] | null>(null)
  const selection = useSelection<TRow>()
  const { failure } = useShown()
  if (!query) return <ShownList {...{ definition, selection, failure }} response={latest} />
  return <AnsweredList {...{ definition, selection, query }} onAnswer={setLatest} />
}

interface AnsweredProps<TQuery extends OperationType, TRow extends { readonly id: string }> {
  definition: ListDefinition<TQuery, TRow>
  selection: ReturnType<typeof useSelection<TRow>>
  query: PreloadedQuery<TQuery>
  onAnswer: (response: TQuery['response']) => void
}

function AnsweredList<TQuery extends OperationType, TRow extends { readonly id: string }>(
  props: AnsweredProps<TQuery, TRow>,
) {
  const { definition, selection, onAnswer } = props
  const response = usePreloadedQuery<TQuery>(definition.query, props.query)
  useEffect(() => onAnswer(response), [onAnswer, response])
  return <ShownList {...{ definition, selection, response }} failure={null} />
}

interface ShownProps<TQuery extends OperationType, TRow extends { readonly id: string }> {
  definition: ListDefinition<TQuery, TRow>
  selection: (filters: string, rows: readonly TRow[]) => SelectionOf<TRow>
  response: TQuery['response'] | null
  failure: Error | null
}

function ShownList<TQuery extends OperationType, TRow extends { readonly id: string }>(
  props: ShownProps<TQuery, TRow>,
) {
  const { definition, response, failure } = props
  const { address, nameOf } = definition
  const intl = useIntl()
  const { place } = useShown()
  const { progress, to } = useNavigation()
  const { addressWith } = useListUrl()
  const content = useRef<HTMLDivElement>(null)

  const view = viewOf(address, place.search)
  const here = listAddress(place.path, place.search, { after: view.after })
  const parts = definition.useList(response)
  const answer = response === null ? null : definition.read(response)
  const shown = failure ? null : answer
  const rows = shown?.rows ?? []
  const columns = chosenColumns(parts.columns, view.columns)
  const filters = JSON.stringify([view.tab, view.filters])
  const selection = props.selection(filters, rows)
  const settle = useEffectEvent(selection.settle)
  const isAnswered = shown !== null
  useEffect(() => {
    if (isAnswered && filters) settle()
  }, [isAnswered, filters])
  const actions = useActions<TRow>(selection.drop)
  const all = useAllRows(definition, view)
  useReturn(content, place.path, here, rows)
  useEffect(() => {
    // What pages that are opened from here call their neighbours.
    const pathOf = definition.to
    if (pathOf && rows.length > 0)
      rememberList({ address: here, rows: rows.map(row => ({ path: pathOf(row), label: nameOf(row) })) })
  }, [definition.to, nameOf, here, rows])

  const title = intl.formatMessage({ id: definition.title })
  const isNarrowed =
    isFiltered(view) || (address.tabs !== undefined && view.tab !== Object.keys(address.tabs.titles)[0])
  const emptyTab = isFiltered(view) ? undefined : definition.emptyTabs?.[view.tab]
  const saying = emptyTab ?? (isNarrowed ? definition.nothing : definition.empty)
  const totalCount = shown?.totalCount ?? 0
  const save = (what: 'page' | 'all') => all.save({ title, columns, rows: what === 'page' ? rows : null })
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={definition.note && <FormattedMessage id={definition.note} />} actions={parts.top} />
      {parts.notice}
      {address.tabs && (
        <StatusTabs
          label={intl.formatMessage({ id: address.tabs.label })}
          tabs={Object.entries(address.tabs.titles).map(([key, id], at) => ({
            key,
            label: intl.formatMessage({ id }),
            count: answer?.counts?.[key],
            ...(key === view.tab && shown && !shown.isCapped && { total: shown.totalCount }),
            to: addressWith({ [address.tabs?.parameter ?? '']: at === 0 ? null : key }),
            isCurrent: key === view.tab,
          }))}
        />
      )}
      <ListFilters address={address} view={view} options={parts.options ?? {}}>
        {/* Also by what the chosen columns do not show: that is what a list may come sorted by. */}
        <SortSelect view={view} columns={parts.columns} />
        {address.hasTiles && <LookSwitch view={view} />}
        <SavedViewsMenu />
        {!view.isTiled && <ViewMenu view={view} columns={parts.columns} />}
        <SaveMenu totalCount={totalCount} isCapped={shown?.isCapped} shownCount={rows.length} onSave={save} />
        <KeysDialog label={intl.formatMessage({ id: 'kit.keys.title' })} />
      </ListFilters>
      <div ref={content}>
        {failure && <FailureState error={failure} />}
        {shown && rows.length === 0 && (
          <EmptyState title={<FormattedMessage id={saying.title} />}>
            <FormattedMessage id={saying.hint} />
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ListRows
            caption={intl.formatMessage({ id: definition.caption ?? definition.title })}
            columns={columns}
            tile={view.isTiled ? parts.tile : undefined}
            rows={rows}
            nameOf={nameOf}
            to={definition.to}
            open={parts.open}
            isUnread={definition.isUnread}
            sort={view.sort}
            isDense={view.isDense}
            isWaiting={progress === 'loading' && to?.path === place.path}
            selection={
              parts.actions && {
                selected: selection.selected,
                onTick: selection.tick,
                onTickAll: selection.tickAll,
              }
            }
            actions={parts.actions}
            onAction={(action, row) => actions.begin(action, [row])}
            onTouch={(row, at) => leaveAt(place.path, here, row.id, at)}
            isMain
          />
        )}
      </div>
      {shown && shown.totalCount > 0 && (
        <Paging
          cursors={shown.cursors}
          pageSize={view.size}
          sizes={pageSizesOf(address)}
          stepsAbove={address.stepsAbove}
          totalCount={shown.totalCount}
          isCapped={shown.isCapped}
        />
      )}
      {parts.below}
      <ListSelection
        selection={selection}
        actions={parts.actions ?? []}
        note={parts.selectionNote}
        pageCount={rows.length}
        totalCount={totalCount}
        isCapped={shown?.isCapped ?? false}
        onSelectAll={() => void all.read(selection.select)}
        onAction={action => actions.begin(action, selection.rows)}
      />
      <ActionDialogs actions={actions} nameOf={nameOf} />
      {parts.dialogs}
    </>
  )
}
