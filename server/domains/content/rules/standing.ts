import type { Database } from '../../../platform/database.ts'
import type { Settings } from '../../settings/rules.ts'
import type { EntryContent, StandingKey } from './content.ts'

/** What a standing page says as long as nobody wrote it: title, description and document. */
export type StandingContent = Pick<EntryContent, 'title' | 'description' | 'document'>

/** What a default is made of. `once` reads something once for a request, however many ask for it. */
export type StandingAsk = {
  readonly database: Pick<Database, 'pool'>
  readonly settings: () => Promise<Settings>
  readonly once: <Value>(key: object, read: () => Promise<Value>) => Promise<Value>
}

export type StandingDefaults = Readonly<Partial<Record<StandingKey, (ask: StandingAsk) => Promise<StandingContent>>>>

let known: StandingDefaults = {}

/** Makes the gathered defaults known, once at the start of the process. */
export function standingDefaultsWith(defaults: StandingDefaults): void {
  known = defaults
}

/** The default of a standing page; null where it has none. */
export const standingDefault = async (key: StandingKey, ask: StandingAsk): Promise<StandingContent | null> =>
  (await known[key]?.(ask)) ?? null
