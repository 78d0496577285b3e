import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from '../failure.ts'

const run = promisify(execFile)

/** The state letter and the start time (in ticks since boot) that Linux tells of a process; null elsewhere. */
async function linuxStatus(pid: number): Promise<{ state: string; startTicks: string } | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces and brackets of its own.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return null
    throw error
  }
}

/** Whether a process runs; one that ended and only waits to be collected by its parent does not. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    if (errorCode(error) !== 'EPERM') throw error
  }
  return (await linuxStatus(pid))?.state !== 'Z'
}

/**
 * A mark that tells a process from a later one with the same number, or null if there is no such process: the machine's
 * boot and the start time on Linux, the start time that `ps` prints elsewhere.
 */
export async function processMark(pid: number): Promise<string | null> {
  if (!(await isRunning(pid))) return null
  if (process.platform === 'linux') {
    const status = await linuxStatus(pid)
    if (status === null) return null
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${status.startTicks}`
  }
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)])
  return stdout.trim()
}

/** Whether a process works in `folder`, as each process of a PostgreSQL does in its data folder. */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false
  try {
    if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`)) === folder
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)])
    return stdout.includes(folder)
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** All processes that work in `folder`; on systems without /proc none are found. */
export async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(async pid => ((await worksIn(pid, folder)) ? pid : null)))
  return found.filter(pid => pid !== null)
}

/** Sends a signal, which a process that has just ended may miss. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Waits until a process has ended; false if it has not within `milliseconds`. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}
