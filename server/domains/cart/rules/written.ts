import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import type { PropertyDefinition } from '../../catalogue/defaults/properties.ts'
import { unprintable, usualMethod } from '../../catalogue/rules/printing.ts'
import { propertySettings } from '../../catalogue/settings.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import type { Settings } from '../../settings/rules.ts'

/** What a buyer wrote for properties of a product, by their keys; the same on all pieces of a line. */
export type WrittenValues = Readonly<Record<string, string>>

/** One of them as it is given. */
export type WrittenValue = { readonly key: string; readonly text: string }

/** The properties that buyers of a product write something for (shop.md 3, `personalization`). */
export const askedProperties = (
  { kind, isPersonalisable }: Pick<ProductFacts, 'kind' | 'isPersonalisable'>,
  settings: Settings,
): readonly PropertyDefinition[] =>
  kind === 'goods' && isPersonalisable
    ? propertySettings.of(settings).properties.filter(each => each.isPersonalisation)
    : []

/**
 * What is kept of what a buyer wrote; null: nothing. Refuses what the product does not ask for, what is too long, has
 * characters that its method cannot print, and a required text that is missing, as the texts of pieces do. `path` leads
 * to the list.
 */
export function writtenValues(
  product: ProductFacts,
  settings: Settings,
  given: readonly WrittenValue[],
  path: readonly string[],
): { readonly written: WrittenValues | null; readonly refusals: readonly Refusal[] } {
  const asked = askedProperties(product, settings)
  const refusals: Refusal[] = []
  const written: Record<string, string> = {}
  for (const [index, { key, text }] of given.entries()) {
    const place = [...path, String(index), 'text']
    const kept = tidied(text)
    if (kept === '') continue
    const definition = asked.find(each => each.key === key)
    const strange = unprintable(product.printMethod ?? usualMethod, kept)
    if (!definition) refusals.push(refusal('PERSONALISATION_NOT_OFFERED', place, 'This product does not ask for it.'))
    else if ([...kept].length > definition.longest) {
      const { longest: maxLength } = definition
      refusals.push(refusal('PERSONALISATION_TOO_LONG', place, `At most ${maxLength} characters.`, { maxLength }))
    } else if (strange.length > 0) {
      const details = { characters: strange }
      refusals.push(refusal('PERSONALISATION_NOT_PRINTABLE', place, `Cannot be printed: ${strange.join(' ')}`, details))
    } else written[key] = kept
  }
  const missing = asked.filter(
    ({ key, isRequired }) =>
      isRequired && written[key] === undefined && !given.some(each => each.key === key && tidied(each.text) !== ''),
  )
  refusals.push(
    ...missing.map(({ key }) => refusal('PERSONALISATION_MISSING', [...path, key], 'Each piece needs this text.')),
  )
  return { written: Object.keys(written).length > 0 ? written : null, refusals }
}

/** Two lines with the same key were written the same for. */
export const writtenKey = (written: WrittenValues | null | undefined): readonly string[] | null =>
  written
    ? Object.entries(written)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flat()
    : null
