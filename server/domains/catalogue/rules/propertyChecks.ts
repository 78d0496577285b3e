import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isBuiltIn, type PropertyDefinition } from '../defaults/properties.ts'
import type { ProductKind, ProductProperty } from '../tables.ts'
import { builtIn } from './propertyDefinitions.ts'
import type { PlannedVariant } from './variantChanges.ts'

/** A variant as it will be (`after`), as it is (null: it is new), and where the input speaks of it; null: it does not. */
type CheckedVariant = {
  readonly before: Pick<PlannedVariant, 'properties' | 'fit' | 'colorId'> | null
  readonly after: PlannedVariant
  readonly path: readonly string[] | null
}

/** A product that is being written. `properties` of it: the lines of its table as they will be; `isOnline`: once it is
 *  written; `changes`: the path of its own fields. */
export type CheckedProduct = {
  readonly kind: ProductKind
  readonly variants: readonly CheckedVariant[]
  readonly properties: readonly Pick<ProductProperty, 'key' | 'value'>[]
  readonly areLinesWritten: boolean
  readonly isOnline: boolean
  readonly goesOnline: boolean
  readonly changes: readonly string[]
}

type Value = string | number | boolean | undefined

/** What is wrong with a value that a variant is to have; null: nothing. */
function mistakeOf(definition: PropertyDefinition, value: Value, codes: ReadonlySet<string>): string | null {
  if (definition.isPersonalisation) return 'is written by shoppers'
  if (definition.isGlobal) return 'is said of the whole product'
  if (definition.type === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false'
  if (definition.type === 'color') return codes.has(String(value)) ? null : 'must be the code of a colour'
  return typeof value === 'boolean' ? 'must be a text or a number' : null
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const heldBy = ({ properties }: Pick<PlannedVariant, 'properties'>, key: string): Value => properties[key] as Value

/** The codes of colours that properties are to name, of which somebody has to say whether they exist. */
export function namedColors(definitions: readonly PropertyDefinition[], product: CheckedProduct): string[] {
  const colored = definitions.filter(({ key, type }) => type === 'color' && !isBuiltIn(key)).map(({ key }) => key)
  return [
    ...product.variants.flatMap(({ after }) => colored.map(key => heldBy(after, key))),
    ...product.properties.filter(({ key }) => colored.includes(key)).map(({ value }) => value.de.trim()),
  ].filter(value => typeof value === 'string' && value !== '') as string[]
}

/**
 * Why a product cannot have these properties: values that are not of the kind which the configurator says (INVALID_INPUT),
 * as far as they are new; and what is required (PROPERTY_MISSING) of goods that are online, as far as the change concerns
 * it. What is in the database already and was lawful when it was written stands in nobody's way. Keys that the
 * configurator does not know are allowed: programs and imports bring them. `codes`: of all colours that are named.
 */
export function configuredRefusals(
  definitions: readonly PropertyDefinition[],
  product: CheckedProduct,
  codes: ReadonlySet<string>,
): Refusal[] {
  const further = definitions.filter(({ key }) => !isBuiltIn(key))
  return [
    ...product.variants.flatMap(variant => variantRefusals(definitions, further, product, variant, codes)),
    ...lineRefusals(further, product, codes),
  ]
}

function variantRefusals(
  definitions: readonly PropertyDefinition[],
  further: readonly PropertyDefinition[],
  product: CheckedProduct,
  { before, after, path }: CheckedVariant,
  codes: ReadonlySet<string>,
): Refusal[] {
  const isChanged = (key: string) => before === null || heldBy(before, key) !== heldBy(after, key)
  const wrong = further.flatMap(definition => {
    const { key } = definition
    const value = heldBy(after, key)
    const mistake = path && isChanged(key) && !isNothing(value) && mistakeOf(definition, value, codes)
    return mistake ? [refusal('INVALID_INPUT', [...path, 'properties', key], mistake)] : []
  })
  if (!isRequiredOf(product)) return wrong
  const lost = (key: string, isMissing: boolean, hadIt: boolean, place: readonly string[]): Refusal[] => {
    if (!isMissing) return []
    if (path && (before === null || hadIt)) return [missing([...path, ...place], key)]
    return product.goesOnline ? [missing(path ? [...path, ...place] : [...product.changes, 'isOffline'], key)] : []
  }
  const own = (key: 'fit' | 'color', field: 'fit' | 'colorId') =>
    builtIn(definitions, key).isRequired
      ? lost(key, after[field] === null, (before?.[field] ?? null) !== null, [field])
      : []
  return [
    ...wrong,
    ...own('fit', 'fit'),
    ...own('color', 'colorId'),
    ...further
      .filter(({ isRequired, isGlobal, isPersonalisation }) => isRequired && !isGlobal && !isPersonalisation)
      .flatMap(({ key }) =>
        lost(key, isNothing(heldBy(after, key)), before !== null && !isNothing(heldBy(before, key)), [
          'properties',
          key,
        ]),
      ),
  ]
}

/** Of values that stand among the lines of a product's table: yes and no are `true` and `false` there. */
function lineRefusals(
  further: readonly PropertyDefinition[],
  product: CheckedProduct,
  codes: ReadonlySet<string>,
): Refusal[] {
  const { properties, areLinesWritten, changes } = product
  return further
    .filter(({ isGlobal }) => isGlobal)
    .flatMap(({ key, type, isRequired }) => {
      const at = properties.findIndex(line => line.key === key)
      const text = properties[at]?.value.de.trim() ?? ''
      if (text === '') {
        const isAsked = isRequired && isRequiredOf(product) && (areLinesWritten || product.goesOnline)
        const place = areLinesWritten ? ['properties', key] : ['isOffline']
        return isAsked ? [missing([...changes, ...place], key)] : []
      }
      const isWrong =
        (type === 'boolean' && text !== 'true' && text !== 'false') || (type === 'color' && !codes.has(text))
      return isWrong && areLinesWritten
        ? [refusal('INVALID_INPUT', [...changes, 'properties', String(at), 'value'], `is no value of ${key}`)]
        : []
    })
}

const isRequiredOf = ({ kind, isOnline }: CheckedProduct): boolean => kind === 'goods' && isOnline

const missing = (path: readonly string[], key: string): Refusal =>
  refusal('PROPERTY_MISSING', path, `${key} is required of products that are online.`, { property: key })
