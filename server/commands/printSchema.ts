import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedSchema } from '../schema.ts'
import { printedClient } from '../typedClient/printing/printed.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, 'schema.graphql'), printedSchema())
for (const [name, text] of Object.entries(printedClient())) {
  writeFileSync(join(root, 'server/typedClient/src/__generated__', name), text)
}
