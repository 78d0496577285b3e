/** What the part of the schema about mails and jobs means where no field says it itself (see `server/api/descriptions`). */
export const outboxDescriptions = {
  FailedJob: { attempts: 'How often it was tried.', failedAt: 'When it was tried last.' },
  Mail: {
    '': 'A mail of the shop, for staff.',
    attempts: 'How often it was tried to send it.',
    createdAt: 'When it was written.',
    html: 'As HTML; secrets of links are hidden.',
    kind: 'What it is about, as `orderPlaced`.',
    language: 'In which it is written.',
    lastError: 'Why it could not be sent the last time; null where nothing went wrong.',
    order: 'The order that it is about; null for all else.',
    recipient: 'Where it goes.',
    sentAt: 'When the mail server took it; null before.',
    state: 'Whether it is sent.',
    subject: 'Its subject.',
    text: 'As plain text; secrets of links are hidden.',
  },
  MailFilter: {
    '': 'Which mails are wanted: those that fit all of it.',
    search: 'Words in subject or recipient.',
    state: 'In this state alone; absent: all.',
  },
  MailState: {
    '': 'Whether a mail is sent.',
    FAILED: 'It was tried as often as it is, in vain.',
    QUEUED: 'It waits.',
    SENDING: 'It is being handed over.',
    SENT: 'The mail server took it.',
  },
  MailStateCount: { '': 'How many mails are in a state.', count: 'How many.' },
  RetryFailedJobInput: { key: 'Of the job, as `failedJobs` tells it.' },
  RetryFailedJobPayload: { isRetried: 'Whether it will be tried again; false where there is no such job.' },
  RetryMailPayload: { mail: 'As it stands afterwards; null where it was refused.' },
  Query: {
    mail: 'A mail; null where there is none.',
    mails: 'Mails of the shop, the latest first.',
  },
}
