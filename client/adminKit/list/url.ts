import type { MessageId } from '../../intl/messageIds.ts'

/** The order of a list, as its address holds it: `total` rising, `-total` falling. */
export interface Sort<TField extends string = string> {
  field: TField
  isFalling: boolean
}

/** From one day to another, both included; null where it is open. */
export interface Days {
  from: string | null
  to: string | null
}

/** Words; all lists have at most one such filter, under `search`. */
interface WordsFilter {
  kind: 'words'
  label: MessageId
  /** Milliseconds that somebody may pause while typing before the list follows, where that is not the usual time. */
  pause?: number
}
/** One value of many. `choices` are all there can be, with their titles; without them the page says its options. */
interface OneFilter {
  kind: 'one'
  label: MessageId
  choices?: Readonly<Record<string, MessageId>>
  /** What a value looks like where there are no `choices`. */
  form?: RegExp
}
/** Any of several values, each a parameter of its own. */
interface ManyFilter extends Omit<OneFilter, 'kind'> {
  kind: 'many'
  /** Its values are words that say themselves what they are, as tags do. */
  isWords?: boolean
}
/** A span of days, under the parameters `from` and `to`. */
interface DaysFilter {
  kind: 'days'
  label: MessageId
}
/** Set by a link and by nothing else; shown with a way to take it away. */
interface GivenFilter {
  kind: 'given'
  label: MessageId
  form?: RegExp
}
export type Filter = WordsFilter | OneFilter | ManyFilter | DaysFilter | GivenFilter
type Filters = Readonly<Record<string, Filter>>

/** Of each filter, also of one that may be of any kind. */
type ValueOf<TFilter extends Filter> = TFilter extends WordsFilter
  ? string
  : TFilter extends DaysFilter
    ? Days
    : TFilter extends ManyFilter
      ? readonly string[]
      : TFilter extends { choices: Readonly<Record<infer TChoice, MessageId>> }
        ? TChoice | null
        : string | null

/** What a list can be narrowed to and sorted by: its part of the address. Data, so that it can be tested by itself. */
export interface ListAddress<
  TFilters extends Filters = Filters,
  TTab extends string = string,
  TField extends string = string,
> {
  path: string
  /** Parts of the list by state. The first is the usual one, which the address does not name. */
  tabs?: { parameter: string; label: MessageId; titles: Readonly<Record<TTab, MessageId>> }
  filters: TFilters
  sorts: readonly TField[]
  /** How it is sorted where nothing is said; null where there is but one order. */
  usual: Sort<TField> | null
  /** Rows of one page, to choose from; the first is the usual number. */
  sizes?: readonly number[]
  /** The steps to the first, previous, next and last page are shown above so many pages only. */
  stepsAbove?: number
  /** Its rows can be looked at as tiles, too. */
  hasTiles?: boolean
}

/** Keeps the types of what is said. */
export const defineListUrl = <
  const TFilters extends Filters,
  const TTab extends string = never,
  const TField extends string = never,
>(
  address: ListAddress<TFilters, TTab, TField>,
): ListAddress<TFilters, TTab, TField> => address

const usualSizes: readonly number[] = [25, 50, 100]
/** Rows of one page of a list, to choose from. */
export const pageSizesOf = ({ sizes = usualSizes }: Pick<ListAddress, 'sizes'>): readonly number[] => sizes

/** What an address says of a list. What it says wrongly counts as not said. */
export interface ListView<
  TFilters extends Filters = Filters,
  TTab extends string = string,
  TField extends string = string,
> {
  tab: TTab
  filters: { readonly [TKey in keyof TFilters]: ValueOf<TFilters[TKey]> }
  sort: Sort<TField>
  after: string | null
  size: number
  /** Whether rows are looked at as tiles. */
  isTiled: boolean
  isDense: boolean
  /** Keys of the columns that somebody chose; null for the usual ones. */
  columns: readonly string[] | null
}

export type ViewOf<TAddress> =
  TAddress extends ListAddress<infer TFilters, infer TTab, infer TField> ? ListView<TFilters, TTab, TField> : never

const longestWords = 100
const longestValue = 200
const mostValues = 20

