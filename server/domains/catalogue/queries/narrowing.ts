import type { Database } from '../../../platform/database.ts'
import type { Attribute } from '../listings/bitmapKeys.ts'
import { Bitmap, withNumber } from '../rules/bitmap.ts'
import { digitAttributes, readBitmaps } from './bitmaps.ts'
import type { FilterKind, ProductFilter } from './groupPage.ts'

/** What each kind of a filter leaves of a set of listings; kinds that are not filtered are absent. */
export type Narrowing = ReadonlyMap<FilterKind, (among: Bitmap) => Bitmap>

/** Reads what a filter leaves; no statement for an empty one, else one. */
export async function readNarrowing(database: Pick<Database, 'pool'>, filter: ProductFilter): Promise<Narrowing> {
  const of = (kind: string, values: readonly string[] = []): Attribute[] => values.map(value => ({ kind, value }))
  const features = (['personalisable', 'inStock', 'onSale'] as const).filter(feature => filter[feature])
  const isPriced = filter.priceFrom !== undefined || filter.priceTo !== undefined
  const parts = [
    of('fit', filter.fits),
    of('color', filter.colors),
    of('size', filter.sizes),
    of('feature', features),
    isPriced ? digitAttributes('priceTo') : [],
    isPriced ? digitAttributes('priceFrom') : [],
  ]
  const read = await readBitmaps(database, parts.flat())
  const [fits, colors, sizes, featured, highest, lowest] = parts.map((part, index) => {
    const start = parts.slice(0, index).flat().length
    return read.slice(start, start + part.length)
  }) as [Bitmap[], Bitmap[], Bitmap[], Bitmap[], Bitmap[], Bitmap[]]
  const narrowing = new Map<FilterKind, (among: Bitmap) => Bitmap>()
  const any = (kind: FilterKind, bitmaps: readonly Bitmap[]) => {
    if (bitmaps.length > 0) narrowing.set(kind, among => among.and(bitmaps.reduce((a, b) => a.or(b), Bitmap.empty)))
  }
  any('fits', fits)
  any('colors', colors)
  any('sizes', sizes)
  if (featured.length > 0) narrowing.set('features', among => featured.reduce((a, b) => a.and(b), among))
  if (isPriced) {
    const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter
    narrowing.set('price', among =>
      withNumber(withNumber(among, highest, 'atLeast', priceFrom), lowest, 'atMost', priceTo),
    )
  }
  return narrowing
}

/** What a filter leaves of a set; `except` one of its kinds. */
export const narrowed = (among: Bitmap, narrowing: Narrowing, except?: FilterKind): Bitmap =>
  [...narrowing].filter(([kind]) => kind !== except).reduce((left, [, narrow]) => narrow(left), among)
