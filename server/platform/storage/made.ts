import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isHash } from './backend.ts'
import { orNull } from './disk.ts'

/** Below the data folder: what is made from files and can be made again, such as pictures in other sizes. */
const FOLDERS = ['images'] as const

/** Takes away what was made from a file: whatever is named by its hash and a dash. */
export async function removeMade(dataDir: string, sha256: string): Promise<void> {
  for (const each of FOLDERS) {
    const folder = join(dataDir, each, sha256.slice(0, 2))
    for (const name of (await orNull(readdir(folder))) ?? []) {
      if (name.startsWith(`${sha256}-`)) await rm(join(folder, name), { force: true, recursive: true })
    }
  }
}

/** The hashes of all files that something was made from, each folder's once. */
export async function* hashesOfMade(dataDir: string): AsyncIterable<string> {
  for (const each of FOLDERS) {
    for (const folder of (await orNull(readdir(join(dataDir, each)))) ?? []) {
      const names = (await orNull(readdir(join(dataDir, each, folder)))) ?? []
      yield* new Set(names.map(name => name.slice(0, 64)).filter(isHash))
    }
  }
}
