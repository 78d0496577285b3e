import { describe, expect, test } from 'vitest'
import { createVersionedCache, sharedLook } from './versionedCache.ts'

/** A promise to be settled by hand. */
function promise<Value>() {
  let resolve!: (value: Value) => void
  let reject!: (error: Error) => void
  const made = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { made, resolve, reject }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

describe('a shared look', () => {
  test('whoever comes while one is under way waits for one that begins later, together', async () => {
    const looks: ReturnType<typeof promise<number>>[] = []
    const look = sharedLook(() => {
      looks.push(promise<number>())
      return looks.at(-1)!.made
    })
    const first = look()
    const [second, third] = [look(), look()]
    expect(looks).toHaveLength(1)
    looks[0]!.resolve(1)
    expect(await first).toBe(1)
    await turn()
    expect(looks).toHaveLength(2)
    looks[1]!.resolve(2)
    expect(await Promise.all([second, third])).toEqual([2, 2])
  })

  test('a failure reaches those who asked, and the next look begins anew', async () => {
    const looks: ReturnType<typeof promise<number>>[] = []
    const look = sharedLook(() => {
      looks.push(promise<number>())
      return looks.at(-1)!.made
    })
    const [one, two] = [look(), look()]
    looks[0]!.reject(new Error('away'))
    await expect(one).rejects.toThrow('away')
    await turn()
    looks[1]!.resolve(7)
    expect(await two).toBe(7)
  })
})

describe('kept answers', () => {
  const setUp = (mostBytes = 1_000_000) => {
    const state = { version: 1, day: '2026-11-20', made: 0 }
    const answers = createVersionedCache<{ text: string }>({
      version: async () => state.version,
      day: () => state.day,
      // Estimates need not be whole.
      bytesOf: value => value.text.length * 1.01,
      mostBytes,
    })
    const make =
      (text = 'x') =>
      async () => {
        state.made += 1
        return { text: `${text}${state.made}` }
      }
    return { state, answers, make }
  }

  test('the same version gives the same answer, another makes it anew', async () => {
    const { state, answers, make } = setUp()
    expect((await answers.get('a', make())).text).toBe('x1')
    expect((await answers.get('a', make())).text).toBe('x1')
    state.version = 2
    expect((await answers.get('a', make())).text).toBe('x2')
  })

  test('a new day makes it anew', async () => {
    const { state, answers, make } = setUp()
    await answers.get('a', make())
    state.day = '2026-11-21'
    expect((await answers.get('a', make())).text).toBe('x2')
  })

  test('what was kept under an earlier version of the day is handed over to be brought again', async () => {
    const { state, answers, make } = setUp()
    const first = await answers.get('a', make())
    state.version = 2
    expect(await answers.get('a', async earlier => earlier!)).toBe(first)
    expect(await answers.get('a', make())).toBe(first)
    state.day = '2026-11-21'
    const handed: unknown[] = []
    await answers.get('a', earlier => {
      handed.push(earlier)
      return make()()
    })
    expect(handed).toEqual([undefined])
  })

  test('an answer that was begun before a change is not given after it', async () => {
    const { state, answers, make } = setUp()
    const slow = promise<{ text: string }>()
    const first = answers.get('a', () => slow.made)
    await turn()
    state.version = 2
    const after = answers.get('a', make('new'))
    slow.resolve({ text: 'old' })
    expect((await first).text).toBe('old')
    expect((await after).text).toBe('new1')
    expect((await answers.get('a', make('newer'))).text).toBe('new1')
  })

  test('those who ask at the same time share one making', async () => {
    const { state, answers, make } = setUp()
    const texts = await Promise.all([1, 2, 3].map(async () => (await answers.get('a', make())).text))
    expect([texts, state.made]).toEqual([['x1', 'x1', 'x1'], 1])
  })

  test('a failure is not kept', async () => {
    const { answers, make } = setUp()
    await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await answers.get('a', make())).text).toBe('x1')
  })

  test('memory is bounded: the least used go, and one that is too large is not kept', async () => {
    const { answers, make } = setUp(400)
    for (let i = 0; i < 60; i += 1) await answers.get(`k${i}`, make('0123456789'))
    expect(answers.size().bytes).toBeLessThanOrEqual(400)
    expect(answers.size().answers).toBeLessThan(40)
    await answers.get('large', make('0'.repeat(500)))
    expect((await answers.get('large', make('y'))).text).toMatch(/^y/)
  })
})
