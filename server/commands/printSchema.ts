import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedSchema } from '../schema.ts'

writeFileSync(join(import.meta.dirname, '../../schema.graphql'), printedSchema())
