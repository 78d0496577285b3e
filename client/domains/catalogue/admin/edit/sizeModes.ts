import type { Message } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { CellField } from './fields.ts'

/** What the cells of the size table hold: one of a variant's fields, whether it is offered, or its further properties. */
export type CellMode = CellField | CellFlagMode | 'gtin' | 'properties' | PropertyMode | ChosenMode
/** A property of the configurator that is typed, or chosen, by its key. */
type PropertyMode = `property:${string}`
export type ChosenMode = `chosen:${string}`
type CellFlagMode = 'offered' | 'child' | 'personalised'

/** What the cells can hold, in the order of the choice. */
const modeTexts = {
  stock: { title: 'admin.product.cell.stock', hint: 'admin.product.hint.stock' },
  reorderLevel: { title: 'admin.product.cell.reorder', hint: 'admin.product.hint.reorder' },
  price: { title: 'admin.product.cell.price', hint: 'admin.product.hint.price' },
  backOn: { title: 'admin.product.cell.backOn', hint: 'admin.product.hint.backOn' },
  sku: { title: 'admin.product.cell.sku', hint: 'admin.product.hint.sku' },
  gtin: { title: 'admin.product.cell.gtin', hint: 'admin.product.hint.gtin' },
  offered: { title: 'admin.product.cell.offered', hint: 'admin.product.hint.offered' },
  child: { title: 'admin.product.cell.child', hint: 'admin.product.hint.child' },
  personalised: { title: 'admin.product.cell.personalised', hint: 'admin.product.hint.personalised' },
  weightGrams: { title: 'admin.product.cell.weight', hint: 'admin.product.hint.weight' },
  expectedDays: { title: 'admin.product.cell.days', hint: 'admin.product.hint.days' },
  size: { title: 'admin.product.cell.size', hint: 'admin.product.hint.size' },
  fit: { title: 'admin.product.fit', hint: 'admin.product.hint.fit' },
  color: { title: 'admin.product.color', hint: 'admin.product.hint.color' },
  properties: { title: 'admin.product.cell.properties', hint: 'admin.product.hint.properties' },
} as const satisfies Record<PlainMode, { title: MessageId; hint: MessageId }>

type PlainMode = Exclude<CellMode, PropertyMode | ChosenMode>

const isPlain = (mode: CellMode): mode is PlainMode => Object.hasOwn(modeTexts, mode)

/** A property of the configurator, as far as cells hold it. */
export interface SizeProperty {
  readonly key: string
  readonly name: string
  readonly type: string
  readonly isGlobal: boolean
}

const modeOfProperty = ({ key, type }: SizeProperty): CellMode =>
  type === 'OTHER' ? `property:${key}` : `chosen:${key}`

/** What the cells can hold, properties of sizes before the list of all. */
export function modesWith(properties: readonly SizeProperty[]): readonly { mode: CellMode; title: Message }[] {
  const own = properties
    .filter(({ isGlobal }) => !isGlobal)
    .map(property => ({ mode: modeOfProperty(property), title: { text: property.name } }))
  const plain = (Object.keys(modeTexts) as PlainMode[]).map(mode => ({ mode, title: modeTexts[mode].title }))
  return [...plain.slice(0, -1), ...own, ...plain.slice(-1)]
}

export const hintOf = (mode: CellMode): MessageId =>
  isPlain(mode) ? modeTexts[mode].hint : 'admin.product.hint.property'

/** The key of the property that cells hold; null where they hold something else. */
export const propertyOfMode = (mode: string): string | null => /^(?:property|chosen):(.+)$/.exec(mode)?.[1] ?? null

export const isChosen = (mode: CellMode): mode is ChosenMode => mode.startsWith('chosen:')

const modeOfField: Partial<Record<string, CellMode>> = {
  ...{ isOffline: 'offered', isChildSize: 'child', isPersonalisable: 'personalised', available: 'stock' },
  colorId: 'color',
}

/** Of a field that was refused, the cells that hold it. */
export const modeOf = (field: string): CellMode => modeOfField[field] ?? (field as CellMode)

export const isFlag = (mode: CellMode): mode is CellFlagMode =>
  mode === 'offered' || mode === 'child' || mode === 'personalised'

/** Cells that are typed into, and to and from which values can be copied. */
export type TypedMode = Exclude<CellField, 'fit' | 'color'> | 'gtin' | PropertyMode
export const isTyped = (mode: CellMode): mode is TypedMode =>
  !isFlag(mode) && !isChosen(mode) && mode !== 'fit' && mode !== 'color' && mode !== 'properties'

/** What of a size that is to be added can be typed before it is there. */
export const isOfNewSize = (mode: CellMode): mode is 'stock' | 'price' | 'sku' | 'gtin' =>
  mode === 'stock' || mode === 'price' || mode === 'sku' || mode === 'gtin'

/** Cells that may all hold the same. */
export const isFillable = (mode: CellMode): mode is Exclude<TypedMode, 'sku' | 'gtin' | 'size'> =>
  isTyped(mode) && mode !== 'sku' && mode !== 'gtin' && mode !== 'size'

/** How wide the cells are, in pixels; others are 56. */
const cellWidths: Readonly<Partial<Record<PlainMode, number>>> = {
  ...{ price: 76, backOn: 142, sku: 168, gtin: 148, size: 112, fit: 128, color: 128, weightGrams: 76 },
}

export const cellWidth = (mode: CellMode): number => (isPlain(mode) ? (cellWidths[mode] ?? 56) : 128)
