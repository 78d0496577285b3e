import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MapBlock_block$key } from '../../../../__generated__/MapBlock_block.graphql.ts'
import { PinIcon } from '../../../../ui/icons.tsx'
import { ThirdParty, useIsOffered } from '../../../privacy/parts/ThirdParty.tsx'
import type { BlockProps } from '../BlockGrid.tsx'
import { BlockPicture } from '../BlockPicture.tsx'
import { googleMapUrl, mapUrl, placeUrl } from './mapUrl.ts'
import style from './rare.module.css'

/** A place: its address and a picture of the shop's own; the map of others comes when somebody wants it, and where the shop lets it in. */
export function MapBlock({ block, share, isEarly }: BlockProps<MapBlock_block$key>) {
  const { title, address, lat, lng, zoom, googleKey, picture } = useFragment(
    graphql`
      fragment MapBlock_block on MapBlock {
        title
        address
        lat: latitude
        lng: longitude
        zoom
        googleKey
        picture {
          ...BlockPicture_picture
        }
      }
    `,
    block,
  )
  const isOffered = useIsOffered('maps')
  const place = lat != null && lng != null ? { lat, lng, zoom } : null
  return (
    <div className={style.map}>
      {picture && <BlockPicture picture={picture} ratio="PANORAMA" share={share} isEarly={isEarly} />}
      {place && !picture && isOffered && (
        <div className={style.mapFrame}>
          <ThirdParty service="maps" title={title || address}>
            {service => (
              <iframe
                src={service === 'GOOGLE_MAPS' ? googleMapUrl(place, googleKey) : mapUrl(place)}
                title={title || address}
                referrerPolicy="strict-origin"
              />
            )}
          </ThirdParty>
        </div>
      )}
      <div className={style.address}>
        <PinIcon size={22} />
        <p>
          {title && <strong>{title}</strong>}
          <span>{address}</span>
          <a className="link" href={placeUrl(address, place)} rel="noopener noreferrer">
            <FormattedMessage id="site.map.way" />
          </a>
        </p>
      </div>
    </div>
  )
}
