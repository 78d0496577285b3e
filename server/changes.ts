import { userChanges } from './domains/accounts/users/mirroring/changes.ts'
import { catalogueChanges } from './domains/catalogue/queries/changes.ts'
import { orderChanges } from './domains/orders/queries/changes.ts'
import { withdrawals } from './domains/withdrawals/tables.ts'
import type { Tracked } from './platform/changes.ts'

/** Everything that integrators mirror by its changes. */
export const tracked: readonly Tracked[] = [
  ...catalogueChanges,
  orderChanges,
  userChanges,
  { kind: 'withdrawal', area: 'orders', record: { table: withdrawals, since: 'declaredAt' }, parts: [] },
]
