/** A range of an axis in its own units; it begins or ends where the font's default lies, or at the font's own end. */
export interface AxisRange {
  readonly tag: string
  readonly minimum: number
  readonly maximum: number
}

type Tables = Map<string, Buffer>

/**
 * Takes from a variable TrueType font what nobody sees who stays within the ranges: outlines' variations towards the
 * ends of axes that are cut off at the default, and the names of its instances. Everything within the ranges is drawn
 * as before (OpenType 1.9.1, `gvar` and `fvar`).
 */
export function narrowedFont(font: Buffer, ranges: readonly AxisRange[]): Buffer {
  const tables = tablesOf(font)
  const fvar = tables.get('fvar')!
  const axes = axesOf(fvar)
  const kept = ranges.map(range => {
    const axis = axes.find(({ tag }) => tag === range.tag)
    if (!axis) throw new RangeError(`the font has no axis ${range.tag}`)
    const isCutBelow = range.minimum !== axis.minimum
    const isCutAbove = range.maximum !== axis.maximum
    if ((isCutBelow && range.minimum !== axis.initial) || (isCutAbove && range.maximum !== axis.initial)) {
      throw new RangeError(`${range.tag} can be cut at ${axis.initial} only`)
    }
    return { ...axis, ...range, isCutBelow, isCutAbove }
  })
  const isSeen = (peak: readonly number[]) =>
    kept.every(
      ({ place, isCutBelow, isCutAbove }) => !(isCutBelow && peak[place]! < 0) && !(isCutAbove && peak[place]! > 0),
    )
  tables.set('gvar', narrowedVariations(tables.get('gvar')!, isSeen))
  tables.set('fvar', narrowedAxes(fvar, kept))
  return fontOf(font.readUInt32BE(0), tables)
}

function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const at = 12 + i * 16
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

const AXIS_BYTES = 20
const fixed = (table: Buffer, at: number): number => table.readInt32BE(at) / 0x10000

function axesOf(fvar: Buffer) {
  const start = fvar.readUInt16BE(4)
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, place) => {
    const at = start + place * AXIS_BYTES
    return {
      ...{ place, at, tag: fvar.toString('latin1', at, at + 4) },
      ...{ minimum: fixed(fvar, at + 4), initial: fixed(fvar, at + 8), maximum: fixed(fvar, at + 12) },
    }
  })
}

function narrowedAxes(fvar: Buffer, ranges: readonly (AxisRange & { at: number })[]): Buffer {
  const table = Buffer.from(fvar.subarray(0, fvar.readUInt16BE(4) + fvar.readUInt16BE(8) * AXIS_BYTES))
  for (const { at, minimum, maximum } of ranges) {
    table.writeInt32BE(minimum * 0x10000, at + 4)
    table.writeInt32BE(maximum * 0x10000, at + 12)
  }
  table.writeUInt16BE(0, 12)
  return table
}

const EMBEDDED_PEAK = 0x8000
const INTERMEDIATE = 0x4000
const SHARED_PLACE = 0x0fff
const VARIATION_COUNT = 0x0fff

