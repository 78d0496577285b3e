import { messageOf, StartFailure } from '../platform/failure.ts'
import { bench } from './bench.ts'
import { benchOptions } from './options.ts'
import { tableOf } from './table.ts'

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** `npm run --silent bench` measures the product on databases of its own and prints a line of JSON per figure. */
try {
  const options = benchOptions(process.argv.slice(2))
  const rows = []
  for await (const row of bench(options, say)) {
    rows.push(row)
    if (!options.table) process.stdout.write(`${JSON.stringify(row)}\n`)
  }
  if (options.table) process.stdout.write(tableOf(rows))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  say(messageOf(error))
  process.exitCode = 1
}
