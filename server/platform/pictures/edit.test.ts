import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureObstacle } from './edit.ts'
import { editedPicture } from './pictures.ts'

/** What an edit makes of a picture that can be read. */
async function rendered(...[original, edit]: Parameters<typeof editedPicture>): Promise<Buffer> {
  const made = await editedPicture(original, edit)
  if (made === null) throw new Error('the picture cannot be read')
  return made
}

const none = { turned: 0, isMirrored: false, crop: null } as const

/** A picture of 6 x 4 pixels, each of its own colour: red says the column, green the row. */
const columns = 6
const rows = 4
const colourAt = (x: number, y: number): number[] => [x * 40, y * 60, 200]
const raw = Buffer.from(
  Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => colourAt(x, y))).flat(2),
)
const drawn = sharp(raw, { raw: { width: columns, height: rows, channels: 3 } })
const png = await drawn.clone().png().toBuffer()

/** The columns and rows that the pixels of a picture come from, line by line: `21` is the third column, second row. */
async function placesIn(content: Buffer): Promise<string[]> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => {
      const at = (y * info.width + x) * info.channels
      return `${Math.round(data[at]! / 40)}${Math.round(data[at + 1]! / 60)}`
    }).join(' '),
  )
}

describe('an edit, to the pixel', () => {
  test.each([
    ['nothing', none, ['00 10 20 30 40 50', '01 11 21 31 41 51', '02 12 22 32 42 52', '03 13 23 33 43 53']],
    ['a rectangle', { ...none, crop: { left: 1, top: 2, width: 3, height: 2 } }, ['12 22 32', '13 23 33']],
    ['one pixel in the last corner', { ...none, crop: { left: 5, top: 3, width: 1, height: 1 } }, ['53']],
    [
      'a quarter to the right',
      { ...none, turned: 90 },
      ['03 02 01 00', '13 12 11 10', '23 22 21 20', '33 32 31 30', '43 42 41 40', '53 52 51 50'],
    ],
    [
      'half a turn',
      { ...none, turned: 180 },
      ['53 43 33 23 13 03', '52 42 32 22 12 02', '51 41 31 21 11 01', '50 40 30 20 10 00'],
    ],
    [
      'a quarter to the left',
      { ...none, turned: 270 },
      ['50 51 52 53', '40 41 42 43', '30 31 32 33', '20 21 22 23', '10 11 12 13', '00 01 02 03'],
    ],
    [
      'mirrored',
      { ...none, isMirrored: true },
      ['50 40 30 20 10 00', '51 41 31 21 11 01', '52 42 32 22 12 02', '53 43 33 23 13 03'],
    ],
    [
      'mirrored and cut out of what that shows',
      { ...none, isMirrored: true, crop: { left: 0, top: 0, width: 2, height: 1 } },
      ['50 40'],
    ],
    [
      'turned right and cut out',
      { ...none, turned: 90, crop: { left: 1, top: 0, width: 2, height: 2 } },
      ['02 01', '12 11'],
    ],
    [
      'turned right, mirrored and cut out',
      { turned: 90, isMirrored: true, crop: { left: 0, top: 4, width: 3, height: 2 } },
      ['40 41 42', '50 51 52'],
    ],
    [
      'turned left, mirrored and cut out',
      { turned: 270, isMirrored: true, crop: { left: 1, top: 0, width: 2, height: 1 } },
      ['52 51'],
    ],
    [
      'half a turn, mirrored and cut out',
      { turned: 180, isMirrored: true, crop: { left: 1, top: 1, width: 2, height: 2 } },
      ['12 22', '11 21'],
    ],
    [
      'half a turn and cut out',
      { ...none, turned: 180, crop: { left: 0, top: 1, width: 2, height: 2 } },
      ['52 42', '51 41'],
    ],
    [
      'half a turn, mirrored',
      { turned: 180, isMirrored: true, crop: null },
      ['03 13 23 33 43 53', '02 12 22 32 42 52', '01 11 21 31 41 51', '00 10 20 30 40 50'],
    ],
  ] as [string, Parameters<typeof editedPicture>[1], string[]][])('%s', async (_label, edit, places) => {
    expect(await placesIn(await rendered(png, edit))).toEqual(places)
  })

  test.each([3, 6, 8])('is of the picture as it is seen, whatever its camera noted (%s)', async orientation => {
    const taken = await drawn.clone().withMetadata({ orientation }).png().toBuffer()
    const seen = await sharp(taken).autoOrient().png().toBuffer()
    const crop = { left: 0, top: 1, width: 2, height: 3 }
    for (const turned of [0, 90, 180, 270] as const) {
      for (const isMirrored of [false, true]) {
        const edit = { turned, isMirrored, crop }
        expect(await placesIn(await rendered(taken, edit))).toEqual(await placesIn(await rendered(seen, edit)))
      }
    }
    expect((await sharp(await rendered(taken, none)).metadata()).orientation).toBeUndefined()
  })
})

