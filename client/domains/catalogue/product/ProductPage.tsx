import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ProductPageQuery } from '../../../__generated__/ProductPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { NoScripts } from '../../../ui/NoScripts.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { NearbyCarousels } from '../carousels/NearbyCarousels.tsx'
import ProductPreview from '../parts/ProductPreview.tsx'
import { ProductPageHead } from './ProductPageHead.tsx'
import { ProductView, partsOf } from './ProductView.tsx'

/** For system accounts alone, so that nobody else loads it. */
const ProductRecord = onDemand(() => import('./ProductRecord.tsx'))

const query = graphql`
  query ProductPageQuery($slug: String!) @preloadable {
    shop {
      name
      ...ProductView_shop
    }
    product(slug: $slug) {
      id
      kind
      slug
      title
      path
      groups {
        id
        slug
        title
        path
      }
      ...ProductPageHead_product
      ...ProductView_product
    }
  }
`

function ProductPage(props: PageProps<ProductPageQuery>) {
  const answer = usePreloadedQuery<ProductPageQuery>(query, props.query)
  const intl = useIntl()
  const { product } = answer
  const { isSystem } = useViewer()
  if (!product) return null
  const { id, slug, title, path, groups } = product
  const group = groups.find(({ slug }) => slug === props.place.params.group) ?? groups[0]
  const home = {
    title: intl.formatMessage({ id: 'ui.breadcrumbs.home' }),
    path: props.place.language === 'en' ? '/en' : '/',
  }
  const way = [...(group ? [{ title: group.title, path: group.path }] : []), { title, path }]

  return (
    <article className="page">
      <ProductPreview />
      <ProductPageHead product={product} shopName={answer.shop.name} crumbs={[home, ...way]} />
      <Breadcrumbs crumbs={[...way.slice(0, -1), { title }]} />
      <NoScripts />
      <ProductView product={product} shop={answer.shop}>
        <NearbyCarousels product={slug} group={group?.slug} />
      </ProductView>
      {isSystem && <Corner>{() => <ProductRecord productId={id} />}</Corner>}
    </article>
  )
}

/** A product, or a set of products: what it is, what it costs, and what can be chosen of it. */
export const page = definePage<ProductPageQuery>({
  query,
  Component: ProductPage,
  outcome({ product }, { params }) {
    if (!product) return 'notFound'
    const { groups, path, slug } = product
    // The short link `i/…` leads to the product's home, unless it has none and lives there.
    // The server knows products by addresses that they had before, too.
    const isMoved = slug !== params.product
    if (params.group === undefined) return groups.length > 0 || isMoved ? { redirect: path } : 'found'
    const isInGroup = groups.some(({ slug }) => slug === params.group)
    return isInGroup && !isMoved ? 'found' : { redirect: path, isPermanent: true }
  },
  parts: ({ product }) => (product ? partsOf(product.kind) : []),
})
