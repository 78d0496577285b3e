import { sql } from 'drizzle-orm'
import { doerId } from '../kit/viewer.ts'
import type { AuditAction } from './auditActions.ts'
import type { OperationScope } from './operation.ts'
import { auditEntries } from './tables.ts'

/** What was done to one thing. `action` is `thing.done`, as `product.updated`; its first word is the thing's kind.
 *  `changes` holds field names with old and new values (`{ roles: { old, new } }`), never passwords, tokens or keys.
 *  `subjectName` is what people call the thing; where it is left out the database knows it (`audit_subject_name`). */
export type AuditNote = {
  readonly action: AuditAction
  readonly subjectId: string | null
  readonly subjectName?: string | null
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Notes in the audit log who did what to which things, within the transaction that does it. Somebody who acts for a
 *  customer is named as the one who did it. */
export async function noteAudit(
  { tx, viewer, now, newId, address }: Pick<OperationScope, 'tx' | 'viewer' | 'now' | 'newId' | 'address'>,
  notes: AuditNote | readonly AuditNote[],
): Promise<void> {
  const list = Array.isArray(notes) ? (notes as readonly AuditNote[]) : [notes as AuditNote]
  if (list.length === 0) return
  const { actor, key } = viewer
  const who = {
    accountId: doerId(viewer),
    actorName: (actor ?? key ?? viewer).name,
    onBehalfOf: actor ? viewer.accountId : null,
    address,
  }
  await tx.insert(auditEntries).values(
    list.map(({ action, subjectId, subjectName = null, changes = {} }) => ({
      ...{ id: newId(), at: now, ...who, action, subjectType: action.split('.')[0]! },
      ...{ subjectId, changes },
      subjectName: sql`coalesce(${subjectName}::text, audit_subject_name(${action.split('.')[0]!}::text, ${subjectId}::uuid))`,
    })),
  )
}

/** The fields of `next` that differ from `previous`, as the audit log notes them. */
export function changesBetween<Fields extends Record<string, unknown>>(
  previous: Fields,
  next: Partial<Fields>,
): Record<string, { old: unknown; new: unknown }> {
  const differing = Object.entries(next).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(previous[name]),
  )
  return Object.fromEntries(differing.map(([name, value]) => [name, { old: previous[name] ?? null, new: value }]))
}
