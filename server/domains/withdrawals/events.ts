import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Somebody declared that they withdraw from a contract. */
export const withdrawalDeclared = defineEvent('withdrawal.declared', z.object({ withdrawalId: z.uuid() }))
