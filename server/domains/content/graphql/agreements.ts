import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { LanguageRef } from '../../../api/values.ts'
import { agreementsOf } from '../queries/agreements.ts'
import { type AgreedText, type Agreement, agreedHtml } from '../rules/agreedTexts.ts'
import { StandingPageRef } from './enums.ts'

/** One text of an agreement. */
type Agreed = { readonly agreement: Agreement; readonly agreed: AgreedText }

const loadAgreement = batchedRows(({ database }, ids) => agreementsOf(database.drizzle, ids))

/** The texts of an agreement, in their order; none where it is unknown. */
export async function agreedTextsOf(context: RequestContext, agreementId: string | null): Promise<Agreed[]> {
  const agreement = agreementId === null ? null : await loadAgreement(context, agreementId)
  return agreement ? agreement.texts.map(agreed => ({ agreement, agreed })) : []
}

export const AgreedTextRef = builder.objectRef<Agreed>('AgreedText')
builder.node(AgreedTextRef, {
  description: 'A text that orders agreed to, as their buyers could read it. It stays when the page changes or goes.',
  id: { resolve: ({ agreement, agreed }) => `${agreement.id}.${agreed.key}` },
  isTypeOf: value => 'agreed' in (value as object),
  // Everybody could read it when it was in force.
  loadMany: (ids, context) =>
    Promise.all(
      ids.map(async id => {
        const [agreementId = '', key] = id.split('.')
        return (await agreedTextsOf(context, agreementId)).find(({ agreed }) => agreed.key === key) ?? null
      }),
    ),
  fields: t => ({
    key: t.field({ type: StandingPageRef, resolve: ({ agreed }) => agreed.key }),
    title: t.string({ resolve: ({ agreed }) => agreed.title }),
    language: t.field({ type: LanguageRef, resolve: ({ agreement }) => agreement.language }),
    revision: t.int({
      nullable: true,
      description: 'Number of the page’s revision that it was; null where the shop had written the text itself.',
      resolve: ({ agreed }) => agreed.revision,
    }),
    html: t.field({
      type: 'PageHtml',
      description: 'The whole text.',
      resolve: ({ agreed }, _args, { config }) => agreedHtml(agreed, config.publicUrl),
    }),
  }),
})
