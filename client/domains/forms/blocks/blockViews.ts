import { FormBlock } from './FormBlock.tsx'

/** What draws the blocks of forms on pages, by the names of their types. */
export const formBlocks = { FormBlock }
