import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  AdminProductsPageQuery,
  AdminProductsPageQuery$data,
} from '../../../__generated__/AdminProductsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { productPath } from '../parts/editorPath.ts'
import { CreateProductDialog } from './CreateProductDialog.tsx'
import { productColumns } from './productColumns.tsx'
import { productsUrl, productsVariables, stateKeys } from './productsUrl.ts'
import { useProductActions } from './useProductActions.tsx'

export type ListedProduct = AdminProductsPageQuery$data['managedProducts']['edges'][number]['node']

/** The list of products: what is in the catalogue, whether visitors see it, and how much of it there is. */
export const page = defineListPage<AdminProductsPageQuery, ListedProduct, typeof productsUrl>({
  query: graphql`
    query AdminProductsPageQuery(
      $first: Int!
      $after: String
      $filter: ManagedProductFilter!
      $orderBy: ManagedProductOrder!
    ) @preloadable {
      managedProducts(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            productNumber
            title
            kind
            groups {
              title
            }
            image {
              url(width: 70)
              width
              height
            }
            price {
              from {
                cents
                currency
              }
              to {
                cents
              }
            }
            management {
              revision
              isOffline
              isDeleted
              visibility
              totalStock
              isMarkedNew
              isMarkedSale
              updatedAt
            }
          }
        }
      }
      managedProductCounts(filter: $filter) {
        state
        count
      }
      allProductGroups {
        id
        title
        ...CreateProductDialog_groups
      }
      catalogueChoices {
        properties {
          key
          name
        }
        discountGroups {
          id
          title
        }
        quantityUnits {
          id
          title
          isDefault
        }
      }
    }
  `,
  address: productsUrl,
  variables: productsVariables,
  read: ({ managedProducts, managedProductCounts }) => ({
    rows: managedProducts.edges.map(edge => edge.node),
    totalCount: managedProducts.totalCount,
    isCapped: managedProducts.isCountCapped,
    cursors: managedProducts.pageCursors,
    counts: Object.fromEntries(
      Object.entries(stateKeys).map(([tab, key]) => [
        tab,
        managedProductCounts.find(each => each.state === key)?.count,
      ]),
    ),
  }),
  title: 'admin.products.title',
  caption: 'admin.products.caption',
  empty: { title: 'admin.products.empty', hint: 'admin.products.emptyHint' },
  nothing: { title: 'admin.products.nothing', hint: 'admin.products.nothingHint' },
  nameOf: product => product.title,
  to: product => productPath(product.id),
  useList(response) {
    const intl = useIntl()
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [isCreating, setCreating] = useState(false)
    const groups = response?.allProductGroups ?? []
    const actions = useProductActions(groups, response?.catalogueChoices.quantityUnits ?? [])
    return {
      columns: productColumns(intl),
      options: {
        group: groups.map(({ id, title }) => ({ value: id, label: title })),
        discount: (response?.catalogueChoices.discountGroups ?? []).map(({ id, title }) => ({
          value: id,
          label: title,
        })),
        property: (response?.catalogueChoices.properties ?? []).map(({ key, name }) => ({ value: key, label: name })),
      },
      actions: mayChange ? actions : undefined,
      top: (
        <>
          <LinkButton look="quiet" size="small" to="/admincenter/shop/import">
            <FormattedMessage id="admin.products.tables" />
          </LinkButton>
          {mayChange && (
            <Button size="small" icon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
              <FormattedMessage id="admin.products.create" />
            </Button>
          )}
        </>
      ),
      dialogs: <CreateProductDialog groups={groups} isOpen={isCreating} onClose={() => setCreating(false)} />,
    }
  },
})
