import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { arrangeProductGroups } from '../operations/arrangeGroups.ts'
import { type GroupTree, groupTree } from '../queries/managedGroups.ts'
import { mostLevels, mostOnLevel } from '../rules/groupTree.ts'
import { ManagedGroupRef } from './groupMutations.ts'
import { keyOf } from './productPayload.ts'

/** The product groups as a tree, and how it is arranged. */

const groupKey = (id: string) => keyOf('ProductGroup', id)
const groupId = (id: string) => globalId('ProductGroup', id)

const LevelRef = builder.objectRef<GroupTree['levels'][number]>('ProductGroupLevel').implement({
  description: 'The groups right below one, or below none.',
  fields: t => ({
    parentId: t.id({
      nullable: true,
      description: 'The group above them; null: the first level.',
      resolve: ({ parentId }) => parentId && groupId(parentId),
    }),
    childIds: t.idList({ description: 'In their order.', resolve: ({ childIds }) => childIds.map(groupId) }),
  }),
})

const TreeRef = builder.objectRef<GroupTree>('ProductGroupTree').implement({
  description: 'All product groups, and which stand below which. A group may stand below several.',
  fields: t => ({
    // There is one: what arranging answers takes the place of what a page has read.
    id: t.id({ resolve: () => globalId('ProductGroupTree', 'all') }),
    groups: t.field({
      type: [ManagedGroupRef],
      description: 'Each once, in the shop’s order.',
      complexity: { field: 5, multiplier: 20 },
      resolve: tree => [...tree.groups],
    }),
    levels: t.field({
      type: [LevelRef],
      description: 'The first level, and those of all groups that have others below them.',
      complexity: { field: 5, multiplier: 20 },
      resolve: tree => [...tree.levels],
    }),
  }),
})

builder.queryField('productGroupTree', t =>
  t.field({
    type: TreeRef,
    description: 'All product groups as a tree, for those who arrange them.',
    authScopes: { staff: 'catalogue' },
    resolve: (_root, _args, { database }) => groupTree(database),
  }),
)

const LevelInput = builder.inputType('ProductGroupLevelInput', {
  description: 'A level as it is to become. What it does not name any more stands elsewhere, or below no group.',
  fields: t => ({
    parentId: t.id({ description: 'Null: the first level, which holds all groups without a parent.' }),
    childIds: t.idList({
      required: true,
      description: `All groups right below it, in their order; at most ${mostOnLevel}.`,
      ...atMost({ entries: mostOnLevel }),
    }),
    seenIds: t.idList({
      description:
        'What stood there when it was arranged; refused where something else does by now. Null: whatever does.',
      ...atMost({ entries: mostOnLevel }),
    }),
  }),
})

const ArrangeInput = builder.inputType('ArrangeProductGroupsInput', {
  fields: t => ({
    levels: t.field({
      type: [LevelInput],
      required: true,
      description: 'Those that change; all of them become so together, or none.',
      ...accepts({ entries: mostLevels }),
    }),
  }),
})

type Payload = { readonly isDone: boolean }
const PayloadRef = payloadType<Payload>('ArrangeProductGroupsPayload', t => ({
  tree: t.field({
    type: TreeRef,
    nullable: true,
    description: 'As it is now; null where it was refused.',
    resolve: ({ isDone }, _args, { database }) => (isDone ? groupTree(database) : null),
  }),
}))

builder.mutationField('arrangeProductGroups', t =>
  t.field({
    type: PayloadRef,
    description: 'Orders product groups and moves them below others; refused where one would stand above itself.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ArrangeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Payload>({ isDone: false }, async () => {
        await arrangeProductGroups(context, {
          levels: input.levels.map(({ parentId, childIds, seenIds }) => ({
            parentId: parentId ? groupKey(parentId) : null,
            childIds: childIds.map(groupKey),
            seenIds: seenIds ? seenIds.map(groupKey) : null,
          })),
        })
        return { isDone: true }
      }),
  }),
)
