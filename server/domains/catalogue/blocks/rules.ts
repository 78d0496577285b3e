import { defineBlock, type PropsOf } from '../../content/rules/blockTypes.ts'
import { choice, idOf, idsOf, number, text } from '../../content/rules/fields.ts'
import type { Texts } from '../../content/rules/texts.ts'

/** Most products of a block, and most groups. */
const mostProducts = 48
const mostGroups = 24

/** Where the products of a block come from: those of a group as its page begins, chosen ones, what is new, what is reduced,
 *  what is bought most. */
const productFields = (count: number) => ({
  title: text(200),
  source: choice(['new', 'group', 'chosen', 'offers', 'top']),
  group: idOf('ProductGroup'),
  products: idsOf('Product', mostProducts),
  count: number({ lowest: 1, highest: mostProducts, usual: count, isWhole: true }),
})

type Source = {
  readonly source: 'new' | 'group' | 'chosen' | 'offers' | 'top'
  readonly group: string | null
  readonly products: readonly string[]
}

/** Nothing to show because nothing was chosen yet. */
const hasNoSource = ({ source, group, products }: Source): boolean =>
  (source === 'group' && group === null) || (source === 'chosen' && products.length === 0)

const ofTitle = ({ title }: { readonly title: Texts }, isSaid: (texts: Texts) => boolean) => (isSaid(title) ? [2] : [])

export const productGridBlock = defineBlock('productGrid', productFields(8), {
  ...{ isEmpty: hasNoSource, headings: ofTitle },
})
export const productCarouselBlock = defineBlock('productCarousel', productFields(12), {
  ...{ isEmpty: hasNoSource, headings: ofTitle },
})
/** Cards of groups, each with a heading; without chosen ones those of the first level. */
export const groupCardsBlock = defineBlock(
  'groupCards',
  {
    title: text(200),
    groups: idsOf('ProductGroup', mostGroups),
    count: number({ lowest: 1, highest: mostGroups, usual: mostGroups, isWhole: true }),
  },
  { headings: (props, isSaid) => [...ofTitle(props, isSaid), 3] },
)

export type ProductBlockProps = PropsOf<typeof productGridBlock>

/** The kinds of blocks that show goods. */
export const catalogueBlocks = [productGridBlock, productCarouselBlock, groupCardsBlock]
