import { inTransaction } from '../../platform/database.ts'
import { defineTasks } from '../../platform/tasks.ts'
import { emailChangeTasks } from './authentication/operations/changeEmail.ts'
import { forgottenPasswordTasks } from './authentication/operations/forgottenPassword.ts'
import { forgetUnconfirmed } from './authentication/operations/signUp.ts'
import { forgetSpentProofs } from './authentication/proofs.ts'
import { forgetOldTokens } from './authentication/tokens.ts'
import { forgetMailsOfNobody } from './operations.ts'
import { secondFactorTasks } from './secondFactor/operations/resetSecondFactor.ts'
import { forgetOldChallenges } from './secondFactor/passkeyChecks.ts'
import { forgetExpiredSessions } from './sessions/sessions.ts'

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
