import sharp, { type Sharp } from 'sharp'

/** A picture of 40 by 20 pixels, red with a blue left half. */
export const red = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
  ])

/** What cameras and programs write, besides the pixels. */
const told = {
  IFD0: { Copyright: 'hidden Person', Make: 'hidden Camera', ImageDescription: 'hidden text' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 22/1 0/1' },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">hidden</rdf:RDF></x:xmpmeta>'
/** A page behind the end of a picture. */
export const appended = Buffer.from('<html><script>hidden()</script></html>')

/** The picture with all of that, turned, and in another colour space. */
export const withAll = (picture: Sharp): Sharp =>
  picture.withExif(told).withXmp(xmp).withMetadata({ orientation: 6, exif: told, icc: 'p3' })
