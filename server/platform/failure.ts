/**
 * Why the product cannot start or go on, told in one sentence to the person who runs it. Whoever prints it needs no
 * stack: the cause lies outside the code (a setting, a full disk, a port in use).
 */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The code of a failed system call, or of a failed statement (SQLSTATE), also where another error wraps it. */
export function errorCode(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return null
}

/** The words of an error, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What PostgreSQL says of a disk that takes no more, as a sentence for the operator; null for everything else. */
export function diskFailure(words: string, folder: string): StartFailure | null {
  if (/No space left on device|Disk quota exceeded/.test(words)) {
    return new StartFailure(`The disk that holds the database in ${folder} is full; make room and start again.`)
  }
  if (/Read-only file system/.test(words)) {
    return new StartFailure(`The database in ${folder} lies on a read-only disk; make it writable and start again.`)
  }
  return null
}

/**
 * A failed write below `folder` as a sentence for the operator, or null where the cause is none of theirs: the disk is
 * full or read-only, or the folder belongs to someone else.
 */
export function folderFailure(error: unknown, folder: string): StartFailure | null {
  const sentence = folderSentences[errorCode(error) ?? '']
  return sentence === undefined ? null : new StartFailure(sentence(folder), { cause: error })
}

const folderSentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: folder => `The disk that holds the data folder ${folder} is full; make room and start again.`,
  EDQUOT: folder => `The quota of the disk that holds the data folder ${folder} is used up; make room and start again.`,
  EROFS: folder => `The data folder ${folder} lies on a read-only disk; choose another one with DATA_DIR.`,
  EACCES: folder => `The data folder ${folder} may not be written by this user; choose another one with DATA_DIR.`,
  EPERM: folder => `The data folder ${folder} may not be written by this user; choose another one with DATA_DIR.`,
  ENOTDIR: folder => `The data folder ${folder} is no folder; choose another one with DATA_DIR.`,
}
