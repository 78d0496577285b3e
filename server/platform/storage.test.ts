import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { FileTooLarge, openStorage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-storage-'))
const storage = await openStorage(folder)
afterAll(() => rm(folder, { recursive: true }))

/** SHA-256 of "abc", from FIPS 180-2, appendix B.1. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe('stored files', () => {
  it('are named by their content and kept once, whole or in pieces', async () => {
    expect(await storage.putFile(Buffer.from('abc'))).toEqual({ sha256: ABC, size: 3 })
    expect(await storage.putFile(chunks('a', '', 'bc'))).toEqual({ sha256: ABC, size: 3 })
    expect(await readdir(join(folder, 'files/ba'))).toEqual([ABC])
    expect(await readFile(join(folder, 'files/ba', ABC), 'utf8')).toBe('abc')
    expect(await readdir(join(folder, 'files/incoming'))).toEqual([])
  })

  it('come back as a whole and as a stream', async () => {
    await storage.putFile(Buffer.from('abc'))
    expect((await storage.readFile(ABC))?.toString()).toBe('abc')
    const file = await storage.openFile(ABC)
    expect(file?.size).toBe(3)
    expect((await buffer(file!.stream())).toString()).toBe('abc')
  })

  it('that are too large leave nothing behind', async () => {
    await expect(storage.putFile(chunks('12345', '67890'), { mostBytes: 9 })).rejects.toThrow(new FileTooLarge(9))
    expect(await readdir(join(folder, 'files/incoming'))).toEqual([])
    expect(await readdir(join(folder, 'files'))).toEqual(['ba', 'incoming'])
  })

  it('are not found under any other name', async () => {
    await writeFile(join(folder, 'secret'), 'x')
    for (const name of ['0'.repeat(64), '../../secret', ABC.toUpperCase(), '']) {
      expect([await storage.openFile(name), await storage.readFile(name)]).toEqual([null, null])
    }
  })
})
