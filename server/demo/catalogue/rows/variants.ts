import type { Fit } from '../../../domains/catalogue/tables.ts'
import { addDays } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { models, seedOf } from '../../garments/models.ts'
import type { ColourKey } from '../../garments/types.ts'
import { stableId } from '../../stableId.ts'
import type { Prices, ProductContent, ProductFamily, Stock } from '../content.ts'
import type { ProductRows, SeedClock } from './rowTypes.ts'

/** One offered combination before it becomes a row; `price` is null where the product's own holds. */
export type Offer = { fit: Fit; size: string; colour: ColourKey; key: string; price: Cents | null; isChild: boolean }

const modelsByKey = new Map(models.map(model => [model.key, model]))

/** The drawn model of that name. Throws RangeError if there is none. */
export function drawnModel(key: string) {
  const model = modelsByKey.get(key)
  if (!model) throw new RangeError(`there is no drawn model ${key}`)
  return model
}

/** The price of a size where it differs from the product's own. */
export function ownPriceOf(prices: Prices, fit: Fit, size: string): Cents | null {
  const own = prices.bySize?.[size] ?? (fit === 'children' ? prices.child : undefined)
  return own === undefined || own === prices.adult ? null : own
}

/** Everything that can be bought of a product, colour by colour; a fit whose model lacks a colour is left out. */
export function offersOf(family: ProductFamily, content: ProductContent): Offer[] {
  const wear = content.wear ?? family.wear
  const prices = content.prices ?? family.prices
  const runs = (content.runs ?? family.runs).filter(run => wear[run.fit] !== undefined)
  return content.colours.flatMap(colour =>
    runs
      .filter(run => drawnModel(wear[run.fit]!).colours.includes(colour))
      .flatMap(({ fit, sizes }) =>
        sizes.map(size => ({
          fit,
          size,
          colour,
          key: slugOf(`${colour}-${fit}-${size}`),
          price: ownPriceOf(prices, fit, size),
          isChild: fit === 'children',
        })),
      ),
  )
}

const fitLetters: Readonly<Record<Fit, string>> = { children: 'K', women: 'D', men: 'H', unisex: 'U' }

/** What lies in the warehouse: most sizes plenty, a few almost or quite gone, some expected back. */
export function drawnStock(sku: string, size: string): Stock {
  const chance = seedOf(`stock ${sku}`) % 100
  if (chance < 3) return 0
  if (chance < 6) return { backInDays: 9 + (seedOf(`back ${sku}`) % 48) }
  if (chance < 11) return 1 + (seedOf(`few ${sku}`) % 5)
  const isCommon = ['M', 'L', 'XL', '140', '152', '39–42', '43–46'].includes(size)
  return (isCommon ? 24 : 8) + (seedOf(`many ${sku}`) % (isCommon ? 160 : 60))
}

/** Names and numbers need some room. */
const sizesTooSmallForPrint: ReadonlySet<string> = new Set(['104'])

/** The variants of a product; `number` is its article number. */
export function variantRows(
  family: ProductFamily,
  content: ProductContent,
  product: { id: string; number: string },
  clock: SeedClock,
): ProductRows['variants'] {
  const isPersonalisable = content.isPersonalisable ?? family.isPersonalisable ?? false
  return offersOf(family, content).map((offer, index) => {
    const { fit, size, colour } = offer
    const sku = `${product.number}-${colour}-${fitLetters[fit]}-${slugOf(size).toUpperCase()}`
    const told = content.stock?.[`${colour}-${fit}-${size}`] ?? content.stock?.[`${fit}-${size}`]
    const stock = told ?? (content.isMadeToOrder ? 'unlimited' : drawnStock(sku, size))
    return {
      id: stableId('variant', sku),
      productId: product.id,
      key: offer.key,
      sku,
      fit,
      size,
      colorId: stableId('color', colour),
      priceCents: offer.price,
      isChildSize: offer.isChild,
      isPersonalisable: isPersonalisable && (content.isMadeToOrder === true || !sizesTooSmallForPrint.has(size)),
      available: stock === 'unlimited' ? null : typeof stock === 'number' ? stock : 0,
      backOn: typeof stock === 'object' ? addDays(clock.today, stock.backInDays) : null,
      weightGrams: offer.isChild ? Math.round(family.weightGrams * 0.75) : null,
      sortOrder: index,
    }
  })
}
