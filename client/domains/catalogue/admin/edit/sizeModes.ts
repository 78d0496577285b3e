import type { MessageId } from '../../../../intl/messageIds.ts'
import type { CellField } from './fields.ts'

/** What the cells of the size table hold: one of a variant's fields, whether it is offered, or its further properties. */
export type CellMode = CellField | CellFlagMode | 'gtin' | 'properties'
type CellFlagMode = 'offered' | 'child' | 'personalised'

/** What the cells can hold, in the order of the choice. */
export const modeTexts = {
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
} as const satisfies Record<CellMode, { title: MessageId; hint: MessageId }>

export const modes = Object.keys(modeTexts) as CellMode[]

const modeOfField: Partial<Record<string, CellMode>> = {
  ...{ isOffline: 'offered', isChildSize: 'child', isPersonalisable: 'personalised', available: 'stock' },
  colorId: 'color',
}

/** Of a field that was refused, the cells that hold it. */
export const modeOf = (field: string): CellMode => modeOfField[field] ?? (field as CellMode)

export const isFlag = (mode: CellMode): mode is CellFlagMode =>
  mode === 'offered' || mode === 'child' || mode === 'personalised'

/** Cells that are typed into, and to and from which values can be copied. */
export type TypedMode = Exclude<CellField, 'fit' | 'color'> | 'gtin'
export const isTyped = (mode: CellMode): mode is TypedMode =>
  !isFlag(mode) && mode !== 'fit' && mode !== 'color' && mode !== 'properties'

/** What of a size that is to be added can be typed before it is there. */
export const isOfNewSize = (mode: CellMode): mode is 'stock' | 'price' | 'sku' | 'gtin' =>
  mode === 'stock' || mode === 'price' || mode === 'sku' || mode === 'gtin'

/** Cells that may all hold the same. */
export const isFillable = (mode: CellMode): mode is Exclude<TypedMode, 'sku' | 'gtin' | 'size'> =>
  isTyped(mode) && mode !== 'sku' && mode !== 'gtin' && mode !== 'size'

/** How wide the cells are, in pixels; others are 56. */
export const cellWidths: Readonly<Partial<Record<CellMode, number>>> = {
  ...{ price: 76, backOn: 142, sku: 168, gtin: 148, size: 112, fit: 128, color: 128, weightGrams: 76 },
}
