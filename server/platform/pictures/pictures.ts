import { join } from 'node:path'
import { createFairQueue } from '../../kit/fairQueue.ts'
import { madeApart } from '../apart.ts'
import type { ImageFormat, PictureSizeName } from '../imageSizes.ts'
import type { Edit } from './edit.ts'
import { type PictureFacts, type PictureSource, pictureFacts } from './facts.ts'
import { mostSeconds, type PictureJob, workHere } from './work.ts'

/** Pictures that need more memory than that, in bytes, are worked at in a process of its own, one after the other. */
const MOST_BYTES_HERE = 64_000_000
/** Large pictures that wait. */
const MOST_WAITING = 100

const queue = createFairQueue({ atOnce: 1, mostOfClient: MOST_WAITING, mostInAll: MOST_WAITING })
let works = 0

/** Bytes of memory that a pixel takes where the whole picture has to lie there, as measured; AVIF keeps several pictures at
 *  once. */
const bytesOfPixel = ({ kind }: PictureFacts): number => (kind === 'avif' ? 18 : 4)

/** Whether a job takes so much memory that it is done in another process. */
export const isDoneApart = (facts: PictureFacts, job: PictureJob): boolean =>
  !(facts.isInOrder && (job.do === 'render' || job.do === 'check')) &&
  facts.pixels * bytesOfPixel(facts) > MOST_BYTES_HERE

/** Does a job where it harms nobody. Null for what is no picture, or cannot be read to its end. */
async function done(source: PictureSource, job: PictureJob): Promise<Buffer | null> {
  const facts = await pictureFacts(source)
  if (facts === null) return null
  if (!isDoneApart(facts, job)) return workHere(source, job)
  works += 1
  return queue.ask(String(works), { client: '' }, () =>
    madeApart({
      program: join(import.meta.dirname, 'process.ts'),
      args: [JSON.stringify(job), ...(typeof source === 'string' ? [source] : [])],
      ...(typeof source !== 'string' && { input: source }),
      milliseconds: mostSeconds * 1_000,
    }),
  )
}

/** Whether a picture can be read to its end. Throws `QueueFull`. */
export const isWholePicture = async (source: PictureSource): Promise<boolean> =>
  (await done(source, { do: 'check' })) !== null

/** A picture in a size and format, or null if the source is none. Throws `QueueFull`. */
export const renderPicture = (
  source: PictureSource,
  size: PictureSizeName,
  format: ImageFormat,
): Promise<Buffer | null> => done(source, { do: 'render', size, format })

/** The picture as large and as good as it was, and nothing else of the file; null if it cannot be read. Throws `QueueFull`. */
export const cleanPicture = (source: PictureSource): Promise<Buffer | null> => done(source, { do: 'clean' })

/** The picture with an edit of what is seen, in its own format; null if it cannot be read to its end. Ask `pictureObstacle`
 *  first. Throws `QueueFull`. */
export const editedPicture = (source: PictureSource, edit: Edit): Promise<Buffer | null> =>
  done(source, { do: 'edit', edit })
