import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** A page that is kept without its nonce, ready to be sent compressed with any. */
export type PageParts = {
  /** The page between the places of the nonce. */
  readonly parts: readonly Buffer[]
  /** The same, each compressed so that it can stand anywhere in a stream. */
  readonly compressed: readonly Buffer[]
}

/** Cuts a page at every occurrence of `marker` and compresses the pieces. */
export async function pageParts(html: string, marker: string): Promise<PageParts> {
  const parts = html.split(marker).map(text => Buffer.from(text))
  // A full flush ends each piece at a whole byte and forgets what came before: pieces need not know their neighbours.
  const options = { level: 6, finishFlush: constants.Z_FULL_FLUSH }
  return { parts, compressed: await Promise.all(parts.map(part => deflate(part, options))) }
}

/** The page with its nonce. */
export function plainPage({ parts }: PageParts, nonce: string): Buffer {
  const inserted = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [inserted, part])))
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const lastBlock = Buffer.from([3, 0])

/** The page with its nonce as gzip (RFC 1952): the nonce goes in uncompressed (a stored block, RFC 1951), so that
 *  nothing is compressed anew. */
export function gzippedPage(page: PageParts, nonce: string): Buffer {
  const inserted = Buffer.from(nonce)
  const length = inserted.length
  const stored = Buffer.concat([
    Buffer.from([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]),
    inserted,
  ])
  const plain = plainPage(page, nonce)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(plain), 0)
  trailer.writeUInt32LE(plain.length >>> 0, 4)
  return Buffer.concat([
    gzipHeader,
    ...page.compressed.flatMap((part, index) => (index === 0 ? [part] : [stored, part])),
    lastBlock,
    trailer,
  ])
}
