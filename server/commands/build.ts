import { ensureClient } from '../platform/build.ts'
import { messageOf } from '../platform/failure.ts'
import { openLog } from '../platform/log.ts'

/** Builds the client unless it is up to date, as the start does by itself. */
try {
  await ensureClient(openLog('info'))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
