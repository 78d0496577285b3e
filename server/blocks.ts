import type { AnyBlockType } from './domains/content/rules/blockTypes.ts'
import { contentBlocks } from './domains/content/rules/blockTypes.ts'

/** The kinds of blocks of all domains, in the order in which editors offer them. */
export const blockTypes: readonly AnyBlockType[] = [...contentBlocks]
