import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../failure.ts'
import { ensureFolder } from '../folders.ts'
import { type Backend, isHash, type StoredEntry } from './backend.ts'

/** Below `files`: what is still arriving (`drafts.ts`). */
export const INCOMING = 'incoming'

/** Files in the folder `root`, in subfolders by the first two digits of their hashes. */
export function openDisk(root: string): Backend {
  const folderOf = (sha256: string): string => join(root, sha256.slice(0, 2))
  const pathOf = (sha256: string): string => join(folderOf(sha256), sha256)
  return {
    name: 'disk',
    async keep({ path, sha256 }) {
      const folder = folderOf(sha256)
      await ensureFolder(folder, 0o700)
      await rename(path, pathOf(sha256))
      await syncFolder(folder)
    },
    async sizeOf(sha256) {
      return (await orNull(stat(pathOf(sha256))))?.size ?? null
    },
    pathOf,
    read: (sha256, range) => createReadStream(pathOf(sha256), { ...range }),
    remove: sha256 => rm(pathOf(sha256), { force: true }),
    list: () => entriesOf(root),
    // Drafts are looked after by whoever writes them.
    removeAbandoned: async () => {},
  }
}

async function* entriesOf(root: string): AsyncIterable<StoredEntry> {
  for (const folder of (await orNull(readdir(root, { withFileTypes: true }))) ?? []) {
    if (folder.name === INCOMING) continue
    if (!folder.isDirectory()) {
      yield await entryOf(root, folder.name, null)
      continue
    }
    for (const name of (await orNull(readdir(join(root, folder.name)))) ?? []) {
      const isOurs = isHash(name) && name.startsWith(folder.name)
      yield await entryOf(root, `${folder.name}/${name}`, isOurs ? name : null)
    }
  }
}

async function entryOf(root: string, name: string, sha256: string | null): Promise<StoredEntry> {
  return { name, sha256, size: (await orNull(stat(join(root, name))))?.size ?? 0 }
}

/** A rename is only as safe as the folder that notes it. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What was asked for, or null where there is no such file. */
export async function orNull<Result>(attempt: Promise<Result>): Promise<Result | null> {
  try {
    return await attempt
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
