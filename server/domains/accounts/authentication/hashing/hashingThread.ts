import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashTask } from './hashing.ts'

/** How much less urgent hashing is, as a nice value. */
const NICE = 15

// On Linux the priority is the thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', ({ id, task }: { id: number; task: HashTask }) => {
  parentPort?.postMessage({ id, tag: argon2Sync('argon2id', task) })
})
