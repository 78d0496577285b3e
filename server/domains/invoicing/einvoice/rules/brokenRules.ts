import type { Terms } from '../terms.ts'
import type { Profile } from '../termsOf.ts'
import { codeRules } from './codeRules.ts'
import { contentRules } from './contentRules.ts'
import { germanRules } from './germanRules.ts'
import type { Broken, Rule } from './rule.ts'
import { sumRules } from './sumRules.ts'
import { vatRules } from './vatRules.ts'

export const allRules: readonly Rule[] = [...contentRules, ...codeRules, ...sumRules, ...vatRules, ...germanRules]

/** Every rule of a profile that an e-invoice breaks, each place of it; those of EN 16931 hold in XRechnung, too. */
export const brokenRules = (terms: Terms, profile: Profile): Broken[] =>
  allRules
    .filter(rule => rule.profile === 'en16931' || rule.profile === profile)
    .flatMap(({ id, isWarning, check }) => check(terms).map(fault => ({ rule: id, ...fault, isWarning })))
