import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { errorCode, folderFailure, messageOf } from './failure.ts'
import { ensureFolder } from './folders.ts'
import { boxOf, type ImageSizeName, isImageSize } from './imageSizes.ts'
import type { Log } from './log.ts'
import { isHash, type Storage } from './storage.ts'

type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Makes pictures in the offered sizes when they are first asked for, and keeps them. */
export interface Images {
  /** A picture in a size and format, or null where there is no such picture. */
  variant(sha256: string, size: ImageSizeName, format: ImageFormat): Promise<Buffer | null>
}

/** What lies behind transparent pictures where the format knows no transparency: the shop's picture ground. */
const GROUND = '#ebeeec'
/** Originals beyond this are not opened: a small file can unfold to more pixels than memory holds. */
const MOST_PIXELS = 50_000_000
/** Pictures kept in memory, in bytes; beyond that those not asked for longest are read from the disk again. */
const MOST_BYTES_IN_MEMORY = 12_000_000

const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])

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
  const underWay = new Map<string, Promise<Buffer | null>>()
  const atOnce = atMost(availableParallelism())

  const fromDiskOrNew = async (sha256: string, size: ImageSizeName, format: ImageFormat): Promise<Buffer | null> => {
    // The name becomes part of a path, which must not lead elsewhere.
    if (!isHash(sha256)) return null
    const path = join(root, sha256.slice(0, 2), `${sha256}-${size}.${format}`)
    const kept = await contentOf(path)
    if (kept !== null) return kept
    const original = await storage.readFile(sha256)
    const made = original && (await atOnce(() => render(original, size, format)))
    if (made !== null) await keep(path, made, log)
    return made
  }

  return {
    async variant(sha256, size, format) {
      const key = `${sha256}-${size}.${format}`
      const hot = inMemory.get(key)
      if (hot !== undefined) return hot
      const running = underWay.get(key)
      if (running !== undefined) return running
      const attempt = fromDiskOrNew(sha256, size, format)
      underWay.set(key, attempt)
      try {
        const content = await attempt
        if (content !== null) inMemory.set(key, content)
        return content
      } finally {
        underWay.delete(key)
      }
    },
  }
}

/** Runs at most `most` of the works it is given at the same time, the others in the order they came. */
function atMost(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** The picture, or null if the original is none. AVIF at a low effort: four times the effort saves a tenth. */
async function render(original: Buffer, size: ImageSizeName, format: ImageFormat): Promise<Buffer | null> {
  if ((await pictureSize(original)) === null) return null
  const fitted = sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...boxOf(size), fit: 'inside', withoutEnlargement: true })
  if (format === 'avif') return fitted.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return fitted.webp({ quality: 80, effort: 4 }).toBuffer()
  return fitted.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/**
 * Width and height of a picture as it is seen, in pixels, or null for what is no picture that can be shown (vector
 * drawings included, for they may carry scripts).
 */
export async function pictureSize(content: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { format, autoOrient } = await sharp(content, { limitInputPixels: MOST_PIXELS }).metadata()
    return format !== undefined && pictureFormats.has(format) ? autoOrient : null
  } catch (error) {
    // sharp has no kinds of errors: whatever it cannot read is no picture.
    if (error instanceof Error && /^Input |^VipsJpeg|unsupported|corrupt/i.test(error.message)) return null
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

/** `GET /images/{sha256}/{size}`: a picture for good, for its path names its content. Other sizes are refused. */
export function addImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { sha256: string; size: string } }>(
    '/images/:sha256/:size',
    { compress: false, logLevel: 'warn' },
    async (request, reply) => {
      const { sha256, size } = request.params
      if (!isImageSize(size)) {
        const message = 'Pictures are not made in this size.'
        return reply.code(400).send({ message, code: 'C400', fields: [{ path: 'size', message }] })
      }
      const format = formatFor(request.headers.accept)
      const etag = `"${sha256.slice(0, 32)}-${size}-${format}"`
      reply.header('vary', 'Accept')
      const content = await images.variant(sha256, size, format)
      if (content === null) return reply.code(404).send({ message: 'Not found.', code: 'C404' })
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(mimeTypes[format]).send(content)
    },
  )
}
