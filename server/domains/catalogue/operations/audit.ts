import type { OperationScope } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'

/** Notes who did what to which things. */
export async function noteAudit(
  { tx, viewer, now, newId }: Pick<OperationScope, 'tx' | 'viewer' | 'now' | 'newId'>,
  action: string,
  subjectIds: readonly string[],
  changes: Record<string, unknown>,
): Promise<void> {
  if (subjectIds.length === 0) return
  const [subjectType] = action.split('.') as [string]
  await tx.insert(auditEntries).values(
    subjectIds.map(subjectId => ({
      id: newId(),
      at: now,
      accountId: viewer.accountId,
      action,
      subjectType,
      subjectId,
      changes,
    })),
  )
}
