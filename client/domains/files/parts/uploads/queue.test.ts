import { describe, expect, test, vi } from 'vitest'
import type { Problem, UploadedFile } from './entries.ts'
import { createQueue, type Finished, type QueueParts, type Sending, UploadFailed, UploadRefused } from './queue.ts'

const file = (name: string) => new File(['a'], name)
const files = (...names: string[]) => names.map(file)
const kept = (name: string): Finished => ({ file: { id: `id of ${name}`, name }, isNew: true })
const duplicate = (name: string): Finished => ({
  existing: { id: `id of ${name}`, name },
  problem: { code: 'FILE_DUPLICATE' },
})

interface Sent extends Sending {
  readonly name: string
  arrive(): void
  fail(error: Error): void
}

/** A queue whose outside does what the test says, when it says so. */
function queueWith(given: Partial<QueueParts> = {}) {
  const sent: Sent[] = []
  const waits: { milliseconds: number; then: () => void }[] = []
  const [forgotten, uploaded]: [string[], UploadedFile[]] = [[], []]
  const finish = vi.fn<QueueParts['finish']>(async url => kept(url))
  const queue = createQueue({
    check: async () => null,
    send: (file, sending) =>
      new Promise((resolve, reject) => {
        sent.push({ ...sending, name: file.name, arrive: () => resolve(`/uploads/${file.name}`), fail: reject })
      }),
    finish,
    forget: url => forgotten.push(url),
    onUploaded: file => uploaded.push(file),
    wait(milliseconds, then) {
      const wait = { milliseconds, then }
      waits.push(wait)
      return () => waits.splice(waits.indexOf(wait), 1)
    },
    ...given,
  })
  const states = () => queue.state().entries.map(({ file, status }) => `${file.name} ${status}`)
  return { queue, sent, waits, forgotten, uploaded, finish, states }
}