describe('what is left of a picture', () => {
  const crop = { left: 1, top: 1, width: 2, height: 2 }
  const edit = { ...none, crop }

  test('is of its own format', async () => {
    const formats = ['jpeg', 'png', 'gif', 'webp'] as const
    const made = await Promise.all(
      formats.map(async format => rendered(await drawn.clone().toFormat(format).toBuffer(), edit)),
    )
    const found = await Promise.all(made.map(content => sharp(content).metadata()))
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual(
      formats.map(format => [format, 2, 2]),
    )
  })

  test('is nothing but the picture', async () => {
    const told = await drawn
      .clone()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '48/1 18/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(told).metadata()).exif).toBeDefined()
    const { exif, xmp, icc } = await sharp(await rendered(told, edit)).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  })

  test('keeps sixteen bits of a PNG', async () => {
    const deep = new Uint16Array([1, 257, 65_535, 300, 20_000, 40_001])
    const content = await sharp(deep, { raw: { width: 2, height: 1, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    const edited = await rendered(content, { ...none, isMirrored: true })
    expect((await sharp(edited).metadata()).depth).toBe('ushort')
    const pixels = await sharp(edited).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
    expect([...new Uint16Array(pixels.buffer, pixels.byteOffset, 6)]).toEqual([300, 20_000, 40_001, 1, 257, 65_535])
  })

  test('keeps what can be seen through', async () => {
    const glass = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const { data } = await sharp(await rendered(glass, edit))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([9, 9, 9, 128])
  })

  test('of a picture for printing is one for screens, of the same colour', async () => {
    const printed = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c81e1e' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer()
    expect((await sharp(printed).metadata()).space).toBe('cmyk')
    const edited = await rendered(printed, edit)
    expect((await sharp(edited).metadata()).space).toBe('srgb')
    const shown = await sharp(printed).toColourspace('srgb').raw().toBuffer()
    const kept = await sharp(edited).raw().toBuffer()
    for (const channel of [0, 1, 2]) expect(Math.abs(shown[channel]! - kept[channel]!)).toBeLessThanOrEqual(4)
  })
})

describe('what cannot be edited', () => {
  test('is said before', async () => {
    const frames = await sharp(Buffer.concat([raw, Buffer.from(raw).reverse()]), {
      raw: { width: columns, height: rows * 2, channels: 3, pageHeight: rows },
    })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect(await pictureObstacle(frames)).toBe('moving')
    expect(await pictureObstacle(Buffer.from('%PDF-1.7'))).toBe('noPicture')
    expect(await pictureObstacle(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('noPicture')
    expect(await pictureObstacle(png)).toBeNull()
  })

  test('breaks off', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 256))
    const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    const broken = whole.subarray(0, whole.byteLength / 2)
    expect(await pictureObstacle(broken)).toBeNull()
    expect(await editedPicture(broken, { ...none, turned: 90 })).toBeNull()
    expect(await editedPicture(whole, { ...none, turned: 90 })).not.toBeNull()
  })

  test('has more than 50 megapixels', async () => {
    const wide = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await pictureObstacle(wide)).toBe('tooLarge')
  })
})
