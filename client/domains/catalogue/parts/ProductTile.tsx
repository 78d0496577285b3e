import { use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  ProductTile_product$data,
  ProductTile_product$key,
} from '../../../__generated__/ProductTile_product.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { OnRequest, Price, PricesShown, StruckPrice } from '../../../ui/Price.tsx'
import { swatchStyle } from '../../../ui/swatch.ts'
import { fits } from './browsing.ts'
import { EditLink } from './EditLink.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { fitText } from './fitText.ts'
import style from './ProductTile.module.css'

export interface ProductTileProps {
  product: ProductTile_product$key
  /** How wide the tile is shown; the default fits grids and carousels. */
  sizes?: string
  /** Its place in the list: the first pictures are loaded at once, the very first before all else. */
  place?: number
  level?: 2 | 3
  /** The title cut where a searched word hit. */
  titleParts?: readonly { readonly text: string; readonly isMatch: boolean }[] | null
  /** What the list that it stands in shows of it instead. */
  tile?: Partial<ProductTile_product$data> | null
}

const mostSwatches = 4
/** Pictures that a wide window shows before anybody scrolls. */
const picturesInSight = 3
const tileSizes = '(width >= 1600px) 300px, (width >= 1200px) 290px, (width >= 640px) 44vw, 92vw'

/** A product in a list: picture, at most one badge, heart, title, fits, price, colours. The whole tile is one link. */
export function ProductTile(props: ProductTileProps) {
  const { sizes = tileSizes, place = Number.POSITIVE_INFINITY, level = 3, titleParts } = props
  const own = useFragment(
    graphql`
      fragment ProductTile_product on Product @argumentDefinitions(group: { type: "String" }) {
        id
        path(group: $group)
        kind
        title
        subtitle
        isNew
        isPersonalisable
        fits
        sizes
        setSavingPercent
        priceApart {
          cents
          currency
        }
        isOnSale
        swatches {
          id
          title
          hex
          swatchUrl
        }
        showsFits
        preview
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
        tierPrices {
          from
          price {
            cents
            currency
          }
        }
        availability {
          state
          backOn
        }
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
      }
    `,
    props.product,
  )
  const product = { ...own, ...props.tile }
  const { id, path, title, image, backImage, availability, price, sale } = product
  const Heading = level === 2 ? 'h2' : 'h3'
  const isGone = availability.state === 'SOLD_OUT' || availability.state === 'BACK_ON_DATE'
  const shown = price.adult ?? price.from
  const isEarly = place < picturesInSight
  const hasPrices = use(PricesShown)

  return (
    <article className={style.tile}>
      <div className={style.photo} data-gone={isGone || undefined}>
        {image && (
          <img
            className={style.front}
            src={image.url}
            srcSet={image.srcSet}
            sizes={sizes}
            width={480}
            height={480}
            alt={image.alt}
            loading={isEarly ? 'eager' : 'lazy'}
            fetchPriority={place === 0 ? 'high' : 'auto'}
            decoding="async"
          />
        )}
        {backImage && (
          <img
            className={style.back}
            src={backImage.url}
            srcSet={backImage.srcSet}
            sizes={sizes}
            width={480}
            height={480}
            alt=""
            loading="lazy"
            decoding="async"
            onLoad={event => event.currentTarget.parentElement?.setAttribute('data-turns', '')}
          />
        )}
        <TileBadge product={hasPrices ? product : { ...product, sale: null, setSavingPercent: null }} />
      </div>
      <div className={style.text}>
        <Heading className={style.title}>
          <Link to={path}>{titleParts?.some(part => part.isMatch) ? <MarkedTitle parts={titleParts} /> : title}</Link>
        </Heading>
        <p className={style.fits}>
          <TileFits product={product} />
        </p>
        <p className={style.preview}>{product.preview.join(', ')}</p>
        <div className={style.line}>
          <span className={style.prices}>
            {hasPrices ? (
              <>
                {shown.cents < price.to.cents && <FormattedMessage id="catalogue.tile.from" />}
                <Price {...shown} isSale={sale != null} />
                <ComparedPrice product={product} />
              </>
            ) : (
              <OnRequest />
            )}
          </span>
          <Swatches colors={product.swatches} />
        </div>
        <TileNotes product={hasPrices ? product : withoutPrices(product)} />
        <EditLink productId={id} className={style.edit} />
      </div>
      <div className={style.heart}>
        <FavouriteButton productId={id} title={title} isOnPhoto />
      </div>
    </article>
  )
}

function MarkedTitle({ parts }: { parts: NonNullable<ProductTileProps['titleParts']> }) {
  return parts.map((part, at) => (part.isMatch ? <mark key={at}>{part.text}</mark> : part.text))
}

type TileProduct = ProductTile_product$data

