import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookSubject } from '../../../platform/events.ts'
import { run, utc } from '../../../platform/statements.ts'

const data = z.object({
  id: z.uuid(),
  customerNumber: z.int().nullable().describe('null until the first order'),
  isActive: z.boolean(),
  isDeleted: z.boolean().describe('whether nothing is left of the person'),
  discountGroups: z.array(z.string()).describe('ids of the discount groups agreed with them'),
  createdAt: z.iso.datetime(),
})

const person = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(['de', 'en']),
})

/** Customers as programs of others are told of them; who has only ordered as a guest is none. */
export const customerSubject: WebhookSubject = {
  area: 'users',
  version: 1,
  data,
  person,
  async read(reader, ids) {
    const rows = await run<z.infer<typeof data> & { person: z.infer<typeof person> | null }>(
      reader,
      sql`select id, customer_number as "customerNumber", is_active as "isActive",
        anonymised_at is not null as "isDeleted", coalesce(terms -> 'discountGroups', '[]') as "discountGroups",
        ${utc(sql`created_at`)} as "createdAt",
        case when anonymised_at is null then json_build_object('name', name, 'email', email, 'company', company,
          'firstName', first_name, 'lastName', last_name, 'phone', phone, 'language', language) end as person
      from accounts where id = any(${sql.param([...ids])}::uuid[]) and not 'internal' = any(roles)`,
    )
    return new Map(rows.map(({ person, ...data }) => [data.id, { data, person }]))
  },
}
