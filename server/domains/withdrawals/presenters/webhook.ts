import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookSubject } from '../../../platform/events.ts'
import { withdrawals } from '../tables.ts'

const data = z.object({
  id: z.uuid(),
  orderId: z.uuid().nullable().describe('null where no order fits what was entered'),
  orderNumber: z.string().describe('as it was entered'),
  items: z
    .array(z.object({ lineId: z.uuid(), piece: z.int().nullable(), amount: z.int() }))
    .describe('empty for the whole contract, or what was said in words'),
  declaredAt: z.iso.datetime(),
  state: z.enum(['received', 'accepted', 'refused']),
  decidedAt: z.iso.datetime().nullable(),
  revision: z.int(),
})

const person = z.object({ name: z.string(), email: z.string(), language: z.enum(['de', 'en']) })

/** Declarations of withdrawal as programs of others are told of them. */
export const withdrawalSubject: WebhookSubject = {
  area: 'orders',
  version: 1,
  data,
  person,
  async read(reader, ids) {
    const rows = await reader
      .select()
      .from(withdrawals)
      .where(inArray(withdrawals.id, [...ids]))
    return new Map(
      rows.map(({ id, orderId, orderNumber, items, declaredAt, state, decidedAt, revision, ...person }) => {
        const { name, email, language } = person
        const data = {
          ...{ id, orderId, orderNumber, state, revision },
          items: items.map(({ lineId, piece, amount }) => ({ lineId, piece, amount })),
          declaredAt: declaredAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
        }
        return [id, { data, person: { name, email, language } }]
      }),
    )
  },
}
