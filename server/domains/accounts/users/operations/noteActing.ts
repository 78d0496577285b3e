import { postalLines } from '../../../../kit/postalAddresses.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import type { OperationScope } from '../../../../platform/operation.ts'
import type { SavedAddress } from '../../addresses/queries.ts'

/** An address on one line, as the audit log names it. */
export const addressLine = (address: SavedAddress): string => [...postalLines(address), address.country].join(', ')

/** Notes what staff changed of the customer for whom they act; people's changes of their own are nobody's to watch. */
export async function noteActing(scope: OperationScope, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { actor, accountId, name } = scope.viewer
  if (!actor || Object.keys(changes).length === 0) return
  await noteAudit(scope, { action: 'account.updated', subjectId: accountId, subjectName: name, changes })
}
