import type { Terms } from '../terms.ts'
import type { Profile } from '../termsOf.ts'

/** A field of `Terms` by its names and positions: `['lines', 0, 'name']`. */
export type Place = readonly (string | number)[]

/** A rule that an e-invoice breaks, and where. `message` is for developers; people read a text chosen by `rule`. */
export interface Broken {
  readonly rule: string
  readonly place: Place
  readonly message: string
  /** Whether receivers take the invoice all the same. */
  readonly isWarning: boolean
}

/** A rule of EN 16931 or XRechnung by its id there. */
export interface Rule {
  readonly id: string
  readonly profile: Profile
  readonly isWarning: boolean
  readonly check: (terms: Terms) => readonly Fault[]
}
export type Fault = Pick<Broken, 'place' | 'message'>

export const fault = (place: Place, message: string): Fault => ({ place, message })

export const rule = (id: string, check: Rule['check']): Rule => ({ id, profile: 'en16931', isWarning: false, check })
export const germanRule = (id: string, check: Rule['check'], isWarning = false): Rule => ({
  ...{ id, profile: 'xrechnung', isWarning, check },
})

/** A rule that one condition breaks at one place. */
export const wanted = (id: string, place: Place, message: string, holds: (terms: Terms) => boolean): Rule =>
  rule(id, terms => (holds(terms) ? [] : [fault(place, message)]))
export const wantedInGermany = (
  ...[id, place, message, holds]: [string, Place, string, (terms: Terms) => boolean]
): Rule => germanRule(id, terms => (holds(terms) ? [] : [fault(place, message)]))

/** A fault for each line for which there is one. */
export const eachLine = (
  terms: Terms,
  check: (line: Terms['lines'][number], place: Place) => readonly Fault[],
): readonly Fault[] => terms.lines.flatMap((line, at) => check(line, ['lines', at]))

/** A fault where a condition does not hold. */
export const unless = (holds: boolean, place: Place, message: string): readonly Fault[] =>
  holds ? [] : [fault(place, message)]
