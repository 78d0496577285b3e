import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { clientNetwork } from '../kit/clientNetwork.ts'
import { type Asker, createFairQueue } from '../kit/fairQueue.ts'
import { type FileKind, isPixelKind, KIND_BYTES, kindOf } from '../kit/fileKinds.ts'
import { errorCode, folderFailure, messageOf } from './failure.ts'
import { ensureFolder } from './folders.ts'
import { boxOf, type ImageSizeName, isImageSize } from './imageSizes.ts'
import type { Log } from './log.ts'
import { isHash, type Storage } from './storage.ts'

type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Pictures that are sent as they were uploaded, but for what nobody should see; the others come as JPEG. */
type CleanFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/**
 * Makes pictures in the offered sizes when they are first asked for, and keeps them. What has to be made waits in a queue
 * that is fair to clients; `asker` tells whose place it takes there. Both reject with `QueueFull` where there is none, and
 * with the reason of `asker.gone`.
 */
export interface Images {
  /** A picture in a size and format, or null where there is no such picture. */
  variant(sha256: string, size: ImageSizeName, format: ImageFormat, asker: () => Asker): Promise<Buffer | null>
  /**
   * A picture as large and as good as it was uploaded, and nothing but the picture: turned as it is seen, in sRGB, without
   * what cameras and programs wrote into it and what stood behind its end. Null where there is no such picture.
   */
  original(sha256: string, asker: () => Asker): Promise<{ content: Buffer; mimeType: string } | null>
}

/** What lies behind transparent pictures where the format knows no transparency: the shop's picture ground. */
const GROUND = '#ebeeec'
/** Originals beyond this are not opened: a small file can unfold to more pixels than memory holds. */
const MOST_PIXELS = 50_000_000
/** Pictures kept in memory, in bytes; beyond that those not asked for longest are read from the disk again. */
const MOST_BYTES_IN_MEMORY = 12_000_000

/** Pictures that one client may wait for: a page full of them in two formats, seen by several behind one address. */
const MOST_OF_CLIENT = 120
const MOST_IN_ALL = 600
/** Longer is not worked at one picture. */
const MOST_SECONDS = 30

// Nothing but pixels is ever decoded here, whatever a file calls itself: drawings have a process of their own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(format => `VipsForeignLoad${format}`),
})

// Each picture on one thread, several pictures side by side: the fairest use of few cores.
sharp.concurrency(1)
sharp.cache(false)

/** Opens the store of pictures below `dataDir`. Throws StartFailure where its folder cannot be written. */
export async function openImages(options: { storage: Storage; dataDir: string; log: Log }): Promise<Images> {
  const { storage, dataDir, log } = options
  const root = join(dataDir, 'images')
  try {
    await ensureFolder(root, 0o700)
  } catch (error) {
    throw folderFailure(error, dataDir) ?? error
  }
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES_IN_MEMORY,
    sizeCalculation: content => content.byteLength,
  })
  const queue = createFairQueue({
    atOnce: availableParallelism(),
    mostOfClient: MOST_OF_CLIENT,
    mostInAll: MOST_IN_ALL,
  })

  const fromDiskOrNew = async (
    sha256: string,
    name: string,
    make: (original: Buffer) => Promise<Buffer | null>,
    asker: () => Asker,
  ): Promise<Buffer | null> => {
    const path = join(root, sha256.slice(0, 2), `${sha256}-${name}`)
    const kept = await contentOf(path)
    if (kept !== null) return kept
    // What is no picture takes nobody's place.
    const file = await storage.openFile(sha256)
    if (file === null || !isPixelKind(kindOf(await file.start(KIND_BYTES)))) return null
    return queue.ask(`${sha256}-${name}`, asker(), async () => {
      // It may have been made between the look and the turn; only now the original takes up memory.
      const meanwhile = await contentOf(path)
      if (meanwhile !== null) return meanwhile
      const original = await storage.readFile(sha256)
      const made = original && (await make(original))
      if (made !== null) await keep(path, made, log)
      return made
    })
  }

  return {
    async variant(sha256, size, format, asker) {
      const name = `${size}.${format}`
      const key = `${sha256}-${name}`
      const hot = inMemory.get(key)
      if (hot !== undefined) return hot
      // The name becomes part of a path, which must not lead elsewhere.
      if (!isHash(sha256)) return null
      const content = await fromDiskOrNew(sha256, name, original => render(original, size, format), asker)
      if (content !== null) inMemory.set(key, content)
      return content
    },
    async original(sha256, asker) {
      if (!isHash(sha256)) return null
      const content = await fromDiskOrNew(sha256, 'original', clean, asker)
      return content && { content, mimeType: `image/${kindOf(content)}` }
    },
  }
}

/** The picture, or null if the original is none. AVIF at a low effort: four times the effort saves a tenth. */
async function render(original: Buffer, size: ImageSizeName, format: ImageFormat): Promise<Buffer | null> {
  if ((await pictureSize(original)) === null) return null
  const fitted = sharp(original, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ ...boxOf(size), fit: 'inside', withoutEnlargement: true })
  if (format === 'avif') return fitted.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return fitted.webp({ quality: 80, effort: 4 }).toBuffer()
  return fitted.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

