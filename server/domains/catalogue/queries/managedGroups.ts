import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { literally } from '../../../kit/words.ts'
import { countUpTo } from '../../../platform/counting.ts'
import type { Database } from '../../../platform/database.ts'
import { colorSql } from '../colors/json.ts'
import type { CardColor, CardImage } from '../rules/card.ts'
import { levelsOf, type PlacedGroup } from '../rules/groupTree.ts'
import { groupColumns, groupTables } from './groups.ts'
import { type CountedGroup, imageJson } from './products.ts'
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
  /** Its products, those too that visitors do not see. */
  readonly memberCount: number
}

/** A picture of a group besides its first. */
export type FurtherImage = { readonly fileId: string; readonly name: string; readonly image: CardImage | null }

/** A product as it stands in a group. */
export type GroupProduct = {
  readonly id: string
  readonly productNumber: string
  readonly title: LocalizedText
  readonly image: CardImage | null
  /** Whether visitors see it in the group. */
  readonly isListed: boolean
  /** Where it stands by hand, from 1; null: after those. */
  readonly place: number | null
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
    array(select r.parent_id::text from product_group_parents r where r.group_id = g.id) as "parentIds",
    (select count(*)::int from group_members m join products p on p.id = m.product_id
      where m.group_id = g.id and p.deleted_at is null) as "memberCount"
  from ${sql.raw(groupTables)}`

const colorRows = sql`select c.id, c.code, c.title, c.hex, c.sort_order as "sortOrder", c.revision,
  ${colorSql('c')} -> 'swatch' as swatch,
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

/** Every group, and which stand below which, in the order of their parents. */
export type GroupTree = {
  readonly groups: readonly ManagedGroup[]
  readonly levels: readonly { readonly parentId: string | null; readonly childIds: readonly string[] }[]
}

/** All groups as a tree; the first level comes first. */
export async function groupTree(database: Reader): Promise<GroupTree> {
  const [groups, placed] = await Promise.all([
    // Counted for all at once: one by one it would take as many lookups as there are groups.
    read<ManagedGroup>(
      database,
      sql`select ${sql.raw(groupColumns)}, g.sort_order as "sortOrder", g.is_main_gallery as "isMainGallery",
          g.image_alt as "imageAlt", g.revision, array(select null::text where false) as "parentIds",
          coalesce(a.members, 0) as "memberCount"
        from ${sql.raw(groupTables)}
        left join (select m.group_id, count(*)::int as members from group_members m
          join products p on p.id = m.product_id and p.deleted_at is null group by m.group_id) a on a.group_id = g.id
        where g.deleted_at is null order by g.sort_order, g.slug`,
    ),
    read<PlacedGroup>(
      database,
      sql`select g.id, g.slug, g.sort_order as "sortOrder", coalesce((
          select json_agg(json_build_object('id', r.parent_id, 'place', r.place) order by r.parent_id)
          from product_group_parents r where r.group_id = g.id), '[]') as parents
        from product_groups g where g.deleted_at is null`,
    ),
  ])
  const levels = levelsOf(placed)
  const parents = new Map(placed.map(group => [group.id, group.parents.map(({ id }) => id)]))
  return {
    groups: groups.map(group => ({ ...group, parentIds: parents.get(group.id) ?? [] })),
    levels: [
      { parentId: null, childIds: levels.get(null) ?? [] },
      ...[...levels].flatMap(([parentId, childIds]) => (parentId === null ? [] : [{ parentId, childIds }])),
    ],
  }
}

/** The first products of a group as they stand there: those placed by hand, then in the shop's order. */
export const groupProducts = (database: Reader, groupId: string, limit: number): Promise<GroupProduct[]> =>
  read(
    database,
    sql`select p.id, p.product_number as "productNumber", p.title, m.place, g.product_id is not null as "isListed",
        (select ${sql.raw(imageJson('f'))} from product_images i join files f on f.id = i.file_id
          where i.product_id = p.id order by i.position, i.id limit 1) as image
      from group_members m join products p on p.id = m.product_id
        left join group_listings g on g.group_id = m.group_id and g.product_id = m.product_id
      where m.group_id = ${groupId} and p.deleted_at is null
      order by m.place, p.sort_order, g.sort_title, p.title ->> 'de', p.id limit ${limit}`,
  )

/** The pictures of a group besides its first, in order. */
export const furtherImages = (database: Reader, groupId: string): Promise<FurtherImage[]> =>
  read(
    database,
    sql`select f.id as "fileId", f.name, ${sql.raw(imageJson('f'))} as image
      from group_images i join files f on f.id = i.file_id where i.group_id = ${groupId} order by i.position`,
  )

/** The pictures of a colour, in order. */
export const imagesOfColor = (database: Reader, colorId: string): Promise<FurtherImage[]> =>
  read(
    database,
    sql`select f.id as "fileId", f.name, ${sql.raw(imageJson('f'))} as image
      from color_images i join files f on f.id = i.file_id where i.color_id = ${colorId} order by i.position`,
  )

/** A product that comes in a colour. */
export type ColoredProduct = Pick<GroupProduct, 'id' | 'productNumber' | 'title'> & { readonly sizeCount: number }

/** The products that come in a colour, by title; `sizeCount`: how many of their sizes do. */
export const productsOfColor = (database: Reader, colorId: string, limit: number): Promise<ColoredProduct[]> =>
  read(
    database,
    sql`select p.id, p.product_number as "productNumber", p.title, count(*)::int as "sizeCount"
      from variants v join products p on p.id = v.product_id
      where v.color_id = ${colorId} and p.deleted_at is null
      group by p.id order by p.title ->> 'de', p.id limit ${limit}`,
  )
