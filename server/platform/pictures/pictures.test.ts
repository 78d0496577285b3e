import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { madeApart } from '../apart.ts'
import { pictureFacts, pictureSize } from './facts.ts'
import { cleanPicture, isDoneApart, isWholePicture, renderPicture } from './pictures.ts'
import type { PictureJob } from './work.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'))
afterAll(() => rm(folder, { recursive: true }))

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** The colour of a pixel, in eight bits each. */
async function colourAt(content: Buffer, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(content)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const place = (top * info.width + left) * info.channels
  return [...data.subarray(place, place + 3)]
}
const isNear = (one: readonly number[], other: readonly number[], most: number) =>
  one.every((part, i) => Math.abs(part - other[i]!) <= most)

// Inks make fewer colours than screens, so those of print come back a little off.
describe('colours come out right', () => {
  test.each([
    ['CMYK', () => plain(300, 200, '#c83232').toColourspace('cmyk').jpeg({ quality: 95 }), [200, 50, 50], 24],
    ['CMYK as TIFF', () => plain(300, 200, '#c83232').toColourspace('cmyk').tiff(), [200, 50, 50], 24],
    ['16 bits a colour', () => plain(300, 200, '#c83232').toColourspace('rgb16').png(), [200, 50, 50], 3],
    ['16 bits of grey', () => plain(300, 200, '#808080').toColourspace('grey16').png(), [128, 128, 128], 3],
    [
      'a wide range of colours',
      () => plain(300, 200, '#c83232').withIccProfile('p3').jpeg({ quality: 95 }),
      [200, 50, 50],
      8,
    ],
  ] as const)('%s', async (_label, make, colour, most) => {
    const original = await make().toBuffer()
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      const made = await renderPicture(original, '70x70', format)
      const found = await colourAt(made!, 30, 20)
      expect([format, found, isNear(found, colour, most)]).toEqual([format, found, true])
      const { space, depth, icc, width } = await sharp(made!).metadata()
      expect([space, depth, icc, width]).toEqual(['srgb', 'uchar', undefined, 70])
    }
    const found = await colourAt((await cleanPicture(original))!, 150, 100)
    expect([found, isNear(found, colour, most)]).toEqual([found, true])
  })
})

test('no size of a picture says where and with what it was taken', async () => {
  const told = { IFD0: { Make: 'hidden' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } }
  const original = await plain(300, 200, '#c83232').withExif(told).withXmp('<x>hidden</x>').jpeg().toBuffer()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  for (const format of ['jpeg', 'webp', 'avif'] as const) {
    const made = (await renderPicture(original, 'cover200x200', format))!
    const { exif, xmp, icc } = await sharp(made).metadata()
    expect([exif, xmp, icc, made.includes('hidden')]).toEqual([undefined, undefined, undefined, false])
  }
})

describe('a picture is cut to a box', () => {
  /** A thousand by five hundred pixels: ten stripes that rise from black to white. */
  const stripes = sharp(Buffer.from(Array.from({ length: 500 * 1000 }, (_, i) => Math.floor((i % 1000) / 100) * 28)), {
    raw: { width: 1000, height: 500, channels: 1 },
  }).png()

  test.each([
    ['cover200x200', [56, 196]],
    ['cover200x200-0-0', [0, 112]],
    ['cover200x200-8-4', [140, 252]],
    ['cover200x200-2-8', [28, 168]],
  ] as const)('%s', async (size, edges) => {
    const made = (await renderPicture(await stripes.toBuffer(), size, 'webp'))!
    expect(await pictureSize(made)).toEqual({ width: 200, height: 200 })
    const found = await Promise.all([4, 195].map(async left => (await colourAt(made, left, 100))[0]!))
    expect([found, isNear(found, edges, 12)]).toEqual([found, true])
  })

  test('turned as it is seen, and never enlarged', async () => {
    const turned = await plain(300, 100, '#123456').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await pictureSize((await renderPicture(turned, 'cover1200x630-4-0', 'jpeg'))!)).toEqual({
      ...{ width: 100, height: 53 },
    })
  })
})

describe('a picture that must lie in memory as a whole is worked at in another process if it is large:', () => {
  const place = join(folder, 'large.jpg')

  test.each([
    ['a photo of 48 megapixels', () => plain(8000, 6000, '#36c').jpeg(), 'here', 'apart'],
    ['a photo of 12 megapixels', () => plain(4000, 3000, '#36c').jpeg(), 'here', 'here'],
    [
      'one that gets sharper while it loads',
      () => plain(5000, 4000, '#36c').jpeg({ progressive: true }),
      'apart',
      'apart',
    ],
    ['the same of 12 megapixels', () => plain(4000, 3000, '#36c').jpeg({ progressive: true }), 'here', 'here'],
    [
      'a PNG that has to be turned',
      () => plain(5000, 4000, '#36c').withMetadata({ orientation: 6 }).png(),
      'apart',
      'apart',
    ],
    ['an AVIF of 4 megapixels', () => plain(2000, 2000, '#36c').avif({ effort: 0 }), 'apart', 'apart'],
    ['an AVIF of 1 megapixel', () => plain(1000, 1000, '#36c').avif({ effort: 0 }), 'here', 'here'],
  ])('%s', async (_label, make, made, cleaned) => {
    const facts = (await pictureFacts(await make().toBuffer()))!
    const where = (job: PictureJob) => (isDoneApart(facts, job) ? 'apart' : 'here')
    expect([where({ do: 'render', size: '640', format: 'webp' }), where({ do: 'clean' })]).toEqual([made, cleaned])
  })

  test('comes out like the others', async () => {
    await plain(5000, 4000, '#3366cc').jpeg({ progressive: true }).toFile(place)
    expect(await pictureSize((await renderPicture(place, '800x800', 'jpeg'))!)).toEqual({ width: 800, height: 640 })
    expect(await pictureSize((await renderPicture(await readFile(place), '320', 'jpeg'))!)).toEqual({
      ...{ width: 320, height: 256 },
    })
    expect(await isWholePicture(place)).toBe(true)
    await writeFile(place, (await readFile(place)).subarray(0, 50_000))
    expect(await isWholePicture(place)).toBe(false)
  })
})

describe('a process of its own', () => {
  const program = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  const apart = JSON.stringify(join(import.meta.dirname, '../apart.ts'))

  test('gives what it writes', async () => {
    const echo = await program('echo.mjs', 'process.stdin.pipe(process.stdout)')
    expect((await madeApart({ program: echo, input: Buffer.from('a'), milliseconds: 30_000 }))?.toString()).toBe('a')
  })

  test('ends when it takes more memory than it may', async () => {
    const text = `import { endAboveBytes } from ${apart}
endAboveBytes(150_000_000)
const kept = []
setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 5)
setTimeout(() => { process.stdout.write('still there'); process.exit(0) }, 20_000)`
    expect(await madeApart({ program: await program('greedy.mjs', text), milliseconds: 30_000 })).toBe(null)
  })

  test('knows nothing of ours, and fails alone', async () => {
    const env = await program('env.mjs', 'process.stdout.write(JSON.stringify(Object.keys(process.env)))')
    expect(JSON.parse(String(await madeApart({ program: env, milliseconds: 30_000 })))).toEqual([])
    const failing = await program('failing.mjs', "process.stdout.write('half'); throw new Error('no')")
    expect(await madeApart({ program: failing, milliseconds: 30_000 })).toBe(null)
  })
})
