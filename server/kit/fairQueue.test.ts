import { describe, expect, test } from 'vitest'
import { createFairQueue, QueueFull } from './fairQueue.ts'

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(`${name} done`)))
    },
    /** Ends a work and lets what waits for it go on. */
    async end(name: string) {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
  }
}

const full = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((reason: unknown) => reason)
  return error instanceof QueueFull ? { isOwn: error.isOwn, seconds: error.retryAfterSeconds } : error
}

describe('works in a queue', () => {
  test('take turns by client, in the order in which each asked', async () => {
    const queue = createFairQueue({ atOnce: 1, mostOfClient: 9, mostInAll: 9 })
    const { begun, of, end } = works()
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(name => queue.ask(name, { client: name[0]! }, of(name)))
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
    expect(await Promise.all(asked)).toEqual(['a1 done', 'a2 done', 'a3 done', 'b1 done', 'c1 done', 'b2 done'])
    expect(queue.waiting()).toBe(0)
  })

  test('run as many at once as allowed, and go on after one that failed', async () => {
    const queue = createFairQueue({ atOnce: 2, mostOfClient: 9, mostInAll: 9 })
    const { begun, of, end } = works()
    const failing = queue.ask('x', { client: 'a' }, () => Promise.reject(new Error('broken')))
    const others = ['1', '2', '3'].map(name => queue.ask(name, { client: 'a' }, of(name)))
    await expect(failing).rejects.toThrow('broken')
    expect(begun).toEqual(['1', '2'])
    for (const name of ['2', '1', '3']) await end(name)
    expect(await Promise.all(others)).toEqual(['1 done', '2 done', '3 done'])
  })

  test('are done once for all who ask for the same, at the turn of whoever comes first', async () => {
    const queue = createFairQueue({ atOnce: 1, mostOfClient: 9, mostInAll: 9 })
    const { begun, of, end } = works()
    const asked = [
      queue.ask('0', { client: 'z' }, of('0')),
      ...['a1', 'a2', 'same'].map(name => queue.ask(name, { client: 'a' }, of(name))),
      queue.ask('same', { client: 'b' }, of('never')),
    ]
    await end('0')
    await end('a1')
    const late = queue.ask('same', { client: 'c' }, of('never'))
    expect(queue.waiting()).toBe(1)
    await end('same')
    await end('a2')
    expect(begun).toEqual(['0', 'a1', 'same', 'a2'])
    expect([...(await Promise.all(asked)), await late]).toEqual([
      ...['0 done', 'a1 done', 'a2 done', 'same done', 'same done', 'same done'],
    ])
  })
})

describe('a full queue', () => {
  test('refuses who holds all of their places, and nobody else', async () => {
    const queue = createFairQueue({ atOnce: 1, mostOfClient: 2, mostInAll: 9 })
    const { of } = works()
    for (const name of ['1', '2', '3']) void queue.ask(name, { client: 'a' }, of(name))
    expect(await full(queue.ask('4', { client: 'a' }, of('4')))).toEqual({ isOwn: true, seconds: 5 })
    expect(queue.waiting()).toBe(2)
    void queue.ask('5', { client: 'b' }, of('5'))
    expect(queue.waiting()).toBe(3)
  })

  test('gives a newcomer the last place of who holds most, and refuses when all hold as many', async () => {
    const queue = createFairQueue({ atOnce: 1, mostOfClient: 3, mostInAll: 3 })
    const { begun, of, end } = works()
    const [, , third, fourth] = ['0', '1', '2', '3'].map(name => queue.ask(name, { client: 'a' }, of(name)))
    const dropped = Promise.all([full(third!), full(fourth!)])
    void queue.ask('b', { client: 'b' }, of('b'))
    const second = queue.ask('2', { client: 'c' }, of('2 of c'))
    expect(await dropped).toEqual([
      { isOwn: false, seconds: 5 },
      { isOwn: false, seconds: 5 },
    ])
    expect(queue.waiting()).toBe(3)
    expect(await full(queue.ask('d', { client: 'd' }, of('d')))).toEqual({ isOwn: false, seconds: 5 })
    for (const name of ['0', '1', 'b', '2 of c']) await end(name)
    expect(begun).toEqual(['0', '1', 'b', '2 of c'])
    expect(await second).toBe('2 of c done')
  })
})

describe('whoever leaves', () => {
  test('gives their place up, and the work is not begun if nobody else waits for it', async () => {
    const queue = createFairQueue({ atOnce: 1, mostOfClient: 2, mostInAll: 9 })
    const { begun, of, end } = works()
    const leaving = new AbortController()
    const first = queue.ask('0', { client: 'z' }, of('0'))
    const gone = queue.ask('alone', { client: 'a', gone: leaving.signal }, of('alone'))
    const shared = queue.ask('shared', { client: 'a', gone: leaving.signal }, of('shared'))
    const stays = queue.ask('shared', { client: 'b' }, of('shared'))
    leaving.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    await expect(shared).rejects.toThrow('gone')
    expect(queue.waiting()).toBe(1)
    await end('0')
    await end('shared')
    expect(begun).toEqual(['0', 'shared'])
    expect([await first, await stays]).toEqual(['0 done', 'shared done'])
    await expect(queue.ask('late', { client: 'a', gone: leaving.signal }, of('late'))).rejects.toThrow('gone')
    expect(begun).toEqual(['0', 'shared'])
  })
})
