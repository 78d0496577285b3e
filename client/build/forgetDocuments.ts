import { writeFileSync } from 'node:fs'
import { neededDocuments, persistedDocuments, persistedPath } from './persistedDocuments.ts'

// With the compiler's own line end, so that checking changes nothing.
// The compiler adds documents and forgets none; one that no longer fits the schema would keep the product from starting.
const needed = neededDocuments()
const kept = Object.entries(persistedDocuments()).filter(([hash]) => needed.has(hash))
writeFileSync(persistedPath, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 2)}\n`)
