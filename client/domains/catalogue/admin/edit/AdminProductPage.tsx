import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminProductPageQuery } from '../../../../__generated__/AdminProductPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { ProductEditor } from './ProductEditor.tsx'

const query = graphql`
  query AdminProductPageQuery($id: ID!) @preloadable {
    managedProduct(id: $id) {
      id
      ...ProductEditor_product
    }
    allProductGroups {
      ...BasicsSection_groups
    }
    colors {
      ...VariantsSection_colors
    }
    catalogueChoices {
      ...ImagesSection_choices
      ...PropertiesSection_choices
      ...VariantsSection_choices
      ...SellingSection_choices
    }
  }
`

function AdminProductPage(props: PageProps<AdminProductPageQuery>) {
  const { managedProduct, allProductGroups, colors, catalogueChoices } = usePreloadedQuery<AdminProductPageQuery>(
    query,
    props.query,
  )
  return (
    managedProduct && (
      <ProductEditor
        key={managedProduct.id}
        product={managedProduct}
        groups={allProductGroups}
        colors={colors}
        choices={catalogueChoices}
      />
    )
  )
}

/** The editor of one product. */
export const page = definePage<AdminProductPageQuery>({
  query,
  Component: AdminProductPage,
  outcome: ({ managedProduct }) => (managedProduct ? 'found' : 'notFound'),
})
