import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { measure, percentile } from './measure.ts'

describe('percentiles', () => {
  const hundred = Float64Array.from({ length: 100 }, (_, i) => i + 1)
  test.each([
    ['the median of a hundred', hundred, 0.5, 50],
    ['19 of 20 of a hundred', hundred, 0.95, 95],
    ['of one value it is that value', Float64Array.of(7), 0.99, 7],
    ['the smallest', hundred, 0, 1],
    ['of nothing it is 0', Float64Array.of(), 0.5, 0],
  ])('%s', (_label, sorted, part, expected) => {
    expect(percentile(sorted, part)).toBe(expected)
  })
})

describe('a measurement', () => {
  test('counts what succeeded, and tells the first failure', async () => {
    let calls = 0
    const timings = await measure(
      [
        async () => {
          calls += 1
          await sleep(1)
          if (calls % 2 === 0) throw new Error(`call ${calls}`)
        },
      ],
      0.1,
    )
    expect(timings.operations + timings.errors).toBe(calls)
    expect(timings.errors).toBe(Math.floor(calls / 2))
    expect(timings.firstError).toBe('call 2')
    expect(timings.p50Ms).toBeGreaterThan(0.5)
  })

  test('goes on until enough was tried', async () => {
    const { operations } = await measure([() => sleep(1), () => sleep(1)], 0.001, 20)
    expect(operations).toBeGreaterThanOrEqual(20)
  })

  test('goes on until something else is over, however that ended', async () => {
    let calls = 0
    let end: () => void = () => {}
    const other = new Promise<void>((_resolve, reject) => {
      end = () => reject(new Error('the other failed'))
    })
    const work = async () => {
      calls += 1
      if (calls === 30) end()
      await sleep(0)
    }
    const [{ operations, errors }] = await Promise.all([measure([work], other), other.catch(() => 'failed')])
    expect(operations).toBeGreaterThanOrEqual(30)
    expect(errors).toBe(0)
  })
})
