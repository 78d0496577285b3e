import { Worker } from 'node:worker_threads'

/** What Argon2id is to be computed of. */
export type HashTask = {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

type Pending = { resolve(tag: Buffer): void; reject(error: Error): void }

/** The thread is given back when nobody has signed in for so long. */
const IDLE_MILLISECONDS = 60_000

let current: { readonly worker: Worker; readonly pending: Map<number, Pending> } | null = null
let tasks = 0
let idle: NodeJS.Timeout | undefined

/**
 * Computes Argon2id in a thread of its own, which is less urgent than everything else: it neither takes the thread pool
 * from images, compression and name look-ups nor, on Linux, the processor from requests.
 */
export function hashInThread(task: HashTask): Promise<Buffer> {
  current ??= startThread()
  const { worker, pending } = current
  clearTimeout(idle)
  tasks += 1
  const id = tasks
  return new Promise<Buffer>((resolve, reject) => {
    pending.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, task })
  })
}

function startThread() {
  const worker = new Worker(new URL('./hashingThread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
  })
  const pending = new Map<number, Pending>()
  const started = { worker, pending }
  worker.on('message', ({ id, tag }: { id: number; tag: Uint8Array }) => {
    pending.get(id)?.resolve(Buffer.from(tag))
    pending.delete(id)
    if (pending.size > 0) return
    // Whatever is idle does not keep the process alive.
    worker.unref()
    idle = setTimeout(() => {
      if (current === started) current = null
      void worker.terminate()
    }, IDLE_MILLISECONDS).unref()
  })
  const giveUp = (reason: Error) => {
    if (current === started) current = null
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('the thread that hashes passwords ended')))
  return started
}