function TileBadge({ product }: { product: TileProduct }) {
  if (product.sale)
    return (
      <span className={style.badge}>
        <Badge kind="sale">
          <FormattedMessage id="catalogue.badge.sale" values={{ percent: product.sale.percent }} />
        </Badge>
      </span>
    )
  if (product.setSavingPercent)
    return (
      <span className={style.badge}>
        <Badge kind="sale">
          <FormattedMessage id="catalogue.badge.set" values={{ percent: product.setSavingPercent }} />
        </Badge>
      </span>
    )
  if (!product.isNew) return null
  return (
    <span className={style.badge}>
      <Badge kind="new">
        <FormattedMessage id="catalogue.badge.new" />
      </Badge>
    </span>
  )
}

function TileFits({ product }: { product: TileProduct }) {
  const intl = useIntl()
  if (product.kind !== 'GOODS') return product.subtitle
  if (product.sizes.length === 1 && product.fits.length <= 1)
    return intl.formatMessage({ id: 'catalogue.fits.oneSize' })
  if (!product.showsFits) return null
  const [only] = product.fits
  const [smallest, largest] = [product.sizes[0], product.sizes.at(-1)]
  if (product.fits.length === 1 && only === 'CHILDREN' && smallest && largest)
    return intl.formatMessage({ id: 'catalogue.fits.childrenSizes' }, { smallest, largest })
  return fits
    .filter(fit => product.fits.includes(fit))
    .map(fit => intl.formatMessage({ id: fitText[fit] }))
    .join(', ')
}

/** What the badge's percentage, or the price, is compared with. */
function ComparedPrice({ product: { sale, setSavingPercent, priceApart } }: { product: TileProduct }) {
  if (sale) return <StruckPrice {...sale.previousPrice} label={<FormattedMessage id="catalogue.price.previous" />} />
  if (!setSavingPercent || !priceApart) return null
  return <StruckPrice {...priceApart} label={<FormattedMessage id="catalogue.price.separately" />} />
}

function Swatches({ colors }: { colors: TileProduct['swatches'] }) {
  const intl = useIntl()
  if (colors.length === 0) return null
  const names = colors.map(color => color.title).join(', ')
  return (
    <span
      className={style.swatches}
      role="img"
      aria-label={intl.formatMessage({ id: 'catalogue.tile.colors' }, { names })}
    >
      {colors.slice(0, mostSwatches).map(color => (
        <span key={color.id} style={swatchStyle(color)} />
      ))}
      {colors.length > mostSwatches && <small>+{colors.length - mostSwatches}</small>}
    </span>
  )
}

/** The tier of the most pieces; of several prices for it (children's sizes cost less) the highest, which always holds. */
function largestTier(tiers: TileProduct['tierPrices']): TileProduct['tierPrices'][number] | undefined {
  return tiers.toSorted((one, other) => other.from - one.from || other.price.cents - one.price.cents)[0]
}

/** A product of which nothing is said that a price could be told by. */
const withoutPrices = (product: TileProduct): TileProduct => ({
  ...{ ...product, sale: null, isOnSale: false, tierPrices: [] },
  price: { ...product.price, unitPrice: null },
})

function TileNotes({ product }: { product: TileProduct }) {
  const format = useFormat()
  const { availability, sale } = product
  const { unitPrice } = product.price
  const tier = largestTier(product.tierPrices)
  return (
    <>
      {unitPrice && (
        <p className={style.note}>
          <FormattedMessage
            id="catalogue.tile.unitPrice"
            values={{ price: format.money(unitPrice.price), quantity: unitPrice.quantity }}
          />
        </p>
      )}
      {(product.isPersonalisable || tier) && (
        <p className={style.note}>
          {product.isPersonalisable && (
            <span className={style.pen}>
              <PenIcon size={16} />
              <FormattedMessage id="catalogue.tile.personalisable" />
            </span>
          )}
          {tier && (
            <strong className={style.tier}>
              <FormattedMessage
                id="catalogue.tile.tier"
                values={{ count: tier.from, price: format.money(tier.price) }}
              />
            </strong>
          )}
        </p>
      )}
      {sale && (
        <p className={style.note}>
          <FormattedMessage id="catalogue.price.lowest30" values={{ price: format.money(sale.lowestPriceOf30Days) }} />
        </p>
      )}
      {product.isOnSale && !sale && (
        <p className={style.note}>
          <FormattedMessage id="catalogue.tile.someReduced" />
        </p>
      )}
      {availability.state === 'BACK_ON_DATE' && availability.backOn && (
        <p className={style.warn}>
          <FormattedMessage id="catalogue.tile.backOn" values={{ date: format.day(availability.backOn) }} />
        </p>
      )}
      {availability.state === 'SOLD_OUT' && (
        <p className={style.warn}>
          <FormattedMessage id="catalogue.tile.soldOut" />
        </p>
      )}
    </>
  )
}
