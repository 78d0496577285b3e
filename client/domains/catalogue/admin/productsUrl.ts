import type {
  ManagedProductFilter,
  ManagedProductOrder,
  ManagedProductState,
  ProductKind,
} from '../../../__generated__/AdminProductsPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../adminKit/list/url.ts'
import { productsPath } from '../parts/editorPath.ts'

/** What the list of products is narrowed to and sorted by. */
export const productsUrl = defineListUrl({
  path: productsPath,
  tabs: {
    parameter: 'state',
    label: 'admin.products.states',
    titles: {
      all: 'admin.products.state.all',
      online: 'admin.products.state.online',
      offline: 'admin.products.state.offline',
      sizesSoldOut: 'admin.products.state.sizesSoldOut',
      soldOut: 'admin.products.state.soldOut',
      sale: 'admin.products.state.sale',
      deleted: 'admin.products.state.deleted',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.products.search' },
    group: { kind: 'one', label: 'admin.products.group', form: /^[\w+/=-]+$/ },
    discount: { kind: 'one', label: 'admin.products.discountGroup', form: /^[^\s]{1,100}$/ },
    property: { kind: 'one', label: 'admin.products.property', form: /^[\w-]{1,60}$/ },
    kind: {
      kind: 'one',
      label: 'admin.products.kind',
      choices: {
        goods: 'admin.products.kind.goods',
        set: 'admin.products.kind.set',
        voucher: 'admin.products.kind.voucher',
      },
    },
  },
  sorts: ['number', 'title', 'price', 'stock', 'updated'],
  usual: { field: 'updated', isFalling: true },
})

type View = ViewOf<typeof productsUrl>

/** Tabs as the server names them. */
export const stateKeys = {
  all: 'ALL',
  online: 'ONLINE',
  offline: 'OFFLINE',
  sizesSoldOut: 'SIZES_SOLD_OUT',
  soldOut: 'SOLD_OUT',
  sale: 'SALE',
  deleted: 'DELETED',
} as const satisfies Record<View['tab'], ManagedProductState>

const kinds = { goods: 'GOODS', set: 'SET', voucher: 'VOUCHER' } as const satisfies Record<string, ProductKind>
const fields = { number: 'NUMBER', title: 'TITLE', price: 'PRICE', stock: 'STOCK', updated: 'UPDATED_AT' } as const

export const productsVariables = ({
  tab,
  filters,
  sort,
}: View): { filter: ManagedProductFilter; orderBy: ManagedProductOrder } => ({
  filter: {
    state: stateKeys[tab],
    search: filters.search || null,
    groupId: filters.group,
    kind: filters.kind && kinds[filters.kind],
    discountGroup: filters.discount,
    property: filters.property,
  },
  orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
})
