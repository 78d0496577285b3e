import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { provesWork } from '../../../server/domains/accounts/authentication/rules/proofOfWork.ts'
import { firstWordOfHash, proveWork } from './proofOfWork.ts'

test.each([
  0, 1, 40, 46, 47, 54, 55, 56, 63, 64, 110, 119, 120, 200,
])('hashes %i characters as everybody does', length => {
  const text = `Größe ${'x'.repeat(length)}`
  const expected = createHash('sha256').update(`${text}:4711`).digest().readInt32BE(0)
  expect(firstWordOfHash(new TextEncoder().encode(`${text}:`), '4711')).toBe(expected)
})

test.each([0, 1, 8, 12])('what it finds proves %i bits to the server', async difficulty => {
  const challenge = `1795000000000.${difficulty}.c2FsdHNh.c2VhbHNlYWxzZWFsc2VhbA`
  expect(provesWork(challenge, await proveWork({ challenge, difficulty }), difficulty)).toBe(true)
})
