import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import type { ProductFilter } from '../queries/groupPage.ts'
import type { ListedProduct } from '../queries/page.ts'
import type { Card } from '../rules/card.ts'
import { coloredPath, productPathIn } from '../rules/paths.ts'
import { type Tile, tileFor } from '../rules/tile.ts'
import type { ProductEdge } from './shapes.ts'
import { ImageRef, ProductPriceRef, SaleRef, shown } from './values.ts'

type ShownTile = Tile & { readonly card: Card }

export const ProductTileRef = builder.objectRef<ShownTile>('ProductTile').implement({
  description: 'What the tile of a product shows in a list that was narrowed, in the place of what the product says.',
  fields: t => ({
    path: t.string({
      description: 'As the product’s, with the colour that its page begins with (`?color=`).',
      args: { group: t.arg.string() },
      resolve: ({ card, color }, { group }, { language }) => coloredPath(productPathIn(language, card, group), color),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ image, card }) => shown(image, card.id, card.title),
    }),
    backImage: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ backImage, card }) => shown(backImage, card.id, card.title),
    }),
    price: t.field({
      type: ProductPriceRef,
      resolve: ({ price, card }) => ({ range: price, vatGroup: card.vatGroup, content: card.content }),
    }),
    sale: t.field({ type: SaleRef, nullable: true, resolve: ({ sale }) => sale }),
    setSavingPercent: t.exposeInt('setSavingPercent', { nullable: true }),
    priceApart: t.field({ type: MoneyRef, nullable: true, resolve: ({ priceApart }) => money(priceApart) }),
  }),
})

/** The edge of a row in a list that was narrowed. */
export function edgeOf({ card, cursor, pictures }: ListedProduct, filter: ProductFilter): ProductEdge {
  const tile = tileFor(card, filter, pictures)
  return { cursor, node: { card }, tile: tile && { ...tile, card } }
}
