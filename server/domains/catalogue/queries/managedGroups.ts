import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { literally } from '../../../kit/words.ts'
import { countUpTo } from '../../../platform/counting.ts'
import type { Database } from '../../../platform/database.ts'
import type { CardColor } from '../rules/card.ts'
import { groupColumns, groupTables } from './groups.ts'
import type { CountedGroup } from './products.ts'
import { read } from './statements.ts'

type Reader = Pick<Database, 'pool'>
type Counter = Pick<Database, 'drizzle'>

/** What those who keep the catalogue see of a group besides its public side. */
export type ManagedGroup = CountedGroup & {
  readonly sortOrder: number
  readonly isMainGallery: boolean
  readonly parentIds: readonly string[]
  readonly imageAlt: LocalizedText | null
  readonly revision: number
}

/** A colour with its place, and how many products come in it. */
export type ManagedColor = CardColor & {
  readonly sortOrder: number
  readonly productCount: number
  readonly revision: number
}

type Page = { readonly offset: number; readonly limit: number }

/** Each word is part of the title in one of the languages, or of the name that stands in `also`. */
const matching = (search: string, row: 'g' | 'c', also: string): SQL =>
  sql.join(
    [
      sql`true`,
      ...search
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 6)
        .map(word => {
          const pattern = `%${literally(word)}%`
          const title = sql.raw(`${row}.title`)
          return sql`(${title} ->> 'de' ilike ${pattern} or ${title} ->> 'en' ilike ${pattern}
            or ${sql.raw(`${row}.${also}`)} ilike ${pattern})`
        }),
    ],
    sql` and `,
  )

const groupsWhere = (search: string): SQL => sql`g.deleted_at is null and ${matching(search, 'g', 'slug')}`

const groupRows = sql`select ${sql.raw(groupColumns)}, g.sort_order as "sortOrder", g.is_main_gallery as "isMainGallery",
    g.image_alt as "imageAlt", g.revision,
    array(select r.parent_id::text from product_group_parents r where r.group_id = g.id) as "parentIds"
  from ${sql.raw(groupTables)}`

const colorRows = sql`select c.id, c.code, c.title, c.hex, c.sort_order as "sortOrder", c.revision,
    (select count(distinct v.product_id)::int from variants v join products p on p.id = v.product_id
      where v.color_id = c.id and p.deleted_at is null) as "productCount"
  from colors c`

/** One group by its id; null where there is none. */
export async function managedGroup(database: Reader, id: string): Promise<ManagedGroup | null> {
  if (!isId(id)) return null
  const [group] = await read<ManagedGroup>(database, sql`${groupRows} where g.deleted_at is null and g.id = ${id}`)
  return group ?? null
}

/** One colour by its id; null where there is none. */
export async function managedColor(database: Reader, id: string): Promise<ManagedColor | null> {
  if (!isId(id)) return null
  const [color] = await read<ManagedColor>(database, sql`${colorRows} where c.id = ${id}`)
  return color ?? null
}

/** The groups of which title or address have all words, in the shop's order. */
export const managedGroups = (database: Reader, search: string, { offset, limit }: Page): Promise<ManagedGroup[]> =>
  read(
    database,
    sql`${groupRows} where ${groupsWhere(search)}
      order by g.sort_order, g.slug limit ${limit} offset ${offset}`,
  )

export const countManagedGroups = (database: Counter, search: string, most: number): Promise<number> =>
  countUpTo(database.drizzle, most, sql`product_groups g`, groupsWhere(search))

/** The colours of which title or code have all words, in the shop's order. */
export const managedColors = (database: Reader, search: string, { offset, limit }: Page): Promise<ManagedColor[]> =>
  read(
    database,
    sql`${colorRows} where ${matching(search, 'c', 'code')}
      order by c.sort_order, c.code limit ${limit} offset ${offset}`,
  )

export const countManagedColors = (database: Counter, search: string, most: number): Promise<number> =>
  countUpTo(database.drizzle, most, sql`colors c`, matching(search, 'c', 'code'))
