import { GCProfiler } from 'node:v8'
import { expect, test } from 'vitest'
import { countingTo, notePassed } from './youngGarbage.ts'

test.each([
  ['nothing', [], 0],
  ['a byte less than eight megabytes', [7_999_999], 0],
  ['eight megabytes in pieces', [4_000_000, 3_999_999, 1], 1],
  ['a larger piece, which counts once', [20_000_000], 1],
  ['three times as much', Array.from({ length: 24 }, () => 1_000_000), 3],
])('of %s pieces are cleared away as often as that says', (_what, pieces, times) => {
  let calls = 0
  const note = countingTo(() => {
    calls += 1
  })
  for (const bytes of pieces) note(bytes)
  expect(calls).toBe(times)
})

test('what is cleared away is what is young, and at once', () => {
  const profiler = new GCProfiler()
  profiler.start()
  notePassed(8_000_000)
  const { statistics } = profiler.stop()!
  expect(statistics.map(({ gcType }) => gcType)).toEqual(['Scavenge'])
})
