import type { Language } from '../kit/languages.ts'

/**
 * What the shop says in words of its own, as this process knows it. `version` names their state, empty for none; whoever
 * reads the settings sees whether it is still the one of the database, and has it read anew (`settings/texts`).
 */
export type OwnTexts = {
  readonly version: string
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

export const noOwnTexts: OwnTexts = { version: '', texts: { de: {}, en: {} } }

let known: OwnTexts = noOwnTexts

export const knownOwnTexts = (): OwnTexts => known

export function takeOwnTexts(texts: OwnTexts): void {
  known = texts
}
