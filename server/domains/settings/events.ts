import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** A section of the settings was changed, by its key. */
export const settingsChanged = defineEvent('settings.changed', z.object({ section: z.string() }))
