import { batched } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { LocalizedTextRef } from '../../../api/values.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { blockObject } from '../../content/graphql/blocks.ts'
import { shownText } from '../../content/rules/texts.ts'
import { loadCard, loadGroup } from '../graphql/loaders.ts'
import { ProductGroupRef, ProductRef } from '../graphql/refs.ts'
import { firstLevelGroups, firstLevelKey } from '../queries/groups.ts'
import { type ShopList, shopListPage } from '../queries/shopLists.ts'
import type { Card } from '../rules/card.ts'
import { firstOfGroups } from './queries.ts'
import { groupCardsBlock, type ProductBlockProps, productCarouselBlock, productGridBlock } from './rules.ts'

/** The blocks that show goods: live, as the shop's lists show them. However many there are on a page, groups are read with
 *  one statement, chosen products with one, and each list of the shop with one. */

type Asked = { readonly of: string; readonly count: number }
const asked = (text: string): Asked => {
  const [of = '', count] = text.split(' ')
  return { of, count: Number(count) }
}
const largest = (texts: readonly string[]): number => Math.max(...texts.map(text => asked(text).count))

/** Loads the first products of a group, by `id count`. */
const loadOfGroup = batched<readonly Card[]>(async ({ database }, texts) => {
  const ids = [...new Set(texts.map(text => asked(text).of))]
  const found = await firstOfGroups(database, ids, largest(texts))
  return new Map(texts.map(text => [text, (found.get(asked(text).of) ?? []).slice(0, asked(text).count)]))
})

/** Loads the first products of a list of the shop, by `list count`. */
const loadOfList = batched<readonly Card[]>(async ({ database }, texts) => {
  const found = new Map<string, readonly Card[]>()
  for (const [list, same] of Map.groupBy(texts, text => asked(text).of as ShopList)) {
    const { rows } = await shopListPage(database, list, largest(same), null)
    for (const text of same)
      found.set(
        text,
        rows.slice(0, asked(text).count).map(({ card }) => card),
      )
  }
  return found
})

const lists = { new: 'new', offers: 'specials', top: 'top' } as const satisfies Record<string, ShopList>

async function productsOf(context: RequestContext, props: ProductBlockProps) {
  const { source, group, products, count } = props
  if (source === 'chosen') {
    const cards = await Promise.all(products.slice(0, count).map(id => loadCard(context, id)))
    return cards.filter(card => card !== null).map(card => ({ card }))
  }
  if (source === 'group' && group === null) return []
  const cards =
    source === 'group'
      ? await loadOfGroup(context, `${group} ${count}`)
      : await loadOfList(context, `${lists[source]} ${count}`)
  return (cards ?? []).map(card => ({ card }))
}

const groupsOfFirstLevel = (context: RequestContext) =>
  context.onceForAll(firstLevelKey, () => firstLevelGroups(context.database))

for (const block of [productGridBlock, productCarouselBlock]) {
  blockObject(block, t => ({
    title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
    products: t.field({
      type: [ProductRef],
      description: 'At most 48, those that visitors can see.',
      complexity: { field: 20, multiplier: 12 },
      resolve: ({ props }, _args, context) => productsOf(context, props),
    }),
  }))
}

blockObject(groupCardsBlock, t => ({
  title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
  groups: t.field({
    type: [ProductGroupRef],
    description: 'The chosen ones, else those of the first level.',
    complexity: { field: 5, multiplier: 12 },
    resolve: async ({ props: { groups, count } }, _args, context) => {
      const shown =
        groups.length > 0
          ? (await Promise.all(groups.map(id => loadGroup(context, id)))).filter(group => group !== null)
          : await groupsOfFirstLevel(context)
      return shown.slice(0, count)
    },
  }),
}))

type MenuGroup = { readonly slug: string; readonly title: LocalizedText }
const MenuGroupRef = builder.objectRef<MenuGroup>('MenuGroup').implement({
  description: 'A product group that a menu can lead to.',
  fields: t => ({
    path: t.string({ description: 'Without language.', resolve: ({ slug }) => `/${slug}` }),
    title: t.field({ type: LocalizedTextRef, resolve: ({ title }) => title }),
  }),
})

builder.queryField('menuGroups', t =>
  t.field({
    type: [MenuGroupRef],
    description: 'The groups of the first level, for those who arrange menus.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, context) => groupsOfFirstLevel(context),
  }),
)
