import { type Database, inTransaction } from '../../platform/database.ts'
import type { Task } from '../../platform/jobs.ts'
import { forgetMailsOfNobody } from './operations/accountMails.ts'
import { emailChangeTasks } from './operations/changeEmail.ts'
import { forgottenPasswordTasks } from './operations/forgottenPassword.ts'
import { secondFactorTasks } from './operations/resetSecondFactor.ts'
import { forgetUnconfirmed } from './operations/signUp.ts'
import { forgetOldChallenges } from './passkeyChecks.ts'
import { forgetSpentProofs } from './proofs.ts'
import { forgetExpiredSessions } from './sessions.ts'
import { forgetOldTokens } from './tokens.ts'

/** The jobs about links in mails, for `startJobs`; `forget_ended_sessions` and `forget_unconfirmed_accounts` are for its
 *  schedule. */
export function linkTasks(parts: {
  database: Database
  publicUrl: string
  now: () => Date
  newId: () => string
}): Readonly<Record<string, Task>> {
  return {
    ...forgottenPasswordTasks(parts),
    ...emailChangeTasks(parts),
    ...secondFactorTasks(parts),
    async forget_ended_sessions() {
      await forgetExpiredSessions(parts.database)
      await forgetOldChallenges(parts.database, parts.now())
      await forgetSpentProofs(parts.database, parts.now())
    },
    async forget_unconfirmed_accounts() {
      // The links first say whose sign-up it was, then they are forgotten too.
      await inTransaction(parts.database, async tx => {
        await forgetUnconfirmed(tx, null, parts.now())
        await forgetMailsOfNobody(tx, parts.now())
      })
      await forgetOldTokens(parts.database, parts.now())
    },
  }
}
