import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './failure.ts'
import { ensureFolder } from './folders.ts'

/**
 * Keeps secrets that must be read again (keys of second factors) unreadable for whoever has only the database: the key
 * lies in the data folder. `about` ties a sealed text to its place, so that it opens nowhere else.
 */
export interface Seal {
  /** The text under AES-256-GCM, in base64url. */
  close(text: string, about: string): string
  /** What was sealed; null if it was not sealed by this key for this place. */
  open(sealed: string, about: string): string | null
  /** A keyed hash (HMAC-SHA-256, base64url), for secrets that are too short to be hashed plainly. */
  digest(text: string, about: string): string
}

let ofProcess: Seal | null = null

/** Takes the seal of the data folder, once at the start of the process: mails and the like are written deep inside of
 *  transactions that know nothing of folders. */
export function sealProcessWith(seal: Seal): void {
  ofProcess = seal
}

/** The seal that the process was given. */
export function processSeal(): Seal {
  if (ofProcess === null) throw new Error('something is sealed or read before there is a seal')
  return ofProcess
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

const seals = new Map<string, Promise<Seal>>()

/** The seal of a data folder; its key is made at first use. All processes on the folder share it. */
export function sealIn(dataDir: string): Promise<Seal> {
  const known = seals.get(dataDir)
  if (known) return known
  const made = readOrMakeKey(join(dataDir, 'keys')).then(sealWith)
  seals.set(dataDir, made)
  // Whoever asks next tries again.
  made.catch(() => seals.delete(dataDir))
  return made
}

/** Several processes may come here at once: the first to link its draft wins, and all of them read that one. */
async function readOrMakeKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'seal.key')
  const known = await readKey(path)
  if (known) return known
  await ensureFolder(folder, 0o700)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const key = await readKey(path)
  if (!key) throw new Error(`${path} vanished`)
  return key
}

async function readKey(path: string): Promise<Buffer | null> {
  const key = await readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (key && key.length !== KEY_BYTES) throw new Error(`${path} is no key of ${KEY_BYTES} bytes`)
  return key
}

/** The seal under a key of 32 bytes. */
export function sealWith(key: Buffer): Seal {
  const digestKey = createHmac('sha256', key).update('digest').digest()
  return {
    close(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8')
        return text + decipher.final('utf8')
      } catch {
        // The tag does not fit: sealed by another key, for another place, or changed.
        return null
      }
    },
    digest: (text, about) => createHmac('sha256', digestKey).update(`${about}\n${text}`).digest('base64url'),
  }
}
