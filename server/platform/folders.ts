import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './failure.ts'

/**
 * Makes a folder and those above it, each with `mode`; what exists stays as it is. Unlike `mkdir` with `recursive` it
 * fails with the true reason, be it a read-only disk or a file in the way (ENOTDIR).
 */
export async function ensureFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' && dirname(path) !== path) {
      await ensureFolder(dirname(path), mode)
      return mkdir(path, { mode })
    }
    if (await isFolder(path)) return
    throw code === 'EEXIST'
      ? Object.assign(new Error(`${path} is no folder`, { cause: error }), { code: 'ENOTDIR' })
      : error
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false
    throw error
  }
}
