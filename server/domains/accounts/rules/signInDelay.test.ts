import { describe, expect, test } from 'vitest'
import { signInDelay, waitLeft } from './signInDelay.ts'

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
    ['nobody failed', undefined, undefined, false, 0],
    ['a client that failed five times', failed(5), failed(5), false, 1000],
    ['a client whose wait is over', failed(5, 1), failed(5, 1), false, 0],
    ['a client that failed a day ago', failed(50, 86_400), failed(50, 86_400), false, 0],
    ['somebody new while others guess a little', undefined, failed(49), false, 0],
    ['somebody new while others guess from many addresses', undefined, failed(60), false, 60_000],
    ['a device that was here before while others guess', undefined, failed(500), true, 0],
    ['a device that was here before and guesses itself', failed(6), failed(500), true, 2000],
  ])('%s', (_label, ofClient, ofAll, isKnownDevice, milliseconds) => {
    expect(waitLeft({ ofClient, ofAll, isKnownDevice }, now)).toBe(milliseconds)
  })
})
