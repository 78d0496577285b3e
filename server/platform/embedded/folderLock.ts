import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode, StartFailure } from '../failure.ts'
import { processMark } from './processes.ts'

/**
 * Takes the folder of `path` for this process alone; the answer gives it back. The lock names the process and when it
 * started, so one left by a killed process is taken over, even where its number was given to another since.
 * Throws StartFailure while another process holds it.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const own = JSON.stringify({ pid: process.pid, mark: await processMark(process.pid) })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, own, { mode: 0o600, flush: true })
  try {
    // A link fails where the name exists, so of two that start at once one gets the complete file under its name.
    while (!(await linked(draft, path))) await removeStale(path)
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    if ((await contentOf(path)) === own) await rm(path, { force: true })
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function contentOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function removeStale(path: string): Promise<void> {
  const held = await contentOf(path)
  if (held === null) return
  const holder = await runningHolder(held)
  if (holder !== null) {
    throw new StartFailure(
      `The data folder ${dirname(path)} is in use by another running copy (process ${holder}); stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  // Between reading and renaming another process may have taken the lock over: then it gets its own back.
  if ((await contentOf(aside)) !== held) await linked(aside, path)
  await rm(aside, { force: true })
}

async function runningHolder(content: string): Promise<number | null> {
  const match = /^\{"pid":(\d+),"mark":"([^"]*)"\}$/.exec(content)
  if (match === null) return null
  const pid = Number(match[1])
  return (await processMark(pid)) === match[2] ? pid : null
}
