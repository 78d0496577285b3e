import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'

/** A program of ours that works in a process of its own: what could go wrong there ends with it. */
export interface ApartWork {
  /** Path of the program. */
  readonly program: string
  readonly args?: readonly string[]
  /** Options of Node, such as what the program may do. */
  readonly nodeOptions?: readonly string[]
  /** What it reads from its standard input. */
  readonly input?: Uint8Array
  /** It is ended when it takes longer. */
  readonly milliseconds: number
}

/**
 * What a program wrote to its standard output; null where it did not end well, took too long, or wrote nothing. It knows
 * nothing of our environment. Its memory it bounds itself (`endAboveBytes`).
 */
export async function madeApart({ program, args = [], nodeOptions = [], input, milliseconds }: ApartWork) {
  const child = spawn(process.execPath, [...nodeOptions, program, ...args], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  // A process that ended before it has read everything; how it ended is told below.
  child.stdin.on('error', () => child.stdin.destroy())
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [made, code] = await Promise.all([buffer(child.stdout), ended])
  return code === 0 && made.byteLength > 0 ? made : null
}

const LOOK_MILLISECONDS = 20

/** Within such a process: ends it with 1 as soon as it takes more memory than that. The work itself must be done in other
 *  threads, or nobody looks. */
export function endAboveBytes(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.exit(1)
  }, LOOK_MILLISECONDS).unref()
}
