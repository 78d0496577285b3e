import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import { NotFound, refuse } from '../../../../kit/refusals.ts'
import { type Grant, grants, withholdings } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { accounts } from '../../tables.ts'
import { isMember, type Member, memberColumns } from '../queries.ts'

/**
 * Gives a member just these rights beyond a member's, and withholds areas that members read; both count from the member's
 * next request. Reading is every member's anyway, so only rights to change are given. Refuses INVALID_INPUT, also where an
 * area is given and withheld at once; throws NotFound for whoever is no member.
 */
export const setMemberGrants = operation(
  'system',
  async (scope, input: { accountId: string; grants: readonly Grant[] }): Promise<Member> => {
    const { tx } = scope
    if (!isId(input.accountId)) throw new NotFound()
    const given = [...new Set(input.grants)].sort()
    const known = grants.filter(grant => grant.endsWith('.write'))
    const areasOf = given.map(grant => grant.split('.')[0])
    if (!given.every(grant => known.includes(grant) || withholdings.includes(grant))) {
      refuse('INVALID_INPUT', ['grants'], 'rights to change something, or areas that are withheld')
    }
    if (new Set(areasOf).size < areasOf.length) {
      refuse('INVALID_INPUT', ['grants'], 'an area is given or withheld, not both')
    }
    const isIt = and(eq(accounts.id, input.accountId), isMember)
    const [before] = await tx.select(memberColumns).from(accounts).where(isIt).for('update')
    if (!before) throw new NotFound()
    const [member] = await tx
      .update(accounts)
      .set({ grants: given, revision: sql`${accounts.revision} + 1` })
      .where(isIt)
      .returning(memberColumns)
    const changes = changesBetween<Record<string, unknown>>({ grants: before.grants }, { grants: given })
    await noteAudit(scope, { action: 'account.grantsChanged', subjectId: before.id, subjectName: before.name, changes })
    return member!
  },
)
