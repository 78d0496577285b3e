import { parseArgs } from 'node:util'
import { blockTypes } from '../blocks.ts'
import { seedLargeCatalogue } from '../demo/largeCatalogue.ts'
import { seedDemo } from '../demo/seed.ts'
import { blocksWith } from '../domains/content/rules/blockTypes.ts'
import { migrateAll } from '../migrations.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { messageOf, StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'
import { openShopStorage } from '../platform/storage/shopStorage.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** How many products are asked for; null without `--products`. Throws StartFailure for anything but a whole number. */
function wantedProducts(args: readonly string[]): number | null {
  const { values } = parseArgs({ args: [...args], options: { products: { type: 'string' } }, strict: false })
  const given = values.products
  if (given === undefined) return null
  const products = Number(given)
  if (typeof given !== 'string' || !Number.isInteger(products) || products < 1 || products > 1_000_000) {
    throw new StartFailure('--products must be a whole number from 1 to 1000000.')
  }
  return products
}

async function seed(config: Config, products: number | null): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: silentLog }) : null
  const database = await openDatabase({ url: embedded?.url ?? config.databaseUrl! })
  try {
    await migrateAll(database)
    blocksWith(blockTypes)
    const storage = await openShopStorage(config, database, silentLog)
    const parts = { database, storage, now: new Date() }
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
    // Measuring needs no customers, and no orders but its own.
    if (await seedDemo({ ...parts, history: products === null })) say(`The demo shop is there (${seconds()}).`)
    else say('There are products already, or the demo shop was removed; all was left as it is.')
    if (products === null) return
    await seedLargeCatalogue({ ...parts, products }, added => say(`${added} of ${products} products (${seconds()})`))
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

/** `npm run seed` fills an empty database with the demo shop; `-- --products 10000` adds a large catalogue to it. */
try {
  await seed(readConfig(process.env), wantedProducts(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
