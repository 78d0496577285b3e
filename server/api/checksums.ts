/** The polynomial of CRC-32 (RFC 1952), its bits reversed: the highest bit stands for x to the power of 0. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** The product of two polynomials modulo CRC-32's own. */
function product(a: number, b: number): number {
  let sum = 0
  let shifted = b
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) {
      sum ^= shifted
      if ((a & (bit - 1)) === 0) break
    }
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return sum >>> 0
}

/** What appending `length` bytes does to the CRC-32 of what stands before them, for `joinedChecksum`. */
export function checksumShift(length: number): number {
  let shift = ONE
  // x to the power of 8: one byte.
  let power = 0x00800000
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(power, shift)
    power = product(power, power)
  }
  return shift
}

/** The CRC-32 of two texts, one after the other, from those of both and `shift`, the `checksumShift` of the second. */
export const joinedChecksum = (first: number, second: number, shift: number): number =>
  (product(shift, first) ^ second) >>> 0
