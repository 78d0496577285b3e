import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many at a time, the others in their order, also after one that fails', async () => {
  const turns = createTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const fails: (() => void)[] = []
  const work = (number: number) =>
    turns(() => {
      begun.push(number)
      return new Promise<number>((resolve, reject) => {
        ends.push(() => resolve(number))
        fails.push(() => reject(new Error(`${number}`)))
      })
    })
  const all = [1, 2, 3, 4].map(work)
  expect(begun).toEqual([1, 2])
  fails[1]!()
  await expect(all[1]).rejects.toThrow('2')
  expect(begun).toEqual([1, 2, 3])
  ends[0]!()
  expect(await all[0]).toBe(1)
  expect(begun).toEqual([1, 2, 3, 4])
  ends[2]!()
  ends[3]!()
  expect(await Promise.all([all[2], all[3]])).toEqual([3, 4])
  const last = work(5)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  ends[4]!()
  expect(await last).toBe(5)
})
