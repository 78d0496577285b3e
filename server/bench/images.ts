import sharp from 'sharp'
import { files } from '../domains/files/tables.ts'
import { headerOf } from '../harness/connection.ts'
import { Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { openDatabase } from '../platform/database.ts'
import { openStorage } from '../platform/storage.ts'
import { measure } from './measure.ts'
import type { PeopleFigures, PeopleParts } from './people.ts'

/** A photo of twelve megapixels as cameras have them. */
const WIDTH = 4000
const HEIGHT = 3000
const SIZE = '800x800'
/** Photos that are asked for in each format. */
const PHOTOS = 5

const formats = ['jpeg', 'webp', 'avif'] as const

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777777', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

/** Soft shapes of all colours below a fine grain. */
export async function photo(): Promise<Buffer> {
  const shapes = await sharp(await noise(WIDTH / 20, HEIGHT / 20, 60))
    .resize(WIDTH, HEIGHT)
    .toBuffer()
  return sharp(shapes)
    .composite([{ input: await noise(WIDTH, HEIGHT, 8), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Photos in the shop's storage, each other bytes, for everybody; their hashes. */
async function newPhotos({ databaseUrl, dataDir }: PeopleParts): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const storage = await openStorage(dataDir)
    const content = await photo()
    const now = new Date()
    const hashes: string[] = []
    for (let number = 0; number < PHOTOS * formats.length; number += 1) {
      const id = newId()
      const { sha256, size } = await storage.putFile(Buffer.concat([content, Buffer.from(id)]))
      await database.drizzle.insert(files).values({
        ...{ id, sha256, size, name: `${number}.jpg`, extension: 'jpg', mimeType: 'image/jpeg', isPublic: true },
        ...{ width: WIDTH, height: HEIGHT, createdAt: now },
      })
      hashes.push(sha256)
    }
    return hashes
  } finally {
    await database.close()
  }
}

/** Photos of twelve megapixels asked for at 800 pixels, one after the other, for the first time in each format: how long the
 *  middle one takes. Then the same again and again, made by now. */
export async function measureImages(parts: PeopleParts): Promise<PeopleFigures> {
  const visitor = new Visitor(parts.port)
  const ask = async (path: string, type: string) => {
    visitor.renew()
    const answer = await visitor.get(path)
    if (answer.status !== 200 || headerOf(answer, 'content-type') !== type) throw new WrongAnswer(answer.status, path)
  }
  const hashes = await newPhotos(parts)
  const firsts: number[] = []
  const paths: { path: string; type: string }[] = []
  for (const [place, format] of formats.entries()) {
    const timings: number[] = []
    for (const sha256 of hashes.slice(place * PHOTOS, (place + 1) * PHOTOS)) {
      const [path, type] = [`/images/${sha256}/${SIZE}.${format}`, `image/${format}`]
      const begun = performance.now()
      await ask(path, type)
      timings.push(performance.now() - begun)
      paths.push({ path, type })
    }
    firsts.push(timings.toSorted((one, other) => one - other)[Math.floor(PHOTOS / 2)]!)
  }
  let next = 0
  const again = async () => {
    next = (next + 1) % paths.length
    const { path, type } = paths[next]!
    await ask(path, type)
  }
  const timings = await measure([again], parts.seconds)
  visitor.connection.close()
  const [firstJpegMs, firstWebpMs, firstAvifMs] = firsts
  return { timings, figures: { firstJpegMs: firstJpegMs!, firstWebpMs: firstWebpMs!, firstAvifMs: firstAvifMs! } }
}
