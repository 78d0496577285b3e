import type { FindingKind } from '../../platform/finding.ts'
import { browseWithdrawals } from './queries.ts'

/** Declared withdrawals by the number, name and address that were entered. */
export const withdrawalFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'withdrawal', type: 'Withdrawal', area: 'orders' },
    async find({ database, viewer }, search, limit) {
      const found = await browseWithdrawals(database.drizzle, viewer, { search }, { offset: 0, limit })
      return found.map(({ id, orderNumber, name }) => ({ id, title: orderNumber, details: name }))
    },
  },
]
