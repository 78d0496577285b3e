import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'
import { narrowedFont } from './narrowedFont.ts'

/** What the style sheets ask Archivo for: semibold and heavier, normal and narrower. */
const archivoRanges = [
  { tag: 'wght', minimum: 600, maximum: 900 },
  { tag: 'wdth', minimum: 62, maximum: 100 },
]

const sources = {
  'archivo-latin': import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  'archivo-latin-ext': import.meta.resolve(
    '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2',
  ),
}
export type ShopFont = keyof typeof sources
export const shopFonts = Object.keys(sources) as ShopFont[]

/** Where the shop's own cut of a font lies; committed, so that building needs no font tools. */
export const fileOf = (font: ShopFont): string => join(import.meta.dirname, `../../ui/theme/fonts/${font}.woff2`)

/** A font of a package, cut to what the shop shows, as TrueType: half the bytes of what would be sent otherwise. */
export async function cutFont(font: ShopFont): Promise<Buffer> {
  const source = await readFile(fileURLToPath(sources[font]))
  return narrowedFont(Buffer.from(await decompress(source)), archivoRanges)
}
