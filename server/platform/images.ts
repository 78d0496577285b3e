import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../kit/clientNetwork.ts'
import { type Asker, createFairQueue } from '../kit/fairQueue.ts'
import { type FileKind, isPixelKind, KIND_BYTES, kindOf } from '../kit/fileKinds.ts'
import { DrawingRefused, drawDrawing, readDrawing } from './drawings.ts'
import { folderFailure } from './failure.ts'
import { ensureFolder } from './folders.ts'
import { type ImageFormat, type PictureSizeName, pictureNamed } from './imageSizes.ts'
import type { Log } from './log.ts'
import { type Editing, openEditing } from './pictures/editing.ts'
import { contentOf, madeOnce } from './pictures/kept.ts'
import { withLocalFile } from './pictures/localFile.ts'
import { firstPage } from './pictures/pdf.ts'
import { cleanPicture, renderPicture } from './pictures/pictures.ts'
import { isHash, type Storage } from './storage.ts'

/**
 * Makes pictures in the offered sizes when they are first asked for, and keeps them. What has to be made waits in a queue
 * that is fair to clients; `asker` tells whose place it takes there. Both reject with `QueueFull` where there is none, and
 * with the reason of `asker.gone`.
 */
export interface Images {
  /** A picture in a size and format, of a drawing what it shows, of a document its first page; null where there is none. */
  variant(sha256: string, size: PictureSizeName, format: ImageFormat, asker: () => Asker): Promise<Buffer | null>
  /**
   * A picture as large and as good as it was uploaded, and nothing but the picture: turned as it is seen, in sRGB, without
   * what cameras and programs wrote into it and what stood behind its end. Null where there is no such picture.
   */
  original(sha256: string, asker: () => Asker): Promise<{ content: Buffer; mimeType: string } | null>
  /** Makes what lists of files show first, so that whoever opens one does not wait; nothing of what is no picture. */
  prepare(sha256: string): Promise<void>
  readonly editing: Editing
}

/** What is made ahead of the first request: the smallest sizes, in the formats that browsers ask for. */
const PREPARED = (['70x70', '200x200'] as const).flatMap(size =>
  (['avif', 'webp'] as const).map(format => ({ size, format })),
)

/** Pictures kept in memory, in bytes; beyond that those not asked for longest are read from the disk again. */
const MOST_BYTES_IN_MEMORY = 12_000_000

/** Pictures that one client may wait for: a page full of them in two formats, seen by several behind one address. */
const MOST_OF_CLIENT = 120
const MOST_IN_ALL = 600

/** How long a drawing or document that cannot be drawn is not tried again. */
const UNDRAWN_MILLISECONDS = 600_000

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

  const working = join(root, 'working')
  const folderOf = (sha256: string): string => join(root, sha256.slice(0, 2))
  /** Drawings and documents that cannot be drawn, so that not every request tries it again. */
  const undrawn = new LRUCache<string, true>({ max: 10_000, ttl: UNDRAWN_MILLISECONDS })

  /** The picture that a drawing or the first page of a document shows, made once for all sizes. */
  const drawnPath = async (sha256: string, kind: FileKind): Promise<string | null> => {
    const path = join(folderOf(sha256), `${sha256}-drawn.png`)
    const draw = kind === 'pdf' ? firstPage : drawnAt
    if ((await madeOnce(path, () => withLocalFile(storage, sha256, working, draw), log)) !== null) return path
    undrawn.set(sha256, true)
    return null
  }

  const fromDiskOrNew = async (
    sha256: string,
    name: string,
    kinds: (kind: FileKind) => boolean,
    make: (path: string) => Promise<Buffer | null>,
    asker: () => Asker,
  ): Promise<Buffer | null> => {
    const path = join(folderOf(sha256), `${sha256}-${name}`)
    const kept = await contentOf(path)
    if (kept !== null) return kept
    // What is no picture takes nobody's place.
    const file = undrawn.has(sha256) ? null : await storage.openFile(sha256)
    if (file === null) return null
    const kind = kindOf(await file.start(KIND_BYTES))
    if (!kinds(kind)) return null
    return queue.ask(`${sha256}-${name}`, asker(), async () => {
      if (isPixelKind(kind)) return madeOnce(path, () => withLocalFile(storage, sha256, working, make), log)
      const drawn = await drawnPath(sha256, kind)
      return drawn === null ? null : madeOnce(path, () => make(drawn), log)
    })
  }

  const variantOf = (sha256: string, size: PictureSizeName, format: ImageFormat, asker: () => Asker) =>
    fromDiskOrNew(sha256, `${size}.${format}`, isShownAsPicture, path => renderPicture(path, size, format), asker)

  return {
    editing: openEditing({ storage, folderOf, working, log, ask: queue.ask }),
    async variant(sha256, size, format, asker) {
      const key = `${sha256}-${size}.${format}`
      const hot = inMemory.get(key)
      if (hot !== undefined) return hot
      // The name becomes part of a path, which must not lead elsewhere.
      if (!isHash(sha256)) return null
      const content = await variantOf(sha256, size, format, asker)
      if (content !== null) inMemory.set(key, content)
      return content
    },
    async original(sha256, asker) {
      if (!isHash(sha256)) return null
      const content = await fromDiskOrNew(sha256, 'original', isPixelKind, cleanPicture, asker)
      return content && { content, mimeType: `image/${kindOf(content)}` }
    },
    async prepare(sha256) {
      if (!isHash(sha256)) return
      for (const { size, format } of PREPARED) await variantOf(sha256, size, format, () => ({ client: 'ahead' }))
    },
  }
}

/** Whether there is a picture of files of a kind: of documents it is that of their first page. */
const isShownAsPicture = (kind: FileKind): boolean => isPixelKind(kind) || kind === 'svg' || kind === 'pdf'

/** The picture of the drawing at `path`; null for what must not or cannot be drawn. */
async function drawnAt(path: string): Promise<Buffer | null> {
  try {
    return await drawDrawing(await readDrawing(path))
  } catch (error) {
    if (error instanceof DrawingRefused) return null
    throw error
  }
}

export const mimeTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** The best format that the asker names and does not rule out by `q=0`; whoever names none gets JPEG, read by all. */
export function formatFor(accept = ''): ImageFormat {
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

/** `GET /images/{sha256}/{size}`: a picture for good, for its path names its content. Other sizes are refused; `{size}.webp`
 *  and the like name the format, which else follows from `Accept`. `isKept`: whether browsers need not ask again. */
export function addImages(
  app: FastifyInstance,
  images: Images,
  isKept: () => Promise<boolean> = async () => true,
): void {
  app.get<{ Params: { sha256: string; size: string } }>(
    '/images/:sha256/:size',
    { compress: false, logLevel: 'warn' },
    async (request, reply) => {
      const { sha256, size: name } = request.params
      const picture = pictureNamed(name)
      if (picture === null) {
        const message = 'Pictures are not made in this size.'
        reply.header('cache-control', 'no-store')
        return reply.code(400).send({ message, code: 'C400', fields: [{ path: 'size', message }] })
      }
      const { size } = picture
      const format = picture.format ?? formatFor(request.headers.accept)
      const etag = `"${sha256.slice(0, 32)}-${size}-${format}"`
      if (picture.format === null) reply.header('vary', 'Accept')
      const content = await images.variant(sha256, size, format, () => askerOf(request, reply))
      if (content === null) {
        return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found.', code: 'C404' })
      }
      const kept = (await isKept()) ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', kept).header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(mimeTypes[format]).send(content)
    },
  )
}
