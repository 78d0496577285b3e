import { sql } from 'drizzle-orm'
import { mayRead } from '../../../kit/viewer.ts'
import { defineKeys, type KeyQuery, type KeyReader } from '../../../platform/businessKeys.ts'
import { visibility } from './records.ts'

/** Joined where visitors may know only of what is listed. */
const seen = ({ viewer, now }: KeyReader) => visibility(mayRead(viewer, 'catalogue'), now)
const seenVariants = (reader: KeyReader) =>
  mayRead(reader.viewer, 'catalogue') ? seen(reader) : sql`${seen(reader)} and not v.is_offline`

/** What products are called by. A GTIN is the property `gtin` of a product, or of one of its variants. Those that are
 *  deleted have no keys. */
export const productKeys = defineKeys({
  what: 'products',
  keys: {
    order_number: (values, reader) => sql`select p.product_number as value, p.id
      from products p left join listings l on l.product_id = p.id
      where p.product_number = any(${values}) and ${seen(reader)}`,
    slug: (
      values,
      reader,
    ) => sql`select p.slug as value, p.id from products p left join listings l on l.product_id = p.id
      where p.slug = any(${values}) and ${seen(reader)}
      union all
      select f.slug, p.id from former_product_slugs f join products p on p.id = f.owner_id
        left join listings l on l.product_id = p.id
      where f.slug = any(${values}) and ${seen(reader)}`,
    gtin: (values, reader) => sql`select w.value, p.id
      from unnest(${values}) as w(value)
      join products p on p.properties @> jsonb_build_array(
        jsonb_build_object('key', 'gtin', 'value', jsonb_build_object('de', w.value)))
      left join listings l on l.product_id = p.id where ${seen(reader)}
      union
      select v.properties ->> 'gtin', p.id
      from variants v join products p on p.id = v.product_id left join listings l on l.product_id = p.id
      where v.properties ->> 'gtin' = any(${values}) and ${seenVariants(reader)}`,
  },
})

/** What variants are called by. */
export const variantKeys = defineKeys({
  what: 'sizes',
  keys: {
    sku: (values, reader) => sql`select v.sku as value, v.id
      from variants v join products p on p.id = v.product_id left join listings l on l.product_id = p.id
      where v.sku = any(${values}) and not v.is_retired and ${seenVariants(reader)}`,
    gtin: (values, reader) => sql`select v.properties ->> 'gtin' as value, v.id
      from variants v join products p on p.id = v.product_id left join listings l on l.product_id = p.id
      where v.properties ->> 'gtin' = any(${values}) and not v.is_retired and ${seenVariants(reader)}`,
  },
})

const productsOfSizes: KeyQuery = (values, reader) => sql`select v.sku as value, p.id
  from variants v join products p on p.id = v.product_id left join listings l on l.product_id = p.id
  where v.sku = any(${values}) and not v.is_retired and ${seenVariants(reader)}`

/** What the documented paths call products and sizes by, which they keep in one list: `sku` names a size. */
export const itemKeys = defineKeys({
  what: 'products',
  keys: { ...productKeys.keys, sku: variantKeys.keys.sku },
})

/** The same where whole products are wanted: `sku` names the product that has the size. */
export const listedKeys = defineKeys({ what: 'products', keys: { ...productKeys.keys, sku: productsOfSizes } })

/** What has stock and a price: sizes, and products that have none. An article number of a size comes before the same one of
 *  a product, which is looked up with the values. */
export const pieceKeys = defineKeys({
  what: 'sizes',
  keys: {
    sku: variantKeys.keys.sku,
    slug: productKeys.keys.slug,
    gtin: (values, reader) => sql`${variantKeys.keys.gtin(values, reader)}
      union
      select w.value, p.id
      from unnest(${values}) as w(value)
      join products p on p.properties @> jsonb_build_array(
        jsonb_build_object('key', 'gtin', 'value', jsonb_build_object('de', w.value)))
      left join listings l on l.product_id = p.id where ${seen(reader)}`,
  },
})

/** What deleted products were called by, for those who bring them back. */
export const deletedProductKeys = defineKeys({
  what: 'deleted products',
  keys: {
    order_number: values => sql`select p.product_number as value, p.id
      from products p where p.product_number = any(${values}) and p.deleted_at is not null`,
    slug: values => sql`select p.slug as value, p.id
      from products p where p.slug = any(${values}) and p.deleted_at is not null`,
  },
})

/** What product groups are called by. */
export const groupKeys = defineKeys({
  what: 'groups',
  keys: {
    slug: values =>
      sql`select slug as value, id from product_groups where slug = any(${values}) and deleted_at is null
        union all
        select f.slug, g.id from former_group_slugs f join product_groups g on g.id = f.owner_id
        where f.slug = any(${values}) and g.deleted_at is null`,
  },
})

/** What colours are called by. */
export const colorKeys = defineKeys({
  what: 'colours',
  keys: { color_id: values => sql`select code as value, id from colors where code = any(${values})` },
})
