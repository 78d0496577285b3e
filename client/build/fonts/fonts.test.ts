import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { decompress } from 'wawoff2'
import { narrowedFont } from './narrowedFont.ts'
import { cutFont, fileOf, shopFonts } from './shopFonts.ts'

/** Tables of a font by name. */
function tablesOf(font: Buffer): Record<string, Buffer> {
  return Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const entry = font.subarray(12 + i * 16, 28 + i * 16)
      const start = entry.readUInt32BE(8)
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))]
    }),
  )
}

describe.each(shopFonts)('%s', font => {
  test('is cut from the version of the package that is installed', async () => {
    const committed = tablesOf(Buffer.from(await decompress(await readFile(fileOf(font)))))
    const cut = tablesOf(await cutFont(font))
    expect(Object.keys(committed).toSorted()).toEqual(Object.keys(cut).toSorted())
    expect(committed.gvar!.equals(cut.gvar!)).toBe(true)
    expect(committed.fvar!.equals(cut.fvar!)).toBe(true)
    expect(committed.cmap!.equals(cut.cmap!)).toBe(true)
  })

  test('takes less than 50 KB of the line', async () => {
    expect((await readFile(fileOf(font))).length).toBeLessThan(50_000)
  })
})

describe('cutting axes', () => {
  const archivo = cutFont('archivo-latin')

  test('cuts nothing more when asked for what is left', async () => {
    const ranges = [
      { tag: 'wght', minimum: 600, maximum: 900 },
      { tag: 'wdth', minimum: 62, maximum: 100 },
    ]
    expect(narrowedFont(await archivo, ranges).equals(await archivo)).toBe(true)
  })

  test.each([
    [{ tag: 'opsz', minimum: 8, maximum: 14 }, 'the font has no axis opsz'],
    [{ tag: 'wdth', minimum: 70, maximum: 100 }, 'wdth can be cut at 100 only'],
  ])('%j is refused', async (range, sentence) => {
    const font = await archivo
    expect(() => narrowedFont(font, [range])).toThrow(new RangeError(sentence))
  })
})
