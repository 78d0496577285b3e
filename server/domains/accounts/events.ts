import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The second step of an account is to be switched off in three days (`ending`), or was by its reset (`gone`). The account's
 *  own addresses, present and earlier, were told already. `tellingId`: of this telling. */
export const secondFactorLost = defineEvent(
  'account.secondFactorLost',
  z.object({ accountId: z.uuid(), what: z.enum(['ending', 'gone']), tellingId: z.uuid() }),
)
