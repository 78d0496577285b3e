import { inTransaction } from '../../platform/database.ts'
import { defineTasks } from '../../platform/tasks.ts'
import { purgeOldFailures } from './authentication/attempts.ts'
import { emailChangeTasks } from './authentication/operations/changeEmail.ts'
import { forgottenPasswordTasks } from './authentication/operations/forgottenPassword.ts'
import { purgeUnconfirmed } from './authentication/operations/signUp.ts'
import { purgeSpentProofs } from './authentication/proofs.ts'
import { purgeOldTokens } from './authentication/tokens.ts'
import { purgeMailsOfNobody } from './operations.ts'
import { secondFactorTasks } from './secondFactor/operations/resetSecondFactor.ts'
import { purgeOldChallenges } from './secondFactor/passkeyChecks.ts'
import { purgeExpiredSessions } from './sessions/sessions.ts'

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
        await purgeUnconfirmed(tx, null, now())
        await purgeMailsOfNobody(tx, now())
      })
      await purgeOldTokens(database, now())
    },
  },
  forget_ended_sessions: {
    schedule: '37 3 * * *',
    async run({ database, now }) {
      await purgeExpiredSessions(database)
      await purgeOldChallenges(database, now())
      await purgeSpentProofs(database, now())
      await purgeOldFailures(database, now())
    },
  },
})
