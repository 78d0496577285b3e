import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { text, whole } from '../../kit/answers.ts'
import { testMailbox } from './mailboxes/testing.ts'
import { mailOutcomes } from './rules.ts'

/** Trying mailboxes. */
export const outboxRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/config_test_mailbox',
    audience: 'admin:settings',
    summary: 'Sends one mail by a mailbox, at once, and tells what came of it.',
    input: z.object({
      mailbox: z.string().max(50).nullish().describe('Its uuid; absent: the default one.'),
      to: z.email().max(200).nullish().describe('To whom; absent: whoever asks.'),
    }),
    answer: z.object({
      outcome: z
        .enum(mailOutcomes)
        .meta({ description: 'what came of it; everything but `sent` is a failure', examples: ['sent'] }),
      answer: text('what the mail server said', '250 Ok').nullable(),
      to: text('to whom it went', 'post@example.com'),
      milliseconds: whole('how long it took', 412),
    }),
    example: { to: 'post@example.com' },
    keepsNothing: 'it tries a connection as it is now',
    async run(context, { mailbox, to }) {
      await context.responder.limitExactly('mail')
      const { smtpUrl, publicUrl } = context.config
      return testMailbox(context, { mailbox: mailbox ?? null, to: to ?? null, smtpUrl, publicUrl })
    },
  }),
]
