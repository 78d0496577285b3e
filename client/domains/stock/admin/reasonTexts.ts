import type { MessageId } from '../../../intl/messageIds.ts'

/** The word for each kind of movement. */
export const reasonTexts = {
  ORDER: 'admin.stock.reason.ORDER',
  CANCELLATION: 'admin.stock.reason.CANCELLATION',
  RETURN: 'admin.stock.reason.RETURN',
  DELIVERY: 'admin.stock.reason.DELIVERY',
  CORRECTION: 'admin.stock.reason.CORRECTION',
  STOCKTAKING: 'admin.stock.reason.STOCKTAKING',
  IMPORT: 'admin.stock.reason.IMPORT',
  OPENING: 'admin.stock.reason.OPENING',
} as const satisfies Readonly<Record<string, MessageId>>
