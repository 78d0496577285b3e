import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookSubject } from '../../../platform/events.ts'
import { run, utc } from '../../../platform/statements.ts'

const product = z.object({
  id: z.uuid(),
  productNumber: z.string(),
  slug: z.string(),
  kind: z.enum(['goods', 'set', 'voucher', 'service']),
  title: z.object({ de: z.string(), en: z.string().nullish() }),
  isOffline: z.boolean(),
  isDeleted: z.boolean(),
  priceCents: z.int().nullable(),
  available: z.int().nullable().describe('pieces in stock where there are no variants; null: without end'),
  revision: z.int().describe('counts the changes'),
  updatedAt: z.iso.datetime(),
  variants: z.array(
    z.object({ id: z.uuid(), sku: z.string(), priceCents: z.int().nullable(), available: z.int().nullable() }),
  ),
})

/** Products as programs of others are told of them: keys, prices, stock; texts and pictures are asked for. */
export const productSubject: WebhookSubject = {
  area: 'catalogue',
  version: 1,
  data: product,
  person: null,
  async read(reader, ids) {
    const rows = await run<z.infer<typeof product>>(
      reader,
      sql`select p.id, p.product_number as "productNumber", p.slug, p.kind, p.title, p.is_offline as "isOffline",
        p.deleted_at is not null as "isDeleted", p.price_cents as "priceCents", p.available, p.revision,
        ${utc(sql`p.updated_at`)} as "updatedAt",
        (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'priceCents', v.price_cents,
          'available', v.available) order by v.sort_order, v.id), '[]') from variants v where v.product_id = p.id) as variants
      from products p where p.id = any(${sql.param([...ids])}::uuid[])`,
    )
    return new Map(rows.map(row => [row.id, { data: row }]))
  },
}

const piece = z.object({
  id: z.uuid().describe('of the variant, or of the product where it has none'),
  sku: z.string().describe('of the variant, or the product’s number'),
  productId: z.uuid(),
  productNumber: z.string(),
  available: z.int().nullable().describe('pieces in stock; null: without end'),
})

/** Stock as programs of others are told of it, piece by piece. */
export const stockSubject: WebhookSubject = {
  area: 'catalogue',
  version: 1,
  data: piece,
  person: null,
  async read(reader, ids) {
    const wanted = sql`${sql.param([...ids])}::uuid[]`
    const rows = await run<z.infer<typeof piece>>(
      reader,
      sql`select v.id, v.sku, p.id as "productId", p.product_number as "productNumber", v.available
        from variants v join products p on p.id = v.product_id where v.id = any(${wanted})
      union all
      select p.id, p.product_number, p.id, p.product_number, p.available from products p where p.id = any(${wanted})`,
    )
    return new Map(rows.map(row => [row.id, { data: row }]))
  },
}
