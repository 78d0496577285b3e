import type { Language } from '../../../kit/languages.ts'
import { ours } from '../../../kit/mailWords.ts'
import { vatIdOf } from '../../../kit/vatIds.ts'
import { speechIn } from '../../../texts/texts.ts'
import type { Quote, VatCategory } from '../../pricing/rules/quote.ts'

/** Why goods of a quote are free of VAT; null where they are taxed. All of them are, or none. */
export const freedBy = ({ vat }: Quote): Exclude<VatCategory, 'standard' | 'outOfScope'> | null =>
  vat.map(({ category }) => category).find(category => category === 'intraCommunity' || category === 'export') ?? null

/**
 * Why no VAT is due, in words that stand beside the sums of cart, order and mail; null where it is due. Of a supply within
 * the EU both VAT ids are named, as they will be on the invoice (Art. 226 no. 4, 11 VAT Directive); the seller's is left
 * out where it is none. That of a small
 * business is no matter of the quote (`smallBusinessGround`).
 */
export function vatGround(
  quote: Quote,
  language: Language,
  ids: { readonly buyer: string | null; readonly seller: string },
): string | null {
  const category = freedBy(quote)
  if (category === null) return null
  const { text } = speechIn(language)
  if (category === 'export') return text('vat.ground.export')
  return text('vat.ground.intraCommunity', {
    buyer: ours(idText(ids.buyer) ?? ''),
    seller: ours(idText(ids.seller) ?? 'none'),
  })
}

/** An id as invoices show it; null for what is none. */
function idText(entered: string | null): string | null {
  const id = vatIdOf(entered ?? '')
  return id && id.prefix + id.rest
}
