import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, gunzip } from 'node:zlib'
import { checksumShift, joinedChecksum } from './checksums.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(gunzip)

/** A page that is kept without its nonce, compressed once and ready to be sent with any nonce of `nonceLength` bytes. */
export type PageParts = {
  /** The gzip stream with holes for the nonce and for the sum over all. */
  readonly template: Buffer
  /** Where the nonce goes. */
  readonly holes: readonly number[]
  readonly nonceLength: number
  /** Of the texts between the nonces: their CRC-32 and what they do to that of what stands before. */
  readonly sums: readonly { readonly crc: number; readonly shift: number }[]
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const lastBlock = Buffer.from([3, 0])
const TRAILER_BYTES = 8
const MOST_STORED_BYTES = 0xffff
/** Texts shorter than this are not worth a compression of their own. */
const LEAST_DEFLATED_BYTES = 256

/**
 * Cuts a page at every occurrence of `marker` and compresses it such that nonces can be put in later without compressing
 * anything anew: gzip (RFC 1952) of blocks that end at whole bytes, the nonces and short texts between them uncompressed
 * in stored blocks (RFC 1951).
 */
export async function pageParts(html: string, marker: string, nonceLength: number): Promise<PageParts> {
  const texts = html.split(marker).map(text => Buffer.from(text))
  // A full flush ends a block at a whole byte and forgets what came before: blocks need not know their neighbours.
  // Level 6 takes half as long again for one byte in a hundred.
  const options = { level: 5, finishFlush: constants.Z_FULL_FLUSH }
  const deflated = await Promise.all(
    texts.map(text => (text.length < LEAST_DEFLATED_BYTES ? null : deflate(text, options))),
  )
  const stream = new Stream(nonceLength)
  for (const [i, text] of texts.entries()) {
    if (i > 0) stream.addHole()
    const blocks = deflated[i]
    if (blocks) stream.addBlocks(blocks)
    else stream.addStored(text)
  }
  const length = texts.reduce((sum, text) => sum + text.length, nonceLength * (texts.length - 1))
  return {
    ...stream.end(length),
    nonceLength,
    sums: texts.map(text => ({ crc: crc32(text), shift: checksumShift(text.length) })),
  }
}

/** Puts a gzip stream together, with holes. */
class Stream {
  readonly #nonceLength: number
  readonly #pieces: Buffer[] = [gzipHeader]
  readonly #holes: number[] = []
  #length = gzipHeader.length
  #stored: Buffer[] = []
  #storedLength = 0
  #storedHoles: number[] = []

  constructor(nonceLength: number) {
    this.#nonceLength = nonceLength
  }

  addHole(): void {
    this.#store(Buffer.alloc(this.#nonceLength), offset => this.#storedHoles.push(offset))
  }

  addStored(text: Buffer): void {
    if (text.length > 0) this.#store(text, () => {})
  }

  addBlocks(blocks: Buffer): void {
    this.#endStored()
    this.#add(blocks)
  }

  end(plainLength: number): { template: Buffer; holes: readonly number[] } {
    this.#endStored()
    this.#add(lastBlock)
    const trailer = Buffer.alloc(TRAILER_BYTES)
    trailer.writeUInt32LE(plainLength % 2 ** 32, 4)
    this.#add(trailer)
    // Memory of its own, for a part of a larger piece would keep all of that.
    const template = Buffer.allocUnsafeSlow(this.#length)
    let at = 0
    for (const piece of this.#pieces) at += piece.copy(template, at)
    return { template, holes: this.#holes }
  }

  #store(bytes: Buffer, note: (offset: number) => void): void {
    if (this.#storedLength + bytes.length > MOST_STORED_BYTES) this.#endStored()
    note(this.#storedLength)
    this.#stored.push(bytes)
    this.#storedLength += bytes.length
  }

  #endStored(): void {
    if (this.#stored.length === 0) return
    const length = this.#storedLength
    this.#add(Buffer.from([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]))
    this.#holes.push(...this.#storedHoles.map(offset => this.#length + offset))
    for (const bytes of this.#stored) this.#add(bytes)
    this.#stored = []
    this.#storedLength = 0
    this.#storedHoles = []
  }

  #add(bytes: Buffer): void {
    this.#pieces.push(bytes)
    this.#length += bytes.length
  }
}

/** The page with its nonce as gzip. Throws RangeError for a nonce of another length. */
export function gzippedPage({ template, holes, nonceLength, sums }: PageParts, nonce: string): Buffer {
  const inserted = Buffer.from(nonce)
  if (inserted.length !== nonceLength) throw new RangeError(`a nonce has ${nonceLength} bytes`)
  const page = Buffer.from(template)
  for (const hole of holes) inserted.copy(page, hole)
  const nonceCrc = crc32(inserted)
  const nonceShift = checksumShift(nonceLength)
  const crc = sums.reduce(
    (sum, part, i) => joinedChecksum(i === 0 ? 0 : joinedChecksum(sum, nonceCrc, nonceShift), part.crc, part.shift),
    0,
  )
  page.writeUInt32LE(crc, page.length - TRAILER_BYTES)
  return page
}

/** The page with its nonce, for the few who take nothing compressed. */
export const plainPage = (page: PageParts, nonce: string): Promise<Buffer> => inflate(gzippedPage(page, nonce))
