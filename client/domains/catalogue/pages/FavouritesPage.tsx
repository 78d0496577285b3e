import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { FavouritesPage_products$key } from '../../../__generated__/FavouritesPage_products.graphql.ts'
import type { FavouritesPageProductsQuery } from '../../../__generated__/FavouritesPageProductsQuery.graphql.ts'
import type { FavouritesPageQuery } from '../../../__generated__/FavouritesPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { PriceNote } from '../parts/PriceNote.tsx'
import { ProductGrid } from '../parts/ProductGrid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './GroupPage.module.css'

const query = graphql`
  query FavouritesPageQuery @preloadable {
    viewer {
      ...FavouritesPage_products
    }
  }
`

function FavouritesPage(props: PageProps<FavouritesPageQuery>) {
  const { viewer } = usePreloadedQuery<FavouritesPageQuery>(query, props.query)
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'catalogue.favourites.title' })
  return (
    <div className="page">
      <PageHead title={title} />
      <div className={style.head}>
        <Breadcrumbs crumbs={[{ title }]} />
        <h1 className="h1">{title}</h1>
      </div>
      <div className={style.note}>
        <PriceNote />
      </div>
      <FavouriteProducts viewer={viewer} />
    </div>
  )
}

function FavouriteProducts(props: { viewer: FavouritesPage_products$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FavouritesPageProductsQuery,
    FavouritesPage_products$key
  >(
    graphql`
      fragment FavouritesPage_products on Viewer
      @refetchable(queryName: "FavouritesPageProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        favourites(first: $first, after: $after) @connection(key: "FavouritesPage_favourites") {
          edges {
            node {
              id
              ...ProductTile_product
            }
          }
          totalCount
        }
      }
    `,
    props.viewer,
  )
  // What was taken off stays in the answer until the page is opened again; the viewer knows what still counts.
  const { favouriteProductIds } = useViewer()
  const kept = data.favourites.edges.filter(({ node }) => favouriteProductIds.has(node.id))
  if (kept.length === 0 && !hasNext)
    return (
      <EmptyState
        title={<FormattedMessage id="catalogue.favourites.empty" />}
        actions={
          <LinkButton to="/">
            <FormattedMessage id="catalogue.search.browse" />
          </LinkButton>
        }
      >
        <FormattedMessage id="catalogue.favourites.hint" />
      </EmptyState>
    )
  const removed = data.favourites.edges.length - kept.length
  return (
    <ProductGrid
      items={kept.map(({ node }, at) => ({
        key: node.id,
        content: <ProductTile product={node} place={at} level={2} />,
      }))}
      totalCount={data.favourites.totalCount - removed}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
    />
  )
}

/** What a visitor kept for later. */
export const page = definePage<FavouritesPageQuery>({ query, Component: FavouritesPage })
