import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { weaknesses } from './mistakes.ts'
import { passwordStrength, seemsEnough, shortestPassword } from './passwordStrength.ts'
import style from './StrengthBar.module.css'

const labels = [
  'accounts.strength.risky',
  'accounts.strength.guessable',
  'accounts.strength.weak',
  'accounts.strength.safe',
  'accounts.strength.secure',
] as const satisfies readonly MessageId[]

export interface StrengthBarProps {
  password: string
  /** Why the server would not take it, as far as it was asked. */
  weakness: string | null
  /** The field says already that the server did not take it, and why. */
  isRefused?: boolean
}

/** The score of what can be guessed, however many kinds of characters it has. */
const guessableScore = 1

/** How strong a password is while it is typed: a bar of four parts and its word. Before that, what is asked of it; after
 *  it, why it is guessed all the same. */
export function StrengthBar({ password, weakness, isRefused = false }: StrengthBarProps) {
  const reckoned = passwordStrength(password)
  // What is refused is never called safe: both say what the server's one rule says.
  const score = weakness === null && !isRefused ? reckoned : Math.min(guessableScore, reckoned)
  const text = weakness === null || isRefused ? undefined : (weaknesses[weakness] ?? 'accounts.mistake.passwordTooWeak')
  return (
    <div className={style.strength} data-score={password === '' ? undefined : score}>
      <div className={style.bar} aria-hidden="true">
        {[1, 2, 3, 4].map(part => (
          <span key={part} data-on={(password !== '' && part <= Math.max(1, score)) || undefined} />
        ))}
      </div>
      <div aria-live="polite">
        {password !== '' && (
          <strong className={style.word}>
            <FormattedMessage id={labels[score] ?? labels[0]} />
          </strong>
        )}{' '}
        {text !== undefined && <FormattedMessage id={text} />}
        {!isRefused && !seemsEnough(password) && (
          <FormattedMessage id="accounts.password.hint" values={{ count: shortestPassword }} />
        )}
      </div>
    </div>
  )
}
