import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MapPageQuery } from '../../../__generated__/MapPageQuery.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { PinIcon } from '../../../ui/icons.tsx'
import { placeUrl } from '../../content/blocks/rare/mapUrl.ts'
import style from './MapPage.module.css'

const query = graphql`
  query MapPageQuery @preloadable {
    shop {
      name
      address
      checkout {
        pickupPlaces {
          key
          name
          address
          hours
        }
      }
    }
    privacy: settingsSection(key: "privacy") {
      values
    }
  }
`

interface PlaceProps {
  kind: MessageId
  name: string
  address: string
  hours?: string | null
  /** Where it is changed. */
  to: string
}

function Place({ kind, name, address, hours, to }: PlaceProps) {
  return (
    <li className={style.place}>
      <PinIcon size={22} />
      <div>
        <span className={style.kind}>
          <FormattedMessage id={kind} />
        </span>
        <strong className={style.name}>{name}</strong>
        <span>{address || <FormattedMessage id="site.map.noAddress" />}</span>
        {hours && <span>{hours}</span>}
        <p className={style.ways}>
          {address && (
            <a className="link" href={placeUrl(address, null)} rel="noopener noreferrer" target="_blank">
              <FormattedMessage id="site.map.open" />
            </a>
          )}
          <Link className="link" to={to}>
            <FormattedMessage id="site.map.change" />
          </Link>
        </p>
      </div>
    </li>
  )
}

/** Switches of maps of others, by what people call these. */
const services = { googleMaps: 'Google Maps', openStreetMap: 'OpenStreetMap' } as const

function MapPage(props: PageProps<MapPageQuery>) {
  const { shop, privacy } = usePreloadedQuery<MapPageQuery>(query, props.query)
  const { pickupPlaces } = shop.checkout
  const on = (Object.keys(services) as (keyof typeof services)[]).filter(name => privacy?.values[name] === true)
  return (
    <>
      <PageTop title={<FormattedMessage id="site.map.title" />} note={<FormattedMessage id="site.map.note" />} />
      <ul className={style.places}>
        <Place kind="site.map.company" name={shop.name} address={shop.address} to="/admincenter/settings/general" />
        {pickupPlaces.map(({ key, name, address, hours }) => (
          <Place
            key={key}
            kind="site.map.pickup"
            name={name}
            address={address}
            hours={hours}
            to="/admincenter/shipping/pickup"
          />
        ))}
      </ul>
      {pickupPlaces.length === 0 && (
        <p className={style.note}>
          <FormattedMessage id="site.map.noPickup" />
        </p>
      )}
      <Card title={<FormattedMessage id="site.map.service" />}>
        <p className={style.note}>
          <FormattedMessage id="site.map.service.note" />{' '}
          {on.length === 0 ? (
            <FormattedMessage id="site.map.service.off" />
          ) : (
            <strong>{on.map(name => services[name]).join(', ')}</strong>
          )}{' '}
          <Link className="link" to="/admincenter/settings/privacy">
            <FormattedMessage id="site.social.posts.change" />
          </Link>
        </p>
      </Card>
    </>
  )
}

/** The places of the company. Source: platform.md 2 (map). */
export const page = definePage<MapPageQuery>({ query, Component: MapPage })
