import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { SpecialsPage_products$key } from '../../../__generated__/SpecialsPage_products.graphql.ts'
import type { SpecialsPageProductsQuery } from '../../../__generated__/SpecialsPageProductsQuery.graphql.ts'
import type { SpecialsPageQuery } from '../../../__generated__/SpecialsPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { NearbyCarousels } from '../carousels/NearbyCarousels.tsx'
import { PriceNote } from '../parts/PriceNote.tsx'
import { isSettled, ProductGrid } from '../parts/ProductGrid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './GroupPage.module.css'
import { OfferGroups } from './OfferGroups.tsx'

const query = graphql`
  query SpecialsPageQuery @preloadable {
    groupsOnSale {
      ...OfferGroups_groups
    }
    ...SpecialsPage_products
  }
`

function SpecialsPage(props: PageProps<SpecialsPageQuery>) {
  const found = usePreloadedQuery<SpecialsPageQuery>(query, props.query)
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'catalogue.specials.title' })
  return (
    <div className="page">
      <PageHead title={title} description={intl.formatMessage({ id: 'catalogue.specials.lead' })} />
      <div className={style.head}>
        <Breadcrumbs crumbs={[{ title }]} />
        <h1 className="h1">{title}</h1>
        <p className={`lead ${style.description}`}>
          <FormattedMessage id="catalogue.specials.lead" />
        </p>
      </div>
      <OfferGroups groups={found.groupsOnSale} />
      {found.groupsOnSale.length > 0 && (
        <h2 className={`h2 ${style.part}`}>
          <FormattedMessage id="catalogue.specials.single" />
        </h2>
      )}
      <div className={style.note}>
        <PriceNote />
      </div>
      <SpecialProducts found={found} tileLevel={found.groupsOnSale.length > 0 ? 3 : 2} />
    </div>
  )
}

interface SpecialProductsProps {
  found: SpecialsPage_products$key
  /** Of the headings of tiles. */
  tileLevel: 2 | 3
}

function SpecialProducts({ found, tileLevel }: SpecialProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SpecialsPageProductsQuery,
    SpecialsPage_products$key
  >(
    graphql`
      fragment SpecialsPage_products on Query
      @refetchable(queryName: "SpecialsPageProductsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        specials(first: $first, after: $after) @connection(key: "SpecialsPage_specials") {
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
    found,
  )
  const { specials } = data
  if (specials.edges.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="catalogue.specials.empty" />}
        actions={
          <LinkButton to="/">
            <FormattedMessage id="catalogue.search.browse" />
          </LinkButton>
        }
      />
    )
  return (
    <>
      <ProductGrid
        items={specials.edges.map(({ node }, at) => ({
          key: node.id,
          content: <ProductTile product={node} place={at} level={tileLevel} />,
        }))}
        totalCount={specials.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        loadNext={loadNext}
      />
      {isSettled(specials.edges.length, hasNext) && <NearbyCarousels />}
    </>
  )
}

/** All that is cheaper at present: groups as a whole, then product by product. */
export const page = definePage<SpecialsPageQuery>({ query, Component: SpecialsPage })
