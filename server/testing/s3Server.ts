import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { S3Failure, signatureFailure } from './s3Signature.ts'

/** What a request is about. */
interface Asked {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** What becomes of a request: a failure, or what is right. */
type Trouble = S3Failure | null

interface Stored {
  readonly content: Buffer
  readonly etag: string
  readonly at: Date
}

interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

interface Upload {
  readonly key: string
  readonly at: Date
  readonly parts: Map<number, Stored>
}

/** Smallest part but the last, and longest list of one answer, as at AWS. */
const LEAST_PART_BYTES = 5 * 1024 * 1024
const MOST_LISTED = 1000

/**
 * A service on loopback that speaks as much of S3 as keeping files needs, and is as strict: signatures (version 4) and
 * sums of bodies are checked, parts but the last have 5 MiB, a list has a thousand entries (`mostListed`), failures come
 * as XML. Written from the API reference of Amazon S3, without the client's code. It keeps everything in memory.
 */
export async function s3Server(options: { readonly mostListed?: number; readonly bucket?: string } = {}) {
  const { mostListed = MOST_LISTED, bucket = 'shop-files' } = options
  const keys = { accessKey: 'test-key', secretKey: 'test-secret', region: 'eu-test-1' }
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Upload>()
  const sockets = new Set<Socket>()
  /** Method and key of every request that was let in. */
  const requests: string[] = []
  /** Decides what becomes of requests before they are looked at. */
  let trouble: (asked: Asked) => Trouble | Promise<Trouble> = () => null
  let isAway = false
  const port = { number: 0 }

  const server = createServer((request, response) => void serve(request, response))
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (isAway) socket.destroy()
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch((error: unknown) => {
      // Who was killed breaks off in the middle, and nothing of that counts.
      if (request.complete) throw error
      return null
    })
    if (body === null) return
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [first = '', ...rest] = decodeURIComponent(url.pathname).slice(1).split('/')
    const isInHost = request.headers.host?.startsWith(`${bucket}.`) ?? false
    const key = isInHost ? decodeURIComponent(url.pathname).slice(1) : rest.join('/')
    const asked = { method: request.method ?? '', key, query: url.searchParams, headers: request.headers, body }
    try {
      const made = await trouble(asked)
      if (made) throw made
      const failure = signatureFailure(request, url, body, keys, new Date())
      if (failure) throw failure
      requests.push(`${asked.method} ${key}${url.search.includes('uploads') ? '?uploads' : ''}`)
      if (!isInHost && first !== bucket) throw new S3Failure(404, 'NoSuchBucket', 'The bucket does not exist.')
      send(asked, answer(asked), response)
    } catch (error) {
      if (!(error instanceof S3Failure)) throw error
      const xml = xmlOf('Error', { Code: error.code, Message: error.message, RequestId: randomUUID() })
      send(asked, { ...xmlReply(xml), status: error.status }, response)
    }
  }

  function answer(asked: Asked): Reply {
    const { method, key, query } = asked
    if (key === '') {
      if (method === 'HEAD') return { status: 200 }
      if (method === 'GET' && query.get('list-type') === '2') return xmlReply(listOf(query))
      if (method === 'GET' && query.has('uploads')) return xmlReply(uploadsOf(query))
      throw new S3Failure(501, 'NotImplemented', 'This is not offered here.')
    }
    if (query.has('uploads') || query.has('uploadId')) return answerPart(asked)
    if (method === 'PUT') {
      const stored = storedOf(asked.body)
      objects.set(key, stored)
      return { status: 200, headers: { etag: stored.etag } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (method === 'GET' || method === 'HEAD') return objectOf(asked)
    throw new S3Failure(501, 'NotImplemented', 'This is not offered here.')
  }

  /** What is about an upload in parts. */
  function answerPart(asked: Asked): Reply {
    const { method, key, query } = asked
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, at: new Date(), parts: new Map() })
      return xmlReply(xmlOf('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id }))
    }
    const upload = uploadOf(asked)
    if (method === 'POST') return xmlReply(complete(asked))
    if (method === 'PUT') {
      const part = storedOf(asked.body)
      upload.parts.set(Number(query.get('partNumber')), part)
      return { status: 200, headers: { etag: part.etag } }
    }
    if (method === 'DELETE') {
      uploads.delete(query.get('uploadId')!)
      return { status: 204 }
    }
    throw new S3Failure(501, 'NotImplemented', 'This is not offered here.')
  }

  function uploadOf({ key, query }: Asked): Upload {
    const upload = uploads.get(query.get('uploadId') ?? '')
    if (upload?.key !== key) throw new S3Failure(404, 'NoSuchUpload', 'The upload does not exist.')
    return upload
  }

  function complete(asked: Asked): string {
    const { key, parts } = uploadOf(asked)
    const named = [...asked.body.toString().matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
      etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }))
    if (named.some(({ number }, i) => i > 0 && number <= named[i - 1]!.number)) {
      throw new S3Failure(400, 'InvalidPartOrder', 'Parts must be named in their order.')
    }
    const found = named.map(({ number, etag }) => {
      const part = parts.get(number)
      if (part?.etag !== etag) throw new S3Failure(400, 'InvalidPart', 'A part was not found.')
      return part
    })
    if (found.length === 0) throw new S3Failure(400, 'MalformedXML', 'There are no parts.')
    if (found.slice(0, -1).some(({ content }) => content.length < LEAST_PART_BYTES)) {
      throw new S3Failure(400, 'EntityTooSmall', 'A part but the last is smaller than 5 MiB.')
    }
    const stored = storedOf(Buffer.concat(found.map(({ content }) => content)))
    objects.set(key, { ...stored, etag: `${stored.etag.slice(0, -1)}-${found.length}"` })
    uploads.delete(asked.query.get('uploadId')!)
    return xmlOf('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: objects.get(key)!.etag })
  }

