import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../platform/failure.ts'
import { checkPort } from '../platform/listen.ts'
import { Connection, ConnectionLost } from './connection.ts'

/** The product as it runs for an operator, in a process of its own. */
export interface Product {
  readonly port: number
  readonly pid: number
  /** Milliseconds from its start to its first good answer to `/health/ready`. */
  readonly startMilliseconds: number
  /** The exit code, once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>
  /** Everything it wrote so far. */
  words(): Promise<string>
  /** Tells it to stop and waits for that. */
  stop(): Promise<number | null>
  /** Ends it on the spot. */
  kill(): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')

/** What `npm start` runs: with the limits of memory that an operator gets. */
async function startCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start
}

const START_MILLISECONDS = 60_000
/** Who does not end by then is ended. */
const END_MILLISECONDS = 15_000

/** A port that nobody uses at the moment. */
export const freePort = (): Promise<number> => checkPort({ host: '127.0.0.1', port: 0 })

/**
 * Starts the product and waits until it is ready. Nothing of the caller's environment reaches it but the way to
 * programs: it runs as a plain start would. It writes its log to the file `log`, as under an operator. `onClose` is told
 * how it is ended for sure, from the moment that it runs. Throws StartFailure with its last words.
 */
export async function startProduct(options: {
  log: string
  environment: Readonly<Record<string, string>>
  port?: number | undefined
  onClose?: (end: () => Promise<unknown>) => void
}): Promise<Product> {
  const port = options.port ?? (await freePort())
  const output = await open(options.log, 'a')
  const begun = performance.now()
  const child = spawn('/bin/sh', ['-c', await startCommand()], {
    cwd: ROOT,
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, PORT: String(port), ...options.environment },
    stdio: ['ignore', output.fd, output.fd],
  })
  await output.close()
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const words = () => readFile(options.log, 'utf8')
  const product = {
    port,
    pid: child.pid!,
    ended,
    words,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
  options.onClose?.(async () => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), END_MILLISECONDS)
    await product.stop()
    clearTimeout(impatience)
  })
  if (await isReady(port, ended)) return { ...product, startMilliseconds: performance.now() - begun }
  await product.kill()
  throw new StartFailure(`The product did not start:\n${(await words()).trim().split('\n').slice(-12).join('\n')}`)
}

/** Waits until `path` answers well; false if the process ends before, or takes too long. */
export async function isReady(port: number, ended: Promise<unknown>, path = '/health/ready'): Promise<boolean> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const deadline = performance.now() + START_MILLISECONDS
  while (!isOver && performance.now() < deadline) {
    const connection = new Connection(port)
    try {
      const { status } = await connection.request(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      if (status === 200) return true
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
    } finally {
      connection.close()
    }
    await sleep(5)
  }
  return false
}
