import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'

/** What people call the state of a company. */
export const states = {
  REQUESTED: { text: 'admin.companies.state.requested', tone: 'warn' },
  ACTIVE: { text: 'admin.companies.state.active', tone: 'good' },
  BLOCKED: { text: 'admin.companies.state.blocked', tone: 'danger' },
} as const satisfies Record<string, { text: MessageId; tone: Tone }>
