import { GroupCardsBlock } from './GroupCardsBlock.tsx'
import { ProductCarouselBlock } from './ProductCarouselBlock.tsx'
import { ProductGridBlock } from './ProductGridBlock.tsx'

/** What draws the blocks of goods on pages, by the names of their types. */
export const catalogueBlocks = { GroupCardsBlock, ProductCarouselBlock, ProductGridBlock }
