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
