import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const generated = join(import.meta.dirname, '../__generated__')

/** Where the compiler keeps the texts of all documents, by the hash under which the client asks for them. */
export const persistedPath = join(generated, 'persisted.json')

/** The documents that the compiler has kept, by hash. */
export const persistedDocuments = (): Record<string, string> => JSON.parse(readFileSync(persistedPath, 'utf8'))

/** Hashes of the documents that the client asks for. */
export function neededDocuments(): Set<string> {
  const artifacts = readdirSync(generated).filter(file => file.endsWith('.ts'))
  const texts = artifacts.map(file => readFileSync(join(generated, file), 'utf8'))
  return new Set(texts.flatMap(text => [...text.matchAll(/"id": "([0-9a-f]{32})"/g)].map(match => match[1]!)))
}
