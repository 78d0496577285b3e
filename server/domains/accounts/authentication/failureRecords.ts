import type { Database } from '../../../platform/database.ts'
import { messageOf } from '../../../platform/failure.ts'
import type { Log } from '../../../platform/log.ts'
import { writeFailedSignIns } from './failedSignIns.ts'

/** One record at most per account, network and so long. */
const recordMilliseconds = 60_000

/** Writes down once a minute what failed at signing in, and a last time when it is stopped. */
export function startFailureRecords(parts: { database: Database; newId: () => string; log: Log }): {
  stop(): Promise<void>
} {
  const { database, newId, log } = parts
  const write = async () => {
    try {
      await writeFailedSignIns(database, newId)
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'failed sign-ins could not be noted yet')
    }
  }
  const timer = setInterval(() => void write(), recordMilliseconds)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
