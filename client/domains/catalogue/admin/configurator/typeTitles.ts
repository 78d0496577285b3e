import type { MessageId } from '../../../../intl/messageIds.ts'

/** What the kinds of values are called. */
export const typeTitles = {
  other: 'admin.configurator.type.other',
  boolean: 'admin.configurator.type.boolean',
  color: 'admin.configurator.type.color',
} as const satisfies Readonly<Record<string, MessageId>>

export const typeTitle = (type: string): MessageId =>
  type === 'boolean' || type === 'color' ? typeTitles[type] : typeTitles.other
