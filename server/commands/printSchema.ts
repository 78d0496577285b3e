import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSchema } from 'graphql'
import { acceptedBreaks } from '../releases/accepted.ts'
import {
  changesBetween,
  pathsOf,
  printedPaths,
  released,
  releasedPaths,
  releasedSchema,
  unexplained,
  withoutDescriptions,
} from '../releases/comparing.ts'
import { routes } from '../rest.ts'
import { printedSchema } from '../schema.ts'
import { printedClient } from '../typedClient/printing/printed.ts'

const root = join(import.meta.dirname, '../..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** `--compare`: says what has changed for programs since the last release, and fails where something broke that nobody
 *  accepted. */
function compare(): void {
  const { broken, noticed } = changesBetween(released(), {
    schema: buildSchema(printedSchema()),
    paths: pathsOf(routes),
  })
  const wrong = unexplained(broken, acceptedBreaks)
  for (const each of noticed) say(`noticed: ${each}`)
  for (const each of broken) if (Object.hasOwn(acceptedBreaks, each)) say(`accepted: ${each}: ${acceptedBreaks[each]}`)
  for (const each of wrong) say(each)
  if (wrong.length === 0) say('Programs that work with the last release work with this one, but for what was accepted.')
  else process.exitCode = 1
}

/** `--release`: what is offered now is the last release from now on. */
function release(): void {
  writeFileSync(releasedSchema, withoutDescriptions(printedSchema()))
  writeFileSync(releasedPaths, printedPaths(pathsOf(routes)))
}

/** `schema.graphql`, and what the typed client knows of it. */
function print(): void {
  writeFileSync(join(root, 'schema.graphql'), printedSchema())
  for (const [name, text] of Object.entries(printedClient())) {
    writeFileSync(join(root, 'server/typedClient/src/__generated__', name), text)
  }
}

const { values } = parseArgs({ options: { compare: { type: 'boolean' }, release: { type: 'boolean' } } })
if (values.compare) compare()
else if (values.release) release()
else print()
