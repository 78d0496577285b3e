import { standingLanding } from './domains/catalogue/blocks/landing.ts'
import { groupsThere, productsThere } from './domains/catalogue/blocks/pointers.ts'
import { catalogueBlocks } from './domains/catalogue/blocks/rules.ts'
import type { AnyBlockType } from './domains/content/rules/blockTypes.ts'
import { contentBlocks } from './domains/content/rules/blockTypes.ts'

import { legalDefaults } from './domains/content/rules/legalDefaults.ts'
import { liveBlock } from './domains/content/rules/liveBlock.ts'
import type { PointedKinds } from './domains/content/rules/pointers.ts'
import type { StandingDefaults } from './domains/content/rules/standing.ts'
import { formsThere } from './domains/forms/queries.ts'
import { formBlock } from './domains/forms/rules/block.ts'

/** The kinds of blocks of all domains, in the order in which editors offer them. */
export const blockTypes: readonly AnyBlockType[] = [
  ...contentBlocks,
  liveBlock,
  formBlock,
  ...catalogueBlocks,
] as readonly AnyBlockType[]

/** What standing pages say as long as nobody wrote them. */
export const standingDefaults: StandingDefaults = { ...legalDefaults, landing: standingLanding }

/** What documents may point at that domains have which come after content. */
export const pointedKinds: PointedKinds = { Product: productsThere, ProductGroup: groupsThere, Form: formsThere }
