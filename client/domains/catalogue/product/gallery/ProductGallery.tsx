import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductGallery_product$key } from '../../../../__generated__/ProductGallery_product.graphql.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { OnceWanted } from '../../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../../ui/onDemand.tsx'
import { ZoomIcon } from '../../../../ui/pageIcons.tsx'
import style from './ProductGallery.module.css'
import { picturesOf, secondOf } from './pictures.ts'

/** For those who look closer, so that nobody else loads it. */
const ZoomDialog = onDemand(() => import('./ZoomDialog.tsx'))

export interface ProductGalleryProps {
  product: ProductGallery_product$key
  /** Shows the pictures of this colour; null for all. */
  colorId: string | null
  /** Shows the pictures of this cut; null for all. */
  fit?: string | null
  /** What is printed on a view of it, to be drawn over that picture, which is shown first then. */
  print?: { readonly view: string; readonly drawing: ReactNode } | null
  /** A set: thumbnails below, no second picture. */
  isSet?: boolean
}

const mainSizes = '(width >= 1600px) 800px, (width >= 1024px) 45vw, 100vw'

/**
 * The pictures of a product: on wide windows thumbnails, the chosen one and its back; on phones all side by side, to be
 * swiped. A picture opens large.
 */
export function ProductGallery({ product: key, colorId, fit = null, print = null, isSet }: ProductGalleryProps) {
  const product = useFragment(
    graphql`
      fragment ProductGallery_product on Product {
        title
        isNew
        isPersonalisable
        setSavingPercent
        sale {
          percent
        }
        image {
          id
          url(width: 960)
          srcSet(widths: [320, 480, 640, 960, 1280, 1600])
          thumbnail: url(width: 200)
          large: url(width: 2000)
          alt
        }
        colors {
          id
          images {
            id
            url(width: 960)
            srcSet(widths: [320, 480, 640, 960, 1280, 1600])
            thumbnail: url(width: 200)
            large: url(width: 2000)
            alt
          }
        }
        images {
          id
          view
          fit
          caption
          color {
            id
          }
          image {
            id
            url(width: 960)
            srcSet(widths: [320, 480, 640, 960, 1280, 1600])
            thumbnail: url(width: 200)
            large: url(width: 2000)
            alt
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const shown = `${colorId} ${fit} ${print?.view}`
  const [{ main, of }, setMain] = useState({ main: 0, of: shown })
  const [zoomed, setZoomed] = useState<number | null>(null)

  const own = product.image
    ? [{ id: 'main', view: 'FRONT', color: null, fit: null, caption: null, image: product.image }]
    : []
  const cloth = product.colors.find(({ id }) => id === colorId)?.images ?? []
  const pictures = [
    ...(product.images.length > 0 ? picturesOf(product.images, colorId, fit) : own),
    ...cloth.map(image => ({ id: image.id, view: 'DETAIL', color: null, fit: null, caption: null, image })),
  ]
  // Another colour or cut begins with its first picture again, a print with the picture that it is on.
  const printed = print ? pictures.findIndex(({ view }) => view === print.view) : -1
  const chosen = of === shown && main < pictures.length ? main : Math.max(printed, 0)
  const second = isSet ? -1 : secondOf(pictures, chosen)

  const choose = (at: number) => {
    setMain({ main: at, of: shown })
    const box = list.current
    if (box && box.scrollWidth > box.clientWidth) box.scrollTo({ left: at * box.clientWidth })
  }
  const onScroll = () => {
    const box = list.current
    if (!box || box.scrollWidth <= box.clientWidth) return
    const at = Math.round(box.scrollLeft / box.clientWidth)
    if (at !== chosen) setMain({ main: at, of: shown })
  }
  const zoom = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setZoomed(at)
  }

  return (
    <div className={isSet ? style.set : style.gallery}>
      {pictures.length > 1 && (
        <ul className={style.thumbnails} aria-label={intl.formatMessage({ id: 'product.gallery.label' })}>
          {pictures.map(({ id, image }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-current={at === chosen || undefined}
                aria-label={intl.formatMessage(
                  { id: 'product.gallery.show' },
                  { at: at + 1, count: pictures.length, alt: image.alt },
                )}
                onClick={() => choose(at)}
              >
                <img src={image.thumbnail} width={200} height={200} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={style.stage}>
        {pictures.length === 0 && <div className={style.nothing} />}
        <ul ref={list} className={style.pictures} onScroll={onScroll}>
          {pictures.map(({ id, view, image, caption }, at) => (
            <li key={id} data-main={at === chosen || undefined} data-second={at === second || undefined}>
              <div className={style.frame}>
                <a
                  href={image.large}
                  aria-label={intl.formatMessage({ id: 'product.gallery.enlarge' }, { alt: image.alt })}
                  onClick={event => zoom(event, at)}
                >
                  <img
                    src={image.url}
                    srcSet={image.srcSet}
                    sizes={mainSizes}
                    width={960}
                    height={960}
                    alt={image.alt}
                    loading={at === 0 ? 'eager' : 'lazy'}
                    fetchPriority={at === 0 ? 'high' : 'auto'}
                    decoding={at === 0 ? 'sync' : 'async'}
                  />
                  <span className={style.zoom} aria-hidden="true">
                    <ZoomIcon size={20} />
                  </span>
                  {view === 'BACK' && (
                    <span className={style.caption} aria-hidden="true">
                      <FormattedMessage id="product.gallery.back" />
                    </span>
                  )}
                </a>
                {at === printed && print?.drawing}
              </div>
              {caption && <p className={style.words}>{caption}</p>}
            </li>
          ))}
        </ul>
        <p className={style.badges}>
          {product.sale && (
            <Badge kind="sale">
              <FormattedMessage id="catalogue.badge.sale" values={{ percent: product.sale.percent }} />
            </Badge>
          )}
          {!product.sale && product.setSavingPercent != null && (
            <Badge kind="sale">
              <FormattedMessage id="catalogue.badge.set" values={{ percent: product.setSavingPercent }} />
            </Badge>
          )}
          {product.isNew && (
            <Badge kind="new">
              <FormattedMessage id="catalogue.badge.new" />
            </Badge>
          )}
          {product.isPersonalisable && (
            <Badge kind="plain">
              <FormattedMessage id="catalogue.tile.personalisable" />
            </Badge>
          )}
        </p>
        {pictures.length > 1 && (
          <p className={style.counter} aria-hidden="true">
            {chosen + 1} / {pictures.length}
          </p>
        )}
      </div>
      <OnceWanted isWanted={zoomed !== null}>
        {() => (
          <ZoomDialog
            title={product.title}
            pictures={pictures.map(({ id, image, caption }) => ({ id, url: image.large, alt: image.alt, caption }))}
            at={zoomed}
            onMove={at => {
              setZoomed(at)
              choose(at)
            }}
            onClose={() => setZoomed(null)}
          />
        )}
      </OnceWanted>
    </div>
  )
}
