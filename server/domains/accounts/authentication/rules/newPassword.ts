import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { longestPassword } from '../hashing/passwords.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { passwordStrength, strengthLabels } from './passwordStrength.ts'

/** A new password has at least so many characters (NIST SP 800-63B) and this score, which is called weak: a long one
 *  of small letters alone reaches it, a short one needs two kinds of characters more. */
export const shortestPassword = 8
export const leastStrength = 2

/** Why a password cannot be taken. */
export const passwordWeaknesses = ['short', 'long', 'weak', 'common', 'own'] as const
type Weakness = (typeof passwordWeaknesses)[number]

/** Words of the person's own of fewer characters say too little to be a reason. */
const shortestOwnWord = 3

/**
 * Why a new password cannot be taken (PASSWORD_TOO_WEAK, with `reason`): fewer than 8 characters (`short`), more than
 * 200 (`long`), weaker than 2 (`weak`), a common one (`common`), or hardly more than words that others know of the
 * person and the place (`own`): name, company, e-mail address, the shop's name. PASSWORDS_DIFFER where a repetition is given that differs.
 */
export function newPasswordRefusals(
  input: { readonly password: string; readonly passwordRepeat?: string | null },
  ownWords: readonly (string | null)[],
): Refusal[] {
  const { password, passwordRepeat } = input
  const reason = weakness(password, ownWords)
  const refusals: Refusal[] = []
  if (reason !== null) {
    const details = { reason, shortest: shortestPassword, longest: longestPassword }
    refusals.push(refusal('PASSWORD_TOO_WEAK', ['password'], weaknesses[reason], details))
  }
  if (typeof passwordRepeat === 'string' && passwordRepeat.normalize('NFC') !== password.normalize('NFC')) {
    refusals.push(refusal('PASSWORDS_DIFFER', ['passwordRepeat'], 'The two passwords differ.'))
  }
  return refusals
}

const weaknesses = {
  short: `A password has at least ${shortestPassword} characters.`,
  long: `A password has at most ${longestPassword} characters.`,
  weak: 'This password is too easy to guess.',
  common: 'This password is one of those that are tried first.',
  own: 'This password can be guessed by whoever knows you or the shop.',
} as const satisfies Record<Weakness, string>

function weakness(password: string, ownWords: readonly (string | null)[]): Weakness | null {
  const text = password.normalize('NFC')
  if (password.length > longestPassword) return 'long'
  if ([...text].length < shortestPassword) return 'short'
  if (passwordStrength(text) < leastStrength) return 'weak'
  if (isCommonPassword(text)) return 'common'
  const rest = withoutWords(text, ownWords)
  // What is left has to be a password by itself: `-und-1` is none, though it has signs of three kinds.
  const isLeftWeak = rest !== text && [...rest].length < shortestPassword
  return isLeftWeak || passwordStrength(rest) < leastStrength ? 'own' : null
}

/** What is left of a password once the person's own words are taken out of it. */
function withoutWords(password: string, ownWords: readonly (string | null)[]): string {
  const words = ownWords
    .flatMap(word => [word ?? '', ...(word ?? '').split(/[^\p{L}\p{N}]+/u)])
    .map(word => word.normalize('NFC').toLowerCase())
    .filter(word => word.length >= shortestOwnWord)
  let rest = password
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    for (let at = rest.toLowerCase().indexOf(word); at >= 0; at = rest.toLowerCase().indexOf(word)) {
      rest = rest.slice(0, at) + rest.slice(at + word.length)
    }
  }
  return rest
}

/** The score and label of a password, and why it would not be taken as a new one (null: it would). Longer ones than are looked at have
 *  the score of their beginning. */
export function checkPasswordStrength(password: string, ownWords: readonly (string | null)[]) {
  const score = passwordStrength(password.slice(0, longestPassword))
  return { score, label: strengthLabels[score]!, reason: weakness(password, ownWords) }
}
