import type { MailFilter, MailState } from '../../../__generated__/OutboxPageQuery.graphql.ts'

export const outboxPath = '/admincenter/outbox'

/** Rows of one page of the outbox. */
export const outboxPageSize = 25

/** States by their word in the address, in the order in which they are shown; `all` leaves none out. */
export const mailStates = {
  all: null,
  queued: 'QUEUED',
  sent: 'SENT',
  failed: 'FAILED',
} as const satisfies Record<string, MailState | null>
export type MailStateKey = keyof typeof mailStates

/** What the address of the outbox says; what it says wrongly counts as not said. */
export function outboxView(search: URLSearchParams): { state: MailStateKey; search: string; after: string | null } {
  const state = search.get('state') ?? ''
  return {
    state: Object.hasOwn(mailStates, state) ? (state as MailStateKey) : 'all',
    search: (search.get('search') ?? '').slice(0, 100),
    after: search.get('after'),
  }
}

/** Variables of `OutboxPageQuery`. */
export function outboxVariables(search: URLSearchParams): { first: number; after: string | null; filter: MailFilter } {
  const view = outboxView(search)
  return {
    first: outboxPageSize,
    after: view.after,
    filter: { state: mailStates[view.state], search: view.search || null },
  }
}
