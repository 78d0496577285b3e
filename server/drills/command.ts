import { openHarness } from '../harness/harness.ts'
import { ensureClient } from '../platform/build.ts'
import { messageOf, StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'
import { affiliates } from './affiliates.ts'
import { backlog } from './backlog.ts'
import { coupons } from './coupons.ts'
import { crash } from './crash.ts'
import { disk } from './disk.ts'
import { double } from './double.ts'
import type { Drill, Outcome } from './drill.ts'
import { flood } from './flood.ts'
import { imports } from './imports.ts'
import { type DrillName, drillOptions } from './options.ts'
import { oversell } from './oversell.ts'
import { stale } from './stale.ts'
import { stock } from './stock.ts'
import { stop } from './stop.ts'
import { storageAway } from './storageAway.ts'
import { uploads } from './uploads.ts'
import { uploadsDisk } from './uploadsDisk.ts'
import { vouchers } from './vouchers.ts'
import { webhooks } from './webhooks.ts'

const drills: Readonly<Record<DrillName, Drill>> = {
  oversell,
  coupons,
  vouchers,
  affiliates,
  double,
  stock,
  crash,
  stale,
  flood,
  disk,
  stop,
  webhooks,
  backlog,
  uploads,
  uploadsDisk,
  storageAway,
  imports,
}
const MOST_SAID = 10
/** A drill that has not ended by then hangs: its rounds take a few seconds each. */
const MOST_MINUTES = 30

const say = (text: string): void => void process.stderr.write(`${text}\n`)

async function run(name: DrillName, rounds: number | null): Promise<Outcome> {
  const harness = await openHarness(`shop-${name}-`)
  const trouble = Promise.withResolvers<never>()
  const impatience = setTimeout(
    () => trouble.reject(new StartFailure(`no end within ${MOST_MINUTES} minutes`)),
    MOST_MINUTES * 60_000,
  )
  process.on('uncaughtException', trouble.reject)
  try {
    const drill = drills[name]({ harness, rounds, say: text => say(`${name}: ${text}`) })
    return await Promise.race([drill, trouble.promise])
  } catch (error) {
    // A drill that cannot go on has failed; the others still run.
    return { counts: {}, complaints: [failureOf(error)] }
  } finally {
    clearTimeout(impatience)
    await harness.close().catch((error: unknown) => say(`${name}: could not clean up: ${messageOf(error)}`))
    process.off('uncaughtException', trouble.reject)
  }
}

const failureOf = (error: unknown): string =>
  error instanceof StartFailure ? error.message : String((error instanceof Error && error.stack) || messageOf(error))

/** `npm run --silent drills` makes trouble for shops of its own and prints a line of JSON per drill. */
try {
  const { only, rounds } = drillOptions(process.argv.slice(2))
  await ensureClient(silentLog)
  for (const name of only) {
    const { counts, complaints } = await run(name, rounds)
    for (const complaint of complaints.slice(0, MOST_SAID)) say(`${name}: ${complaint}`)
    process.stdout.write(`${JSON.stringify({ drill: name, ok: complaints.length === 0, ...counts })}\n`)
    if (complaints.length > 0) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  say(messageOf(error))
  process.exitCode = 1
}
// A drill that was given up may still wait for something.
process.stdout.write('', () => process.exit())
