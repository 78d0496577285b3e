import { batchedGroups } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { consentsOfOrders, type NewsletterConsent } from '../../accounts/newsletter/queries.ts'
import { OrderRef } from './order.ts'

const loadConsents = batchedGroups(
  ({ database }, ids) => consentsOfOrders(database.drizzle, ids),
  consent => consent.orderId,
)

const NewsletterConsentRef = builder.objectRef<NewsletterConsent>('NewsletterConsent').implement({
  description: 'What somebody agreed to when they asked for the newsletter.',
  fields: t => ({
    givenAt: t.expose('givenAt', { type: 'DateTime' }),
    email: t.exposeString('email'),
    textVersion: t.exposeString('textVersion', { description: 'Which words stood beside the tick.' }),
    isEmailConfirmed: t.boolean({
      description: 'Whether the address is known to be theirs; nothing is sent before that.',
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(OrderRef, 'newsletterConsent', t =>
  t.field({
    type: NewsletterConsentRef,
    nullable: true,
    description: 'The newsletter that was asked for with the order; null where it was not, and for all but staff.',
    resolve: async ({ order }, _args, context) =>
      mayRead(context.viewer, 'orders') && order.newsletter
        ? ((await loadConsents(context, order.id))[0] ?? null)
        : null,
  }),
)
