import { execFile } from 'node:child_process'
import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Product } from '../harness/product.ts'
import { isRunning, processesIn } from '../platform/embedded/processes.ts'
import { messageOf } from '../platform/failure.ts'
import type { DrillParts } from './drill.ts'

const run = promisify(execFile)

const DISK_MEGABYTES = 400
const PIECE = Buffer.alloc(1_000_000)

/** What happens to the disk, and how it passes. */
interface Trouble {
  readonly name: string
  begin(): Promise<void>
  end(): Promise<void>
}

/** Puts a small disk at `folder`; false where the system does not allow that. */
export async function mountSmallDisk(folder: string, say: DrillParts['say']): Promise<boolean> {
  await mkdir(folder)
  await chmod(folder, 0o711)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=711`, 'tmpfs', folder])
    return true
  } catch (error) {
    say(`no small disk can be mounted here, so none becomes full: ${messageOf(error).trim().split('\n').at(-1)}`)
    return false
  }
}

export const fullDisk = (ballast: string): Trouble => ({
  name: 'full',
  begin: () => fill(ballast),
  end: () => rm(ballast),
})

/** Whoever is started while it lasts inherits it; the lower of the two limits can be raised again without any rights. */
export function unwritable({ pid }: Product, cluster: string): Trouble {
  const limitOne = async (target: number, bytes: string, as: { uid?: number; gid?: number } = {}) => {
    try {
      await run('prlimit', ['--pid', String(target), `--fsize=${bytes}:`], as)
    } catch (error) {
      if (await isRunning(target)) throw error
    }
  }
  const limit = async (bytes: string) => {
    // The application first: a process of the database that it starts meanwhile is under its limit.
    await limitOne(pid, bytes)
    // Limits are set by whom the process belongs to; for root the database runs as somebody else.
    const { uid, gid } = await stat(cluster)
    const owner = process.getuid?.() === 0 ? { uid, gid } : {}
    for (const each of await processesIn(cluster)) await limitOne(each, bytes, owner)
  }
  return { name: 'read-only', begin: () => limit('0'), end: () => limit('unlimited') }
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let size = PIECE.length; size >= 1; ) {
      try {
        const { bytesWritten } = await file.write(PIECE, 0, size)
        if (bytesWritten < size) size = Math.floor(size / 2)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    await file.close()
  }
}

export const unmount = (folder: string): Promise<unknown> => run('umount', [folder])
