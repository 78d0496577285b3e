import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FilterBar, GivenFilter, ManyFilter, SearchFilter, SelectFilter } from './Filters.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { type Days, type Filter, isFiltered, type ListAddress, type ListView, withoutFilters } from './url.ts'
import { useListUrl } from './useListUrl.ts'

export interface Option {
  readonly value: string
  readonly label: string
  /** How many rows have it. */
  readonly count?: number
}

export interface ListFiltersProps {
  address: ListAddress
  view: ListView
  /** Values to choose from, of filters that do not say them themselves. */
  options: Readonly<Partial<Record<string, readonly Option[]>>>
  /** At the end of the row. */
  children: ReactNode
}

/** The row of filters that an address has. */
export function ListFilters({ address, view, options, children }: ListFiltersProps) {
  const intl = useIntl()
  const { addressWith, change } = useListUrl()
  const optionsOf = (key: string, filter: Filter): readonly Option[] =>
    'choices' in filter && filter.choices
      ? Object.entries(filter.choices).map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))
      : (options[key] ?? [])
  const words = Object.values(address.filters).find(({ kind }) => kind === 'words')
  return (
    <FilterBar
      resetTo={isFiltered(view) ? addressWith(withoutFilters(address)) : null}
      search={
        words?.kind === 'words' && (
          <SearchFilter
            label={intl.formatMessage({ id: words.label })}
            value={String(view.filters.search)}
            pause={words.pause}
            onChange={search => change({ search }, { replace: true })}
          />
        )
      }
      tools={children}
    >
      {Object.entries(address.filters).map(([key, filter]) => {
        if (filter.kind === 'words') return null
        const value = view.filters[key]
        const label = intl.formatMessage({ id: filter.label })
        const choices = optionsOf(key, filter)
        if (filter.kind === 'days')
          return <PeriodFilter key={key} label={label} {...(value as Days)} onChange={change} />
        if (filter.kind === 'given')
          return value !== null && <GivenFilter key={key} label={label} onRemove={() => change({ [key]: null })} />
        if (filter.kind === 'many') {
          const values = value as readonly string[]
          if (choices.length === 0 && values.length === 0) return null
          const unlisted = filter.isWords ? values.filter(each => choices.every(choice => choice.value !== each)) : []
          return (
            <ManyFilter
              key={key}
              label={label}
              values={values}
              options={[...unlisted.map(each => ({ value: each, label: each })), ...choices]}
              onChange={chosen => change({ [key]: chosen })}
            />
          )
        }
        const one = value as string | null
        if (choices.length === 0 && one === null) return null
        return (
          <SelectFilter
            key={key}
            label={label}
            value={one}
            options={choices}
            onChange={chosen => change({ [key]: chosen })}
          />
        )
      })}
    </FilterBar>
  )
}
