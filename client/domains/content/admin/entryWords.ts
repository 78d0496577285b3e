import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'

/** What the states and kinds of entries are called. */

export const kindTitles = {
  PAGE: 'admin.pages.kind.page',
  POST: 'admin.pages.kind.post',
  EVENT: 'admin.pages.kind.event',
  STANDING: 'admin.pages.kind.standing',
  REUSABLE: 'admin.pages.kind.reusable',
  TEMPLATE: 'admin.pages.kind.template',
} as const satisfies Readonly<Record<string, MessageId>>

export type EntryKindName = keyof typeof kindTitles

export const kindTitleOf = (kind: string): MessageId =>
  (kindTitles as Readonly<Record<string, MessageId>>)[kind] ?? 'admin.pages.kind.page'

const states = {
  DRAFT: { text: 'admin.pages.state.draft', tone: 'neutral', isHollow: true },
  SUBMITTED: { text: 'admin.pages.state.submitted', tone: 'info', isHollow: true },
  APPROVED: { text: 'admin.pages.state.approved', tone: 'info', isHollow: false },
  SCHEDULED: { text: 'admin.pages.state.scheduled', tone: 'info', isHollow: false },
  PUBLISHED: { text: 'admin.pages.state.published', tone: 'good', isHollow: false },
  CHANGED: { text: 'admin.pages.state.changed', tone: 'warn', isHollow: false },
  WITHDRAWN: { text: 'admin.pages.state.withdrawn', tone: 'neutral', isHollow: true },
  EXPIRED: { text: 'admin.pages.state.expired', tone: 'neutral', isHollow: true },
} as const satisfies Readonly<Record<string, { text: MessageId; tone: Tone; isHollow: boolean }>>

/** How a state of a language looks and what it is called. */
export const stateOf = (state: string): { text: MessageId; tone: Tone; isHollow: boolean } =>
  (states as Readonly<Record<string, { text: MessageId; tone: Tone; isHollow: boolean }>>)[state] ?? states.DRAFT

/** Whether visitors see it in that state. */
export const isSeen = (state: string): boolean => state === 'PUBLISHED' || state === 'CHANGED'
