import { BenefitsBlock } from './BenefitsBlock.tsx'
import { HeroBlock } from './HeroBlock.tsx'
import { ReusableBlock } from './ReusableBlock.tsx'

/** What fronts are made of, besides goods. */
export const frontViews = { BenefitsBlock, HeroBlock, ReusableBlock }
