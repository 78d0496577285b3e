import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  ProductTabs_product$data,
  ProductTabs_product$key,
} from '../../../../__generated__/ProductTabs_product.graphql.ts'
import { DownloadIcon } from '../../../../ui/pageIcons.tsx'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { DeliveryDays } from './DeliveryDays.tsx'
import { isWorthShowing } from './lengthRules.ts'
import style from './ProductTabs.module.css'

export interface ProductTabsProps {
  product: ProductTabs_product$key
}

interface Tab {
  key: string
  label: ReactNode
  content: ReactNode
}

/** Details, care, delivery, general texts and downloads; each only where there is something to say: a text that is long
 *  enough, a property, a care label, days, a file. */
export function ProductTabs(props: ProductTabsProps) {
  const product = useFragment(
    graphql`
      fragment ProductTabs_product on Product {
        kind
        details
        careLabel
        careInstructions
        deliveryInformation
        generalInformation
        delivery {
          ...DeliveryDays_delivery
        }
        properties {
          key
          label
          value
        }
        downloads {
          id
          title
          url
          size
          extension
        }
        setSlots {
          position
          product {
            id
            title
            description
            details
            careLabel
            careInstructions
            properties {
              key
              label
              value
            }
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const isSet = product.kind === 'SET'
  const tabs = [
    isSet && setDetails(product),
    isSet ? detailsOfPieces(product) : details(product),
    care(product),
    delivery(product),
    general(product),
    downloads(product),
  ].filter(tab => typeof tab === 'object' && tab !== null)
  if (tabs.length === 0) return null
  return <Tabs label={intl.formatMessage({ id: 'product.tabs.label' })} items={tabs} />
}

type TabProduct = ProductTabs_product$data
type Properties = TabProduct['properties']

/** The days as they are reckoned, and what the shop says besides. */
function delivery({ delivery: days, deliveryInformation: text }: TabProduct): Tab | null {
  const isWorth = isWorthShowing(text, 'delivery')
  if (!isWorth && !days) return null
  return {
    key: 'delivery',
    label: <FormattedMessage id="product.tabs.delivery" />,
    content: (
      <div className={style.delivery}>
        {days && <DeliveryDays delivery={days} />}
        {isWorth && <SafeHtml html={text} />}
      </div>
    ),
  }
}

function general({ generalInformation: text }: TabProduct): Tab | null {
  if (!isWorthShowing(text, 'general')) return null
  return {
    key: 'general',
    label: <FormattedMessage id="product.tabs.general" />,
    content: <SafeHtml html={text} />,
  }
}

function details({ details: text, properties }: TabProduct): Tab | null {
  const isWorth = isWorthShowing(text, 'details')
  if (!isWorth && properties.length === 0) return null
  return {
    key: 'details',
    label: <FormattedMessage id="product.tabs.details" />,
    content: (
      <div className={style.details}>
        {isWorth && <SafeHtml html={text} />}
        <PropertyList properties={properties} />
      </div>
    ),
  }
}

function setDetails({ details: text, setSlots, properties }: TabProduct): Tab | null {
  const pieces = setSlots.flatMap(({ position, product: piece }) =>
    piece && isWorthShowing(piece.description, 'pieceDescription')
      ? [{ key: String(position), label: piece.title, value: piece.description }]
      : [],
  )
  if (!isWorthShowing(text, 'details') && properties.length + pieces.length === 0) return null
  return {
    key: 'set',
    label: <FormattedMessage id="product.tabs.set" />,
    content: (
      <div className={style.pieces}>
        {text && <SafeHtml html={text} />}
        <PropertyList properties={properties.length > 0 ? properties : pieces} />
      </div>
    ),
  }
}

function detailsOfPieces({ setSlots }: TabProduct): Tab | null {
  const pieces = setSlots.flatMap(({ position, product: piece }) =>
    piece && (isWorthShowing(piece.details, 'details') || piece.properties.length > 0) ? [{ ...piece, position }] : [],
  )
  if (pieces.length === 0) return null
  return {
    key: 'details',
    label: <FormattedMessage id="product.tabs.details" />,
    content: (
      <div className={style.pieces}>
        {pieces.map(piece => (
          <section key={piece.position}>
            <h3 className="h3">{piece.title}</h3>
            {isWorthShowing(piece.description, 'pieceDescription') && <p className={style.lead}>{piece.description}</p>}
            {isWorthShowing(piece.details, 'details') && <SafeHtml html={piece.details} />}
            <PropertyList properties={piece.properties} />
          </section>
        ))}
      </div>
    ),
  }
}

interface Care {
  label: string
  text: string
}

/** The label in short and the instructions; null where there is nothing to say. */
function careOf({ careLabel, careInstructions }: Pick<TabProduct, 'careLabel' | 'careInstructions'>): Care | null {
  const text = isWorthShowing(careInstructions, 'care') ? careInstructions : ''
  return careLabel || text ? { label: careLabel ?? '', text } : null
}

/** A set without care of its own shows that of its pieces, the same once. */
function care(product: TabProduct): Tab | null {
  const own = careOf(product)
  const pieces = product.setSlots.flatMap(({ product: piece }) => {
    const ofPiece = piece && careOf(piece)
    return ofPiece ? [{ ...ofPiece, title: piece.title }] : []
  })
  const shown = own ? [{ ...own, title: '' }] : pieces
  if (shown.length === 0) return null
  const same = Map.groupBy(shown, ({ label, text }) => `${label} ${text}`)
  return {
    key: 'care',
    label: <FormattedMessage id="product.tabs.care" />,
    content: (
      <div className={style.pieces}>
        {[...same].map(([key, cared]) => (
          <section key={key}>
            {same.size > 1 && <h3 className="h3">{cared.map(({ title }) => title).join(', ')}</h3>}
            {cared[0]?.label && <p className={style.lead}>{cared[0].label}</p>}
            {cared[0]?.text && <SafeHtml html={cared[0].text} />}
          </section>
        ))}
      </div>
    ),
  }
}

function downloads({ downloads: files }: TabProduct): Tab | null {
  if (files.length === 0) return null
  return {
    key: 'downloads',
    label: <FormattedMessage id="product.tabs.downloads" values={{ count: files.length }} />,
    content: (
      <ul className={style.downloads}>
        {files.map(file => (
          <li key={file.id}>
            <a href={`${file.url}?inline=true`} target="_blank" rel="noreferrer" className={style.download}>
              <DownloadIcon />
              <span className="link">{file.title}</span>
              <span className={style.size}>
                {file.extension.replace(/^\./, '').toUpperCase()},{' '}
                <FormattedMessage
                  id={file.size < 1_000_000 ? 'product.tabs.kilobytes' : 'product.tabs.megabytes'}
                  values={{
                    size: file.size < 1_000_000 ? Math.max(1, Math.round(file.size / 1000)) : file.size / 1_000_000,
                  }}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    ),
  }
}

function PropertyList({ properties }: { properties: Properties }) {
  if (properties.length === 0) return null
  return (
    <dl className={style.properties}>
      {properties.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
