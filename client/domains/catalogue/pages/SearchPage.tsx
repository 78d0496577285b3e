import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { SearchPage_products$key } from '../../../__generated__/SearchPage_products.graphql.ts'
import type { SearchPageProductsQuery } from '../../../__generated__/SearchPageProductsQuery.graphql.ts'
import type { SearchPageQuery } from '../../../__generated__/SearchPageQuery.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { useNavigation } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { NearbyCarousels } from '../carousels/NearbyCarousels.tsx'
import { BrowsingFrame } from '../parts/BrowsingFrame.tsx'
import { browsingOf, filterCount, withWishes } from '../parts/browsing.ts'
import { isSettled, ProductGrid } from '../parts/ProductGrid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './GroupPage.module.css'

const query = graphql`
  query SearchPageQuery($query: String!, $filter: ProductFilter, $orderBy: ProductOrder) @preloadable {
    search(query: $query) {
      understood {
        words
        fits
        colors
        sizes
      }
      groups {
        id
        title
        path
      }
    }
    ...SearchPage_products
  }
`

function SearchPage(props: PageProps<SearchPageQuery>) {
  const found = usePreloadedQuery<SearchPageQuery>(query, props.query)
  const intl = useIntl()
  const word = props.place.search.get('q') ?? ''
  const hasFilters = filterCount(browsingOf(props.place.search)) > 0
  const { groups } = found.search
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: word ? 'catalogue.search.pageTitle' : 'catalogue.search.title' }, { word })}
        canonicalSearch={new URLSearchParams(word ? { q: word } : {})}
      />
      <div className={`page ${style.head} ${style.search}`}>
        <h1 className="h1">
          {word ? (
            <FormattedMessage id="catalogue.search.heading" values={{ word }} />
          ) : (
            <FormattedMessage id={hasFilters ? 'catalogue.search.filtered' : 'catalogue.search.title'} />
          )}
        </h1>
        {groups.length > 0 && (
          <ul className={style.children} aria-label={intl.formatMessage({ id: 'catalogue.search.groups' })}>
            {groups.map(group => (
              <li key={group.id}>
                <Link to={group.path}>{group.title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <SearchProducts found={found} hasFilters={hasFilters} word={word} />
    </>
  )
}

interface SearchProductsProps {
  found: SearchPage_products$key
  hasFilters: boolean
  word: string
}

function SearchProducts({ found, hasFilters, word }: SearchProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SearchPageProductsQuery,
    SearchPage_products$key
  >(
    graphql`
      fragment SearchPage_products on Query
      @refetchable(queryName: "SearchPageProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        search(query: $query) {
          products(first: $first, after: $after, filter: $filter, orderBy: $orderBy)
            @connection(key: "SearchPage_products", filters: ["filter", "orderBy"]) {
            edges {
              titleParts {
                text
                isMatch
              }
              node {
                id
                ...ProductTile_product
              }
              tile {
                path
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
      }
    `,
    found,
  )
  const { progress } = useNavigation()
  const { products } = data.search

  if (products.totalCount === 0 && !hasFilters)
    return (
      <div className="page">
        <EmptyState
          title={
            <FormattedMessage id={word ? 'catalogue.search.nothing' : 'catalogue.search.begin'} values={{ word }} />
          }
          actions={
            <LinkButton to="/">
              <FormattedMessage id="catalogue.search.browse" />
            </LinkButton>
          }
        >
          <FormattedMessage id={word ? 'catalogue.search.hint' : 'catalogue.search.beginHint'} />
        </EmptyState>
        <NearbyCarousels />
      </div>
    )
  return (
    <>
      <BrowsingFrame connection={products}>
        <ProductGrid
          hasRail
          items={products.edges.map(({ node, titleParts, tile }, at) => ({
            key: node.id,
            content: <ProductTile product={node} tile={tile} titleParts={titleParts} place={at} level={2} />,
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
          <NearbyCarousels />
        </div>
      )}
    </>
  )
}

/** What a searched word finds. Words that name colours, fits and sizes become filters, to be seen and taken off. */
export const page = definePage<SearchPageQuery>({
  query,
  Component: SearchPage,
  outcome({ search: { understood } }, { search, language }) {
    if (!understood) return 'found'
    const next = withWishes(search, understood)
    return { redirect: `${language === 'en' ? '/en' : ''}/search?${next}` }
  },
})
