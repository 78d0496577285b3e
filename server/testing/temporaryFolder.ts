import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** A memory file system on Linux; absent elsewhere, and small in containers. */
const IN_MEMORY = '/dev/shm'
/** Bytes that the largest run, the plans' million rows, may need beside its processes. */
const ROOM = 12 * 2 ** 30

/**
 * Lets a run keep what it throws away in memory where there is room, unless `TMPDIR` says where. A database is some 1,500
 * small files, and each file of tests has one: on a slow disk making it takes ten times as long as the tests in it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  process.env.TMPDIR = IN_MEMORY
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false
  const memory = statfsSync(IN_MEMORY)
  return memory.bavail * memory.bsize >= ROOM && freemem() >= ROOM
}