/** Lets everything happen that needs nothing more from outside. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('files on their way', () => {
  test('begin queued, with their tag, at nothing', async () => {
    const { queue } = queueWith({ send: () => new Promise(() => {}) })
    queue.add(files('a', 'b', 'c', 'd'), ['Trikot'])
    await settled()
    expect(queue.state().entries.at(-1)).toMatchObject({
      ...{ type: 'upload', status: 'queued', progress: 0, tags: ['upload_queued'], newTags: ['Trikot'], url: null },
    })
  })

  test('are sent three at a time, the others when one of these is done', async () => {
    const { queue, sent, states } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    expect(states()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd queued'])
    sent[1]!.arrive()
    await settled()
    expect(states()).toEqual(['a uploading', 'c uploading', 'd uploading'])
  })

  test('show their progress, are being processed at 100 percent, and leave the queue when they are taken', async () => {
    let taken: (finished: Finished) => void = () => {}
    const { queue, sent, states, uploaded } = queueWith({ finish: () => new Promise(resolve => (taken = resolve)) })
    queue.add(files('a'))
    await settled()
    sent[0]!.onProgress(41.9)
    expect([states(), queue.state().entries[0]!.progress]).toEqual([['a uploading'], 41])
    sent[0]!.onProgress(100)
    expect([states(), queue.state().entries[0]!.progress]).toEqual([['a processing'], 100])
    sent[0]!.arrive()
    await settled()
    expect(states()).toEqual(['a processing'])
    taken(kept('a'))
    await settled()
    expect([states(), queue.state().done, uploaded]).toEqual([[], 1, [{ id: 'id of a', name: 'a' }]])
  })

  test('what was done is counted anew when the queue is filled anew', async () => {
    const { queue, sent } = queueWith()
    queue.add(files('a'))
    await settled()
    sent[0]!.arrive()
    await settled()
    queue.add(files('b'))
    await settled()
    expect(queue.state().done).toBe(0)
  })
})

describe('what is not taken leaves the queue and is told of', () => {
  const tooSmall: Problem = { code: 'IMAGE_TOO_SMALL', width: 1, height: 1, leastWidth: 2, leastHeight: 2 }

  test('before anything of it is sent', async () => {
    const { queue, sent } = queueWith({ check: async ({ name }) => (name === 'b' ? tooSmall : null) })
    queue.add(files('a', 'b', 'c'))
    await settled()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'c'])
    expect(queue.state().refused).toEqual([{ id: 'upload-2', name: 'b', problem: tooSmall }])
    queue.dismissRefused()
    expect(queue.state().refused).toEqual([])
  })

  test('until others come', async () => {
    const { queue } = queueWith({ check: async ({ name }) => (name === 'b' ? tooSmall : null) })
    queue.add(files('b'))
    await settled()
    expect(queue.state().refused).toHaveLength(1)
    queue.add(files('a'))
    expect(queue.state().refused).toEqual([])
  })

  test('on its way, and the next one begins', async () => {
    const { queue, sent, states } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    sent[0]!.fail(new UploadRefused({ code: 'QUOTA_REACHED' }))
    await settled()
    expect(states()).toEqual(['b uploading', 'c uploading', 'd uploading'])
    expect(queue.state().refused).toMatchObject([{ name: 'a', problem: { code: 'QUOTA_REACHED' } }])
  })

  test('when it has arrived', async () => {
    const { queue, sent, states } = queueWith({
      finish: async () => ({ existing: null, problem: { code: 'FILE_TYPE_INVALID' } }),
    })
    queue.add(files('a'))
    await settled()
    sent[0]!.arrive()
    await settled()
    expect([states(), queue.state().refused.map(({ problem }) => problem.code)]).toEqual([[], ['FILE_TYPE_INVALID']])
  })
})

describe('cancelling', () => {
  test('takes a waiting one out', async () => {
    const { queue, states } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    queue.cancel('upload-4')
    expect(states()).toEqual(['a uploading', 'b uploading', 'c uploading'])
  })

  test('stops one that is being sent, has the server forget it, and the next one begins', async () => {
    const { queue, sent, states, forgotten } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    sent[0]!.onUrl('/uploads/1')
    queue.cancel('upload-1')
    sent[0]!.fail(new UploadFailed(false))
    await settled()
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(states()).toEqual(['b uploading', 'c uploading', 'd uploading'])
    expect(forgotten).toEqual(['/uploads/1'])
  })

  test('all leaves nothing', async () => {
    const { queue, sent, states } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    queue.cancelAll()
    for (const each of sent) each.fail(new UploadFailed(false))
    await settled()
    expect([states(), sent.length]).toEqual([[], 3])
  })
})

describe('a lost connection', () => {
  test('goes on by itself where it broke', async () => {
    const { queue, sent, waits, states } = queueWith()
    queue.add(files('a'))
    await settled()
    sent[0]!.onUrl('/uploads/1')
    sent[0]!.onProgress(60)
    sent[0]!.fail(new UploadFailed(true))
    await settled()
    expect([states(), queue.state().entries[0]!.progress]).toEqual([['a waiting'], 60])
    waits[0]!.then()
    await settled()
    expect([states(), sent[1]!.url]).toEqual([['a uploading'], '/uploads/1'])
  })

  test('waits longer each time, and then no longer', async () => {
    const { queue, sent, waits } = queueWith()
    queue.add(files('a'))
    const pauses: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await settled()
      sent.at(-1)!.fail(new UploadFailed(true))
      await settled()
      pauses.push(waits[0]!.milliseconds)
      waits[0]!.then()
    }
    expect(pauses).toEqual([1_000, 3_000, 10_000, 30_000, 30_000])
    expect(waits).toEqual([])
  })

  test('while the server looks at it asks again, without sending it again', async () => {
    const { queue, sent, waits, finish, uploaded } = queueWith()
    finish.mockRejectedValueOnce(new UploadFailed(true))
    queue.add(files('a'))
    await settled()
    sent[0]!.arrive()
    await settled()
    waits[0]!.then()
    await settled()
    expect(sent[1]!.url).toBe('/uploads/a')
    sent[1]!.arrive()
    await settled()
    expect(uploaded).toHaveLength(1)
  })

  test('lets others on meanwhile', async () => {
    const { queue, sent, states } = queueWith()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    sent[0]!.fail(new UploadFailed(true))
    await settled()
    expect(states()).toEqual(['a waiting', 'b uploading', 'c uploading', 'd uploading'])
  })

  test('that somebody cancels goes on no more', async () => {
    const { queue, sent, waits, states } = queueWith()
    queue.add(files('a'))
    await settled()
    sent[0]!.fail(new UploadFailed(true))
    await settled()
    queue.cancel('upload-1')
    expect([states(), waits]).toEqual([[], []])
  })
})

test('another failure waits for somebody who tries again', async () => {
  const { queue, sent, waits, states } = queueWith()
  queue.add(files('a'))
  await settled()
  sent[0]!.fail(new UploadFailed(false))
  await settled()
  expect([states(), waits]).toEqual([['a failed'], []])
  queue.retry('upload-1')
  await settled()
  expect(states()).toEqual(['a uploading'])
})

describe('what the library has already', () => {
  const withDuplicates = () => {
    const parts = queueWith()
    parts.finish.mockImplementation(async (url, { onDuplicate }) =>
      onDuplicate === 'REFUSE' ? duplicate(url) : kept(url),
    )
    return parts
  }
  const arrive = async (sent: readonly Sent[]) => {
    for (const each of sent) each.arrive()
    await settled()
  }

  test('waits for a choice and lets others on', async () => {
    const { queue, sent, states } = withDuplicates()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    sent[0]!.arrive()
    await settled()
    expect(states()).toEqual(['a duplicate', 'b uploading', 'c uploading', 'd uploading'])
    expect(queue.state().entries[0]!.existing).toEqual({ id: 'id of /uploads/a', name: '/uploads/a' })
  })

  test('is finished as it is chosen', async () => {
    const { queue, sent, finish, uploaded } = withDuplicates()
    queue.add(files('a'))
    await settled()
    await arrive(sent)
    queue.choose('upload-1', 'USE_EXISTING')
    await settled()
    await arrive(sent.slice(1))
    expect(finish.mock.lastCall).toEqual(['/uploads/a', { newTags: [], onDuplicate: 'USE_EXISTING' }])
    expect(uploaded).toHaveLength(1)
  })

  test('one choice is for all of them, and for those that follow', async () => {
    const { queue, sent, finish, uploaded, states } = withDuplicates()
    queue.add(files('a', 'b', 'c', 'd'))
    await settled()
    await arrive(sent.slice(0, 2))
    queue.choose(null, 'KEEP_BOTH')
    for (let round = 0; round < 4; round += 1) await arrive(sent)
    expect([states(), uploaded.length]).toEqual([[], 4])
    expect(finish.mock.calls.slice(2).map(([, { onDuplicate }]) => onDuplicate)).toEqual(Array(4).fill('KEEP_BOTH'))
  })

  test('a choice for all ends with the queue', async () => {
    const { queue, sent, states } = withDuplicates()
    queue.add(files('a'))
    await settled()
    await arrive(sent)
    queue.choose(null, 'KEEP_BOTH')
    await settled()
    await arrive(sent)
    queue.add(files('b'))
    await settled()
    await arrive(sent)
    expect(states()).toEqual(['b duplicate'])
  })
})
