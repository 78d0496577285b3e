import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const full = () => {
  throw new RangeError('full')
}

test('two at once, the others in their order, and the one too many is refused', async () => {
  const queue = createQueue({ atOnce: 2, mostWaiting: 2, refuse: full })
  const started: number[] = []
  const releases: (() => void)[] = []
  const work = (number: number) =>
    queue(async () => {
      started.push(number)
      await new Promise<void>(resolve => releases.push(resolve))
      return number
    })
  const results = [1, 2, 3, 4].map(work)
  await turn()
  expect(started).toEqual([1, 2])
  await expect(work(5)).rejects.toThrow('full')
  releases.shift()!()
  await turn()
  expect(started).toEqual([1, 2, 3])
  while (started.length < 4 || releases.length > 0) {
    releases.shift()?.()
    await turn()
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4])
})

test('work that fails makes room', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 1, refuse: full })
  const failing = queue(() => Promise.reject(new Error('broken')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
