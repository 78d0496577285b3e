/** There is no place left in a queue; `isOwn` where the asker holds them all, else others do. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly isOwn: boolean
  /** When to come back, in seconds. */
  readonly retryAfterSeconds = 5

  constructor(isOwn: boolean) {
    super('the queue is full')
    this.isOwn = isOwn
  }
}

/** Who asks for a work: the client whose place in the queue it takes, and what tells that nobody waits any more. */
export type Asker = { readonly client: string; readonly gone?: AbortSignal }

/** Does works that take long a few at a time. */
export type FairQueue = {
  /**
   * The result of `work`, which runs when its turn comes; asked for again under the same `key` meanwhile, it runs once for
   * all. Rejects with `QueueFull`, and with the reason of `asker.gone` for whoever has left; a work that nobody waits for
   * any more is not begun.
   */
  ask<Result>(key: string, asker: Asker, work: () => Promise<Result>): Promise<Result>
  /** How many wait for their turn. */
  waiting(): number
}

type Job = { readonly work: () => Promise<unknown>; readonly waiters: Set<Waiter>; isRunning: boolean }
type Waiter = {
  readonly key: string
  readonly job: Job
  readonly client: string
  readonly done: (result: unknown) => void
  readonly failed: (reason: unknown) => void
}

/**
 * A queue that is fair to clients: they take turns, so that whoever asks for much waits for it alone. A client holds at
 * most `mostOfClient` places. Where all `mostInAll` are taken, a newcomer gets the last place of the client that holds
 * most, unless the newcomer would hold as many; at most `atOnce` works run side by side.
 */
export function createFairQueue(options: { atOnce: number; mostOfClient: number; mostInAll: number }): FairQueue {
  const { atOnce, mostOfClient, mostInAll } = options
  const jobs = new Map<string, Job>()
  /** In the order of turns. */
  const queues = new Map<string, Waiter[]>()
  let waiting = 0
  let running = 0

  /** Takes a waiter out of its queue, if it still stands there. */
  function unqueue(waiter: Waiter): void {
    const queue = queues.get(waiter.client)
    const at = queue?.indexOf(waiter) ?? -1
    if (!queue || at < 0) return
    queue.splice(at, 1)
    waiting -= 1
    if (queue.length === 0) queues.delete(waiter.client)
  }

  function leave(waiter: Waiter, reason: unknown): void {
    unqueue(waiter)
    waiter.job.waiters.delete(waiter)
    if (waiter.job.waiters.size === 0 && !waiter.job.isRunning) jobs.delete(waiter.key)
    waiter.failed(reason)
  }

  function makePlace(client: string): void {
    const held = queues.get(client)?.length ?? 0
    if (held >= mostOfClient) throw new QueueFull(true)
    if (waiting < mostInAll) return
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= held + 1) throw new QueueFull(false)
    leave(longest.at(-1)!, new QueueFull(false))
  }

  function beginNext(): void {
    for (const [client, queue] of queues) {
      if (running >= atOnce) return
      const { key, job } = queue[0]!
      running += 1
      job.isRunning = true
      for (const waiter of job.waiters) unqueue(waiter)
      // Behind the others until its next turn.
      if (queues.delete(client)) queues.set(client, queue)
      void run(key, job)
    }
  }

  async function run(key: string, job: Job): Promise<void> {
    try {
      const result = await job.work()
      for (const { done } of job.waiters) done(result)
    } catch (error) {
      for (const { failed } of job.waiters) failed(error)
    } finally {
      jobs.delete(key)
      running -= 1
      beginNext()
    }
  }

  return {
    waiting: () => waiting,
    async ask<Result>(key: string, { client, gone }: Asker, work: () => Promise<Result>): Promise<Result> {
      gone?.throwIfAborted()
      const known = jobs.get(key)
      if (!known?.isRunning) makePlace(client)
      // Making a place may have ended the very job.
      const job = jobs.get(key) ?? { work, waiters: new Set<Waiter>(), isRunning: false }
      jobs.set(key, job)
      return new Promise<Result>((resolve, reject) => {
        const onGone = () => leave(waiter, gone?.reason)
        const settled = () => gone?.removeEventListener('abort', onGone)
        const waiter: Waiter = {
          ...{ key, job, client },
          done(result) {
            settled()
            resolve(result as Result)
          },
          failed(reason) {
            settled()
            reject(reason)
          },
        }
        gone?.addEventListener('abort', onGone, { once: true })
        job.waiters.add(waiter)
        if (job.isRunning) return
        const queue = queues.get(client) ?? []
        queue.push(waiter)
        queues.set(client, queue)
        waiting += 1
        beginNext()
      })
    },
  }
}