  function listOf(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
    const all = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).toSorted()
    const page = all.slice(0, Math.min(mostListed, Number(query.get('max-keys') ?? MOST_LISTED)))
    const isTruncated = page.length < all.length
    const contents = page.map(key => {
      const { content, etag, at } = objects.get(key)!
      return `<Contents>${tagsOf({ Key: key, Size: content.length, ETag: etag, LastModified: at.toISOString() })}</Contents>`
    })
    const token = isTruncated ? tagsOf({ NextContinuationToken: page.at(-1)! }) : ''
    const about = { Name: bucket, Prefix: prefix, KeyCount: page.length, IsTruncated: isTruncated }
    return xmlOf('ListBucketResult', about, contents.join('') + token)
  }

  function uploadsOf(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const entries = [...uploads].filter(([, { key }]) => key.startsWith(prefix))
    const told = entries.map(
      ([id, { key, at }]) => `<Upload>${tagsOf({ Key: key, UploadId: id, Initiated: at.toISOString() })}</Upload>`,
    )
    return xmlOf('ListMultipartUploadsResult', { Bucket: bucket, IsTruncated: false }, told.join(''))
  }

  function objectOf({ key, headers }: Asked): Reply {
    const found = objects.get(key)
    if (!found) throw new S3Failure(404, 'NoSuchKey', 'The specified key does not exist.')
    const { content, etag, at } = found
    const about = { etag, 'accept-ranges': 'bytes', 'last-modified': at.toUTCString() }
    const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    if (from === undefined) return { status: 200, headers: about, body: content }
    const start = Number(from)
    if (start >= content.length) throw new S3Failure(416, 'InvalidRange', 'The range is not there.')
    const end = to === '' ? content.length - 1 : Math.min(Number(to), content.length - 1)
    const range = { 'content-range': `bytes ${start}-${end}/${content.length}` }
    return { status: 206, headers: { ...about, ...range }, body: content.subarray(start, end + 1) }
  }

  const listen = () => new Promise<void>(resolve => server.listen(port.number, '127.0.0.1', resolve))
  await listen()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server has a port')
  port.number = address.port
  const endpoint = `http://127.0.0.1:${port.number}`
  return {
    config: { endpoint, bucket, ...keys, pathStyle: true },
    /** What the product is told of it. */
    environment: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: keys.region },
      ...{ S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: keys.secretKey },
    },
    objects,
    uploads,
    requests,
    /** Has requests go wrong from now on, until it is called again without. */
    makeTrouble(next: typeof trouble = () => null) {
      trouble = next
    },
    /** Takes no connections any more, or takes them again. */
    setAway(next: boolean) {
      isAway = next
      if (next) for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const storedOf = (content: Buffer): Stored => ({
  content,
  etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
  at: new Date(),
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tagsOf = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
    .join('')

const xmlOf = (root: string, values: Readonly<Record<string, string | number | boolean>>, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${tagsOf(values)}${more}</${root}>`

const xmlReply = (xml: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(xml),
})

function send({ method }: Asked, { status, headers, body }: Reply, response: ServerResponse): void {
  response.writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': body?.length ?? 0 }) })
  response.end(method === 'HEAD' ? undefined : body)
}
