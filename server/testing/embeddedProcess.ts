import { startEmbedded } from '../platform/embedded.ts'
import { StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'

/**
 * A process that runs nothing but the embedded database in the folder it is given, for tests that kill it. It prints
 * the address as JSON when the database is ready, and stops it on SIGTERM. It does not wait for the disk, which makes no
 * difference to killed processes.
 */
const [dataDir = ''] = process.argv.slice(2)
try {
  const server = await startEmbedded({ dataDir, log: silentLog, durable: false })
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
  const idle = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(idle)
    void server.stop()
  })
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
