import { count, eq } from 'drizzle-orm'
import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { rawId } from '../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../api/numberedPages.ts'
import { mayRead } from '../../kit/viewer.ts'
import { mostCounted } from '../../platform/counting.ts'
import { browseFailedJobs, countFailedJobs, type FailedJob } from '../../platform/failedJobs.ts'
import { mails } from '../../platform/tables.ts'
import { DashboardRef } from '../orders/graphql/browser.ts'
import { MailRef } from '../orders/graphql/order.ts'
import { type Mail, mailById } from '../orders/queries/orders.ts'
import { type TestedMailbox, testMailbox } from './mailboxes/testing.ts'
import { retryJob, retryMail } from './operations.ts'

const FailedJobRef = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'Work of the shop itself that was tried as often as it may be and gave up.',
  fields: t => ({
    key: t.exposeString('id', { description: 'Names the job to `retryFailedJob`.' }),
    task: t.exposeString('task', { description: 'The kind of work, as `orders.confirm`.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts'),
    error: t.exposeString('error', {
      nullable: true,
      description: 'The kind of the last error, without what it is about; null where the process ended.',
    }),
  }),
})
const FailedJobConnectionRef = numberedConnection<FailedJob>('FailedJob', FailedJobRef)

const RetryFailedJobInput = builder.inputType('RetryFailedJobInput', {
  fields: t => ({ key: t.string({ required: true }) }),
})
const RetryFailedJobPayload = payloadType<{ isRetried: boolean }>('RetryFailedJobPayload', t => ({
  isRetried: t.exposeBoolean('isRetried'),
}))
const RetryMailInput = builder.inputType('RetryMailInput', { fields: t => ({ mailId: t.id({ required: true }) }) })
const RetryMailPayload = payloadType<{ mail: Mail | null }>('RetryMailPayload', t => ({
  mail: t.expose('mail', { type: MailRef, nullable: true }),
}))

const MailOutcomeRef = builder.enumType('MailOutcome', {
  description: 'What came of an attempt to send.',
  values: {
    SENT: { value: 'sent', description: 'The mail server took it.' },
    NO_SERVER: { value: 'noServer', description: 'No mail server is named.' },
    NO_PASSWORD: {
      value: 'noPassword',
      description: 'The password of the mailbox is not set, or can be read no more.',
    },
    DNS: { value: 'dns', description: 'There is no such host.' },
    REFUSED: { value: 'refused', description: 'Nobody answers there.' },
    TIMEOUT: { value: 'timeout', description: 'The answer took too long.' },
    TLS: { value: 'tls', description: 'The connection could not be made safe.' },
    LOGIN: { value: 'login', description: 'User or password are wrong.' },
    SENDER: { value: 'sender', description: 'The server does not take the sender.' },
    RECIPIENT: { value: 'recipient', description: 'The server does not take the recipient.' },
    OTHER: { value: 'other', description: 'Something else, which the answer may tell.' },
  } as const,
})
const MailboxTestRef = builder.objectRef<TestedMailbox>('MailboxTest').implement({
  description: 'What came of trying a mailbox.',
  fields: t => ({
    outcome: t.expose('outcome', { type: MailOutcomeRef, description: 'What came of it.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the mail server said; null: nothing.' }),
    to: t.exposeString('to', { description: 'To whom it went.' }),
    milliseconds: t.exposeInt('milliseconds', { description: 'How long it took.' }),
  }),
})
const TestMailboxInput = builder.inputType('TestMailboxInput', {
  fields: t => ({
    mailbox: t.string({ description: 'Its uuid; null: the default one.' }),
    to: t.string({ description: 'To whom; null: whoever asks.' }),
  }),
})
const TestMailboxPayload = payloadType<{ test: TestedMailbox | null }>('TestMailboxPayload', t => ({
  test: t.expose('test', { type: MailboxTestRef, nullable: true, description: 'What came of it.' }),
}))

builder.queryFields(t => ({
  failedJobs: t.field({
    type: FailedJobConnectionRef,
    description: 'Work that gave up, the latest first; mails that did are among `mails`.',
    authScopes: { staff: 'mails' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, page, { database: { drizzle: reader } }) =>
      numberedPage(page, {
        read: part => browseFailedJobs(reader, part),
        count: most => countFailedJobs(reader, most),
      }),
  }),
}))

builder.objectField(DashboardRef, 'failures', t =>
  t.int({
    nullable: true,
    description: 'Work and mails that gave up; null for whoever does not see the mails.',
    resolve: async (_figures, _args, { viewer, database: { drizzle: reader } }) => {
      if (!mayRead(viewer, 'mails')) return null
      const [failed] = await reader.select({ count: count() }).from(mails).where(eq(mails.state, 'failed'))
      return failed!.count + (await countFailedJobs(reader, mostCounted()))
    },
  }),
)

builder.mutationFields(t => ({
  retryFailedJob: t.field({
    type: RetryFailedJobPayload,
    description: 'Has work that gave up tried again, at once and as often as new work.',
    authScopes: { admin: 'mails' },
    args: { input: t.arg({ type: RetryFailedJobInput, required: true }) },
    resolve: (_root, { input: { key } }, context) =>
      withRefusals({ isRetried: false }, async () => {
        await retryJob(context, { jobId: key })
        return { isRetried: true }
      }),
  }),
  testMailbox: t.field({
    type: TestMailboxPayload,
    description: 'Sends one mail by a mailbox, at once, and tells what came of it.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: TestMailboxInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ test: TestedMailbox | null }>({ test: null }, async () => {
        await context.responder.limitExactly('mail')
        const { smtpUrl, publicUrl } = context.config
        const { mailbox = null, to = null } = input
        return { test: await testMailbox(context, { mailbox, to, smtpUrl, publicUrl }) }
      }),
  }),
  retryMail: t.field({
    type: RetryMailPayload,
    description: 'Has a mail that failed sent again as it is.',
    authScopes: { admin: 'mails' },
    args: { input: t.arg({ type: RetryMailInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ mail: Mail | null }>({ mail: null }, async () => {
        const mailId = rawId('Mail', String(input.mailId)) ?? ''
        await retryMail(context, { mailId })
        return { mail: await mailById(context.database.drizzle, context.viewer, mailId) }
      }),
  }),
}))
