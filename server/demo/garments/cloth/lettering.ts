import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

const require = createRequire(import.meta.url)

async function fontOf(subset: 'latin' | 'latin-ext'): Promise<Font> {
  const file = require.resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`)
  const font = create(Buffer.from(await decompress(readFileSync(file))))
  if (!('getVariation' in font)) throw new TypeError(`${file} holds no single font`)
  return font
}

const fonts = [await fontOf('latin'), await fontOf('latin-ext')]

function runsByFont(text: string): { font: number; text: string }[] {
  const runs: { font: number; text: string }[] = []
  for (const character of text) {
    const font = Math.max(
      0,
      fonts.findIndex(one => one.hasGlyphForCodePoint(character.codePointAt(0)!)),
    )
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

const drawn = new Map<string, { d: string; width: number }>()

/**
 * A line of Archivo as one path, cap height 1 above the base line y = 0, beginning at x = 0; `width` in the same unit.
 * `weight` 100 to 900 and `stretch` 62 to 125 (per cent). Letters that no font has fall back to the first font's box.
 */
export function letters(text: string, weight: number, stretch: number): { d: string; width: number } {
  const key = `${weight} ${stretch} ${text}`
  const known = drawn.get(key)
  if (known) return known
  const cuts = fonts.map(font => font.getVariation({ wght: weight, wdth: stretch }))
  const scale = 1 / 686
  let x = 0
  let d = ''
  for (const run of runsByFont(text)) {
    const { glyphs, positions } = cuts[run.font]!.layout(run.text)
    glyphs.forEach((glyph, index) => {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      x += (positions[index]!.xAdvance + 8) * scale
    })
  }
  const result = { d, width: x - 8 * scale }
  drawn.set(key, result)
  return result
}
