import type { Harness } from '../harness/harness.ts'

/** What a drill is given: a folder of its own, and how often it repeats what it does. */
export interface DrillParts {
  readonly harness: Harness
  /** Null: as often as the drill finds right. */
  readonly rounds: number | null
  /** Tells people how far it is. */
  readonly say: (text: string) => void
}

/** What came of it: numbers, and whatever was not as it must be. */
export interface Outcome {
  readonly counts: Readonly<Record<string, number>>
  readonly complaints: readonly string[]
}

export type Drill = (parts: DrillParts) => Promise<Outcome>

/** Complaints for every expectation that is not met. */
export function complaintsOf(expectations: readonly (readonly [isMet: boolean, otherwise: string])[]): string[] {
  return expectations.filter(([isMet]) => !isMet).map(([, otherwise]) => otherwise)
}
