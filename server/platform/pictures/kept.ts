import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, messageOf } from '../failure.ts'
import { ensureFolder } from '../folders.ts'
import type { Log } from '../log.ts'

/** What is made from files, kept on the disk that all processes share. */

/** The content of a file, null where there is none, or nothing in it. */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    const content = await readFile(path)
    return content.byteLength === 0 ? null : content
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Keeps what was made. Where that fails, as on a full disk, it can still be shown and is made again next time. */
async function keep(path: string, content: Buffer, log: Log): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'a picture could not be kept')
    await rm(draft, { force: true })
  }
}

/** How often a process that makes something says so, and after how long without that it has ended. */
const SIGN_MILLISECONDS = 2_000
const ENDED_MILLISECONDS = 10_000
const LOOK_MILLISECONDS = 40

/** Says that this process makes what will lie at `path`, until what it answers with is called; null where another one does. */
async function claim(path: string): Promise<(() => Promise<void>) | null> {
  const mark = `${path}.making`
  try {
    await (await open(mark, 'wx', 0o600)).close()
  } catch (error) {
    // On a disk that takes nothing it is made, by each process for itself.
    if (errorCode(error) !== 'EEXIST') return async () => {}
    if (await isOld(mark)) await rm(mark, { force: true })
    return null
  }
  const sign = setInterval(() => {
    const now = new Date()
    // A mark that is gone needs no sign: whoever took it away makes the same.
    utimes(mark, now, now).catch(() => clearInterval(sign))
  }, SIGN_MILLISECONDS)
  return async () => {
    clearInterval(sign)
    await rm(mark, { force: true })
  }
}

async function isOld(mark: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(mark)).mtimeMs > ENDED_MILLISECONDS
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/**
 * What lies at `path`, made by `make` where it does not lie there yet: once, however many processes of this disk want it at
 * the same time. One that ended while it made it is replaced after ten seconds. Null where nothing can be made of it.
 */
export async function madeOnce(path: string, make: () => Promise<Buffer | null>, log: Log): Promise<Buffer | null> {
  for (;;) {
    const kept = await contentOf(path)
    if (kept !== null) return kept
    await ensureFolder(dirname(path), 0o700).catch(error =>
      log.warn({ reason: messageOf(error) }, 'a folder for pictures could not be made'),
    )
    const release = await claim(path)
    if (release === null) {
      await sleep(LOOK_MILLISECONDS)
      continue
    }
    try {
      // It may have been made between the look and the claim.
      const meanwhile = await contentOf(path)
      if (meanwhile !== null) return meanwhile
      const made = await make()
      if (made !== null) await keep(path, made, log)
      return made
    } finally {
      await release()
    }
  }
}
