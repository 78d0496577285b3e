import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { imageJson } from '../queries/products.ts'
import { readPrepared } from '../queries/statements.ts'
import type { CardImage } from '../rules/card.ts'

/** The pictures of all colours, in order, by the colour's id. One statement. */
export async function imagesOfColors(database: Pick<Database, 'pool'>): Promise<Map<string, readonly CardImage[]>> {
  const rows = await readPrepared<{ id: string; images: CardImage[] }>(
    database,
    'pictures of colours',
    `select i.color_id as id, json_agg(${imageJson('f')} order by i.position) as images
     from color_images i join files f on f.id = i.file_id where f.width is not null and f.height is not null
     group by i.color_id`,
    [],
  )
  return new Map(rows.map(({ id, images }) => [id, images]))
}

/** The products that are shown in one of these colours: sizes come in it, a set has a picture in it, or a property names it. */
export async function productsShowing(database: Reader, colorIds: readonly string[]): Promise<string[]> {
  const wanted = sql`any(${sql.param([...colorIds])}::uuid[])`
  const rows = await run<{ id: string }>(
    database,
    sql`select product_id as id from variants where color_id = ${wanted}
      union select i.product_id from product_images i join products p on p.id = i.product_id and p.kind = 'set'
        where i.color_id = ${wanted}
      union select v.product_id from variants v, jsonb_each_text(v.properties) as held, colors c
        where c.id = ${wanted} and v.properties <> '{}' and held.value = c.code
      union select p.id from products p, jsonb_array_elements(p.properties) as line, colors c
        where c.id = ${wanted} and line -> 'value' ->> 'de' = c.code`,
  )
  return rows.map(({ id }) => id)
}
