import type { MailFilter, MailState } from '../../../__generated__/OutboxPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../adminKit/list/url.ts'

const outboxPath = '/admincenter/outbox'

/** What the list of mails is narrowed to; its only order is the latest first. */
export const outboxUrl = defineListUrl({
  path: outboxPath,
  tabs: {
    parameter: 'state',
    label: 'admin.outbox.tabs',
    titles: {
      all: 'admin.outbox.all',
      queued: 'admin.outbox.queued',
      sent: 'admin.outbox.sent',
      failed: 'admin.outbox.failed',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.outbox.search' } },
  sorts: [],
  usual: null,
})

type View = ViewOf<typeof outboxUrl>

/** Tabs as the server names them; all are no state. */
export const stateKeys = {
  all: null,
  queued: 'QUEUED',
  sent: 'SENT',
  failed: 'FAILED',
} as const satisfies Record<View['tab'], MailState | null>

export const outboxVariables = ({ tab, filters }: View): { filter: MailFilter } => ({
  filter: { state: stateKeys[tab], search: filters.search || null },
})
