/** The names of the scores 0 to 4. Source: platform.md 5. */
export const strengthLabels = ['risky', 'guessable', 'weak', 'safe', 'secure'] as const

/** Lengths that count. Source: platform.md 9. */
const thresholds = { computed: 4, long: 8, longer: 12, longest: 20 }

/**
 * How strong a password is, 0 (risky) to 4 (secure): a point each for more than 8 characters, more than 12 and more
 * than 20 without one that stands five times in a row, letters of both cases, letters and digits, a special character;
 * more than four points are 4. Up to four characters are 0. Characters are code points of Unicode NFC; special is
 * whatever is no letter, mark, digit or white space. The client reckons the same for its bar, and a test holds the two
 * together. Source: platform.md 5 and 9.
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
  return Math.min(strengthLabels.length - 1, points.filter(Boolean).length)
}
