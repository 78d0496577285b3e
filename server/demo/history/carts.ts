import type { CartLine } from '../../domains/cart/rules/contents.ts'
import { isOfferedInSets } from '../../domains/cart/rules/lineStates.ts'
import type { ProductFacts, ProductIndex, VariantFacts } from '../../domains/pricing/queries/facts.ts'
import { stableId } from '../stableId.ts'
import type { Random } from './random.ts'

/** So many pieces of a limited size there must be left, so that each cart could have been ordered. */
const ENOUGH = 20
const MOST_OF_A_SIZE = 6

/** What can be bought, the most popular ones several times. */
export type Assortment = {
  readonly popular: readonly ProductFacts[]
  readonly all: readonly ProductFacts[]
  readonly index: ProductIndex
}

const isPlenty = ({ available, backOn, isOffline }: VariantFacts): boolean =>
  !isOffline && backOn === null && (available === null || available >= ENOUGH)

const sizesOf = ({ variants }: ProductFacts): VariantFacts[] => variants.filter(isPlenty)

/** The assortment of products that are on sale and not new; `popularity` by product id. */
export function assortmentOf(
  index: ProductIndex,
  popularity: ReadonlyMap<string, number>,
  isOld: (id: string) => boolean,
): Assortment {
  const canBeBought = (product: ProductFacts): boolean =>
    product.kind === 'set'
      ? product.slots.every(id => {
          const piece = index.get(id)
          return isOfferedInSets(piece) && adultSizes(piece).length > 0
        })
      : sizesOf(product).length > 0
  const all = [...index.values()]
    .filter(product => product.visibleFrom === null && !product.isOffline && isOld(product.id) && canBeBought(product))
    .toSorted((a, b) => (a.productNumber < b.productNumber ? -1 : 1))
  const popular = all.flatMap(product => Array<ProductFacts>(times(popularity.get(product.id) ?? 0)).fill(product))
  return { popular, all, index }
}

const times = (sold: number): number => 1 + Math.min(12, Math.floor(sold / 100))

const adultSizes = (product: ProductFacts): VariantFacts[] => sizesOf(product).filter(({ isChildSize }) => !isChildSize)

/** The lines of one cart: of a club several sizes of each thing, of a person one or two pieces. What belongs together is
 *  bought together: every product has a companion that half of its buyers take too. */
export function cartLines(name: string, isClub: boolean, assortment: Assortment, random: Random): CartLine[] {
  const first = random.of(assortment.popular)
  const companion = assortment.all[(assortment.all.indexOf(first) + 7) % assortment.all.length]!
  const others = Array.from({ length: random.below(isClub ? 2 : 3) }, () => random.of(assortment.popular))
  const products = new Set([first, ...(random.chance(50) ? [companion] : []), ...others])
  const lines = [...products].flatMap(product =>
    product.kind === 'set' ? [setLine(product, isClub, assortment, random)] : goodsLines(product, isClub, random),
  )
  return lines.map((line, position) => ({ ...line, id: stableId('demo cart line', `${name} ${position}`), position }))
}

type Goods = Omit<CartLine, 'id' | 'position'>

const bare = { title: '', texts: [], slots: null, orderNote: null, variantId: null }

function goodsLines(product: ProductFacts, isClub: boolean, random: Random): Goods[] {
  const sizes = sizesOf(product)
  const wanted = Math.min(sizes.length, isClub ? 2 + random.below(2) : 1)
  const start = random.below(sizes.length)
  return Array.from({ length: wanted }, (_, i) => {
    const size = sizes[(start + i) % sizes.length]!
    const amount = isClub ? 2 + random.below(MOST_OF_A_SIZE - 1) : 1 + random.below(2)
    const isPrinted = product.isPersonalisable && size.isPersonalisable && random.chance(25)
    const texts = isPrinted ? Array.from({ length: amount }, () => String(1 + random.below(30))) : []
    return { ...bare, productId: product.id, variantId: size.id, amount, texts }
  })
}

function setLine({ id, slots }: ProductFacts, isClub: boolean, { index }: Assortment, random: Random): Goods {
  const amount = isClub ? 2 + random.below(MOST_OF_A_SIZE - 1) : 1
  const filled = slots.map(productId => {
    const size = random.of(adultSizes(index.get(productId)!))
    return { productId, pieces: [{ variantId: size.id, amount, texts: [] }] }
  })
  return { ...bare, productId: id, amount, slots: filled }
}

/** The facts that a cart needs: those of its own products. */
export const indexOf = (lines: readonly CartLine[], { index }: Assortment): ProductIndex => {
  const ids = lines.flatMap(({ productId, slots }) => [productId, ...(slots ?? []).map(slot => slot.productId)])
  return new Map([...new Set(ids)].map(id => [id, index.get(id)!]))
}
