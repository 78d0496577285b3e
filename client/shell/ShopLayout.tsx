import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShopLayoutQuery } from '../__generated__/ShopLayoutQuery.graphql.ts'
import type { LayoutProps } from '../router/route.ts'
import { Notice } from '../ui/Badge.tsx'
import { PricesShown, ShippingCostsShown, VatIncluded } from '../ui/Price.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import style from './ShopLayout.module.css'
import { Strip } from './Strip.tsx'

/** What frames every page of the shop. The same for all visitors, so that its answer can be kept for all. */
export const shopLayoutQuery = graphql`
  query ShopLayoutQuery {
    shop {
      name
      timeZone
      vatIncluded
      currencyFirst
      showsPrices
      showsShippingCosts
      isClosed
      closedNote
      textsVersion
      look {
        url
        fonts
        logo
        favicon
      }
      consent {
        version
        asks
        services
        googleAnalyticsId
        googleAdwordsId
        facebookPixelId
      }
      site {
        whole
      }
      ...Header_shop
      ...Strip_shop
      ...Footer_shop
    }
    productGroups {
      ...Header_groups
    }
  }
`

/** The shop's name, for frames that show nothing else of it. */
export function useShopName(): string {
  return useLazyLoadQuery<ShopLayoutQuery>(shopLayoutQuery, {}).shop.name
}

/** Strip, bar, content, footer. */
export function Layout({ children }: LayoutProps) {
  const { shop, productGroups } = useLazyLoadQuery<ShopLayoutQuery>(shopLayoutQuery, {})
  return (
    <>
      <a href="#content" className="skip-link visually-hidden">
        <FormattedMessage id="shell.skip" />
      </a>
      <header>
        <Strip shop={shop} />
        <Header shopName={shop.name} groups={productGroups} shop={shop} />
      </header>
      {shop.isClosed && (
        <div className={`page ${style.closed}`}>
          <Notice tone="warn">{shop.closedNote ?? <FormattedMessage id="shell.closed" />}</Notice>
        </div>
      )}
      <main id="content" tabIndex={-1}>
        <VatIncluded value={shop.vatIncluded}>
          <PricesShown value={shop.showsPrices}>
            <ShippingCostsShown value={shop.showsShippingCosts}>{children}</ShippingCostsShown>
          </PricesShown>
        </VatIncluded>
      </main>
      <Footer shop={shop} />
    </>
  )
}
