import type { Database } from '../../../platform/database.ts'
import { type Attribute, NUMBER_DIGITS, type NumberKind } from '../listings/bitmapKeys.ts'
import { BLOCK_BITS } from '../listings/tables.ts'
import { Bitmap } from '../rules/bitmap.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

const blockBytes = BLOCK_BITS / 8
/** In PostgreSQL's binary form, which is an eighth of the text's, the number of bits stands before them. */
const headerBytes = 4

/** Reads which listings have what, by their ordinals; in the order of the attributes. One statement. */
export async function readBitmaps(database: Reader, attributes: readonly Attribute[]): Promise<Bitmap[]> {
  if (attributes.length === 0) return []
  const rows = await readPrepared<{ place: number; blocks: number[]; members: Buffer }>(
    database,
    'bitmaps',
    `select a.place::int - 1 as place, array_agg(b.block order by b.block) as blocks,
       string_agg(bit_send(b.members), '' order by b.block) as members
     from unnest($1::text[], $2::text[]) with ordinality as a(kind, value, place)
     join listing_bitmaps b on b.kind = a.kind and b.value = a.value
     group by a.place`,
    [attributes.map(({ kind }) => kind), attributes.map(({ value }) => value)],
  )
  const bitmaps = attributes.map(() => Bitmap.empty)
  for (const { place, blocks, members } of rows) {
    const bytes = new Uint8Array((blocks.at(-1)! + 1) * blockBytes)
    for (const [index, block] of blocks.entries()) {
      const start = index * (headerBytes + blockBytes) + headerBytes
      bytes.set(members.subarray(start, start + blockBytes), block * blockBytes)
    }
    bitmaps[place] = new Bitmap(bytes)
  }
  return bitmaps
}

/** The attributes that hold the digits of a kind of numbers, the lowest first. */
export const digitAttributes = (kind: NumberKind): Attribute[] =>
  Array.from({ length: NUMBER_DIGITS }, (_, place) => ({ kind, value: String(place) }))

/** A set of ordinals as a parameter of the type `varbit`. */
export const bitsParameter = (members: Bitmap): string => `x${Buffer.from(members.bytes).toString('hex')}`
