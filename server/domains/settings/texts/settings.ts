import { z } from 'zod'
import { defineSettings } from '../rules.ts'

/** Names the state of the shop's own texts, so that everybody who reads the settings knows whether theirs are of now. It is
 *  written with each change of a text and is no section that somebody edits. */
export const textsState = defineSettings('texts', z.object({ version: z.string().max(40) }), { version: '' })
