import { builder } from '../../../api/builder.ts'
import { withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { textIn } from '../../../kit/languages.ts'
import { loadParts } from '../../catalogue/graphql/loaders.ts'
import { ProductRef } from '../../catalogue/graphql/refs.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { answerCartLines } from '../operations/answers.ts'
import { namedGroups } from '../queries.ts'
import { fieldsAtProduct } from '../rules/answers.ts'
import { MOST_LINES } from '../rules/contents.ts'
import { viewCart } from '../rules/view.ts'
import { orderFieldSettings } from '../settings.ts'
import { AnswerInput, AskedFieldRef, askedWith } from './answerTypes.ts'
import { CartPayloadRef, ensureOwner, nothingChanged, outcomeOf } from './mutations.ts'

const AnswerCartLinesInput = builder.inputType('AnswerCartLinesInput', {
  description: 'Answers to what the shop asks of lines; fields that are left out stay as they were answered.',
  fields: t => ({
    lineIds: t.idList({
      required: true,
      description: 'Lines that are answered alike.',
      ...atMost({ entries: MOST_LINES }),
    }),
    answers: t.field({ type: [AnswerInput], required: true, description: 'By field.', ...atMost({ entries: 30 }) }),
  }),
})

const OrderFieldGroupRef = builder
  .objectRef<Awaited<ReturnType<typeof namedGroups>>[number]>('OrderFieldGroup')
  .implement({
    description: 'A product group whose goods a field can be asked of.',
    fields: t => ({
      id: t.id({ description: 'Global id, as fields name it.', resolve: ({ id }) => globalId('ProductGroup', id) }),
      title: t.string({
        description: 'In the language asked for.',
        resolve: ({ title }, _args, { language }) => textIn(language, title),
      }),
    }),
  })

builder.objectField(ProductRef, 'askedFields', t =>
  t.field({
    type: [AskedFieldRef],
    description: 'What the shop asks beside the product, before it comes into the cart; without answers.',
    complexity: 5,
    resolve: async ({ card: { id, kind } }, _args, context) => {
      const settings = await settingsOf(context)
      if (orderFieldSettings.of(settings).fields.every(({ place }) => place !== 'product')) return []
      const groups = (await loadParts(context, id))?.groups ?? []
      return askedWith(fieldsAtProduct(settings, { kind, groupIds: groups.map(group => group.id) }), null)
    },
  }),
)

builder.queryField('orderFieldGroups', t =>
  t.field({
    type: [OrderFieldGroupRef],
    description: 'All product groups, to choose from whose goods a field is asked of.',
    authScopes: { staff: 'settings' },
    complexity: 100,
    resolve: (_root, _args, { database }) => namedGroups(database.drizzle),
  }),
)

builder.mutationField('answerCartLines', t =>
  t.field({
    type: CartPayloadRef,
    description: 'Keeps what the buyer answers to what the shop asks of lines of the cart.',
    authScopes: { buyer: true },
    args: { input: t.arg({ type: AnswerCartLinesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothingChanged, async () => {
        ensureOwner(context)
        const contents = await answerCartLines(context, {
          lineIds: input.lineIds.map(id => rawId('CartLine', String(id)) ?? ''),
          answers: input.answers.map(({ key, text }) => ({ key, text: text ?? null })),
        })
        return outcomeOf(context, viewCart(contents, context.viewer, context.now()))
      }),
  }),
)
