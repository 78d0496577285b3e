import { createHash } from 'node:crypto'

/** No answer is longer, in characters. */
const longestAnswer = 40

/** Whether the SHA-256 of `challenge:answer` (UTF-8) begins with so many zero bits. The client searches for an answer by
 *  the same rule. */
export function provesWork(challenge: string, answer: string, bits: number): boolean {
  if (answer.length > longestAnswer) return false
  const hash = createHash('sha256').update(`${challenge}:${answer}`).digest()
  // No proof asks for more than 32 bits.
  return Math.clz32(hash.readUInt32BE(0)) >= bits
}

/** An answer to a challenge, found by trying; for tests and trials. */
export function provedWork(challenge: string, bits: number): string {
  for (let tried = 0; ; tried += 1) if (provesWork(challenge, String(tried), bits)) return String(tried)
}
