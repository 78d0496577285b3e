import type { Cents } from '../../../kit/money.ts'
import type { Fit } from '../tables.ts'
import type { Card, CardImage, ColorPictures } from './card.ts'
import { audienceOf, type PriceRange, rangeFor } from './priceRange.ts'
import type { Sale } from './sale.ts'

/** What a list was narrowed to, as far as its tiles show it. */
export type Looked = { readonly fits?: readonly Fit[]; readonly colors?: readonly string[] }

/** What a tile shows in a list that was narrowed, in the place of what it shows elsewhere. `color`: the code of the colour
 *  that its page begins with. */
export type Tile = {
  readonly color: string | null
  readonly image: CardImage | null
  readonly backImage: CardImage | null
  readonly price: PriceRange
  readonly sale: Sale | null
  readonly setSavingPercent: number | null
  readonly priceApart: Cents | null
}

/** The tile of a product where somebody looks for colours and fits: the colour, and the price of children's sizes. Null
 *  where it is as everywhere. `pictures`: by colour. */
export function tileFor(
  card: Card,
  looked: Looked,
  pictures: Readonly<Record<string, ColorPictures>> = {},
): Tile | null {
  const color = looked.colors?.find(code => card.colors.some(each => each.code === code)) ?? null
  const isChild = audienceOf(looked.fits) === 'child' && card.price.child !== null
  if (color === null && !isChild) return null
  const picture = color === null ? undefined : pictures[color]
  // What a set saves is known of its regular price alone.
  const own = isChild
    ? {
        price: { ...rangeFor(card.price, 'child'), adult: null, adultTo: null, child: null, childTo: null },
        sale: card.childSale,
        setSavingPercent: null,
        priceApart: null,
      }
    : {
        price: card.price,
        sale: card.sale,
        setSavingPercent: card.setSavingPercent,
        priceApart: card.priceApart,
      }
  return {
    color,
    image: picture ? picture.front : card.image,
    backImage: picture ? picture.back : card.backImage,
    ...own,
  }
}
