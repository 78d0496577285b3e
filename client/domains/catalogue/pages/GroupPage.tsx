import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { GroupPage_products$key } from '../../../__generated__/GroupPage_products.graphql.ts'
import type { GroupPageProductsQuery } from '../../../__generated__/GroupPageProductsQuery.graphql.ts'
import type { GroupPageQuery } from '../../../__generated__/GroupPageQuery.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { useNavigation, useOrigin } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { NearbyCarousels } from '../carousels/NearbyCarousels.tsx'
import { BrowsingFrame } from '../parts/BrowsingFrame.tsx'
import { breadcrumbItem } from '../parts/breadcrumbItem.ts'
import { isSettled, ProductGrid } from '../parts/ProductGrid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './GroupPage.module.css'

const query = graphql`
  query GroupPageQuery($slug: String!, $filter: ProductFilter, $orderBy: ProductOrder) @preloadable {
    productGroup(slug: $slug) {
      slug
      title
      description
      seoTitle
      seoDescription
      path
      image {
        id
        url(width: 960)
        alt
      }
      images {
        id
        url(width: 480)
        srcSet(widths: [320, 480, 960])
        width
        height
        alt
      }
      parents {
        id
        title
        path
      }
      children {
        id
        title
        path
      }
      ...GroupPage_products
    }
  }
`

function GroupPage(props: PageProps<GroupPageQuery>) {
  const { productGroup: group } = usePreloadedQuery<GroupPageQuery>(query, props.query)
  const intl = useIntl()
  const origin = useOrigin()
  if (!group) return null
  const [parent] = group.parents
  const crumbs = [...(parent ? [{ title: parent.title, path: parent.path }] : []), { title: group.title }]
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'catalogue.group.pageTitle' }, { title: group.seoTitle ?? group.title })}
        description={group.seoDescription ?? group.description}
        canonicalPath={group.path}
        image={group.image}
        items={[breadcrumbItem(origin, [...crumbs.slice(0, -1), { title: group.title, path: group.path }])]}
      />
      <div className={`page ${style.head}`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="h1">{group.title}</h1>
        {group.description && <p className={`lead ${style.description}`}>{group.description}</p>}
        {group.images.length > 1 && (
          <ul className={style.pictures}>
            {group.images.map(({ id, url, srcSet, width, height, alt }) => (
              <li key={id}>
                <Picture
                  src={url}
                  srcSet={srcSet}
                  sizes="(width < 640px) 60vw, 300px"
                  width={width}
                  height={height}
                  ratio="4 / 3"
                  alt={alt}
                />
              </li>
            ))}
          </ul>
        )}
        {group.children.length > 0 && (
          <ul className={style.children}>
            {group.children.map(child => (
              <li key={child.id}>
                <Link to={child.path}>{child.title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <GroupProducts group={group} slug={group.slug} />
    </>
  )
}

function GroupProducts(props: { group: GroupPage_products$key; slug: string }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    GroupPageProductsQuery,
    GroupPage_products$key
  >(
    graphql`
      fragment GroupPage_products on ProductGroup
      @refetchable(queryName: "GroupPageProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        products(first: $first, after: $after, filter: $filter, orderBy: $orderBy)
          @connection(key: "GroupPage_products", filters: ["filter", "orderBy"]) {
          edges {
            node {
              id
              ...ProductTile_product @arguments(group: $slug)
            }
            tile {
              path(group: $slug)
              image {
                id
                url(width: 480)
                srcSet(widths: [320, 480, 640, 960])
                alt
              }
              backImage {
                id
                url(width: 480)
                srcSet(widths: [320, 480, 640, 960])
              }
              price {
                from {
                  cents
                  currency
                }
                to {
                  cents
                }
                adult {
                  cents
                  currency
                }
                unitPrice {
                  price {
                    cents
                    currency
                  }
                  quantity
                }
              }
              sale {
                percent
                previousPrice {
                  cents
                  currency
                }
                lowestPriceOf30Days {
                  cents
                  currency
                }
              }
              setSavingPercent
              priceApart {
                cents
                currency
              }
            }
          }
          totalCount
          ...BrowsingFrame_connection
        }
      }
    `,
    props.group,
  )
  const { progress } = useNavigation()
  const { products } = data
  return (
    <>
      <BrowsingFrame connection={products}>
        <ProductGrid
          hasRail
          items={products.edges.map(({ node, tile }, at) => ({
            key: node.id,
            content: <ProductTile product={node} tile={tile} place={at} level={2} />,
          }))}
          totalCount={products.totalCount}
          hasNext={hasNext}
          isLoadingNext={isLoadingNext}
          loadNext={loadNext}
          isDimmed={progress === 'loading'}
        />
      </BrowsingFrame>
      {isSettled(products.edges.length, hasNext) && (
        <div className="page">
          <NearbyCarousels group={props.slug} />
        </div>
      )}
    </>
  )
}

/** A group of products: its description, filters, and the list. */
export const page = definePage<GroupPageQuery>({
  query,
  Component: GroupPage,
  outcome({ productGroup: group }, { params }) {
    if (!group) return 'notFound'
    // The server knows groups by addresses that they had before, too.
    return group.slug === params.group ? 'found' : { redirect: group.path, isPermanent: true }
  },
})
