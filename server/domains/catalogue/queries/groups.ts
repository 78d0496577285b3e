import { isId } from '../../../kit/ids.ts'
import type { Database } from '../../../platform/database.ts'
import { colorJson } from '../colors/json.ts'
import { idBySlug } from '../formerSlugs/queries.ts'
import type { CardColor, CardImage } from '../rules/card.ts'
import { type CountedGroup, groupImageJson, groupJson, imageJson } from './products.ts'
import { readPrepared, settingsColumn } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A group for its page; `settings` as `settingsFrom` reads them. */
export type OpenedGroup = CountedGroup & { readonly settings: string }

export const groupColumns: string = `g.id, g.slug, g.title, g.description, g.seo_title as "seoTitle",
  g.seo_description as "seoDescription", g.product_order as "productOrder", ${groupImageJson('g', 'f')} as image,
  coalesce(n.products, 0) as "productCount"`
export const groupTables: string = `product_groups g left join files f on f.id = g.image_id
  left join group_facets n on n.group_id = g.id and n.facet = 'all' and n.value = ''`

/** The order of groups next to one: below it first those placed there by hand (decision 74). */
const siblings = (link: string, group: string, relation: Relation): string =>
  `${relation === 'children' ? `${link}.place, ` : ''}${group}.sort_order, ${group}.slug`

/** The groups on one side of a group `g`, as one JSON value: pages show them with it, and a statement of its own would take
 *  longer than all that it brings. */
const neighboursJson = (relation: Relation): string => {
  const [own, other] = sides[relation]
  return `coalesce((
    select json_agg(${groupJson('o', 'i', 'c')} order by ${siblings('r', 'o', relation)})
    from product_group_parents r join product_groups o on o.id = r.${other} and o.deleted_at is null
      left join files i on i.id = o.image_id
      left join group_facets c on c.group_id = o.id and c.facet = 'all' and c.value = ''
    where r.${own} = g.id), '[]') as ${relation}`
}

/** The pictures of a group `g` besides its first, as one JSON value. */
const moreImagesJson = `coalesce((select json_agg(${imageJson('mf')} order by mi.position)
    from group_images mi join files mf on mf.id = mi.file_id where mi.group_id = g.id and mf.width is not null), '[]')`

/** The same of several groups, by their ids. */
export async function moreImagesOf(
  database: Reader,
  ids: readonly string[],
): Promise<Map<string, readonly CardImage[]>> {
  const rows = await readPrepared<{ id: string; images: CardImage[] }>(
    database,
    'further pictures of groups',
    `select g.id, ${moreImagesJson} as images from product_groups g where g.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, images }) => [id, images]))
}

type Relation = 'children' | 'parents'
/** By which column a group's neighbours are found, and which one names them. */
const sides = { children: ['parent_id', 'group_id'], parents: ['group_id', 'parent_id'] } as const

/** A group by its slug, by one that it had before, or by the id that REST shows. */
export async function groupBySlug(database: Reader, slug: string): Promise<OpenedGroup | null> {
  const [row] = await readPrepared<OpenedGroup>(
    database,
    isId(slug) ? 'group by id' : 'group by slug',
    `select ${groupColumns}, ${neighboursJson('children')}, ${neighboursJson('parents')}, ${moreImagesJson} as "moreImages",
       ${settingsColumn}
     from ${groupTables}
     where g.id = ${isId(slug) ? '$1::uuid' : idBySlug('product_groups', '$1')} and g.deleted_at is null`,
    [slug],
  )
  return row ?? null
}

/** Groups by id. */
export async function groupsById(database: Reader, ids: readonly string[]): Promise<Map<string, CountedGroup>> {
  const rows = await readPrepared<CountedGroup>(
    database,
    'groups by ids',
    `select ${groupColumns} from ${groupTables} where g.id = any($1::uuid[]) and g.deleted_at is null`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** Under which a request keeps them: the frame of a page shows them, and many a page too. */
export const firstLevelKey = {}

/** Groups of the first level in the shop's order, those of the main gallery left aside (shop.md 2). */
export const firstLevelGroups = (database: Reader): Promise<CountedGroup[]> =>
  readPrepared(
    database,
    'groups of the first level',
    `select ${groupColumns}, ${neighboursJson('children')} from ${groupTables}
     where g.deleted_at is null and not g.is_main_gallery
       and not exists (select from product_group_parents r where r.group_id = g.id)
     order by g.sort_order, g.slug`,
    [],
  )

/** A group most of whose products are reduced. */
export type GroupOnSale = CountedGroup & { readonly reducedCount: number }

/** Fewer reduced products than these are no offer of a group: each stands on the list of products by itself. */
const FEWEST_REDUCED = 2
const MOST_ON_SALE = 12

/** Groups of which visitors find more than half of the products reduced, those of the main gallery left aside: as the facets
 *  of the groups' own pages count them. */
export const groupsOnSale = (database: Reader): Promise<GroupOnSale[]> =>
  readPrepared(
    database,
    'groups on sale',
    `select ${groupColumns}, r.products as "reducedCount"
     from group_facets r join (${groupTables}) on g.id = r.group_id
     where r.facet = 'feature' and r.value = 'onSale' and r.products >= ${FEWEST_REDUCED} and r.products * 2 > n.products
       and g.deleted_at is null and not g.is_main_gallery
     order by g.sort_order, g.slug limit ${MOST_ON_SALE}`,
    [],
  )

/** Every group, for those who keep the catalogue. */
export const allGroups = (database: Reader): Promise<CountedGroup[]> =>
  readPrepared(
    database,
    'all groups',
    `select ${groupColumns} from ${groupTables} where g.deleted_at is null order by g.sort_order, g.slug`,
    [],
  )

/** A group next to another. */
type RelatedGroup = CountedGroup & { readonly ofId: string }

/** The groups right below (`children`) or right above (`parents`) groups, by the id of those. */
export async function relatedGroups(
  database: Reader,
  relation: Relation,
  ids: readonly string[],
): Promise<Map<string, CountedGroup[]>> {
  const [own, other] = sides[relation]
  const rows = await readPrepared<RelatedGroup>(
    database,
    `groups ${relation}`,
    `select r.${own} as "ofId", ${groupColumns} from ${groupTables}
     join product_group_parents r on r.${other} = g.id
     where r.${own} = any($1::uuid[]) and g.deleted_at is null
     order by ${siblings('r', 'g', relation)}`,
    [ids],
  )
  return Map.groupBy(rows, row => row.ofId)
}

/** All colours in the shop's order. */
export const allColors = (database: Reader): Promise<(CardColor & { readonly revision: number })[]> =>
  readPrepared(
    database,
    'all colors',
    `select c.id, c.code, c.title, c.hex, c.revision, ${colorJson('c')} -> 'swatch' as swatch
     from colors c order by c.sort_order, c.code`,
    [],
  )
