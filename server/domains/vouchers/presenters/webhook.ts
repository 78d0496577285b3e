import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookSubject } from '../../../platform/events.ts'
import { run, utc } from '../../../platform/statements.ts'

const data = z.object({
  id: z.uuid(),
  codeEnd: z.string().describe('the last four characters of its code; the whole of it is money'),
  currency: z.string(),
  valueCents: z.int().describe('what it was issued with'),
  balanceCents: z.int().describe('what is left of it'),
  expiresOn: z.iso.date().nullable().describe('the last day on which it can be redeemed; null: it does not expire'),
  isTransferable: z.boolean(),
  isBlocked: z.boolean(),
  orderId: z.uuid().nullable().describe('with which it was bought; null where staff issued it'),
  deliverOn: z.iso.date().nullable(),
  sentAt: z.iso.datetime().nullable(),
  entries: z
    .array(
      z.object({
        kind: z.enum(['issued', 'redeemed', 'returned', 'corrected']),
        amountCents: z.int(),
        balanceCents: z.int(),
        orderId: z.uuid().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .describe('what happened to its money, the latest first; at most 20'),
  revision: z.int().describe('counts the changes of staff'),
})

const person = z.object({ name: z.string().nullable(), email: z.string().nullable() })

/** Vouchers as programs of others are told of them: their money, and never the code. */
export const voucherSubject: WebhookSubject = {
  area: 'vouchers',
  version: 1,
  data,
  person,
  async read(reader, ids) {
    const rows = await run<z.infer<typeof data> & { person: z.infer<typeof person> }>(
      reader,
      sql`select v.id, right(v.code, 4) as "codeEnd", v.currency, v.value_cents as "valueCents",
        v.balance_cents as "balanceCents", v.expires_on::text as "expiresOn", v.is_transferable as "isTransferable",
        v.blocked_at is not null as "isBlocked", v.order_id as "orderId", v.deliver_on::text as "deliverOn",
        ${utc(sql`v.sent_at`)} as "sentAt", v.revision,
        (select coalesce(json_agg(json_build_object('kind', e.kind, 'amountCents', e.amount_cents,
          'balanceCents', e.balance_cents, 'orderId', e.order_id, 'at', ${utc(sql`e.at`)}) order by e.at desc, e.id desc),
          '[]') from (select * from voucher_entries where voucher_id = v.id order by at desc, id desc limit 20) e) as entries,
        case when coalesce(v.recipient_name, v.recipient_email) is null then null
          else json_build_object('name', v.recipient_name, 'email', v.recipient_email) end as person
      from vouchers v where v.id = any(${sql.param([...ids])}::uuid[])`,
    )
    return new Map(rows.map(({ person: of, ...told }) => [told.id, { data: told, person: of }]))
  },
}