/** A day as YYYY-MM-DD if there is such a day. */
export function dayFrom(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

/** A cursor of a numbered list holds nothing but its offset; the server refuses all else. */
export function cursorFrom(text: string | null): string | null {
  if (!text || !/^[\w-]{2,40}$/.test(text)) return null
  try {
    return /^\[\d{1,7}\]$/.test(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) ? text : null
  } catch {
    // Not base64: as good as none.
    return null
  }
}

const fits = ({ choices, form }: Pick<OneFilter, 'choices' | 'form'>, value: string): boolean =>
  value !== '' &&
  value.length <= longestValue &&
  (choices ? Object.hasOwn(choices, value) : !form || form.test(value)) &&
  !value.includes('\0')

function readValue(filter: Filter, key: string, search: URLSearchParams): string | null | Days | readonly string[] {
  if (filter.kind === 'words') return (search.get('search') ?? '').replaceAll('\0', '').slice(0, longestWords)
  if (filter.kind === 'days') return { from: dayFrom(search.get('from')), to: dayFrom(search.get('to')) }
  if (filter.kind === 'many')
    return [...new Set(search.getAll(key))].filter(value => fits(filter, value)).slice(0, mostValues)
  const value = search.get(key) ?? ''
  return fits(filter, value) ? value : null
}

const keysOf = <TKey extends string>(record: Readonly<Record<TKey, unknown>>) => Object.keys(record) as TKey[]

/** Reads an address. */
export function viewOf<TFilters extends Filters, TTab extends string, TField extends string>(
  address: ListAddress<TFilters, TTab, TField>,
  search: URLSearchParams,
): ListView<TFilters, TTab, TField> {
  const { tabs, filters, sorts, usual } = address
  const sizes = pageSizesOf(address)
  const tab = (tabs && search.get(tabs.parameter)) ?? ''
  const sort = search.get('sort') ?? ''
  const field = sorts.find(each => each === sort.replace(/^-/, ''))
  const size = sizes.find(each => String(each) === search.get('size'))
  const columns = search.get('columns')?.slice(0, 1000).split(' ').filter(Boolean) ?? []
  const none: Sort = { field: '', isFalling: true }
  return {
    tab: (tabs && (Object.hasOwn(tabs.titles, tab) ? tab : keysOf(tabs.titles)[0])) as TTab,
    filters: Object.fromEntries(
      Object.entries(filters).map(([key, filter]) => [key, readValue(filter, key, search)]),
    ) as ListView<TFilters>['filters'],
    sort: field ? { field, isFalling: sort.startsWith('-') } : ((usual ?? none) as Sort<TField>),
    after: cursorFrom(search.get('after')),
    size: size ?? sizes[0] ?? 25,
    isTiled: address.hasTiles === true && search.get('look') === 'tiles',
    isDense: search.get('density') === 'dense',
    columns: columns.length > 0 ? columns : null,
  }
}

/** Parameters of a list's address: a text sets one, several set it as often, null takes it away. */
export type ListChanges = Readonly<Record<string, string | readonly string[] | null>>

/** The path with changed parameters. A changed filter or order begins at the first page again. */
export function listAddress(path: string, search: URLSearchParams, changes: ListChanges): string {
  const changed = new URLSearchParams(search)
  changed.delete('after')
  for (const [key, value] of Object.entries(changes)) {
    const [first = '', ...others] = typeof value === 'string' ? [value] : (value ?? [])
    if (first === '') changed.delete(key)
    else changed.set(key, first)
    for (const other of others) changed.append(key, other)
  }
  const text = changed.toString()
  return text ? `${path}?${text}` : path
}

/** Whether a filter's value leaves anything out. */
const isSet = (value: string | null | Days | readonly string[]): boolean =>
  value !== null && (typeof value === 'string' || Array.isArray(value) ? value.length > 0 : hasDay(value as Days))

const hasDay = ({ from, to }: Days) => from !== null || to !== null

/** Whether any filter is set; the tab is none. */
export const isFiltered = (view: { filters: Readonly<Record<string, unknown>> }): boolean =>
  Object.values(view.filters).some(value => isSet(value as Parameters<typeof isSet>[0]))

/** The changes that take all filters away and leave tab, order and looks. */
export const withoutFilters = ({ filters }: ListAddress): ListChanges =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, { kind }]) =>
      kind === 'words'
        ? [['search', null]]
        : kind === 'days'
          ? [
              ['from', null],
              ['to', null],
            ]
          : [[key, null]],
    ),
  )
