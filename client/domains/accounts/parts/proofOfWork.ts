/** What the server asks for where much failed at an address. */
export interface WorkToProve {
  readonly challenge: string
  /** Leading zero bits of the hash. */
  readonly difficulty: number
}

/** How long the page does nothing else at a time, and for how long it looks at the clock no more often than this. */
const sliceMilliseconds = 12
const triesBetweenLooks = 256

/**
 * An answer so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits, found by trying. It takes a
 * fraction of a second to some seconds, in slices between which the page lives on. Reckoned here, for the browser's own
 * hashing is there over https alone and slower for so many short texts.
 */
export async function proveWork({ challenge, difficulty }: WorkToProve): Promise<string> {
  const begun = new TextEncoder().encode(`${challenge}:`)
  for (let tried = 0; ; ) {
    const until = performance.now() + sliceMilliseconds
    while (performance.now() < until) {
      for (const end = tried + triesBetweenLooks; tried < end; tried += 1) {
        if (Math.clz32(firstWordOfHash(begun, String(tried))) >= difficulty) return String(tried)
      }
    }
    await nextTask()
  }
}

/** Lets the page do what waits; not by a timer, which tabs in the background are given once a second. */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) {
    if (found.every(prime => number % prime !== 0)) found.push(number)
  }
  return found
}
/** The first 32 bits of a number's fraction. */
const fraction = (number: number): number => Math.floor((number - Math.floor(number)) * 2 ** 32) | 0

// FIPS 180-4: fractions of square roots and cube roots of the first primes.
const initial = primes(8).map(prime => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes(64), prime => fraction(Math.cbrt(prime)))

const blockBytes = 64
const words = new Int32Array(64)
const state = new Int32Array(8)

/** The first 32 bits of the SHA-256 (FIPS 180-4) of `begun` and then ASCII `end`. */
export function firstWordOfHash(begun: Uint8Array, end: string): number {
  const length = begun.length + end.length
  // A one bit and the length in 64 bits come after the text.
  const bytes = new Uint8Array(Math.ceil((length + 9) / blockBytes) * blockBytes)
  bytes.set(begun)
  for (let at = 0; at < end.length; at += 1) bytes[begun.length + at] = end.charCodeAt(at)
  bytes[length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, length * 8)
  state.set(initial)
  for (let block = 0; block < bytes.length; block += blockBytes) mix(view, block)
  return state[0]!
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function mix(view: DataView, block: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4)
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15]!, words[at - 2]!]
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + small + words[at - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at += 1) {
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + sumE + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!) | 0
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = state[at]! + word
}
