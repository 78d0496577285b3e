import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrdersFilters_shop$key } from '../../../__generated__/OrdersFilters_shop.graphql.ts'
import { FilterBar, SearchFilter, SelectFilter } from '../../../adminKit/list/Filters.tsx'
import { PeriodFilter } from '../../../adminKit/list/PeriodFilter.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import type { OrdersView } from './ordersAddress.ts'

export interface OrdersFiltersProps {
  view: OrdersView
  shop: OrdersFilters_shop$key
  resetTo: string | null
}

/** Words, period, country and payment method of the orders that are shown. */
export function OrdersFilters({ view, resetTo, ...props }: OrdersFiltersProps) {
  const shop = useFragment(
    graphql`
      fragment OrdersFilters_shop on Shop {
        countries {
          code
          title
        }
        paymentMethods {
          key
          title
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const { change } = useListAddress()
  return (
    <FilterBar resetTo={resetTo}>
      <SearchFilter
        label={intl.formatMessage({ id: 'admin.orders.search' })}
        value={view.search}
        onChange={search => change({ search }, { replace: true })}
      />
      <PeriodFilter from={view.from} to={view.to} onChange={change} />
      <SelectFilter
        label={intl.formatMessage({ id: 'admin.orders.country' })}
        value={view.country}
        options={shop.countries.map(({ code, title }) => ({ value: code, label: title }))}
        onChange={country => change({ country })}
      />
      <SelectFilter
        label={intl.formatMessage({ id: 'admin.orders.method' })}
        value={view.payment}
        options={shop.paymentMethods.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={payment => change({ payment })}
      />
    </FilterBar>
  )
}
