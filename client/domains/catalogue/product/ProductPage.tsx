import { graphql, usePreloadedQuery } from 'react-relay'
import type { ProductPageQuery } from '../../../__generated__/ProductPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'

const query = graphql`
  query ProductPageQuery($slug: String!) @preloadable {
    product(slug: $slug) {
      path
      title
      description
    }
  }
`

function ProductPage(props: PageProps<ProductPageQuery>) {
  const { product } = usePreloadedQuery<ProductPageQuery>(query, props.query)
  if (!product) return null
  return (
    <div className="page">
      <PageHead title={product.title} description={product.description} canonicalPath={product.path} kind="product" />
      <h1 className="h1">{product.title}</h1>
    </div>
  )
}

/** One product, or one set. */
export const page = definePage<ProductPageQuery>({
  query,
  Component: ProductPage,
  outcome: ({ product }, place) => {
    if (!product) return 'notFound'
    return place.path.startsWith('/i/') ? { redirect: product.path, isPermanent: false } : 'found'
  },
})
