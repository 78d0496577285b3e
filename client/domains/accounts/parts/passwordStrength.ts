/** Lengths that count. Source: platform.md 9. */
const thresholds = { computed: 4, long: 8, longer: 12, longest: 20 }

/** A new password has at least so many characters and this score. The server refuses what has less. */
export const shortestPassword = 8
export const leastStrength = 2

/** Whether a password has the length and score that are asked for; the server knows more words that are guessed. */
export const seemsEnough = (password: string): boolean =>
  passwordStrength(password) >= leastStrength && [...password].length >= shortestPassword

/**
 * How strong a password is, 0 (risky) to 4 (secure), reckoned at each key without asking the server. The server's rule
 * of the same name says how; a test holds the two together. Source: platform.md 5 and 9.
 */
export function passwordStrength(password: string): number {
  const text = password.normalize('NFC')
  const { length } = [...text]
  if (length <= thresholds.computed) return 0
  const isRepeating = /(.)\1{4}/su.test(text)
  const points = [
    length > thresholds.long,
    length > thresholds.longer && !isRepeating,
    length > thresholds.longest && !isRepeating,
    /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text),
    /\p{L}/u.test(text) && /\p{Nd}/u.test(text),
    /[^\p{L}\p{M}\p{Nd}\s]/u.test(text),
  ]
  return Math.min(4, points.filter(Boolean).length)
}
