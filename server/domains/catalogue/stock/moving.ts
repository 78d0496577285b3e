import { type SQL, sql } from 'drizzle-orm'
import { doerId } from '../../../kit/viewer.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { StockReason } from './tables.ts'

/** Why stock changes; `note` in the words of whoever changes it. */
export type StockCause = {
  readonly reason: StockReason
  readonly note?: string | null
  readonly orderId?: string | null
}

type CauseScope = Pick<OperationScope, 'viewer' | 'now'>

/**
 * Says, until the transaction ends, why stock changes and who changes it, for the triggers that write the movements. An
 * expression, so that the statement that changes the stock can say it too: they run when it has ended. Where nobody says
 * it, the movement is a correction by nobody (decision 68).
 */
export const sayingWhy = ({ viewer, now }: CauseScope, { reason, note = null, orderId = null }: StockCause): SQL =>
  sql`set_config('stock.cause', ${JSON.stringify({
    ...{ reason, note, order_id: orderId, account_id: doerId(viewer), at: now.toISOString() },
  })}, true)`

/** `sayingWhy` as a statement of its own, before what changes the stock. */
export async function sayWhy(scope: CauseScope & Pick<OperationScope, 'tx'>, cause: StockCause): Promise<void> {
  await run(scope.tx, sql`select ${sayingWhy(scope, cause)}`, 'why stock changes')
}

/** What is entered in the editor of a product: by a person a correction, by a program an import. */
export const editingCause = ({ viewer }: Pick<OperationScope, 'viewer'>): StockCause => ({
  reason: viewer.key === null ? 'correction' : 'import',
})