const cleanFormats: ReadonlySet<FileKind> = new Set<CleanFormat>(['jpeg', 'png', 'gif', 'webp'])

/** The chunks of a WebP that hold pixels without a loss. */
const isLossless = (content: Buffer): boolean =>
  content.includes('VP8L', 0, 'latin1') && !content.includes('VP8 ', 0, 'latin1')

/**
 * The picture drawn anew from its pixels, so that nothing else of the file is left; null if it cannot be read. Formats
 * without a loss keep every pixel, JPEG and WebP lose what nobody sees. Moving pictures keep moving.
 */
async function clean(original: Buffer): Promise<Buffer | null> {
  if ((await pictureSize(original)) === null) return null
  const kind = kindOf(original)
  const format = (cleanFormats.has(kind) ? kind : 'jpeg') as CleanFormat
  const options = { limitInputPixels: MOST_PIXELS }
  const { pages = 1, chromaSubsampling } = await sharp(original, options).metadata()
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp')
  // Moving pictures are never turned; the pixels of all their frames count.
  const picture = isMoving ? sharp(original, { ...options, animated: true }) : sharp(original, options).autoOrient()
  picture.timeout({ seconds: MOST_SECONDS })
  try {
    if (format === 'png') return await picture.png().toBuffer()
    if (format === 'gif') return await picture.gif().toBuffer()
    if (format === 'webp')
      return await picture.webp(isLossless(original) ? { lossless: true } : { quality: 95 }).toBuffer()
    const subsampling = chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4'
    return await picture
      .flatten({ background: GROUND })
      .jpeg({ quality: 95, chromaSubsampling: subsampling })
      .toBuffer()
  } catch (error) {
    if (isAboutContent(error)) return null
    throw error
  }
}

/** sharp has no kinds of errors: this is how it speaks of a picture that it cannot read. */
const isAboutContent = (error: unknown): boolean =>
  error instanceof Error && /^Input |^Vips|^pngload|^gifload|^webp|^heif|^tiff|unsupported|corrupt/i.test(error.message)

/**
 * Width and height of a picture as it is seen, in pixels, or null for what is no picture that can be shown (vector
 * drawings included, for they may carry scripts).
 */
export async function pictureSize(content: Uint8Array): Promise<{ width: number; height: number } | null> {
  if (!isPixelKind(kindOf(content))) return null
  try {
    return (await sharp(content, { limitInputPixels: MOST_PIXELS }).metadata()).autoOrient
  } catch (error) {
    if (isAboutContent(error)) return null
    throw error
  }
}

async function contentOf(path: string): Promise<Buffer | null> {
  try {
    const content = await readFile(path)
    return content.byteLength === 0 ? null : content
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Keeps a picture. Where that fails, as on a full disk, it can still be shown and is made again next time. */
async function keep(path: string, content: Buffer, log: Log): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await ensureFolder(dirname(path), 0o700)
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'a picture could not be kept')
    await rm(draft, { force: true })
  }
}

const mimeTypes: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }

/** The best format that the asker names and does not rule out by `q=0`; whoever names none gets JPEG, read by all. */
function formatFor(accept = ''): ImageFormat {
  const named = accept.split(',').filter(each => !/;\s*q=0(\.0*)?\s*$/.test(each))
  const takes = (type: string) => named.some(each => each.split(';')[0]!.trim() === type)
  if (takes(mimeTypes.avif)) return 'avif'
  return takes(mimeTypes.webp) ? 'webp' : 'jpeg'
}

/** Whether `If-None-Match` names the tag: a list, and tags that a proxy has weakened, count (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some(each => each.trim().replace(/^W\//, '') === etag) ?? false
}

/** Who asks for a picture: the client, and whether it is still there. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const leaving = new AbortController()
  const leave = () => {
    if (!reply.raw.writableFinished) leaving.abort(new ClientGone())
  }
  // Whoever has left already is not told of again.
  if (reply.raw.destroyed) leave()
  else reply.raw.once('close', leave)
  return { client: clientNetwork(request.ip), gone: leaving.signal }
}

/** The client left before it was answered: nobody reads what is said of it. */
class ClientGone extends Error {
  override name = 'ClientGone'
  readonly statusCode = 499
}

/** `GET /images/{sha256}/{size}`: a picture for good, for its path names its content. Other sizes are refused. */
export function addImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { sha256: string; size: string } }>(
    '/images/:sha256/:size',
    { compress: false, logLevel: 'warn' },
    async (request, reply) => {
      const { sha256, size } = request.params
      if (!isImageSize(size)) {
        const message = 'Pictures are not made in this size.'
        reply.header('cache-control', 'no-store')
        return reply.code(400).send({ message, code: 'C400', fields: [{ path: 'size', message }] })
      }
      const format = formatFor(request.headers.accept)
      const etag = `"${sha256.slice(0, 32)}-${size}-${format}"`
      reply.header('vary', 'Accept')
      const content = await images.variant(sha256, size, format, () => askerOf(request, reply))
      if (content === null) {
        return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found.', code: 'C404' })
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(mimeTypes[format]).send(content)
    },
  )
}
