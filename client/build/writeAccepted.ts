import { writeFileSync } from 'node:fs'
import { acceptedModule, acceptedPath } from './accepted.ts'

writeFileSync(acceptedPath, acceptedModule())
