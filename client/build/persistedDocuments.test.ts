import { expect, test } from 'vitest'
import { neededDocuments, persistedDocuments } from './persistedDocuments.ts'

test('the kept documents are just those that the client asks for (npm run relay)', () => {
  const needed = [...neededDocuments()].sort()
  expect(needed.length).toBeGreaterThan(50)
  expect(Object.keys(persistedDocuments()).sort()).toEqual(needed)
})
