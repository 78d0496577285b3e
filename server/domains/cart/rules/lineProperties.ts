import { type Language, textIn } from '../../../kit/languages.ts'
import { type NamedValue, valuesInCheckout } from '../../catalogue/rules/propertyDefinitions.ts'
import { propertySettings } from '../../catalogue/settings.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import type { Settings } from '../../settings/rules.ts'
import type { WrittenValues } from './written.ts'

/** What is said of a piece from the cart to the order besides its size, fit and colour, as the configurator says: values of
 *  its properties, and what its buyer wrote. */
export function lineProperties(
  product: ProductFacts | undefined,
  { variantId, written }: { readonly variantId: string | null; readonly written?: WrittenValues | null },
  settings: Settings,
  language: Language,
): NamedValue[] {
  if (!product) return []
  const { properties } = propertySettings.of(settings)
  const variant = product.variants.find(({ id }) => id === variantId) ?? null
  const colors = new Map(product.propertyColors.map(color => [color.code, color]))
  return [
    ...valuesInCheckout(properties, product, variant, language, colors),
    ...Object.entries(written ?? {}).map(([key, value]) => {
      const definition = properties.find(each => each.key === key)
      return { key, label: definition ? textIn(language, definition.name) : key, value }
    }),
  ]
}
