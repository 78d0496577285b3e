import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Reader } from '../../../platform/statements.ts'
import type { CardColor } from '../../catalogue/rules/card.ts'
import type { Draft } from '../../catalogue/rules/draft.ts'
import type { Customer } from '../rules/pricingCase.ts'
import { type ProductFacts, pricingFacts } from './facts.ts'
import { type Choice, type ProductQuote, quoteChoice } from './productQuote.ts'

/** Prices a choice of a product as it would be after a change, as `readProductQuote` does one of what is stored. The pieces
 *  of a set are as they are. The product counts as visible, be it offline or not; null for another one than the draft. */
export async function readDraftQuote(
  database: Reader,
  { draft, colors }: { readonly draft: Draft; readonly colors: readonly CardColor[] },
  choice: Choice,
  customer: Customer,
  now: Date,
  language: Language,
): Promise<ProductQuote | null> {
  if (choice.productId !== draft.product.id) return null
  const pieces = choice.slots.flatMap(slot => slot.pieces)
  const { productIndex, settings } = await pricingFacts(database, {
    productIds: [choice.productId, ...choice.slots.map(({ productId }) => productId)].filter(isId),
    variantIds: pieces.flatMap(({ variantId }) => (variantId !== null && isId(variantId) ? [variantId] : [])),
  })
  const stored = productIndex.get(choice.productId)
  if (!stored) return null
  const drafted = new Map([...productIndex, [stored.id, draftedFacts(stored, draft, colors)]])
  return quoteChoice(choice, drafted, settings, customer, now, language)
}

/** What a sale would need to know of it. */
function draftedFacts(stored: ProductFacts, draft: Draft, colors: readonly CardColor[]): ProductFacts {
  const { product, variants, tiers, slots, offers } = draft
  const byId = new Map(colors.map(color => [color.id, color]))
  return {
    ...stored,
    ...{ priceCents: product.priceCents, childPriceCents: product.childPriceCents, vatGroup: product.vatGroup },
    ...{ shippingGroup: product.shippingGroup, discountGroups: product.discountGroups },
    ...{ weightGrams: product.weightGrams, available: product.available, backOn: product.backOn },
    ...{ expectedDaysMin: product.expectedDaysMin, expectedDays: product.expectedDays },
    ...{ printingDays: product.printingDays, visibleFrom: null, isOffline: false, isDeleted: false },
    ...{ isPersonalisable: product.isPersonalisable, personalisationMaxLength: product.personalisationMaxLength },
    ...{ printMethod: product.lettering?.method ?? null, properties: product.properties },
    hasVariants: variants.length > 0,
    variants: variants.map(({ colorId, ...variant }) => ({ ...variant, color: byId.get(colorId ?? '') ?? null })),
    tiers,
    slots,
    offers: offers.map(({ startsAt, endsAt, discountGroups }) => ({
      ...{ start: startsAt.toISOString(), end: endsAt.toISOString(), discountGroups },
    })),
  }
}
