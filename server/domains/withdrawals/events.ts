import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { withdrawalSubject } from './presenters/webhook.ts'

const told = z.object({ withdrawalId: z.uuid() })

/** Somebody declared that they withdraw from a contract. */
export const withdrawalDeclared = defineEvent('withdrawal.declared', told, {
  webhook: { subject: withdrawalSubject, id: 'withdrawalId', about: 'Somebody declared a withdrawal from a contract.' },
})

/** Staff accepted or refused one. */
export const withdrawalDecided = defineEvent('withdrawal.decided', told, {
  webhook: { subject: withdrawalSubject, id: 'withdrawalId', about: 'A declared withdrawal was accepted or refused.' },
})
