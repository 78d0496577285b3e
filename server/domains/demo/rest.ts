import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { whole } from '../../kit/answers.ts'
import { removeDemo } from './operations.ts'
import { readDemo } from './queries.ts'

const counts = (about: string) =>
  z
    .object({
      customers: whole('people who bought', 40),
      persons: whole('contact persons', 3),
      orders: whole('orders', 120),
      mails: whole('mails about them', 240),
      products: whole('products', 60),
    })
    .describe(about)

export const demoRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/demo',
    audience: 'staff:settings',
    summary: 'How many things there are that came with the demo shop.',
    input: nothing,
    answer: z.object({ demo: counts('what there is of it') }),
    run: async ({ database }) => ({ demo: await readDemo(database.drizzle) }),
  }),
  route({
    method: 'DELETE',
    path: '/api/v0/demo',
    audience: 'admin:settings',
    summary:
      'Removes the customers, contact persons and orders of the demo shop with their mails; with `catalogue` its products, groups, colours and pictures too. What people made stays, and what it rests on.',
    input: z.object({ catalogue: z.boolean().default(false) }),
    answer: z.object({ removed: counts('what was removed'), left: counts('what stays') }),
    example: { catalogue: false },
    run: (context, { catalogue }) => removeDemo(context, { withCatalogue: catalogue }),
  }),
]
