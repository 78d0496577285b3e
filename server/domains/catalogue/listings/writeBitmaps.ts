import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { Attribute } from './bitmapKeys.ts'
import { BLOCK_BITS } from './tables.ts'

/** Ordinals of listings by kind and value. */
type Ordinals = Map<string, Map<string, number[]>>

/** Collects which listings gain and lose what, and writes it down at once. */
export class BitmapChanges {
  readonly #gained: Ordinals = new Map()
  readonly #lost: Ordinals = new Map()

  gain(ordinal: number, attribute: Attribute): void {
    note(this.#gained, ordinal, attribute)
  }

  lose(ordinal: number, attribute: Attribute): void {
    note(this.#lost, ordinal, attribute)
  }

  /** Rows are taken in one order, so that two who write at once wait for each other and never both. */
  async write(tx: Reader): Promise<void> {
    const lost = blocksOf(this.#lost)
    if (lost.length > 0) {
      await run(
        tx,
        sql`
        with gone as materialized (
          select b.kind, b.value, b.block, row.members
          from json_to_recordset(${JSON.stringify(lost)}::json) as row(
            kind text, value text, block int, members bit(${sql.raw(String(BLOCK_BITS))}))
          join listing_bitmaps b on b.kind = row.kind and b.value = row.value and b.block = row.block
          order by b.kind, b.value, b.block for update of b
        )
        update listing_bitmaps b set members = b.members & ~gone.members from gone
        where b.kind = gone.kind and b.value = gone.value and b.block = gone.block`,
      )
    }
    const gained = blocksOf(this.#gained)
    if (gained.length === 0) return
    await run(
      tx,
      sql`
      insert into listing_bitmaps as b (kind, value, block, members)
      select kind, value, block, members
      from json_to_recordset(${JSON.stringify(gained)}::json) as row(
        kind text, value text, block int, members bit(${sql.raw(String(BLOCK_BITS))}))
      order by kind collate "C", value collate "C", block
      on conflict (kind, value, block) do update set members = b.members | excluded.members`,
    )
  }
}

function note(ordinals: Ordinals, ordinal: number, { kind, value }: Attribute): void {
  const values = ordinals.get(kind) ?? new Map<string, number[]>()
  ordinals.set(kind, values)
  const known = values.get(value)
  if (known) known.push(ordinal)
  else values.set(value, [ordinal])
}

/** The rows that hold the ordinals, their bits as PostgreSQL reads them. */
function blocksOf(ordinals: Ordinals): { kind: string; value: string; block: number; members: string }[] {
  return [...ordinals].flatMap(([kind, values]) =>
    [...values].flatMap(([value, members]) =>
      [...Map.groupBy(members, ordinal => Math.floor(ordinal / BLOCK_BITS))].map(([block, inBlock]) => {
        const bits = Buffer.alloc(BLOCK_BITS / 8)
        for (const ordinal of inBlock) {
          const place = ordinal % BLOCK_BITS
          bits[place >> 3]! |= 0x80 >> (place & 7)
        }
        return { kind, value, block, members: `x${bits.toString('hex')}` }
      }),
    ),
  )
}
