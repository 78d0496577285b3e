import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminProductsPageQuery } from '../../../__generated__/AdminProductsPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../../adminKit/list/Filters.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { StatusTabs } from '../../../adminKit/list/StatusTabs.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { CreateProductDialog } from './CreateProductDialog.tsx'
import { ProductsTable } from './ProductsTable.tsx'
import {
  type ProductKindKey,
  type ProductStateKey,
  productKinds,
  productStates,
  productsPageSize,
  productsPath,
  productsView,
} from './productsAddress.ts'

const query = graphql`
  query AdminProductsPageQuery(
    $first: Int!
    $after: String
    $filter: ManagedProductFilter!
    $orderBy: ManagedProductOrder!
  ) @preloadable {
    managedProducts(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...ProductsTable_products
    }
    allProductGroups {
      id
      title
      ...CreateProductDialog_groups
    }
  }
`

const stateTitles = {
  all: 'admin.products.state.all',
  online: 'admin.products.state.online',
  offline: 'admin.products.state.offline',
  soldOut: 'admin.products.state.soldOut',
  sale: 'admin.products.state.sale',
  deleted: 'admin.products.state.deleted',
} as const satisfies Record<ProductStateKey, MessageId>

export const kindTitles = {
  goods: 'admin.products.kind.goods',
  set: 'admin.products.kind.set',
  voucher: 'admin.products.kind.voucher',
} as const satisfies Record<ProductKindKey, MessageId>

function AdminProductsPage(props: PageProps<AdminProductsPageQuery>) {
  const { managedProducts, allProductGroups } = usePreloadedQuery<AdminProductsPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  const { addressWith, change } = useListAddress()
  const [isCreating, setCreating] = useState(false)
  const view = productsView(props.place.search)
  const title = intl.formatMessage({ id: 'admin.products.title' })
  const isFiltered = view.search !== '' || view.group !== null || view.kind !== null
  const isNarrowed = isFiltered || view.state !== 'all'
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        actions={
          mayChange && (
            <Button size="small" icon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
              <FormattedMessage id="admin.products.create" />
            </Button>
          )
        }
      />
      <StatusTabs
        label={intl.formatMessage({ id: 'admin.products.states' })}
        tabs={(Object.keys(productStates) as ProductStateKey[]).map(key => ({
          key,
          label: intl.formatMessage({ id: stateTitles[key] }),
          count: key === view.state ? managedProducts.totalCount : undefined,
          to: addressWith({ state: key === 'all' ? null : key }),
          isCurrent: key === view.state,
        }))}
      />
      <FilterBar
        resetTo={isFiltered ? (view.state === 'all' ? productsPath : `${productsPath}?state=${view.state}`) : null}
      >
        <SearchFilter
          label={intl.formatMessage({ id: 'admin.products.search' })}
          value={view.search}
          onChange={search => change({ search }, { replace: true })}
        />
        <SelectFilter
          label={intl.formatMessage({ id: 'admin.products.group' })}
          value={view.group}
          options={allProductGroups.map(group => ({ value: group.id, label: group.title }))}
          onChange={group => change({ group })}
        />
        <SelectFilter
          label={intl.formatMessage({ id: 'admin.products.kind' })}
          value={view.kind}
          options={(Object.keys(productKinds) as ProductKindKey[]).map(key => ({
            value: key,
            label: intl.formatMessage({ id: kindTitles[key] }),
          }))}
          onChange={kind => change({ kind })}
        />
      </FilterBar>
      {managedProducts.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id={isNarrowed ? 'admin.products.nothing' : 'admin.products.empty'} />}>
          <FormattedMessage id={isNarrowed ? 'admin.products.nothingHint' : 'admin.products.emptyHint'} />
        </EmptyState>
      ) : (
        <>
          <ProductsTable products={managedProducts} sort={view.sort} />
          <Paging
            cursors={managedProducts.pageCursors}
            pageSize={productsPageSize}
            totalCount={managedProducts.totalCount}
          />
        </>
      )}
      <CreateProductDialog groups={allProductGroups} isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

/** The products browser: what is in the catalogue, whether visitors see it, and how much of it there is. */
export const page = definePage<AdminProductsPageQuery>({ query, Component: AdminProductsPage })
