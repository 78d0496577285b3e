import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookSubject } from '../../../platform/events.ts'
import { run, utc } from '../../../platform/statements.ts'

const line = z.object({
  sku: z.string().nullable().describe('article number as it was ordered; null for sets'),
  productId: z.uuid(),
  variantId: z.uuid().nullable(),
  amount: z.int(),
  grossCents: z.int(),
})

const data = z.object({
  id: z.uuid(),
  orderNumber: z.int(),
  customerNumber: z.int().nullable().describe('null for guests'),
  state: z.enum(['open', 'completed', 'cancelled']),
  paymentState: z.enum(['open', 'paid', 'refunded']),
  shippingState: z.enum(['open', 'shipped']),
  holdState: z.enum(['held', 'released', 'refused']).nullable().describe('whether a second person has to look at it'),
  paymentMethod: z.string(),
  isPickup: z.boolean(),
  pickupPlace: z
    .object({ key: z.string(), name: z.string(), address: z.string() })
    .nullable()
    .describe('where the goods are handed out; null where they are sent, and of orders from before it was kept'),
  currency: z.string(),
  grossCents: z.int(),
  toPayCents: z.int().describe('what is to be paid of it'),
  placedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  revision: z.int().describe('counts the changes'),
  lines: z.array(line).describe('at most 200; the order itself tells of sets, texts and prices'),
})

const nothing = z.string().nullable()
const address = z.object({
  type: z.enum(['person', 'company']),
  ...{ title: nothing, company: nothing, vatId: nothing, phone: nothing },
  ...{ firstName: z.string(), lastName: z.string(), address: z.string(), zip: z.string(), city: z.string() },
  country: z.string().describe('ISO 3166 alpha-2'),
})

const person = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(['de', 'en']),
  shippingAddress: address,
  invoiceAddress: address,
})

/** Orders as programs of others are told of them: what identifies and moves them; prices and texts are asked for. */
export const orderSubject: WebhookSubject = {
  area: 'orders',
  version: 1,
  data,
  person,
  async read(reader, ids) {
    const rows = await run<z.infer<typeof data> & { person: z.infer<typeof person> }>(
      reader,
      sql`select o.id, o.order_number as "orderNumber", a.customer_number as "customerNumber", o.state,
        o.payment_state as "paymentState", o.shipping_state as "shippingState", o.hold_state as "holdState",
        o.payment_method as "paymentMethod", o.is_pickup as "isPickup",
        case when jsonb_typeof(o.labels -> 'pickupPlace') = 'object' then json_build_object(
          'key', o.labels -> 'pickupPlace' ->> 'key', 'name', o.labels -> 'pickupPlace' ->> 'name',
          'address', o.labels -> 'pickupPlace' ->> 'address') end as "pickupPlace", o.currency, o.gross_cents as "grossCents",
        o.to_pay_cents as "toPayCents", ${utc(sql`o.placed_at`)} as "placedAt", ${utc(sql`o.paid_at`)} as "paidAt",
        ${utc(sql`o.shipped_at`)} as "shippedAt", ${utc(sql`o.cancelled_at`)} as "cancelledAt", o.carrier,
        o.tracking_number as "trackingNumber", o.revision,
        (select coalesce(json_agg(json_build_object('sku', l.sku, 'productId', l.product_id, 'variantId', l.variant_id,
          'amount', l.amount, 'grossCents', l.gross_cents) order by l.position), '[]')
          from (select * from order_lines where order_id = o.id order by position limit 200) l) as lines,
        json_build_object('name', o.customer_name, 'email', o.email, 'language', o.language,
          'shippingAddress', o.shipping_address, 'invoiceAddress', o.invoice_address) as person
      from orders o left join accounts a on a.id = o.account_id
      where o.id = any(${sql.param([...ids])}::uuid[])`,
    )
    return new Map(rows.map(({ person, ...data }) => [data.id, { data, person }]))
  },
}
