import type { MailFilter, MailState } from '../../../__generated__/OutboxPageQuery.graphql.ts'
import { defineAddress, type ViewOf } from '../../../adminKit/list/address.ts'

const outboxPath = '/admincenter/outbox'

/** What the list of mails is narrowed to; its only order is the latest first. */
export const outboxAddress = defineAddress({
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

type View = ViewOf<typeof outboxAddress>

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
