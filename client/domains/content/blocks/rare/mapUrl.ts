export interface MapPlace {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

/** Degrees of longitude that a map of 600 px shows at a zoom. */
const spanAt = (zoom: number) => (360 / 2 ** zoom) * (600 / 256)

const rounded = (degrees: number) => Number(degrees.toFixed(5))

/** A map of OpenStreetMap around a place, to be shown in a frame. */
export function mapUrl({ lat, lng, zoom }: MapPlace): string {
  const half = spanAt(zoom) / 2
  const high = half * Math.cos((lat * Math.PI) / 180) * (9 / 16)
  const box = [lng - half, lat - high, lng + half, lat + high].map(rounded).join(',')
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lng}` })}`
}

/** The same of Google Maps: by the way that Google documents, where the shop has a key to it. */
export const googleMapUrl = ({ lat, lng, zoom }: MapPlace, key: string | null | undefined): string => {
  const q = `${lat},${lng}`
  return key
    ? `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q, zoom: String(zoom) })}`
    : `https://www.google.com/maps?${new URLSearchParams({ q, z: String(zoom), output: 'embed' })}`
}

/** Where one finds the way to a place: a link like others, which tells nobody of anything before it is followed. */
export const placeUrl = (address: string, place: MapPlace | null): string =>
  place
    ? `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=${place.zoom}/${place.lat}/${place.lng}`
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.replaceAll('\n', ', ') })}`
