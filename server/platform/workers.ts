import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from './failure.ts'
import type { Log } from './log.ts'

/** Whether this process is one of several that answer requests for the one that started them. */
export const isWorker = (): boolean => cluster.isWorker

/**
 * Whether each worker opens the port for itself and the system shares what arrives among them. Elsewhere the process that
 * started them hands connections on, and those that a killed worker was just being given hang.
 */
export const canReusePort = ['linux', 'freebsd', 'sunos', 'aix'].includes(process.platform)

const LISTENING = 'listening'

/** Tells the process that started this one that requests are answered from now on. */
export function announceWorker(): void {
  process.send?.(LISTENING)
}

/** Lets go of the process that started this one, which else would not end. */
export function leaveAsWorker(): void {
  cluster.worker?.disconnect()
}

const LONGEST_PAUSE_MILLISECONDS = 5_000

/**
 * Starts this program `count` times more; the copies listen on one port and share what arrives there. Resolves when all
 * of them listen. One that ends is started again, as long as it takes. `environment` is added to their own.
 * Throws StartFailure if one does not start. `stop` tells all of them to stop, and waits.
 */
export async function startWorkers(options: {
  count: number
  environment: Readonly<Record<string, string>>
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  const { count, environment, log } = options
  let isStopping = false
  const places = new Map<number, Worker>()
  const fork = async (place: number): Promise<boolean> => {
    const worker = cluster.fork(environment)
    places.set(place, worker)
    const ended = once(worker, 'exit')
    const isListening = new Promise<true>(resolve => {
      worker.on('message', message => {
        if (message === LISTENING) resolve(true)
      })
    })
    const hasStarted = await Promise.race([isListening, ended.then(() => false)])
    if (hasStarted) void ended.then(([code, signal]) => restart(place, code ?? signal))
    return hasStarted
  }
  const restart = async (place: number, reason: unknown): Promise<void> => {
    places.delete(place)
    for (let pause = 50; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
      log.error({ reason }, 'a process of the application ended unexpectedly and is started again')
      if (await fork(place)) return
      await sleep(pause, undefined, { ref: false })
    }
  }
  const stop = async (): Promise<void> => {
    isStopping = true
    await Promise.all(
      [...places.values()].map(async worker => {
        if (worker.isDead()) return
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await ended
      }),
    )
  }
  const started = await Promise.all(Array.from({ length: count }, (_, place) => fork(place)))
  if (started.includes(false)) {
    await stop()
    throw new StartFailure('A process of the application did not start.')
  }
  return { stop }
}
