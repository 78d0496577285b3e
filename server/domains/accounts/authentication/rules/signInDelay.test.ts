import { describe, expect, test } from 'vitest'
import { proofDifficulty, signInDelay, waitLeft } from './signInDelay.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [11, 60_000],
  [500, 60_000],
])('after %i wrong passwords the next waits %i ms', (failures, milliseconds) => {
  expect(signInDelay(failures)).toBe(milliseconds)
})

describe('who has to wait', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const failed = (count: number, secondsAgo = 0) => ({ count, lastAt: new Date(now.getTime() - secondsAgo * 1000) })

  test.each([
    ['nobody failed', undefined, 0],
    ['a client that failed five times', failed(5), 1000],
    ['a client whose wait is over', failed(5, 1), 0],
    ['a client that failed a day ago', failed(50, 86_400), 0],
  ])('%s', (_label, ofClient, milliseconds) => {
    expect(waitLeft(ofClient, now)).toBe(milliseconds)
  })
})

test.each([
  [0, 0],
  [49, 0],
  [50, 14],
  [99, 14],
  [100, 15],
  [200, 16],
  [400, 17],
  [800, 18],
  [1_000_000, 18],
])('after %i wrong passwords of all clients a new one proves %i bits of work', (failures, bits) => {
  expect(proofDifficulty(failures)).toBe(bits)
})
