import { use } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductPageHead_product$key } from '../../../__generated__/ProductPageHead_product.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useOrigin } from '../../../router/RouterContext.ts'
import { PricesShown } from '../../../ui/Price.tsx'
import { breadcrumbItem } from '../parts/breadcrumbItem.ts'
import { productItem } from './structuredItem.ts'

export interface ProductPageHeadProps {
  product: ProductPageHead_product$key
  shopName: string
  /** The way to the product, itself included, with paths. */
  crumbs: readonly { title: string; path: string }[]
}

/** Title, canonical address, previews and structured data of a product's page. */
export function ProductPageHead(props: ProductPageHeadProps) {
  const product = useFragment(
    graphql`
      fragment ProductPageHead_product on Product {
        title
        subtitle
        description
        path
        productNumber
        price {
          from {
            cents
            currency
          }
          to {
            cents
            currency
          }
        }
        availability {
          state
          backOn
        }
        safety {
          producer
        }
        variants {
          id
        }
        image {
          id
          previewUrl
          preview: url(width: 1280)
          alt
        }
        images {
          id
          image {
            id
            preview: url(width: 1280)
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const hasPrices = use(PricesShown)
  const { title, subtitle, description, path, image, images, price, availability, safety, variants } = product
  const summary = description || subtitle || null
  const pictures = images.length > 0 ? images.map(each => each.image.preview) : image ? [image.preview] : []
  return (
    <PageHead
      title={intl.formatMessage({ id: 'product.pageTitle' }, { title, shop: props.shopName })}
      description={summary}
      canonicalPath={path}
      image={image && { url: image.previewUrl, alt: image.alt }}
      kind="product"
      items={[
        productItem({
          title,
          description: summary,
          sku: product.productNumber,
          url: origin + path,
          images: pictures.map(url => new URL(url, origin).href),
          producer: safety?.producer ?? null,
          prices: hasPrices ? price : null,
          availability: availability.state,
          backOn: availability.backOn ?? null,
          offerCount: Math.max(1, variants.length),
        }),
        breadcrumbItem(origin, props.crumbs),
      ]}
    />
  )
}
