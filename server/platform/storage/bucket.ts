import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { createTurns } from '../../kit/turns.ts'
import type { BucketConfig } from '../config.ts'
import { messageOf, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import {
  ABANDONED_AFTER_MILLISECONDS,
  type Backend,
  type Draft,
  isHash,
  missingFile,
  StorageUnavailable,
  type StoredEntry,
} from './backend.ts'

/** Where files lie in the bucket, which may hold other things too. */
const PREFIX = 'files/'
/** Larger files are sent in parts of so many bytes; one part at a time of each file is in memory. S3 takes 10,000. */
const PART_BYTES = 8 * 1024 * 1024
/** Pieces that are in memory at once, of all files together. */
const PARTS_AT_ONCE = 4
const ATTEMPTS = 3
const CONNECT_MILLISECONDS = 3_000
/** Nothing is waited for longer than this: neither an answer, nor the next bytes. */
const PATIENCE_MILLISECONDS = 60_000
/** Who removes holds a lock that others wait for five seconds at most (`platform/bytes.ts`). */
const REMOVE_MILLISECONDS = 4_000

const keyOf = (sha256: string): string => `${PREFIX}${sha256.slice(0, 2)}/${sha256}`

/** What a bucket offers besides: whether it can be used. */
export type Bucket = Backend & {
  /** Throws StartFailure where the bucket does not exist or refuses; one that is away is only noted, for it comes back. */
  check(): Promise<void>
}

/** Files in a bucket of a service that speaks S3. Requests are tried three times; then they throw `StorageUnavailable`. */
export function openBucket(config: BucketConfig, log: Log): Bucket {
  const { bucket: Bucket } = config
  const client = clientOf(config)
  const turns = createTurns(PARTS_AT_ONCE)

  /** What the service answers, its failures in our words. */
  const ask = async <Result>(request: Promise<Result>): Promise<Result> => {
    try {
      return await request
    } catch (error) {
      if (isMissing(error)) throw missingFile()
      throw unavailable(error)
    }
  }

  const keepInParts = async ({ path, sha256, size }: Draft): Promise<void> => {
    const Key = keyOf(sha256)
    const { UploadId } = await ask(client.send(new CreateMultipartUploadCommand({ Bucket, Key })))
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      for (let start = 0; start < size; start += PART_BYTES) {
        const PartNumber = Parts.length + 1
        const { ETag } = await turns(async () => {
          const Body = await partOf(path, start, Math.min(start + PART_BYTES, size) - 1)
          return ask(client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body })))
        })
        Parts.push({ ETag, PartNumber })
      }
      const MultipartUpload = { Parts }
      await ask(client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload })))
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((reason: unknown) => {
        log.warn({ reason: messageOf(reason) }, 'parts of a file stay in the bucket until they are cleared away')
      })
      throw error
    }
  }

  return {
    name: 's3',
    async keep(draft) {
      if (draft.size > PART_BYTES) return keepInParts(draft)
      await turns(async () => {
        const Body = draft.size === 0 ? Buffer.alloc(0) : await partOf(draft.path, 0, draft.size - 1)
        await ask(client.send(new PutObjectCommand({ Bucket, Key: keyOf(draft.sha256), Body })))
      })
    },
    async sizeOf(sha256) {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(sha256) }))
        return ContentLength
      } catch (error) {
        if (isMissing(error)) return null
        throw unavailable(error)
      }
    },
    pathOf: () => null,
    read(sha256, range) {
      const Range = range && `bytes=${range.start ?? 0}-${range.end ?? ''}`
      const request = { Bucket, Key: keyOf(sha256), ...(Range !== undefined && { Range }) }
      return Readable.from(
        bytesOf(() => ask(client.send(new GetObjectCommand(request)))),
        { objectMode: false },
      )
    },
    async remove(sha256) {
      const abortSignal = AbortSignal.timeout(REMOVE_MILLISECONDS)
      await ask(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }), { abortSignal }))
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const request = { Bucket, Prefix: PREFIX, ...(ContinuationToken !== undefined && { ContinuationToken }) }
        const page = await ask(client.send(new ListObjectsV2Command(request)))
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield entryOf(Key, Size)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async removeAbandoned(now) {
      const { Uploads = [] } = await ask(client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX })))
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated && now.getTime() - Initiated.getTime() > ABANDONED_AFTER_MILLISECONDS) {
          await ask(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
        }
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }))
      } catch (error) {
        const sentence = sentences[statusOf(error) ?? 0]
        if (sentence) throw new StartFailure(sentence(Bucket), { cause: error })
        log.warn({ reason: messageOf(error) }, 'the storage of files is out of reach; files wait until it is back')
      }
    },
  }
}

/** `Bucket`, `Key` and the like are called as the service calls them. */
const clientOf = ({ endpoint, region, accessKey, secretKey, pathStyle }: BucketConfig): S3Client =>
  new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Sums besides the signed one of the body are an extension of AWS that other services do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: PATIENCE_MILLISECONDS,
      throwOnRequestTimeout: true,
      socketTimeout: PATIENCE_MILLISECONDS,
    },
  })

const sentences: Readonly<Record<number, (bucket: string) => string>> = {
  301: bucket => `The bucket ${bucket} lies in another region than S3_REGION says.`,
  400: bucket => `The bucket ${bucket} does not take requests of this kind; check S3_REGION and S3_PATH_STYLE.`,
  403: bucket => `The bucket ${bucket} may not be used; check S3_ACCESS_KEY and S3_SECRET_KEY.`,
  404: bucket => `There is no bucket ${bucket}; make it, or name another one by S3_BUCKET.`,
}

const statusOf = (error: unknown): number | null =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null

const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket' && error.name !== 'NoSuchUpload'

/** The words of the service name neither keys nor content. */
const unavailable = (error: unknown): StorageUnavailable =>
  new StorageUnavailable(`the storage service: ${messageOf(error) || (error as Error).name}`, { cause: error })

const partOf = (path: string, start: number, end: number): Promise<Buffer> =>
  buffer(createReadStream(path, { start, end }))

/** The content that an answer brings, asked for when it is first read. */
async function* bytesOf(ask: () => Promise<{ Body?: unknown }>): AsyncGenerator<Buffer> {
  const { Body } = await ask()
  try {
    for await (const chunk of Body as Readable) yield chunk as Buffer
  } catch (error) {
    throw unavailable(error)
  }
}

function entryOf(key: string, size: number): StoredEntry {
  const name = key.slice(PREFIX.length)
  const [folder = '', sha256 = '', ...rest] = name.split('/')
  const isOurs = rest.length === 0 && isHash(sha256) && sha256.slice(0, 2) === folder
  return { name, sha256: isOurs ? sha256 : null, size }
}
