import { parseArgs } from 'node:util'
import { readSettings } from '../domains/settings/queries.ts'
import { segments } from '../domains/site/defaults/segments.ts'
import { resetAddresses } from '../domains/site/operations.ts'
import { addressSettings } from '../domains/site/settings.ts'
import { languages } from '../kit/languages.ts'
import { readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { runningUrl } from '../platform/embedded/running.ts'
import { messageOf, StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'

const USAGE = 'Use "npm run addresses", or "npm run addresses -- --reset" to name all of them as the product does.'

/** Tells how the addresses of a running shop are named, the admin centre first; for whoever has lost the way in. */
async function tell(database: Database, publicUrl: string): Promise<void> {
  const shown = addressSettings.of(await readSettings(database.drizzle)).segments
  for (const segment of segments) {
    const named = languages.map(
      language => `${publicUrl}${language === 'en' ? '/en' : ''}/${shown[segment]?.[language] ?? segment}`,
    )
    process.stdout.write(`${segment.padEnd(16)} ${named.join('  ')}\n`)
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { reset: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? (await runningUrl(config.dataDir))
  if (url === null) throw new StartFailure('The shop has to be running, or DATABASE_URL has to name its database.')
  const database = await openDatabase({ url, poolSize: 2, log: silentLog })
  try {
    if (values.reset) await resetAddresses(database, new Date())
    await tell(database, config.publicUrl)
  } finally {
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof TypeError ? USAGE : messageOf(error)}\n`)
  process.exitCode = 1
}
