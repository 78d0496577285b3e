import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** A section of the settings was changed, by its key. */
export const settingsChanged = defineEvent('settings.changed', z.object({ section: z.string() }), {
  webhook: { none: 'What the shop is set to do is its own; what follows of it for products is told of them.' },
})
