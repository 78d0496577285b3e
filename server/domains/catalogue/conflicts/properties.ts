import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../../settings/rules.ts'
import { builtInKeys, isBuiltIn, type PropertyDefinition, usualProperties } from '../defaults/properties.ts'

/** Most filters, and most properties on a tile, besides those that are built in: lists are counted by each of them. */
const mostFilters = 10
const mostPreviewed = 3
/** Most texts that shoppers write: each is kept with each line. */
const mostWritten = 5

/** Why these cannot be all properties of the shop. */
export function propertyConflicts(properties: readonly PropertyDefinition[]): SettingsConflict[] {
  const at = (index: number, field: string) => ['properties', String(index), field]
  const keys = properties.map(({ key }) => key)
  const missing = builtInKeys.filter(key => !keys.includes(key))
  const many = (flag: 'isFilter' | 'showInPreview' | 'isPersonalisation', most: number): SettingsConflict[] =>
    properties
      .flatMap((each, index) => (each[flag] && !isBuiltIn(each.key) ? [index] : []))
      .slice(most)
      .map(index => ({ path: at(index, flag), message: `At most ${most}.` }))
  return [
    ...missing.map(key => ({ path: ['properties'], message: `${key} is part of each variant and stays.` })),
    ...properties.flatMap((each, index) => [
      ...(keys.indexOf(each.key) < index
        ? [{ path: at(index, 'key'), code: 'ENTRY_TWICE' as const, message: 'Another property has this key.' }]
        : []),
      ...(each.key === 'gender' ? [{ path: at(index, 'key'), message: 'Is the documented name of the fit.' }] : []),
      ...fixedConflicts(each, index),
      ...togetherConflicts(each, index),
    ]),
    ...many('isFilter', mostFilters),
    ...many('showInPreview', mostPreviewed),
    ...many('isPersonalisation', mostWritten),
  ]
}

/** What size, fit and colour are in any case. */
function fixedConflicts(property: PropertyDefinition, index: number): SettingsConflict[] {
  if (!isBuiltIn(property.key)) return []
  const usual = usualProperties.find(({ key }) => key === property.key)!
  const fixed = ['type', 'isGlobal', 'isPersonalisation', 'showInCheckout'] as const
  const wrong: (keyof PropertyDefinition)[] = fixed.filter(field => property[field] !== usual[field])
  if (property.key === 'size' && !property.isRequired) wrong.push('isRequired')
  return wrong.map(field => ({
    path: ['properties', String(index), field],
    message: 'Cannot be changed of size, fit and colour.',
  }))
}

/** What shoppers write is known of no variant before. */
function togetherConflicts(property: PropertyDefinition, index: number): SettingsConflict[] {
  if (!property.isPersonalisation) return []
  const wrong: (keyof PropertyDefinition)[] = (
    ['isGlobal', 'isFilter', 'showInPreview', 'separatesTiers'] as const
  ).filter(field => property[field])
  if (property.type !== 'other') wrong.push('type')
  return wrong.map(field => ({
    path: ['properties', String(index), field],
    message: 'Shoppers write the value: it is known of no variant before.',
  }))
}

/** Why properties cannot go: products or variants have values of them. */
export async function propertyHindrances(
  reader: Reader,
  before: readonly PropertyDefinition[],
  after: readonly PropertyDefinition[],
): Promise<SettingsConflict[]> {
  const left = new Set(after.map(({ key }) => key))
  const gone = before.filter(({ key }) => !left.has(key))
  if (gone.length === 0) return []
  const uses = await propertyUses(reader)
  return gone.flatMap(({ key, isPersonalisation }): SettingsConflict[] => {
    const products = isPersonalisation ? 0 : (uses.get(key)?.products ?? 0)
    const message = `${key} is in use: ${products} products.`
    return products > 0 ? [{ path: ['properties'], code: 'TRANSITION_NOT_ALLOWED', message }] : []
  })
}

/** `name`: what most tables of products call it; null where none has it. */
export type PropertyUse = {
  readonly products: number
  readonly ofProducts: boolean
  readonly name: LocalizedText | null
}

/** How many products have a value under each key, in their table (`ofProducts`) or of one of their variants; deleted ones
 *  aside. */
export async function propertyUses(reader: Reader): Promise<ReadonlyMap<string, PropertyUse>> {
  const rows = await run<PropertyUse & { readonly key: string }>(
    reader,
    sql`select key, count(distinct product)::int as products, bool_or(is_line) as "ofProducts",
        mode() within group (order by label) as name from (
        select v.product_id as product, jsonb_object_keys(v.properties) as key, false as is_line, null::jsonb as label
        from variants v where v.properties <> '{}' and not v.is_retired
        union all
        select p.id, line ->> 'key', true, line -> 'label'
        from products p, jsonb_array_elements(p.properties) line where p.deleted_at is null
      ) as used group by key`,
  )
  return new Map(rows.map(({ key, ...use }) => [key, use]))
}

/** The products that `propertyUses` counts under a key. One pass over the variants that have properties at all. */
export const productsWithProperty = (key: string): SQL => sql`
  select v.product_id from variants v where v.properties <> '{}' and not v.is_retired and v.properties ? ${key}
  union
  select w.id from products w where w.properties @> ${JSON.stringify([{ key }])}::jsonb and w.deleted_at is null`
