/** What the part of the schema about jobs and what is tried again means where no field says it itself (see `server/api/descriptions`). */
export const outboxDescriptions = {
  FailedJob: { attempts: 'How often it was tried.', failedAt: 'When it was tried last.' },
  RetryFailedJobInput: { key: 'Of the job, as `failedJobs` tells it.' },
  RetryFailedJobPayload: { isRetried: 'Whether it will be tried again; false where there is no such job.' },
  RetryMailPayload: { mail: 'As it stands afterwards; null where it was refused.' },
}
