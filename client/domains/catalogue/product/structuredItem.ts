import type { StructuredItem } from '../../../router/PageHead.tsx'

interface Amount {
  readonly cents: number
  readonly currency: string
}

/** What a search engine is told of a product. Addresses are whole. */
export interface ProductFacts {
  readonly title: string
  readonly description: string | null
  readonly sku: string
  readonly url: string
  readonly images: readonly string[]
  readonly producer: string | null
  /** The lowest and the highest; null where the shop shows none, and so offers nothing. */
  readonly prices: { readonly from: Amount; readonly to: Amount } | null
  readonly availability: string
  readonly backOn: string | null
  /** Articles that can be bought separately; of a set 1. */
  readonly offerCount: number
}

const availabilities: Readonly<Record<string, string>> = {
  IN_STOCK: 'InStock',
  FEW_LEFT: 'LimitedAvailability',
  BACK_ON_DATE: 'BackOrder',
  SOLD_OUT: 'OutOfStock',
}

/** Cents as schema.org wants a price: '34.90'. */
const price = ({ cents }: Amount): string => (cents / 100).toFixed(2)

/** A product and its offer; an aggregate offer where pieces have different prices. Source: schema.org/Product. */
export function productItem(facts: ProductFacts): StructuredItem {
  return {
    '@type': 'Product',
    name: facts.title,
    ...(facts.description ? { description: facts.description } : {}),
    sku: facts.sku,
    url: facts.url,
    ...(facts.images.length > 0 ? { image: facts.images } : {}),
    ...(facts.producer ? { manufacturer: { '@type': 'Organization', name: facts.producer } } : {}),
    ...(facts.prices && { offers: offerOf(facts, facts.prices) }),
  }
}

function offerOf(facts: ProductFacts, { from, to }: NonNullable<ProductFacts['prices']>) {
  const common = {
    url: facts.url,
    priceCurrency: from.currency,
    availability: `https://schema.org/${availabilities[facts.availability] ?? 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(facts.backOn ? { availabilityStarts: facts.backOn } : {}),
  }
  if (from.cents === to.cents) return { '@type': 'Offer', price: price(from), ...common }
  return {
    '@type': 'AggregateOffer',
    lowPrice: price(from),
    highPrice: price(to),
    offerCount: facts.offerCount,
    ...common,
  }
}
