import type { Customer, DiscountGroup, Optional } from './pricingCase.ts'
import { listOf } from './reading.ts'

const everyone = 'everyone'

/**
 * Whether roles fit a customer: they hold everyone or one of the customer's. An empty list fits nobody; a guest
 * (null) has no roles. Source: pricing.md, "Money".
 */
export function rolesFit(roles: Optional<readonly string[]>, customer: Optional<Customer>): boolean {
  const own = listOf(customer?.roles)
  return listOf(roles).some(role => role === everyone || own.includes(role))
}

/**
 * Whether a customer may have a discount group: its roles fit, or the group is among their own.
 * Source: pricing.md, step 4.
 */
export function mayHave(group: DiscountGroup, customer: Optional<Customer>): boolean {
  return rolesFit(group.roles, customer) || listOf(customer?.discountGroups).includes(group.id)
}
