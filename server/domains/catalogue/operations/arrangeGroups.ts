import { and, eq, notInArray, sql } from 'drizzle-orm'
import { refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { groupLimits } from '../rules/groupChanges.ts'
import { type ArrangedLevel, arrangementRefusals, levelsOf } from '../rules/groupTree.ts'
import { productGroupParents } from '../tables.ts'
import { lockGroups } from './productGroups.ts'

/** Arranges product groups: each level named becomes just these groups in this order, all of them together or none. A group
 *  that is on several levels stands below several parents; one that is on none any more stands below no group. Refuses as
 *  `arrangementRefusals` says, and changes nothing then. Answers with the groups that got other parents or another order of
 *  their own. */
export const arrangeProductGroups = operation(
  'admin:catalogue',
  async (scope, { levels }: { readonly levels: readonly ArrangedLevel[] }): Promise<{ groupIds: string[] }> => {
    const { tx } = scope
    const groups = [...(await lockGroups(scope)).values()].filter(group => group.deletedAt === null)
    refuseIf(arrangementRefusals(groups, levels, groupLimits.parentIds.entries))
    const before = levelsOf(groups)
    const changed = new Set<string>()
    for (const { parentId, childIds } of levels) {
      const order = before.get(parentId) ?? []
      if (childIds.join() === order.join()) continue
      const places = childIds.map((id, at) => ({ id, place: at + 1 }))
      if (parentId === null) {
        const moved = await run<{ id: string }>(
          tx,
          sql`update product_groups g set sort_order = p.place, revision = g.revision + 1
            from json_to_recordset(${JSON.stringify(places)}::json) as p(id uuid, place int)
            where g.id = p.id and g.sort_order <> p.place returning g.id`,
        )
        for (const { id } of moved) changed.add(id)
        continue
      }
      for (const id of order) if (!childIds.includes(id)) changed.add(id)
      for (const id of childIds) if (!order.includes(id)) changed.add(id)
      const ofParent = eq(productGroupParents.parentId, parentId)
      await tx
        .delete(productGroupParents)
        .where(childIds.length > 0 ? and(ofParent, notInArray(productGroupParents.groupId, [...childIds])) : ofParent)
      await run(
        tx,
        sql`insert into product_group_parents (group_id, parent_id, place)
          select p.id, ${parentId}::uuid, p.place
          from json_to_recordset(${JSON.stringify(places)}::json) as p(id uuid, place int) order by p.id
          on conflict (group_id, parent_id) do update set place = excluded.place`,
      )
    }
    const titles = new Map(groups.map(({ id, title }) => [id, title]))
    await noteAudit(
      scope,
      levels.map(({ parentId, childIds }) => ({
        action: 'productGroup.arranged',
        subjectId: parentId,
        changes: { order: childIds.map(id => titles.get(id)?.de ?? id) },
      })),
    )
    return { groupIds: [...changed] }
  },
)
