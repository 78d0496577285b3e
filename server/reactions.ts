import { affiliateReactions } from './domains/affiliates/reactions.ts'
import { catalogueReactions } from './domains/catalogue/reactions.ts'
import { invoicingReactions } from './domains/invoicing/reactions.ts'
import { orderReactions } from './domains/orders/reactions.ts'
import { outboxReactions } from './domains/outbox/reactions.ts'
import { withdrawalReactions } from './domains/withdrawals/reactions.ts'
import type { Reaction } from './platform/events.ts'

/** What follows from the news of all domains. */
export const reactions: readonly Reaction[] = [
  ...outboxReactions,
  ...catalogueReactions,
  ...orderReactions,
  ...withdrawalReactions,
  ...affiliateReactions,
  ...invoicingReactions,
]
