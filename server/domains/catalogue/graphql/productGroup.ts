import { builder } from '../../../api/builder.ts'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import { groupFacetsOf } from '../queries/facets.ts'
import { countInGroup, groupPage, isUnfiltered } from '../queries/groupPage.ts'
import { orderInGroup } from '../queries/orders.ts'
import { groupPath } from '../rules/paths.ts'
import { filterOf, once, ProductFilterInput, ProductOrderRef, pageArguments, pageComplexity } from './connection.ts'
import { loadChildren, loadGroup, loadMoreImages, loadParents } from './loaders.ts'
import { ProductConnectionRef, ProductGroupRef } from './refs.ts'
import { edgeOf } from './tile.ts'
import { groupImage, ImageRef, shown } from './values.ts'

builder.node(ProductGroupRef, {
  id: { resolve: group => group.id },
  // Groups are everybody's to know, unless they are deleted.
  loadMany: (ids, context) => Promise.all(ids.map(id => (isId(id) ? loadGroup(context, id) : null))),
  fields: t => ({
    slug: t.exposeString('slug'),
    path: t.string({ resolve: (group, _args, { language }) => groupPath(language, group.slug) }),
    title: t.string({ resolve: (group, _args, { language }) => textIn(language, group.title) }),
    description: t.string({
      nullable: true,
      resolve: (group, _args, { language }) => textIn(language, group.description),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      resolve: groupImage,
    }),
    seoTitle: t.string({
      nullable: true,
      description: 'What search engines show as its title; null: its title.',
      resolve: (group, _args, { language }) => textIn(language, group.seoTitle),
    }),
    seoDescription: t.string({
      nullable: true,
      description: 'What search engines show below it; null: its description.',
      resolve: (group, _args, { language }) => textIn(language, group.seoDescription),
    }),
    images: t.field({
      type: [ImageRef],
      complexity: { field: 5, multiplier: 5 },
      description: 'All its pictures, the first one first.',
      resolve: async (group, _args, context) => {
        const more = group.moreImages ?? (await loadMoreImages(context, group.id)) ?? []
        const { image, id, title } = group
        return [
          groupImage(group),
          ...more.filter(each => each.id !== image?.id).map(each => shown(each, id, title)),
        ].filter(each => each !== null)
      },
    }),
    productCount: t.exposeInt('productCount', { description: 'Products that visitors can see.' }),
    children: t.field({
      type: [ProductGroupRef],
      complexity: { field: 5, multiplier: 10 },
      resolve: async (group, _args, context) => group.children ?? (await loadChildren(context, group.id)) ?? [],
    }),
    parents: t.field({
      type: [ProductGroupRef],
      complexity: { field: 5, multiplier: 3 },
      resolve: async (group, _args, context) => group.parents ?? (await loadParents(context, group.id)) ?? [],
    }),
    products: t.field({
      type: ProductConnectionRef,
      args: {
        first: t.arg.int(),
        after: t.arg.string(),
        filter: t.arg({ type: ProductFilterInput }),
        orderBy: t.arg({ type: ProductOrderRef }),
      },
      complexity: pageComplexity,
      resolve: async (group, args, { database, language }) => {
        const asked = args.orderBy ?? 'recommended'
        const order = asked === 'recommended' ? group.productOrder : asked
        const { first, after } = pageArguments(args, orderInGroup(order, language).shape)
        const filter = filterOf(args.filter)
        const page = await groupPage(database, { groupId: group.id, first, after, order, language, filter })
        return {
          edges: page.rows.map(row => edgeOf(row, filter)),
          hasNext: page.hasNext,
          hasPrevious: after !== null,
          totalCount: () => (isUnfiltered(filter) ? group.productCount : countInGroup(database, group.id, filter)),
          facets: once(async () => ({ facets: await groupFacetsOf(database, group.id, filter), filter })),
        }
      },
    }),
  }),
})
