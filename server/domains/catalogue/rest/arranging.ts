import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { askingOf, type Called, idsOfTexts } from '../../../api/restIds.ts'
import { inWordsOf } from '../../../api/restWrites.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { arrangeProductGroups } from '../operations/arrangeGroups.ts'
import { arrangeColors, mergeColors } from '../operations/mergeColors.ts'
import { groupTree } from '../queries/managedGroups.ts'
import { mostColors } from '../rules/groupChanges.ts'
import { mostLevels, mostOnLevel } from '../rules/groupTree.ts'
import { calledColor, calledGroup } from './called.ts'

const reference = z.string().min(1).max(200)
const list = z.array(reference).max(mostOnLevel)

const input = z.strictObject({
  levels: z
    .array(z.strictObject({ parent: reference.nullable(), groups: list, seen: list.nullish() }))
    .min(1)
    .max(mostLevels),
})

const groupIds = (description: string) => z.array(z.string()).meta({ description, examples: [[exampleIds.group]] })

const answer = z.object({
  levels: z
    .array(
      z.object({
        parent: z
          .string()
          .nullable()
          .meta({ description: 'id of the group above them; null: the first level', examples: [exampleIds.group] }),
        groups: groupIds('ids of the groups right below it, in their order'),
      }),
    )
    .meta({
      description: 'the first level, and those of all groups that have others below them',
      examples: [[{ parent: null, groups: [exampleIds.group] }]],
    }),
})

/** The documented words for where a refusal is. */
const words: Readonly<Record<string, string>> = {
  parentId: 'parent',
  childIds: 'groups',
  seenIds: 'seen',
  colorIds: 'ids',
  intoColorId: 'into',
}
const worded = (path: readonly string[]) => path.map(step => words[step] ?? step)

/** What names nothing stays as it is, and is refused as no group. */
async function named(context: RequestContext, texts: readonly string[], path: readonly string[], called: Called) {
  const asked = texts.map((text, at) => ({ text, path: [...path, String(at)] }))
  const ids = await idsOfTexts(askingOf(context), asked, called)
  return ids.map((id, at) => id ?? texts[at]!)
}

const treeOf = async ({ database }: RequestContext) => ({
  levels: (await groupTree(database)).levels.map(({ parentId, childIds }) => ({
    parent: parentId,
    groups: [...childIds],
  })),
})

/** How product groups stand below each other, and colours beside each other. */
export const arrangingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop_productgroup/tree',
    audience: 'staff:catalogue',
    summary: 'Which product groups stand below which, in their order.',
    input: z.object({}),
    answer,
    run: treeOf,
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_productgroup/arrange',
    audience: 'admin:catalogue',
    summary: `Arranges product groups: up to ${mostLevels} levels become just what they name, in this order, all of them or none; \`parent\` null is the first level, of all groups without a parent. A group may stand below several, never below itself. With \`seen\`, what stood there before, a level that somebody else arranged meanwhile is refused. Instead of ids also \`key:value\` (slug).`,
    input,
    answer,
    example: { levels: [{ parent: exampleIds.group, groups: [] }] },
    async run(context, { levels }) {
      const wanted = await Promise.all(
        levels.map(async ({ parent, groups, seen }, at) => {
          const path = ['levels', String(at)]
          const parents = await named(context, parent === null ? [] : [parent], [...path, 'parent'], calledGroup)
          return {
            parentId: parents[0] ?? null,
            childIds: await named(context, groups, [...path, 'groups'], calledGroup),
            seenIds: seen ? await named(context, seen, [...path, 'seen'], calledGroup) : null,
          }
        }),
      )
      await inWordsOf(worded, () => arrangeProductGroups(context, { levels: wanted }))
      return treeOf(context)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_color/arrange',
    audience: 'admin:catalogue',
    summary: `Puts up to ${mostColors} colours first, in this order; the others follow as they stand. Instead of ids also \`key:value\` (color_id).`,
    input: z.object({ ids: z.array(reference).min(1).max(mostColors) }),
    answer: z.object({
      moved: z
        .array(z.string())
        .meta({ description: 'ids of those that stand elsewhere now', examples: [[exampleIds.color]] }),
    }),
    example: { ids: [exampleIds.color] },
    async run(context, { ids }) {
      const colorIds = await named(context, ids, ['ids'], calledColor)
      return { moved: (await inWordsOf(worded, () => arrangeColors(context, { colorIds }))).colorIds }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_color/merge',
    audience: 'admin:catalogue',
    summary:
      'Makes one colour of two: sizes and pictures in `id` are in `into` from then on, and `id` is no more. Refused while a product has the same size in both. Instead of ids also `key:value` (color_id).',
    input: z.object({ id: reference, into: reference }),
    answer: z.object({
      into: z.string().meta({ description: 'id of the colour that stays', examples: [exampleIds.color] }),
      products: z.int().meta({ description: 'how many products were changed', examples: [3] }),
    }),
    example: { id: exampleIds.color, into: 'color_id:NAV' },
    async run(context, { id, into }) {
      const [colorId, intoColorId] = await named(context, [id, into], ['id'], calledColor)
      const merged = await inWordsOf(worded, () =>
        mergeColors(context, { colorId: colorId!, intoColorId: intoColorId! }),
      )
      return { into: merged.colorId, products: merged.productCount }
    },
  }),
]
