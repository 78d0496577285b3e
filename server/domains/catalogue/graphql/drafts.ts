import { builder } from '../../../api/builder.ts'
import { UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { costOfInput } from '../../../api/inputLimits.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { type ReadDraft, readDraft, shownDraft } from '../operations/readDraft.ts'
import { UpdateProductInput, updateOf } from './mutationFields.ts'
import { ProductRef } from './refs.ts'

/** Products as they would be: what somebody edits, before it is saved. */

type Drafted = { readonly read: ReadDraft | null; readonly errors: readonly Refusal[] }

export const ProductDraftRef = builder.objectRef<Drafted>('ProductDraft').implement({
  description: 'A product as a change would leave it. Nothing of it is written.',
  fields: t => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'As visitors would see it, be it offline or not; null where the change is refused.',
      complexity: 20,
      resolve: async ({ read }, _args, { database, now }) => {
        if (!read) return null
        const { card, texts, ...draft } = await shownDraft(database, read, now())
        return { card, texts, draft }
      },
    }),
    errors: t.field({
      type: [UserErrorRef],
      description: 'Why it could not be saved.',
      resolve: ({ errors }) => [...errors],
    }),
  }),
})

builder.queryField('productDraft', t =>
  t.field({
    type: ProductDraftRef,
    description:
      'What `updateProduct` would make of a product, for those who edit it: priced and worded as for visitors. Nothing is written, and the revision does not matter.',
    authScopes: { staff: 'catalogue' },
    complexity: input => 2 * costOfInput(input, 'question'),
    args: { input: t.arg({ type: UpdateProductInput, required: true }) },
    resolve: (_root, { input }, { database, now }) =>
      withRefusals<{ readonly read: ReadDraft | null }>({ read: null }, async () => ({
        read: await readDraft(database, updateOf(input), now()),
      })),
  }),
)
