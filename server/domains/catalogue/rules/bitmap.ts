/** A set of small whole numbers, as bits: bit 0 is the first one of the first byte. Sets are not changed; what is worked
 *  out of them is a new one. */
export class Bitmap {
  readonly #bytes: Uint8Array

  /** Takes over the bytes; a multiple of four. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
  }

  static readonly empty = new Bitmap(new Uint8Array(0))

  static of(members: readonly number[]): Bitmap {
    const bytes = new Uint8Array(((Math.max(-1, ...members) >> 5) + 1) * 4)
    for (const member of members) bytes[member >> 3]! |= 0x80 >> (member & 7)
    return new Bitmap(bytes)
  }

  /** Members of both. */
  and(other: Bitmap): Bitmap {
    const [short, long] = this.#bytes.length <= other.#bytes.length ? [this, other] : [other, this]
    return short.#combined(long, (a, b) => a & b)
  }

  /** Members of either. */
  or(other: Bitmap): Bitmap {
    const [long, short] = this.#bytes.length >= other.#bytes.length ? [this, other] : [other, this]
    return short.#bytes.length === 0 ? long : long.#combined(short, (a, b) => a | b)
  }

  /** Members that the other does not have. */
  without(other: Bitmap): Bitmap {
    return other.#bytes.length === 0 ? this : this.#combined(other, (a, b) => a & ~b)
  }

  /** As long as this one; the other counts as empty where it ends. */
  #combined(other: Bitmap, combine: (a: number, b: number) => number): Bitmap {
    const [a, b] = [words(this.#bytes), words(other.#bytes)]
    const result = new Uint32Array(a.length)
    const common = Math.min(a.length, b.length)
    for (let i = 0; i < common; i += 1) result[i] = combine(a[i]!, b[i]!)
    for (let i = common; i < a.length; i += 1) result[i] = combine(a[i]!, 0)
    return new Bitmap(new Uint8Array(result.buffer))
  }

  /** How many members there are. */
  get size(): number {
    let size = 0
    for (const word of words(this.#bytes)) {
      let bits = word - ((word >>> 1) & 0x55555555)
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
      size += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
    }
    return size
  }

  get isEmpty(): boolean {
    return words(this.#bytes).every(word => word === 0)
  }

  /** The members, rising. */
  members(): number[] {
    const members: number[] = []
    for (const [index, byte] of this.#bytes.entries()) {
      if (byte === 0) continue
      for (let bit = 0; bit < 8; bit += 1) if (byte & (0x80 >> bit)) members.push(index * 8 + bit)
    }
    return members
  }

  /** Bytes of the bits, which reach as far as the set was given. */
  get bytes(): Uint8Array {
    return this.#bytes
  }
}

/** The bytes in fours: what is worked out is the same in each. */
const words = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)

/** Of `among`, those whose number is at least or at most a bound. `digits`: members by the binary digits of their numbers
 *  that are 1, the lowest first. */
export function withNumber(
  among: Bitmap,
  digits: readonly Bitmap[],
  comparison: 'atLeast' | 'atMost',
  bound: number,
): Bitmap {
  const isBelowAll = bound < 0
  if (isBelowAll || bound >= 2 ** digits.length) {
    return isBelowAll === (comparison === 'atLeast') ? among : Bitmap.empty
  }
  let beyond = Bitmap.empty
  let equal = among
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const ones = digits[place]!
    if (Math.floor(bound / 2 ** place) % 2 === 1) {
      if (comparison === 'atMost') beyond = beyond.or(equal.without(ones))
      equal = equal.and(ones)
    } else {
      if (comparison === 'atLeast') beyond = beyond.or(equal.and(ones))
      equal = equal.without(ones)
    }
  }
  return beyond.or(equal)
}

/** The lowest and the highest number of the members of a set that is not empty; `digits` as above. */
export function numberEdges(among: Bitmap, digits: readonly Bitmap[]): { lowest: number; highest: number } {
  let [low, high] = [among, among]
  let [lowest, highest] = [0, 0]
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const zeros = low.without(digits[place]!)
    if (zeros.isEmpty) lowest += 2 ** place
    else low = zeros
    const ones = high.and(digits[place]!)
    if (ones.isEmpty) continue
    highest += 2 ** place
    high = ones
  }
  return { lowest, highest }
}

/** The members with the lowest (or highest) numbers: `sure`, fewer than `wanted`, and `ties`, all those with `number`, of
 *  which the rest are taken by another order. Of a set with no more than `wanted` members all are sure. */
export function firstByNumber(
  among: Bitmap,
  digits: readonly Bitmap[],
  direction: 'asc' | 'desc',
  wanted: number,
): { sure: Bitmap; ties: Bitmap; number: number } {
  if (among.size <= wanted) return { sure: among, ties: Bitmap.empty, number: 0 }
  let sure = Bitmap.empty
  let missing = wanted
  let ties = among
  let number = 0
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const ones = ties.and(digits[place]!)
    const zeros = ties.without(digits[place]!)
    const [better, worse] = direction === 'asc' ? [zeros, ones] : [ones, zeros]
    const isEnough = better.size >= missing
    if (!isEnough) {
      sure = sure.or(better)
      missing -= better.size
    }
    ties = isEnough ? better : worse
    if (ties === ones) number += 2 ** place
  }
  return { sure, ties, number }
}
