import type { Fit, ImageView } from '../../../domains/catalogue/tables.ts'
import type { ColourKey } from '../../garments/types.ts'
import { stableId } from '../../stableId.ts'
import type { ProductContent, ProductFamily } from '../content.ts'
import type { ProductRows } from './rowTypes.ts'
import { drawnModel } from './variants.ts'

export type Shown = { picture: string; view: ImageView; colour: ColourKey; fit: Fit | null }

/** The pictures of a product: colour by colour, of each model front, back and detail; the leading view comes first. */
export function picturesOf(family: ProductFamily, content: ProductContent): Shown[] {
  const wear = Object.entries(content.wear ?? family.wear) as [Fit, string][]
  const worn = [...new Set(wear.map(([, key]) => key))].map(key => {
    const fits = wear.flatMap(([fit, each]) => (each === key ? [fit] : []))
    return { model: drawnModel(key), fit: fits.length === 1 && wear.length > 1 ? fits[0]! : null }
  })
  const shown = content.colours.flatMap(colour =>
    worn.flatMap(({ model, fit }) => {
      const { front, back, detail } = model.pictures[colour] ?? {}
      const views: [ImageView, string | undefined][] = [
        ['front', front],
        ['back', back],
        ['detail', detail],
      ]
      return views.flatMap(([view, picture]) => (picture === undefined ? [] : [{ picture, view, colour, fit }]))
    }),
  )
  const lead = shown.find(each => each.view === (content.lead ?? 'front') && each.colour === content.colours[0])
  if (!lead) throw new RangeError(`${content.key} has no picture from the ${content.lead ?? 'front'}`)
  return [lead, ...shown.filter(each => each !== lead)]
}

/** Rows of a product's pictures, in order. */
export const imageRows = (productId: string, shown: readonly Shown[]): ProductRows['productImages'] =>
  shown.map(({ picture, view, colour, fit }, position) => ({
    id: stableId('product image', `${productId} ${picture}`),
    productId,
    fileId: stableId('file', picture),
    view,
    colorId: stableId('color', colour),
    fit,
    position,
  }))
