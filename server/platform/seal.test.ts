import { randomBytes } from 'node:crypto'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folders.ts'
import { sealIn, sealWith } from './seal.ts'

describe('a seal', () => {
  const seal = sealWith(randomBytes(32))

  test('opens what it closed, at its place alone', () => {
    const sealed = seal.close('JBSWY3DPEHPK3PXP Größe', 'totp 1')
    expect(sealed).not.toContain('JBSW')
    expect(seal.open(sealed, 'totp 1')).toBe('JBSWY3DPEHPK3PXP Größe')
    expect(seal.open(sealed, 'totp 2')).toBeNull()
    expect(sealWith(randomBytes(32)).open(sealed, 'totp 1')).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['too little', 'AAAA'],
    ['a plain text', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  ])('does not open %s', (_label, sealed) => {
    expect(seal.open(sealed, 'totp 1')).toBeNull()
  })

  test('closes the same text differently each time, and digests it alike', () => {
    expect(seal.close('a', 'b')).not.toBe(seal.close('a', 'b'))
    expect(seal.digest('a', 'b')).toBe(seal.digest('a', 'b'))
    expect(seal.digest('a', 'b')).not.toBe(seal.digest('a', 'c'))
  })
})

describe('the key of a data folder', () => {
  test('is made once, readable for its owner alone', async () => {
    const folder = await temporaryFolder()
    const seals = await Promise.all([1, 2, 3].map(() => sealIn(folder)))
    expect(seals[2]!.open(seals[0]!.close('secret', 'x'), 'x')).toBe('secret')
    expect(await readdir(join(folder, 'keys'))).toEqual(['seal.key'])
    expect((await stat(join(folder, 'keys/seal.key'))).mode & 0o777).toBe(0o600)
  })

  test('is refused if it is none', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'keys'))
    await writeFile(join(folder, 'keys/seal.key'), 'short')
    await expect(sealIn(folder)).rejects.toThrow('is no key of 32 bytes')
  })
})
