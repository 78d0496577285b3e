import { jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../kit/languages.ts'

/** Column builders that every table shares, so that keys, instants and texts are the same everywhere. */

/** Primary key, a UUIDv7 made by the application. */
export const id = () => uuid().primaryKey()

/** An instant, as fine as JavaScript holds, so that cursors compare equal. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' })

/** A text that readers see, German with an optional English translation. */
export const localizedText = () => jsonb().$type<LocalizedText>()
