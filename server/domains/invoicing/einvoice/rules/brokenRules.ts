import type { Terms } from '../terms.ts'
import type { Profile } from '../termsOf.ts'
import { austrianRules } from './austrianRules.ts'
import { codeRules } from './codeRules.ts'
import { contentRules } from './contentRules.ts'
import { germanRules } from './germanRules.ts'
import { peppolRules } from './peppolRules.ts'
import type { Broken, Rule } from './rule.ts'
import { sumRules } from './sumRules.ts'
import { vatRules } from './vatRules.ts'

export const allRules: readonly Rule[] = [
  ...[...contentRules, ...codeRules, ...sumRules, ...vatRules],
  ...[...germanRules, ...peppolRules, ...austrianRules],
]

/** Whose rules hold: those of EN 16931 everywhere; Peppol shares those of electronic addresses with XRechnung. */
const holdsIn = ({ profile: own, id }: Rule, profile: Profile): boolean =>
  own === 'en16931' ||
  own === profile ||
  (own === 'ebinterface' && profile === 'ebinterfaceGv') ||
  (profile === 'peppol' && id.startsWith('PEPPOL-EN16931-'))

/** Every rule of a profile that an e-invoice breaks, each place of it. */
export const brokenRules = (terms: Terms, profile: Profile): Broken[] =>
  allRules
    .filter(rule => holdsIn(rule, profile))
    .flatMap(({ id, isWarning, check }) => check(terms).map(fault => ({ rule: id, ...fault, isWarning })))
