import type { Day } from '../kit/days.ts'
import type { Language } from '../kit/languages.ts'
import type { Area, Viewer } from '../kit/viewer.ts'
import type { Database } from './database.ts'

/** Something that was found: `id` as it is stored, what it is called, and a word or two that tell it from others. */
export type Found = { readonly id: string; readonly title: string; readonly details: string }

/** Who looks for something, and when; `today` is a day of the shop. */
export type FindingScope = {
  readonly database: Pick<Database, 'drizzle' | 'pool'>
  readonly viewer: Viewer
  readonly language: Language
  readonly now: Date
  readonly today: Day
  readonly timeZone: string
}

/**
 * A kind of thing that the one search of the back office finds. `subject` is what the audit log calls it, `type` what GraphQL
 * does. Whoever does not read `area` is not looked for; neither is what belongs to a `component` that is switched off. `find`
 * answers at most `limit` of those that hold all words, by an index where there are many.
 */
export type FindingKind = {
  readonly subject: string
  readonly type: string
  readonly area: Area
  readonly component?: string
  readonly find: (scope: FindingScope, words: string, limit: number) => Promise<readonly Found[]>
}

/** The parts of a text that says more, those that there are. */
export const detailsOf = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')