function narrowedVariations(gvar: Buffer, isSeen: (peak: readonly number[]) => boolean): Buffer {
  const axisCount = gvar.readUInt16BE(4)
  const sharedStart = gvar.readUInt32BE(8)
  const glyphCount = gvar.readUInt16BE(12)
  if ((gvar.readUInt16BE(14) & 1) === 0) throw new RangeError('offsets of two bytes are not read')
  const glyphsStart = gvar.readUInt32BE(16)
  const peakAt = (table: Buffer, at: number) =>
    Array.from({ length: axisCount }, (_, place) => table.readInt16BE(at + place * 2))

  const narrowedGlyph = (glyph: Buffer): Buffer => {
    if (glyph.length === 0) return glyph
    const first = glyph.readUInt16BE(0)
    const headers: Buffer[] = []
    const chunks: Buffer[] = []
    let header = 4
    let data = glyph.readUInt16BE(2)
    const sizes: { size: number; header: Buffer; isSeen: boolean }[] = []
    for (let i = 0; i < (first & VARIATION_COUNT); i += 1) {
      const size = glyph.readUInt16BE(header)
      const flags = glyph.readUInt16BE(header + 2)
      const hasPeak = (flags & EMBEDDED_PEAK) !== 0
      const peak = hasPeak
        ? peakAt(glyph, header + 4)
        : peakAt(gvar, sharedStart + (flags & SHARED_PLACE) * axisCount * 2)
      const length = 4 + (hasPeak ? axisCount * 2 : 0) + (flags & INTERMEDIATE ? axisCount * 4 : 0)
      sizes.push({ size, header: glyph.subarray(header, header + length), isSeen: isSeen(peak) })
      header += length
    }
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    // Points that variations share stand before the first of them.
    const isShared = (first & 0x8000) !== 0
    const sharedLength = isShared ? pointsLength(glyph, data) : 0
    if (data + sharedLength + total > glyph.length) throw new RangeError('a glyph’s variations end too early')
    chunks.push(glyph.subarray(data, data + sharedLength))
    data += sharedLength
    for (const variation of sizes) {
      if (variation.isSeen) {
        headers.push(variation.header)
        chunks.push(glyph.subarray(data, data + variation.size))
      }
      data += variation.size
    }
    if (headers.length === 0) return Buffer.alloc(0)
    const start = Buffer.alloc(4)
    start.writeUInt16BE((first & ~VARIATION_COUNT) | headers.length, 0)
    start.writeUInt16BE(4 + headers.reduce((sum, each) => sum + each.length, 0), 2)
    return Buffer.concat([start, ...headers, ...chunks])
  }

  const head = Buffer.from(gvar.subarray(0, 20 + (glyphCount + 1) * 4))
  const shared = gvar.subarray(sharedStart, sharedStart + gvar.readUInt16BE(6) * axisCount * 2)
  const glyphs: Buffer[] = []
  let written = 0
  for (let i = 0; i < glyphCount; i += 1) {
    const [start, end] = [gvar.readUInt32BE(20 + i * 4), gvar.readUInt32BE(24 + i * 4)]
    head.writeUInt32BE(written, 20 + i * 4)
    const glyph = padded(narrowedGlyph(gvar.subarray(glyphsStart + start, glyphsStart + end)), 2)
    glyphs.push(glyph)
    written += glyph.length
  }
  head.writeUInt32BE(written, 20 + glyphCount * 4)
  head.writeUInt32BE(head.length, 8)
  head.writeUInt32BE(head.length + shared.length, 16)
  return Buffer.concat([head, shared, ...glyphs])
}

/** Bytes of a list of packed point numbers. */
function pointsLength(glyph: Buffer, start: number): number {
  let at = start
  let count = glyph.readUInt8(at)
  at += 1
  if (count & 0x80) {
    count = ((count & 0x7f) << 8) | glyph.readUInt8(at)
    at += 1
  }
  while (count > 0) {
    const control = glyph.readUInt8(at)
    const run = (control & 0x7f) + 1
    at += 1 + run * (control & 0x80 ? 2 : 1)
    count -= run
  }
  return at - start
}

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)])

function checksumOf(bytes: Buffer): number {
  const table = padded(bytes, 4)
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** What the checksum of a whole font and its `checkSumAdjustment` add up to. */
const WHOLE_SUM = 0xb1b0afba

function fontOf(version: number, tables: Tables): Buffer {
  const names = [...tables.keys()].sort()
  const directory = Buffer.alloc(12 + names.length * 16)
  const power = 2 ** Math.floor(Math.log2(names.length))
  directory.writeUInt32BE(version, 0)
  directory.writeUInt16BE(names.length, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((names.length - power) * 16, 10)
  const head = Buffer.from(tables.get('head')!)
  head.writeUInt32BE(0, 8)
  let start = directory.length
  const parts = names.map((name, i) => {
    const table = name === 'head' ? head : tables.get(name)!
    const at = 12 + i * 16
    directory.write(name, at, 'latin1')
    directory.writeUInt32BE(checksumOf(table), at + 4)
    directory.writeUInt32BE(start, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    const part = name === 'head' ? head : padded(table, 4)
    start += padded(table, 4).length
    return { name, part: padded(part, 4) }
  })
  const whole = Buffer.concat([directory, ...parts.map(({ part }) => part)])
  whole.writeUInt32BE(
    (WHOLE_SUM - checksumOf(whole)) >>> 0,
    directory.readUInt32BE(12 + names.indexOf('head') * 16 + 8) + 8,
  )
  return whole
}
