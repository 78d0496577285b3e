import { expect, test } from 'vitest'
import * as server from '../../../server/domains/accounts/authentication/rules/newPassword.ts'
import cases from '../../../server/domains/accounts/authentication/rules/passwordStrength.cases.json' with {
  type: 'json',
}
import { passwordStrength as serverStrength } from '../../../server/domains/accounts/authentication/rules/passwordStrength.ts'
import { leastStrength, passwordStrength, shortestPassword } from './passwordStrength.ts'

test.each(cases as [string, string, number][])('the strength of %s', (_label, password, score) => {
  expect(passwordStrength(password)).toBe(score)
})

/** Numbers that look random and are the same in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

test('browser and server reckon alike, whatever is typed', () => {
  const signs = [...'abcxyzABCXYZ0123456789!?-_ .,äÖßéñ\u0308\u0301\n\u00a0٤ж中🏐🔑', '\ud800']
  const next = numbers(20261120)
  const differing = Array.from({ length: 20_000 }, () => {
    const sign = () => signs[Math.floor(next() * signs.length)]!
    const length = Math.floor(next() * 26)
    return Array.from({ length }, () => (next() < 0.2 ? sign().repeat(1 + Math.floor(next() * 6)) : sign())).join('')
  }).filter(password => passwordStrength(password) !== serverStrength(password))
  expect(differing).toEqual([])
})

test('both ask the same of a new password', () => {
  expect([shortestPassword, leastStrength]).toEqual([server.shortestPassword, server.leastStrength])
})
