import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LandingPageQuery } from '../../../__generated__/LandingPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useOrigin } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Benefits } from '../landing/Benefits.tsx'
import { GroupCards } from '../landing/GroupCards.tsx'
import { Hero } from '../landing/Hero.tsx'
import { previewPicture } from '../landing/KitPicture.tsx'
import { PriceNote } from '../parts/PriceNote.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import style from './LandingPage.module.css'

const query = graphql`
  query LandingPageQuery @preloadable {
    shop {
      name
      claim
      email
      phone
    }
    productGroups {
      ...Hero_groups
      ...GroupCards_groups
    }
    newProducts(first: 12) {
      edges {
        node {
          id
          ...ProductTile_product
        }
      }
    }
    topSellers(first: 12) {
      edges {
        node {
          id
          ...ProductTile_product
        }
      }
    }
  }
`

function LandingPage(props: PageProps<LandingPageQuery>) {
  const { shop, productGroups, newProducts, topSellers } = usePreloadedQuery<LandingPageQuery>(query, props.query)
  const intl = useIntl()
  const origin = useOrigin()
  const carousels = [
    { title: intl.formatMessage({ id: 'catalogue.landing.new' }), products: newProducts },
    { title: intl.formatMessage({ id: 'catalogue.landing.topSellers' }), products: topSellers },
  ]
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'catalogue.landing.pageTitle' }, { name: shop.name })}
        description={intl.formatMessage({ id: 'catalogue.landing.description' })}
        image={{ ...previewPicture, alt: intl.formatMessage({ id: 'catalogue.hero.picture' }) }}
        items={[
          {
            '@type': 'Organization',
            name: shop.name,
            url: origin,
            email: shop.email,
            telephone: shop.phone,
            logo: `${origin}/favicon.svg`,
          },
        ]}
      />
      <Hero groups={productGroups} />
      <Benefits />
      <GroupCards groups={productGroups} />
      {newProducts.edges.length > 0 && (
        <div className={`page ${style.note}`}>
          <PriceNote />
        </div>
      )}
      {carousels.map(
        ({ title, products }) =>
          products.edges.length > 0 && (
            <div key={title} className={`page ${style.section}`}>
              <Carousel
                title={title}
                slides={products.edges.map(({ node }) => ({
                  key: node.id,
                  content: <ProductTile product={node} sizes="(width >= 1024px) 290px, 300px" />,
                }))}
              />
            </div>
          ),
      )}
    </>
  )
}

/** The shop's front: what it is for, its groups, what is new and what others buy. */
export const page = definePage<LandingPageQuery>({ query, Component: LandingPage })
