import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductsTable_products$key } from '../../../__generated__/ProductsTable_products.graphql.ts'
import { type Sort, SortHeader } from '../../../adminKit/list/SortHeader.tsx'
import table from '../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useNavigation, usePlace } from '../../../router/RouterContext.ts'
import { classes } from '../../../ui/classes.ts'
import { ProductRow } from './ProductRow.tsx'
import style from './ProductsTable.module.css'
import type { ProductSortField } from './productsAddress.ts'

/** The rows of the products browser. */
export function ProductsTable(props: { products: ProductsTable_products$key; sort: Sort<ProductSortField> }) {
  const { edges } = useFragment(
    graphql`
      fragment ProductsTable_products on ProductConnection {
        edges {
          node {
            id
            ...ProductRow_product
          }
        }
      }
    `,
    props.products,
  )
  const { sort } = props
  const place = usePlace()
  const { progress, to } = useNavigation()
  const keys = useRowKeys(edges.length)
  const isWaiting = progress === 'loading' && to?.path === place.path
  return (
    <table
      className={classes(table.table, isWaiting && table.isWaiting)}
      aria-busy={isWaiting}
      onKeyDown={keys.onKeyDown}
    >
      <caption className="visually-hidden">
        <FormattedMessage id="admin.products.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={style.picture}>
            <span className="visually-hidden">
              <FormattedMessage id="admin.products.picture" />
            </span>
          </th>
          <SortHeader field="number" sort={sort}>
            <FormattedMessage id="admin.products.number" />
          </SortHeader>
          <SortHeader field="title" sort={sort}>
            <FormattedMessage id="admin.products.name" />
          </SortHeader>
          <th scope="col" className={style.groups}>
            <FormattedMessage id="admin.products.groups" />
          </th>
          <SortHeader field="price" sort={sort} className={table.number}>
            <FormattedMessage id="admin.products.price" />
          </SortHeader>
          <SortHeader field="stock" sort={sort} className={table.number}>
            <FormattedMessage id="admin.products.stock" />
          </SortHeader>
          <th scope="col">
            <FormattedMessage id="admin.products.visibility" />
          </th>
          <SortHeader field="updated" sort={sort} beginsFalling className={style.updated}>
            <FormattedMessage id="admin.products.updated" />
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ node }, at) => (
          <ProductRow key={node.id} product={node} keys={keys.row(at)} />
        ))}
      </tbody>
    </table>
  )
}
