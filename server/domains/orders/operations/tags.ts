import { refuse } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import type { Order } from '../queries/orders.ts'
import { change, lockOrder, subjectOf } from './changing.ts'

/** How many tags an order may have, and how long each may be, in characters. */
export const MOST_TAGS = 30
export const LONGEST_TAG = 60

/** The tags as they are kept: without blanks around them, empty ones and doubles left out. */
const tidiedTags = (tags: readonly string[]): string[] => [...new Set(tags.map(tidied).filter(tag => tag !== ''))]

/**
 * Gives an order these tags and no others, by which staff and programs sort orders; customers never see them. The same
 * ones again change nothing. Throws NotFound; refuses INVALID_INPUT for more than `MOST_TAGS`, or longer than
 * `LONGEST_TAG`.
 */
export const setOrderTags = operation(
  'admin:orders',
  async (scope, input: { orderId: string; tags: readonly string[] }): Promise<Order> => {
    const tags = tidiedTags(input.tags)
    if (tags.length > MOST_TAGS || tags.some(tag => tag.length > LONGEST_TAG)) {
      refuse('INVALID_INPUT', ['tags'], `At most ${MOST_TAGS} tags of ${LONGEST_TAG} characters.`)
    }
    const before = await lockOrder(scope.tx, input.orderId)
    if (JSON.stringify(before.tags) === JSON.stringify(tags)) return before
    const order = await change(scope, before, { tags })
    const changes = { tags: { old: before.tags, new: tags } }
    await noteAudit(scope, { action: 'order.tagged', ...subjectOf(order), changes })
    return order
  },
)
