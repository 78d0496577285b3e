import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksumShift, joinedChecksum } from './checksums.ts'

test('the sum of two texts comes from their own', () => {
  // CRC-32 of "123456789", the check value of the catalogue of CRCs.
  expect(joinedChecksum(crc32('12345'), crc32('6789'), checksumShift(4))).toBe(0xcbf43926)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.uint8Array({ maxLength: 400 }), (first, second) => {
      const joined = joinedChecksum(crc32(first), crc32(second), checksumShift(second.length))
      expect(joined).toBe(crc32(Buffer.concat([first, second])))
    }),
  )
})

test('also of long ones', () => {
  const long = Buffer.alloc(300_001, 'Trikot')
  expect(joinedChecksum(crc32('a'), crc32(long), checksumShift(long.length))).toBe(
    crc32(Buffer.concat([Buffer.from('a'), long])),
  )
})
