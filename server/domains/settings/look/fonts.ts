import { brotliDecompressSync } from 'node:zlib'

/** Bytes of a font that is taken: a variable one of Latin letters has 50 to 200 KB. */
export const MOST_FONT_BYTES = 600_000
/** Bytes that it may have once it is opened. */
const MOST_OPENED_BYTES = 8_000_000

const HEADER_BYTES = 48
/** Names of tables by their numbers, the first of which a font cannot do without. Source: WOFF2 5.1. */
const knownTables =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  )
const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name']

type Table = { readonly tag: string; readonly bytes: number }

/** A number of 7 bits per byte, and where it ends; null where it is none. Source: WOFF2 4.1. */
function numberAt(bytes: Buffer, start: number): { value: number; end: number } | null {
  let value = 0
  for (let at = start; at < start + 5 && at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (at === start && byte === 0x80) return null
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return { value, end: at + 1 }
  }
  return null
}

/** The tables as they lie one after the other in what was compressed, and where the directory ends. */
function directoryOf(font: Buffer, count: number): { tables: Table[]; end: number } | null {
  const tables: Table[] = []
  let at = HEADER_BYTES
  for (let table = 0; table < count; table += 1) {
    const flags = font[at]
    if (flags === undefined) return null
    const known = flags & 0x3f
    at += 1
    const tag = known === 0x3f ? font.toString('latin1', at, at + 4) : knownTables[known]!.replaceAll('_', ' ')
    if (known === 0x3f) at += 4
    const original = numberAt(font, at)
    if (!original) return null
    at = original.end
    // Of outlines the version 3 is the plain one, of all others 0.
    const isTransformed =
      (tag === 'glyf' || tag === 'loca') === flags >> 6 < 3 && !(flags >> 6 === 0 && tag !== 'glyf' && tag !== 'loca')
    if (isTransformed) {
      const transformed = numberAt(font, at)
      if (!transformed) return null
      at = transformed.end
      tables.push({ tag, bytes: transformed.value })
    } else tables.push({ tag, bytes: original.value })
  }
  return { tables, end: at }
}

/** The family that a font's table of names tells, of Windows' names as it is usual; null for none. Source: OpenType `name`. */
function familyIn(names: Buffer): string | null {
  if (names.length < 6) return null
  const [count, texts] = [names.readUInt16BE(2), names.readUInt16BE(4)]
  const found = new Map<number, string>()
  for (let record = 0; record < count; record += 1) {
    const at = 6 + record * 12
    if (at + 12 > names.length) return null
    const [platform, kind] = [names.readUInt16BE(at), names.readUInt16BE(at + 6)]
    if (platform !== 3 || (kind !== 1 && kind !== 16)) continue
    const start = texts + names.readUInt16BE(at + 10)
    const text = Buffer.from(names.subarray(start, start + names.readUInt16BE(at + 8)))
    if (text.length % 2 === 0) found.set(kind, text.swap16().toString('utf16le'))
  }
  return found.get(16) ?? found.get(1) ?? null
}

/**
 * Looks whether bytes are a WOFF2 font that browsers can show: its header, its directory, that it can be decompressed to just
 * what the directory says, and that no table is missing. Answers its family; null for whatever else it is.
 * Source: W3C WOFF File Format 2.0.
 */
export function fontFamily(font: Buffer): string | null {
  if (font.length < HEADER_BYTES || font.toString('latin1', 0, 4) !== 'wOF2') return null
  const isCollection = font.toString('latin1', 4, 8) === 'ttcf'
  if (isCollection || font.readUInt32BE(8) !== font.length) return null
  const directory = directoryOf(font, font.readUInt16BE(12))
  if (!directory || needed.some(tag => !directory.tables.some(table => table.tag === tag))) return null
  const compressed = font.readUInt32BE(20)
  if (directory.end + compressed > font.length) return null
  let content: Buffer
  try {
    content = brotliDecompressSync(font.subarray(directory.end, directory.end + compressed), {
      maxOutputLength: MOST_OPENED_BYTES,
    })
  } catch {
    // Damaged, or far larger than it says: no font for us.
    return null
  }
  if (content.length !== directory.tables.reduce((sum, { bytes }) => sum + bytes, 0)) return null
  const before = directory.tables.slice(
    0,
    directory.tables.findIndex(({ tag }) => tag === 'name'),
  )
  const start = before.reduce((sum, { bytes }) => sum + bytes, 0)
  const { bytes } = directory.tables[before.length]!
  return familyIn(content.subarray(start, start + bytes))?.slice(0, 100) || null
}
