import type { MessageId } from '../../../intl/messageIds.ts'
import type { Feature } from './browsing.ts'

interface KnownFeature {
  feature: Feature
  text: MessageId & `catalogue.feature.${string}`
}

/** Features by what the server calls them in a facet, whether as a field name or as an enum. */
const known: Record<string, KnownFeature> = {
  personalisable: { feature: 'personalisable', text: 'catalogue.feature.personalisable' },
  instock: { feature: 'inStock', text: 'catalogue.feature.inStock' },
  onsale: { feature: 'onSale', text: 'catalogue.feature.onSale' },
}

export function featureText(value: string): KnownFeature | undefined {
  return known[value.toLowerCase().replaceAll('_', '')]
}
