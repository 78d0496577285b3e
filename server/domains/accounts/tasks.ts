import { inTransaction } from '../../platform/database.ts'
import { defineTasks } from '../../platform/tasks.ts'
import { forgetMailsOfNobody } from './operations/accountMails.ts'
import { emailChangeTasks } from './operations/changeEmail.ts'
import { forgottenPasswordTasks } from './operations/forgottenPassword.ts'
import { secondFactorTasks } from './operations/resetSecondFactor.ts'
import { forgetUnconfirmed } from './operations/signUp.ts'
import { forgetOldChallenges } from './passkeyChecks.ts'
import { forgetSpentProofs } from './proofs.ts'
import { forgetExpiredSessions } from './sessions.ts'
import { forgetOldTokens } from './tokens.ts'

/** Links in mails, and the forgetting of what has ended. */
export const accountTasks = defineTasks({
  ...forgottenPasswordTasks,
  ...emailChangeTasks,
  ...secondFactorTasks,
  forget_unconfirmed_accounts: {
    schedule: '27 3 * * *',
    async run({ database, now }) {
      // The links first say whose sign-up it was, then they are forgotten too.
      await inTransaction(database, async tx => {
        await forgetUnconfirmed(tx, null, now())
        await forgetMailsOfNobody(tx, now())
      })
      await forgetOldTokens(database, now())
    },
  },
  forget_ended_sessions: {
    schedule: '37 3 * * *',
    async run({ database, now }) {
      await forgetExpiredSessions(database)
      await forgetOldChallenges(database, now())
      await forgetSpentProofs(database, now())
    },
  },
})
