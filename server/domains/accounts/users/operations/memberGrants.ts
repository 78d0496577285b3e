import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import { NotFound, refuse } from '../../../../kit/refusals.ts'
import { type Grant, grants } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { accounts } from '../../tables.ts'
import { isMember, type Member, memberColumns } from '../queries.ts'

/**
 * Gives a member just these rights beyond a member's; they count from the member's next request. Reading is every
 * member's anyway, so only rights to change are given. Refuses INVALID_INPUT; throws NotFound for whoever is no member.
 */
export const setMemberGrants = operation(
  'system',
  async (scope, input: { accountId: string; grants: readonly Grant[] }): Promise<Member> => {
    const { tx } = scope
    if (!isId(input.accountId)) throw new NotFound()
    const given = [...new Set(input.grants)].sort()
    if (!given.every(grant => grants.includes(grant) && grant.endsWith('.write'))) {
      refuse('INVALID_INPUT', ['grants'], 'rights to change something, each one that there is')
    }
    const isIt = and(eq(accounts.id, input.accountId), isMember)
    const [known] = await tx.select(memberColumns).from(accounts).where(isIt).for('update')
    if (!known) throw new NotFound()
    const [member] = await tx
      .update(accounts)
      .set({ grants: given, revision: sql`${accounts.revision} + 1` })
      .where(isIt)
      .returning(memberColumns)
    const changes = changesBetween<Record<string, unknown>>({ grants: known.grants }, { grants: given })
    await noteAudit(scope, { action: 'account.grantsChanged', subjectId: known.id, subjectName: known.name, changes })
    return member!
  },
)
