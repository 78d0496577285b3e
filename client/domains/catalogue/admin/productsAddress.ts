import type {
  ManagedProductFilter,
  ManagedProductOrder,
  ManagedProductState,
  ProductKind,
} from '../../../__generated__/AdminProductsPageQuery.graphql.ts'
import { type Sort, sortFrom } from '../../../adminKit/list/SortHeader.tsx'

export const productsPath = '/admincenter/products'

/** Address of a product's editor. */
export const productPath = (id: string) => `${productsPath}/${encodeURIComponent(id)}`

/** Rows of one page of the products browser. */
export const productsPageSize = 25

/** States by their word in the address, in the order in which they are shown. */
export const productStates = {
  all: 'ALL',
  online: 'ONLINE',
  offline: 'OFFLINE',
  soldOut: 'SOLD_OUT',
  sale: 'SALE',
  deleted: 'DELETED',
} as const satisfies Record<string, ManagedProductState>
export type ProductStateKey = keyof typeof productStates

/** Kinds by their word in the address. */
export const productKinds = { goods: 'GOODS', set: 'SET', voucher: 'VOUCHER' } as const satisfies Record<
  string,
  ProductKind
>
export type ProductKindKey = keyof typeof productKinds

const fieldNames = {
  number: 'NUMBER',
  title: 'TITLE',
  price: 'PRICE',
  stock: 'STOCK',
  updated: 'UPDATED_AT',
} as const
export type ProductSortField = keyof typeof fieldNames
const sortFields = Object.keys(fieldNames) as ProductSortField[]

/** What the address of the products browser says; what it says wrongly counts as not said. */
export interface ProductsView {
  state: ProductStateKey
  search: string
  group: string | null
  kind: ProductKindKey | null
  sort: Sort<ProductSortField>
  after: string | null
}

export function productsView(search: URLSearchParams): ProductsView {
  const state = search.get('state') ?? ''
  const kind = search.get('kind') ?? ''
  return {
    state: Object.hasOwn(productStates, state) ? (state as ProductStateKey) : 'all',
    search: (search.get('search') ?? '').slice(0, 100),
    group: search.get('group')?.slice(0, 200) || null,
    kind: Object.hasOwn(productKinds, kind) ? (kind as ProductKindKey) : null,
    sort: sortFrom(search, sortFields, { field: 'updated', isFalling: true }),
    after: search.get('after'),
  }
}

/** Variables of `AdminProductsPageQuery`. */
export function productsVariables(search: URLSearchParams): {
  first: number
  after: string | null
  filter: ManagedProductFilter
  orderBy: ManagedProductOrder
} {
  const view = productsView(search)
  return {
    first: productsPageSize,
    after: view.after,
    filter: {
      state: productStates[view.state],
      search: view.search || null,
      groupId: view.group,
      kind: view.kind && productKinds[view.kind],
    },
    orderBy: { field: fieldNames[view.sort.field], direction: view.sort.isFalling ? 'DESC' : 'ASC' },
  }
}
