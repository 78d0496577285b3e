import { builder } from '../../../api/builder.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { articlesByNumber, type FoundArticle } from '../queries/articles.ts'
import { loadCard } from './loaders.ts'
import { ProductRef, VariantRef } from './refs.ts'
import { loadVisibleVariants } from './variant.ts'

/** Numbers of one question: as many as a cart has lines. */
export const MOST_ARTICLES = 200
/** Characters of a number; no number of a product or a size is longer. */
export const LONGEST_ARTICLE_NUMBER = 100

type Article = { readonly number: string; readonly found: FoundArticle | null }

const ArticleRef = builder.objectRef<Article>('Article').implement({
  description: 'What an article number names.',
  fields: t => ({
    number: t.exposeString('number', { description: 'As it was asked for.' }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null where the number names nothing that is on sale, or several things.',
      resolve: async (article, _args, context) => {
        const card = article.found && (await loadCard(context, article.found.productId))
        return card && { card }
      },
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: 'The size; null where the number is that of a whole product.',
      resolve: async (article, _args, context) => {
        const id = article.found?.variantId
        return id ? (await loadVisibleVariants([id], context))[0]! : null
      },
    }),
  }),
})

builder.queryField('articles', t =>
  t.field({
    type: [ArticleRef],
    description:
      'What article numbers name, in the order of the numbers: numbers of sizes before those of products before GTINs, capitals or not.',
    authScopes: { public: true },
    args: {
      numbers: t.arg.stringList({
        required: true,
        description: 'As they are typed or pasted; blanks around them do not count.',
        ...atMost({ entries: MOST_ARTICLES, characters: LONGEST_ARTICLE_NUMBER }),
      }),
    },
    complexity: ({ numbers }) => ({ field: 100 + 10 * numbers.length, multiplier: Math.max(1, numbers.length) }),
    resolve: async (_root, { numbers }, context) => {
      context.responder.limit('quote')
      const typed = numbers.map(number => number.trim())
      const found = await articlesByNumber(context.database.drizzle, typed, {
        viewer: context.viewer,
        now: context.now(),
      })
      return numbers.map((number, i) => ({ number, found: found.get(typed[i]!) ?? null }))
    },
  }),
)
