/** The characters that a TrueType font has glyphs for, of the Basic Multilingual Plane: its `cmap`, format 4 (OpenType 1.9.1).
 *  Throws where it has no such table. */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap')
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + i * 8)
    if (font.readUInt16BE(table) === 4) return segmentsOf(font, table)
  }
  throw new TypeError('the font has no character map of format 4')
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const at = 12 + i * 16
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new TypeError(`the font has no table ${tag}`)
}

function segmentsOf(font: Buffer, table: number): Set<number> {
  const twice = font.readUInt16BE(table + 6)
  const [ends, starts] = [table + 14, table + 16 + twice]
  const [deltas, offsets] = [starts + twice, starts + 2 * twice]
  const covered = new Set<number>()
  for (let i = 0; i < twice; i += 2) {
    const [first, last] = [font.readUInt16BE(starts + i), font.readUInt16BE(ends + i)]
    const offset = font.readUInt16BE(offsets + i)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = offsets + i + offset + (code - first) * 2
      const glyph = offset === 0 ? code + font.readUInt16BE(deltas + i) : font.readUInt16BE(place)
      if (glyph % 0x10000 !== 0) covered.add(code)
    }
  }
  return covered
}
