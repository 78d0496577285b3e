import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BrowsingFrame_connection$key } from '../../../__generated__/BrowsingFrame_connection.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { FilterChips, NearestSteps, SortMenu } from './BrowsingBar.tsx'
import style from './BrowsingFrame.module.css'
import { filterCount, withoutFilters } from './browsing.ts'
import { FilterDrawer, FilterRail, listId, useBrowsing } from './Filters.tsx'
import { PriceNote } from './PriceNote.tsx'

export interface BrowsingFrameProps {
  connection: BrowsingFrame_connection$key
  /** The grid. */
  children: ReactNode
}

/** A list of products with its filters: a rail on wide windows, a drawer on narrow ones, chips and order above. */
export function BrowsingFrame({ connection: key, children }: BrowsingFrameProps) {
  const connection = useFragment(
    graphql`
      fragment BrowsingFrame_connection on ProductConnection {
        totalCount
        nearest {
          kind
          value
          count
        }
        facets {
          kind
          key
          values {
            value
            label
          }
          minimum {
            currency
          }
        }
        ...Filters_connection
      }
    `,
    key,
  )
  const { choice, choose } = useBrowsing()
  const colors = connection.facets.find(facet => facet.kind === 'COLOR')?.values ?? []
  const { nearest } = connection
  const currency = connection.facets.find(facet => facet.minimum)?.minimum?.currency ?? 'EUR'
  const names = {
    colorNames: new Map(colors.map(color => [color.value, color.label])),
    valueNames: new Map(
      connection.facets.flatMap(({ key, values }) =>
        key ? [[key, new Map(values.map(({ value, label }) => [value, label]))] as const] : [],
      ),
    ),
    currency,
  }
  return (
    <div id={listId} className={`page ${style.frame}`}>
      <FilterRail connection={connection} />
      <div className={style.list}>
        <div className={style.bar}>
          <FilterDrawer connection={connection} />
          <div className={style.chips}>
            <FilterChips {...names} />
          </div>
          <SortMenu />
        </div>
        <div className={style.note}>
          <p className={style.total} aria-live="polite">
            <FormattedMessage id="catalogue.grid.total" values={{ count: connection.totalCount }} />
          </p>
          <PriceNote />
        </div>
        {connection.totalCount === 0 && filterCount(choice) > 0 ? (
          <EmptyState
            title={<FormattedMessage id="catalogue.grid.empty" />}
            actions={
              <>
                <NearestSteps steps={nearest} {...names} />
                <Button onClick={() => choose(withoutFilters(choice))}>
                  <FormattedMessage id="catalogue.filter.reset" />
                </Button>
              </>
            }
          >
            <FormattedMessage id={nearest.length > 0 ? 'catalogue.grid.nearest' : 'catalogue.grid.emptyHint'} />
          </EmptyState>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
