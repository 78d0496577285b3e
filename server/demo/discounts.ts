import { settings } from '../domains/settings/tables.ts'
import type { Transaction } from '../platform/database.ts'

/** Discount groups that the demo shop gives to customers one by one; percentages in basis points. */
const groups = [
  {
    ...{ id: 'verein', title: { de: 'Vereinsrabatt', en: 'Club discount' }, type: 'percent', roles: [] },
    ...{ global: true, additive: false, tiers: [{ from: 0, discount: 1000 }] },
  },
  {
    ...{ id: 'partner', title: { de: 'Partnerverein', en: 'Partner club' }, type: 'percent', roles: [] },
    ...{
      global: true,
      additive: false,
      tiers: [
        { from: 0, discount: 1500 },
        { from: 100_000, discount: 2000 },
      ],
    },
  },
]

/** Adds the demo shop's discount groups, unless the shop has some of its own. */
export async function insertDiscounts(tx: Pick<Transaction, 'insert'>, now: Date): Promise<void> {
  await tx.insert(settings).values({ key: 'discounts', value: { groups }, updatedAt: now }).onConflictDoNothing()
}
