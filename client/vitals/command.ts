import { messageOf, StartFailure } from '../../server/platform/failure.ts'
import { complaintsOf } from './figures.ts'
import { vitalsOptions } from './options.ts'
import { vitals } from './vitals.ts'

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** `npm run --silent vitals` looks at the pages of a shop of its own and prints a line of JSON per page. */
try {
  for await (const row of vitals(vitalsOptions(process.argv.slice(2)))) {
    process.stdout.write(`${JSON.stringify(row)}\n`)
    const complaints = complaintsOf(row)
    for (const complaint of complaints) say(`${row.page}: ${complaint}`)
    if (complaints.length > 0) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  say(messageOf(error))
  process.exitCode = 1
}
