import { refuseIf, refuseStale } from '../../../../kit/refusals.ts'
import type { Role } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'
import { availableRoles } from '../../settings.ts'
import { rolesRefusals, tidyRoles } from '../rules/administration.ts'
import { keepLastSystemAccount, lockedUser, saveUser } from './lockedUser.ts'

export type SetUserRoles = {
  readonly userId: string
  readonly revision: number
  /** All roles that the account has from now on. */
  readonly roles: readonly Role[]
}

/**
 * Gives an account these roles and takes all others from it. Its sessions end, so that nobody goes on with rights that
 * they no longer have, or without those they were given. Whoever is no member any more loses a member's grants, too: they
 * do not come back with the role.
 *
 * Refuses with OWN_ROLES one's own account, with ROLES_NOT_ALLOWED roles and accounts that only a system user changes,
 * with LAST_SYSTEM_ACCOUNT to take `system` from the last one, with STALE_REVISION where somebody else was faster.
 * Throws NotFound.
 */
export const setUserRoles = operation('admin:users', async (scope, { userId, revision, roles }: SetUserRoles) => {
  const { tx, viewer } = scope
  const before = await lockedUser(scope, userId)
  refuseIf(rolesRefusals(viewer, before, roles, availableRoles(await readSettings(tx))))
  refuseStale(before, revision)
  const next = tidyRoles(roles)
  if (!next.includes('system')) await keepLastSystemAccount(tx, before)
  const grants = next.includes('member') ? before.grants : []
  const saved = await saveUser(tx, before, { roles: next, grants })
  await endOtherSessions(tx, before.id, null)
  await noteAudit(scope, {
    action: 'account.rolesChanged',
    subjectId: saved.id,
    subjectName: saved.name,
    changes: changesBetween<Record<string, unknown>>(
      { roles: before.roles, grants: before.grants },
      { roles: next, grants },
    ),
  })
  return saved
})
