import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { removeDemo } from './operations.ts'
import { readDemo } from './queries.ts'

const counts = '`{customers, persons, orders, mails, products}`'

export const demoRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/demo',
    audience: 'staff:settings',
    summary: 'How many things there are that came with the demo shop.',
    input: nothing,
    answer: { demo: counts },
    run: async ({ database }) => ({ demo: await readDemo(database.drizzle) }),
  }),
  route({
    method: 'DELETE',
    path: '/api/v0/demo',
    audience: 'admin:settings',
    summary:
      'Removes the customers, contact persons and orders of the demo shop with their mails; with `catalogue` its products, groups, colours and pictures too. What people made stays, and what it rests on.',
    input: z.object({ catalogue: z.boolean().default(false) }),
    answer: { removed: counts, left: counts },
    run: (context, { catalogue }) => removeDemo(context, { withCatalogue: catalogue }),
  }),
]
